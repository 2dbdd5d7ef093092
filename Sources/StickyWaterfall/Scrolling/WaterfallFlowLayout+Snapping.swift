import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Where scrolling comes to rest that would end at `proposed`, by `scrollSnapping`.
  ///
  /// UIKit has projected from the velocity where it would end already.
  func restingOffset(near proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let target = SnapTarget(scrollSnapping), let collectionView, environment != nil,
      let range = scrollRange(viewSize: collectionView.bounds.size),
      let widest = widestScrollRange(viewSize: collectionView.bounds.size)
    else { return proposed }
    let (end, speed) = (axes.main(proposed), axes.main(velocity))
    // Who scrolls to an end rests there: else what lies before the first candidate, or after the
    // last one, could not be looked at.
    if speed <= 0 && end <= range.lowerBound || speed >= 0 && end >= range.upperBound {
      return axes.point(main: end.clamped(to: widest), cross: axes.cross(proposed))
    }
    let (grid, insets) = (axes.grid, visibleInsets)
    let rules = SnapRules(
      target: target, startInset: grid.length(insets.start), endInset: grid.length(insets.end),
      viewExtent: grid.length(axes.main(collectionView.bounds.size)),
      offsets: LengthRange(
        start: grid.length(range.lowerBound), end: grid.length(range.upperBound)),
      pins: pinRules)
    let found = waterfall.restingOffset(
      near: grid.length(end), released: grid.length(axes.main(collectionView.contentOffset)),
      direction: speed > 0 ? .forward : speed < 0 ? .backward : .nearest, rules: rules)
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
