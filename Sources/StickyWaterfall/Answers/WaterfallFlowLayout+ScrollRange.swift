import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// What the visible stretch is short of the bounds, in points: below bars, above toolbars.
  ///
  /// A refreshing control adds its height to the content inset; pins stop at the inset without it,
  /// or a stuck header would hang in mid-air when the content is scrolled under it.
  var visibleInsets: (start: CGFloat, end: CGFloat) {
    let inset = mainInsets(choosing: min)
    let refreshingExtent = axes.isHorizontal ? 0 : collectionView?.refreshingExtent ?? 0
    return (inset.start - refreshingExtent, inset.end)
  }

  /// The adjusted content inset along scrolling, in points: before the content and after it.
  ///
  /// A collection view that mirrors content which scrolls sideways starts it on the right, and no
  /// document says whether `left` of its inset then counts there or stays on the left (facts 4.9). So
  /// one of the two is chosen for both ends: the lesser is there under either reading. With it nothing
  /// sticks while the content rests, and no offset is out of the range.
  private func mainInsets(
    choosing choice: (CGFloat, CGFloat) -> CGFloat
  ) -> (start: CGFloat, end: CGFloat) {
    guard let collectionView else { return (0, 0) }
    let inset = axes.mainInsets(collectionView.adjustedContentInset)
    let isMirrored =
      flipsHorizontallyInOppositeLayoutDirection
      && collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    guard axes.isHorizontal, isMirrored else { return inset }
    let chosen = choice(inset.start, inset.end)
    return (chosen, chosen)
  }

  /// The bounds of the collection view; empty without one.
  var viewBounds: CGRect { collectionView?.bounds ?? .zero }

  /// What is visible now; without a collection view, as in an interactive transition, what was last.
  var currentViewport: LengthRange {
    let last = collectionView == nil ? shown.viewport : nil
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

  /// The offsets along scrolling at which nothing bounces, in points; nil before there is a view.
  var scrollRange: ClosedRange<CGFloat>? {
    offsets(mainExtent: waterfall.mainExtent, choosing: min)
  }

  /// The same where either reading of mirrored insets counts: for an offset that the collection view
  /// itself has or proposes, which is to be left alone.
  func widestScrollRange(mainExtent: Length? = nil) -> ClosedRange<CGFloat>? {
    offsets(mainExtent: mainExtent ?? waterfall.mainExtent, choosing: max)
  }

  /// How long content must be, in points, for an offset to be in range under every reading.
  func extent(reachingOffset offset: CGFloat) -> CGFloat {
    offset + axes.main(viewBounds.size) - mainInsets(choosing: min).end
  }

  private func offsets(
    mainExtent: Length, choosing choice: (CGFloat, CGFloat) -> CGFloat
  ) -> ClosedRange<CGFloat>? {
    guard collectionView != nil else { return nil }
    let inset = mainInsets(choosing: choice)
    let last = axes.grid.points(mainExtent) + inset.end - axes.main(viewBounds.size)
    return -inset.start...max(last, -inset.start)
  }
}

extension CGFloat {
  /// The nearest number in a range.
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
