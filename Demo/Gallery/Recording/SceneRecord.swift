#if !canImport(UIKit)
/// A scene as the page gets it.
struct SceneRecord: Encodable {
  struct Content: Encodable {
    var sections: [String] = []
    /// Titles by the number of the work.
    var works: [String] = []
  }

  /// A change of the data and what the layout said about it.
  struct Step: Encodable {
    /// One number a control: the choice this was recorded for.
    var choice: [Int]
    /// What the button says; nil when scrolling sets it off.
    var label: String?
    /// Where it was recorded, and where it left the content; points.
    var at: Double
    var offset: Double
    /// The recording that holds afterwards.
    var to: Int
    var appear: [String: Ghost] = [:]
    var disappear: [String: Ghost] = [:]
  }

  /// The lines of a view controller that matter, and its whole file.
  struct Code: Encodable {
    var lines: String
    var text: String

    init(_ code: PlayCode) {
      (lines, text) = (code.lines, code.text)
    }
  }

  /// Where something that comes starts, or something that goes ends.
  struct Ghost: Encodable, Equatable {
    var frame: [Double]
    var alpha: Double
  }

  /// Where turning the screen leaves the content: the offset after it for one every 40 points before
  /// it, from the start on.
  struct Turn: Encodable {
    var from: Int
    var to: Int
    var offsets: [Double]
  }

  var id: String
  var title: String
  var about: String
  var pulls: Bool
  /// Points from the first offset of each recording.
  var start = 0.0
  var showsTitles = false
  /// The state of the playground that it is, or comes near to.
  var link: String?
  /// What the playground adds to it.
  var alone = ""
  /// Whether the engine shows it in the page; then nothing is recorded.
  var isLive = false
  var controls: [Scene.Control]
  var screens: [String]
  var content = Content()
  /// For each choice (the last control changes fastest) one for each screen, then those that steps
  /// lead to.
  var recordings: [Recording] = []
  /// The view controller that makes each recording.
  var codes: [Code] = []
  var steps: [Step] = []
  var turns: [Turn] = []
}
#endif
