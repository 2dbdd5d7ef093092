#if !canImport(UIKit)
// This file models how UIKit decides whether an element is in a queried rectangle.
// This file doesn't use `CGRect.intersects(_:)`. If two rectangles share only an edge, the result
// of that method depends on the platform. On Linux, that method stops the program if a value is
// NaN.
// Source: facts 10.14, 12.11, and 13.16. The facts are in `UIKitFacts.md`.
import Foundation

extension CGRect {
  /// Returns whether the rectangles overlap.
  ///
  /// If `touching` is `true`, rectangles with only a common edge or corner also overlap.
  ///
  /// If `touching` is `false`, a rectangle of width 0 overlaps another rectangle only in two cases:
  /// - Its x position is between the left and right edges of the other rectangle.
  /// - Its x position is the left edge of the other rectangle, and
  ///   `LayoutReadings.emptyFramesMeetAtTheirOrigin` is `true`.
  ///
  /// The same rules apply to the y position of a rectangle of height 0.
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
