#if !canImport(UIKit)
// Models UIKit's test whether an element is inside a queried rectangle.
// `CGRect.intersects(_:)` can't be used for this test. For rectangles that share only an edge, its
// result depends on the platform. On Linux, it stops the program if a value is NaN.
// Source: facts 10.14, 12.11, and 13.16.
import Foundation

extension CGRect {
  /// Returns whether the rectangles overlap.
  ///
  /// If `touching` is `true`, a common edge or corner is enough.
  ///
  /// If `touching` is `false`, a rectangle without width overlaps another rectangle if it's
  /// strictly between the left and right edges. At the left edge,
  /// `LayoutReadings.emptyFramesMeetAtTheirOrigin` determines the result. The same applies to a
  /// rectangle without height.
  @MainActor
  func intersects(_ other: CGRect, touching: Bool) -> Bool {
    let atOrigin = LayoutReadings.emptyFramesMeetAtTheirOrigin
    func meet(_ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat) -> Bool
    {
      if touching { return start <= otherEnd && otherStart <= end }
      let sharesOrigin = start == otherStart && (start == end || otherStart == otherEnd)
      return start < otherEnd && otherStart < end || atOrigin && sharesOrigin
    }
    return meet(minX, maxX, other.minX, other.maxX) && meet(minY, maxY, other.minY, other.maxY)
  }
}
#endif
