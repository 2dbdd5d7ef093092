import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Returns the offset at which scrolling comes to rest near a proposed offset, by
  /// `scrollSnapping`.
  ///
  /// UIKit has already computed the proposed offset from the velocity.
  func restingOffset(near proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let target = SnapTarget(scrollSnapping), environment != nil, let range = scrollRange()
    else { return proposed }
    let (end, speed) = (axes.main(proposed), axes.main(velocity))
    // Who scrolls to an end rests there: else what lies before the first candidate, or after the
    // last one, could not be looked at.
    let endsAtStart = end <= range.lowerBound || isSameOffset(end, range.lowerBound)
    let endsAtEnd = end >= range.upperBound || isSameOffset(end, range.upperBound)
    if speed <= 0 && endsAtStart || speed >= 0 && endsAtEnd {
      return axes.point(main: end.clamped(to: range), cross: axes.cross(proposed))
    }
    let (grid, insets) = (axes.grid, visibleInsets)
    let (startInset, endInset) = (grid.length(insets.start), grid.length(insets.end))
    var rules = SnapRules()
    rules.target = target
    rules.startInset = startInset
    rules.visibleExtent = grid.length(axes.main(viewBounds.size)) - startInset - endInset
    rules.offsets = LengthRange(
      start: grid.length(range.lowerBound), end: grid.length(range.upperBound))
    rules.pins = pinRules
    let direction: SnapDirection = speed > 0 ? .forward : speed < 0 ? .backward : .nearest
    // The place at which it rested does not lie behind, wherever its offset was rounded to.
    let rounding = PixelGrid.lengthsPerPixel - 1
    let released =
      grid.length(axes.main(viewBounds.origin))
      + (direction == .forward ? -rounding : rounding)
    let found = waterfall.restingOffset(
      near: grid.length(end), released: released, direction: direction, rules: rules)
    let offset = found.map { CGFloat(grid.points($0)) } ?? end
    return axes.point(main: offset.clamped(to: range), cross: axes.cross(proposed))
  }
}

extension SnapTarget {
  /// Nil where scrolling rests wherever it ends.
  fileprivate init?(_ snapping: WaterfallFlowLayout.ScrollSnapping) {
    switch snapping {
    case .none: return nil
    case .item: self = .itemStart
    case .itemCenter: self = .itemCenter
    case .section: self = .sectionStart
    }
  }
}
