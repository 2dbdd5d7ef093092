#if !canImport(UIKit)
// Models how UIKit decides whether a rectangle contains a part of an element.
// `CGRect.intersects(_:)` isn't suitable: platforms disagree about rectangles that share only an
// edge, and it stops the program if a value isn't finite.
// Source: facts 10.14, 12.11, and 13.16.
import Foundation

extension CGRect {
  /// Returns whether the rectangles overlap.
  ///
  /// If `touching` is `true`, one shared point is enough, for example on a common edge.
  ///
  /// Otherwise, the rectangles must share more than an edge. A rectangle without width overlaps
  /// another one if it's between the left and right edges of the other one. If it's exactly at the
  /// left edge, `LayoutReadings.emptyFramesMeetAtTheirOrigin` determines whether the two overlap.
  /// The same applies to a rectangle without height.
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
