#if !canImport(UIKit)
// Models whether an element is visible in a rectangle. For shared edges, `CGRect.intersects`
// differs between platforms, and it stops the program if a number isn't finite.
// Source: facts 10.14, 12.11, and 13.16.
import Foundation

extension CGRect {
  /// Returns whether the rectangles share more than an edge or, with `touching`, at least a point.
  ///
  /// A rectangle without an extent is at its position: it intersects if it's inside the other one
  /// and, under one interpretation, at the other one's origin.
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
