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
    /// The title of the step's button.
    var label: String
    /// The content offset before and after the change, in points.
    var at: Double
    var offset: Double
    /// The index of the moment after the change.
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
  var point: [String] = []
  /// The initial scroll distance, in points.
  var start = 0.0
  var controls: [Scene.Control]
  var content = Content()
  /// Different recordings, and the index of each moment's recording.
  ///
  /// The moments are all choices, with the last control changing first, and then all steps.
  private(set) var recordings: [Recording] = []
  private(set) var moments: [Int] = []
  /// The view controllers' code, and the index of each moment's code.
  private(set) var codes: [Code] = []
  private(set) var codeIndices: [Int] = []
  var steps: [Step] = []

  mutating func append(_ recording: Recording, _ code: PlayCode) {
    moments.append(recordings.firstIndex(of: recording) ?? recordings.count)
    if moments.last == recordings.count { recordings.append(recording) }
    let code = Code(code)
    codeIndices.append(codes.firstIndex(of: code) ?? codes.count)
    if codeIndices.last == codes.count { codes.append(code) }
  }
}
#endif
