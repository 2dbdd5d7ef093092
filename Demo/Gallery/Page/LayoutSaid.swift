#if !canImport(UIKit)
import Foundation

/// What the layout said at some offsets of every recording, for holding the page against it.
///
/// It is written beside the page and not into it, so that the page cannot know the answers.
struct LayoutSaid: Encodable {
  struct Moment: Encodable {
    var scene: String
    /// The recording's place in its scene.
    var recording: Int
    /// Content offset along the scroll axis, points.
    var offset: Double
    /// By element (`header-2-0`): x, y, width and height in content coordinates, and z index.
    var elements: [String: [Double]]
  }

  var moments: [Moment]
  /// Of states of the playground; nil where the page has none.
  var playground: [PlaySaid]?

  init(_ scenes: [SceneRecord], playground: [PlaySaid]? = nil) {
    self.playground = playground
    moments = scenes.flatMap { scene in
      scene.recordings.enumerated().flatMap { index, recording in
        recording.checks.map { check in
          Moment(
            scene: scene.id, recording: index, offset: check.offset, elements: check.elements)
        }
      }
    }
  }

  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(self)
  }
}
#endif
