#if !canImport(UIKit)
import Foundation

/// The frames of one screen, as the layout returned them.
struct Recording: Encodable, Equatable {
  /// A header, footer, or background.
  struct Extra: Encodable, Equatable {
    var kind: String
    var section: Int
    /// The frame at the first offset: x, y, width, and height.
    var frame: [Double]
    /// The position at the last offset, up to which a header or footer stays at its edge.
    var last: Double
    /// The z indexes at the first and the last offset.
    var z: [Int]
    /// The distance from the start of the screen at which a header or footer pins, or `nil` if it
    /// pins at an edge of the screen.
    var edge: Double?
  }

  /// The scroll axis, `x` or `y`.
  var axis = "y"
  /// The width and height, in points.
  var viewport: [Double] = []
  /// The height of the navigation bar, in points.
  var top = 0.0
  /// The height of the keyboard, in points, or `nil` if there is none.
  var bottom: Double?
  /// The first and the last content offset, in points.
  var range: [Double] = []
  /// The numbers of recorded items and of all items in each section.
  var counts: [Int] = []
  var totals: [Int] = []
  /// The work of each item.
  var works: [Int] = []
  /// The frames of the items, four numbers each.
  var frames: [Double] = []
  var extras: [Extra] = []
  /// The insets, the spacings, and the inset of titles, or `nil` for a scene.
  var margins: [Int]?
  /// Where the items of each section start and end along the scroll axis, or `nil` for a scene.
  var itemRanges: [[Double]]?
  /// The resting offsets, or `nil` if the screen comes to rest at any offset.
  var rests: [Double]?
}

extension CGRect {
  /// The frame in hundredths of a point, which keeps the page small.
  var sides: [Double] { [minX, minY, width, height].map { Double($0).hundredths } }
}

extension Double {
  /// The nearest hundredth.
  var hundredths: Double { (self * 100).rounded() / 100 }
}
#endif
