#if !canImport(UIKit)
// Modelled: what a context makes the collection view drop; the bounds change, in which the layout is
// asked while the bounds are still the old ones.
// A context for a change of size drops everything even where it lists elements, and the layout is prepared
// before the size is set to the end. A layout may move the bounds while it is asked, by an inset for
// instance.
// Source: facts 1.5, 1.6, 1.7, 10.11, 12.11, 13.9 to 13.12, and 14.2.
import Foundation

extension UICollectionView: LayoutHost {
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    guard !isVerifying else { return }
    record("invalidateLayout(with:)")
    guard !isPreparing || hostOptions.takesInvalidationsInPrepare else {
      // What is set in `prepare()` is in what it prepares; Apple's own samples do it, and setters of
      // subclasses invalidate as the stock ones do.
      if layout is UICollectionViewFlowLayout { return }
      UIKitReports.log(
        "An attempt to update layout information was detected while already in the process of "
          + "computing the layout (i.e. reentrant call). Collection view: \(type(of: self)), "
          + "layout: \(type(of: layout))")
      return
    }
    if context.invalidateDataSourceCounts && update == nil { counts = nil }
    checkInvalidatedPaths(of: context)
    pending.add(
      context, dropsEverything: context === wholeContext,
      movesOffset: update.map(\.isEnding) ?? true)
    setNeedsLayout()
    if hostOptions.adjustsAtOnce { adjust(by: context) }
  }

  /// Changes the content size and the offset as a context says, until the layout states its size again.
  ///
  /// Not in an update before its end: UIKit takes the offset from the layout's target (facts 1.10).
  private func adjust(by context: UICollectionViewLayoutInvalidationContext) {
    pending.offsetAdjustment = .zero
    guard update?.isEnding != false else { return }
    let (size, distance) = (context.contentSizeAdjustment, context.contentOffsetAdjustment)
    guard size != .zero || distance != .zero else { return }
    let rests = isOffsetInRange
    contentSize = CGSize(
      width: max(0, contentSize.width + size.width),
      height: max(0, contentSize.height + size.height))
    shiftContent(by: distance)
    if rests { clampContentOffset() }
  }

  var attributesOnScreen: [UICollectionViewLayoutAttributes] {
    shown.values.compactMap(\.applied)
  }

  func attributesOnScreen(
    _ category: ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    shown[LayoutElement(category, kind, at: indexPath)]?.applied
  }

  func record(_ call: @autoclosure () -> String) {
    if let callLog { callLog.record(call()) }
  }

  /// A listed item must exist.
  private func checkInvalidatedPaths(of context: UICollectionViewLayoutInvalidationContext) {
    guard counts != nil, let items = context.invalidatedItemIndexPaths else { return }
    for path in items where !hasItem(at: path) {
      UIKitReports.raise(
        "attempting to invalidate an item at an invalid indexPath: \(path.logged) "
          + "layout: \(type(of: layout))")
    }
  }

  /// Everything around a change of bounds; `change` applies it.
  ///
  /// Where a method announced it, the layout was asked and invalidated before.
  func followBounds(to newBounds: CGRect, change: () -> Void) {
    let old = bounds
    guard newBounds != old else { return }
    let context = isScrollAnnounced ? nil : contextForBounds(newBounds)
    isScrollAnnounced = false
    if isLayoutPrepared && UIView.isAnimating && animatedOldBounds == nil {
      animatedOldBounds = old
    }
    lastMove = CGPoint(x: newBounds.minX - old.minX, y: newBounds.minY - old.minY)
    change()
    setNeedsLayout()
    guard let context else { return }
    guard newBounds.size != old.size else {
      layout.invalidate(throughChainWith: context)
      return
    }
    wholeContext = context
    if hostOptions.queriesSizeChanges {
      layout.invalidate(throughChainWith: context)
    } else {
      layout.invalidate(directlyWith: context)
    }
    wholeContext = nil
    prepareAtOnce()
  }

  /// Asks the layout about bounds, while the old ones are there.
  ///
  /// While it waits for its pass anyway, it is not asked about a scroll.
  private func contextForBounds(
    _ newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext? {
    let waits = pending.isNeeded && newBounds.size == bounds.size
    guard isLayoutPrepared, !waits else { return nil }
    guard hostOptions.queriesSizeChanges || newBounds.size == bounds.size else {
      return layout.makeInvalidationContext()
    }
    let invalidates = ask("shouldInvalidateLayout(forBoundsChange:)") {
      layout.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    guard invalidates else { return nil }
    return ask("invalidationContext(forBoundsChange:)") {
      layout.invalidationContext(forBoundsChange: newBounds)
    }
  }

  /// Asks the layout about bounds that do not come yet, and invalidates it while the old ones are there.
  func announceBounds(_ newBounds: CGRect) {
    guard let context = contextForBounds(newBounds) else { return }
    layout.invalidate(throughChainWith: context)
  }

  /// Prepares a layout that another size of the view made invalid; its page is asked for in the pass.
  private func prepareAtOnce() {
    // The former content may scroll in the new size, or no more: what is prepared for is announced.
    contentInsetsMayHaveChanged()
    guard isLayoutPrepared, pending.isNeeded, !needsReload, !isLayingOut, update == nil,
      questionDepth == 0
    else { return }
    let work = pending
    pending = .nothing
    prepareAndAdjust(for: work)
  }
}
#endif
