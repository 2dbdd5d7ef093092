#if !canImport(UIKit)
import Foundation

/// Everything the page needs to show one screen as the layout laid it out.
struct Recording: Encodable {
  /// A header, footer or background.
  struct Extra: Encodable {
    var kind: String
    var section: Int
    /// Where it is at the start: x, y, width and height.
    var frame: [Double]
    var zIndex: Int
    /// How it moves, a row for each stretch: the offset from which on it holds, whether it is still on
    /// the screen (1), where, its z index, and whether it is pinned (1).
    var track: [[Double]]
  }

  /// The axis along which it scrolls, `x` or `y`.
  var axis = "y"
  /// Width and height, points.
  var viewport: [Double] = []
  var content: [Double] = []
  /// What a navigation bar covers at the top, points.
  var top = 0.0
  /// The first and the last offset of scrolling, points.
  var range: [Double] = []
  /// True when the recording stops before the end of a very long content.
  var isCut = false
  /// Recorded items of each section, and all there are.
  var counts: [Int] = []
  var totals: [Int] = []
  /// Which work each item shows, in item order.
  var works: [Int] = []
  /// x, y, width and height of each item, one after another.
  var frames: [Double] = []
  var extras: [Extra] = []
}

extension CGRect {
  /// x, y, width and height to a hundredth of a point, which keeps the page small.
  var sides: [Double] { [minX, minY, width, height].map { Double($0).hundredths } }
}

extension Double {
  /// The nearest hundredth.
  var hundredths: Double { (self * 100).rounded() / 100 }
}
#endif
