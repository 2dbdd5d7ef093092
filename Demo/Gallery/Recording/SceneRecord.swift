#if !canImport(UIKit)
/// A recorded scene, as the page reads it.
struct SceneRecord: Encodable {
  struct Content: Encodable {
    var sections: [String] = []
    /// The titles by work.
    var works: [String] = []
  }

  /// A recorded change of the data.
  struct Step: Encodable {
    /// The choice of each control.
    var choice: [Int]
    /// The title of the step's button, or `nil` if scrolling starts the step.
    var label: String?
    /// The content offset before and after the change, in points.
    var at: Double
    var offset: Double
    /// The index of the recording after the change.
    var to: Int
    var appear: [String: Ghost] = [:]
    var disappear: [String: Ghost] = [:]
  }

  /// The important lines of a view controller, and its whole file.
  struct Code: Encodable, Equatable {
    var lines: String
    var text: String

    init(_ code: PlayCode) {
      (lines, text) = (code.lines, code.text)
    }
  }

  /// The initial attributes of an inserted element, or the final ones of a deleted element.
  struct Ghost: Encodable, Equatable {
    var frame: [Double]
    var alpha: Double
  }

  var id: String
  var title: String
  var about: String
  /// The initial scroll distance, in points.
  var start = 0.0
  var showsTitles = false
  var controls: [Scene.Control]
  var content = Content()
  /// The recordings of all choices, with the last control changing first, and then of all steps.
  private(set) var recordings: [Recording] = []
  /// The view controllers' code, and the index of each recording's code.
  private(set) var codes: [Code] = []
  private(set) var codeIndices: [Int] = []
  var steps: [Step] = []

  mutating func append(_ recording: Recording, _ code: PlayCode) {
    recordings.append(recording)
    let code = Code(code)
    codeIndices.append(codes.firstIndex(of: code) ?? codes.count)
    if codeIndices.last == codes.count { codes.append(code) }
  }
}
#endif
