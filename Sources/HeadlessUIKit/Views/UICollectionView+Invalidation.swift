#if !canImport(UIKit)
// Models the attributes that a context makes the collection view discard, and the change of bounds,
// in which the layout is queried while the bounds are still the old ones. A context for a change of
// size discards everything, even if it names elements. The layout is prepared before the size's
// setter returns. A layout may move the bounds while it's queried, for example with an inset.
// Source: facts 1.5, 1.6, 1.7, 10.11, 12.11, 13.9 to 13.12, and 14.2.
import Foundation

extension UICollectionView: LayoutHost {
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    guard !isVerifying else { return }
    record("invalidateLayout(with:)")
    guard !isPreparing || hostOptions.takesInvalidationsInPrepare else {
      // Values that are set in `prepare()` apply to the same preparation. Apple's samples set them
      // there, and setters of subclasses invalidate as the stock ones do.
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

  /// Adjusts the content size and the offset as a context says, until the layout's next content
  /// size.
  ///
  /// An update ignores adjustments before its end: UIKit takes the offset from the layout's target
  /// (facts 1.10).
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

  /// Checks that the named items exist.
  private func checkInvalidatedPaths(of context: UICollectionViewLayoutInvalidationContext) {
    guard counts != nil, let items = context.invalidatedItemIndexPaths else { return }
    for path in items where !hasItem(at: path) {
      UIKitReports.raise(
        "attempting to invalidate an item at an invalid indexPath: \(path.logged) "
          + "layout: \(type(of: layout))")
    }
  }

  /// Queries and invalidates the layout around a change of bounds, which `change` applies.
  ///
  /// If a method announced the change, the layout was queried and invalidated before.
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

  /// Asks the layout for a context for new bounds, while the view has the old ones.
  ///
  /// A layout that waits for its pass isn't queried about a scroll.
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

  /// Queries the layout about future bounds, and invalidates it while the view has the old ones.
  func announceBounds(_ newBounds: CGRect) {
    guard let context = contextForBounds(newBounds) else { return }
    layout.invalidate(throughChainWith: context)
  }

  /// Prepares a layout that a new size made invalid.
  ///
  /// The pass queries its page.
  private func prepareAtOnce() {
    // Whether the old content scrolls can change with the size, and with it the adjusted inset,
    // which must be announced before the layout is prepared.
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
