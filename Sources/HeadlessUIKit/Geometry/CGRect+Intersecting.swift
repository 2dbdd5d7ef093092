#if !canImport(UIKit)
// Modelled: whether an element shows in a rectangle. `CGRect.intersects` says one of shared edges on
// some platforms and the other on others, and stops the program where a number is not finite.
// Source: facts 10.14, 12.11, 13.16.
import Foundation

extension CGRect {
  /// Whether the two share more than an edge or, with `touching`, a point.
  ///
  /// What has no extent counts where it is: inside and, under one reading, at the origin of the other.
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
