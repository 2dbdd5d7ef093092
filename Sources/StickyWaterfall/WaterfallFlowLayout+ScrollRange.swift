import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// What the visible stretch is short of the bounds, in points: below bars, above toolbars.
  ///
  /// A refreshing control adds its height to the content inset; pins stop at the inset without it,
  /// or a stuck header would hang in mid-air when the content is scrolled under it.
  var visibleInsets: (start: CGFloat, end: CGFloat) {
    guard let collectionView else { return (0, 0) }
    let inset = axes.mainInsets(collectionView.adjustedContentInset)
    return (inset.start - (axes.isHorizontal ? 0 : collectionView.refreshingExtent), inset.end)
  }

  /// What is visible now; nil before there is a collection view.
  var currentViewport: Viewport? { collectionView.map { viewport(for: $0.bounds) } }

  /// What is visible with these bounds.
  func viewport(for bounds: CGRect) -> Viewport {
    let insets = visibleInsets
    let start = axes.main(bounds.origin)
    return Viewport(
      visible: LengthRange(
        start: axes.grid.length(start + insets.start),
        end: axes.grid.length(start + axes.main(bounds.size) - insets.end)))
  }

  /// The offset along scrolling nearest to this one at which nothing bounces, in points.
  func clampedOffset(_ offset: CGFloat, viewSize size: CGSize) -> CGFloat {
    guard let range = restingOffsets(viewSize: size) else { return offset }
    return min(max(offset, range.lowerBound), range.upperBound)
  }

  /// The offsets along scrolling at which nothing bounces, in points; nil before there is a view.
  func restingOffsets(viewSize size: CGSize) -> ClosedRange<CGFloat>? {
    guard let collectionView else { return nil }
    let inset = axes.mainInsets(collectionView.adjustedContentInset)
    let last = axes.grid.points(waterfall.mainExtent) + inset.end - axes.main(size)
    return -inset.start...max(last, -inset.start)
  }
}
