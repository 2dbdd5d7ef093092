import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// What the visible stretch is short of the bounds, in points: below bars, above toolbars.
  ///
  /// A refreshing control adds its height to the content inset; pins stop at the inset without it,
  /// or a stuck header would hang in mid-air when the content is scrolled under it.
  var visibleInsets: (start: CGFloat, end: CGFloat) {
    let inset = mainInsets
    let refreshingExtent = axes.isHorizontal ? 0 : collectionView?.refreshingExtent ?? 0
    return (inset.start - refreshingExtent, inset.end)
  }

  /// The adjusted content inset along scrolling, in points, before the content and after it.
  ///
  /// If the collection view mirrors content that scrolls horizontally, the content starts on the right.
  /// No document says whether the content insets swap their sides too (facts 4.9). They stay on the
  /// sides that they name here.
  private var mainInsets: (start: CGFloat, end: CGFloat) {
    guard let collectionView else { return (0, 0) }
    let inset = axes.mainInsets(collectionView.adjustedContentInset)
    let isMirrored =
      flipsHorizontallyInOppositeLayoutDirection
      && collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    return axes.isHorizontal && isMirrored ? (inset.end, inset.start) : inset
  }

  /// Whether UIKit has moved the content since the current `super.invalidateLayout(with:)` began.
  var hasMovedInInvalidation: Bool {
    collectionView != nil && collectionView?.contentOffset != offsetBeforeInvalidation
  }

  /// The bounds of the collection view; empty without one.
  var viewBounds: CGRect { collectionView?.bounds ?? .zero }

  /// The range that is visible now.
  ///
  /// Without a collection view, as in an interactive transition, what was visible
  /// last, and in a pass that reads attributes for other bounds, what those show.
  var currentViewport: LengthRange {
    let last = collectionView == nil || shown.isBehind ? shown.viewport : nil
    return last ?? viewport(for: viewBounds)
  }

  /// What is visible with these bounds.
  func viewport(for bounds: CGRect) -> LengthRange {
    let end = axes.main(bounds.origin) + axes.main(bounds.size) - visibleInsets.end
    return LengthRange(
      start: axes.grid.length(visibleStart(for: bounds)), end: axes.grid.length(end))
  }

  /// Where what is visible with these bounds starts, in points.
  func visibleStart(for bounds: CGRect) -> CGFloat {
    axes.main(bounds.origin) + visibleInsets.start
  }

  /// Whether two offsets, in points, are the same to the scroll view: less than a device pixel apart.
  ///
  /// It rounds the offsets that it is given to device pixels, so that it never rests exactly at a
  /// computed one (facts 12.1).
  func isSameOffset(_ first: CGFloat, _ second: CGFloat) -> Bool {
    abs(axes.grid.length(first - second)) < PixelGrid.lengthsPerPixel
  }

  /// The offsets along scrolling at which nothing bounces, in points, for content of this extent, or the
  /// present one; `nil` before there is a view.
  func scrollRange(mainExtent: Length? = nil) -> ClosedRange<CGFloat>? {
    guard collectionView != nil else { return nil }
    let inset = mainInsets
    let extent = axes.grid.points(mainExtent ?? waterfall.mainExtent)
    let last = extent + inset.end - axes.main(viewBounds.size)
    return -inset.start...max(last, -inset.start)
  }

  /// How long content must be, in points, for an offset to be in range under every reading.
  func extent(reachingOffset offset: CGFloat) -> CGFloat {
    offset + axes.main(viewBounds.size) - mainInsets.end
  }
}

extension CGFloat {
  /// The nearest number in a range.
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
