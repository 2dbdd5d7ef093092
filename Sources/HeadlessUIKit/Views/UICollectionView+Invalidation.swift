#if !canImport(UIKit)
// This file models invalidations. If an invalidation context names elements, the collection view
// discards the attributes of those elements. Otherwise, it discards all attributes. A context for a
// change of size always discards all attributes.
// This file also models changes of the bounds. Before the bounds change, the collection view asks
// the layout whether the new bounds invalidate it. If the size changes, the setter of the bounds
// also prepares the layout. A layout can change the bounds during a query, for example by setting
// an inset.
// Source: facts 1.5, 1.6, 1.7, 10.11, 12.11, 13.9 to 13.12, and 14.2.
import Foundation

extension UICollectionView: LayoutHost {
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    guard !isVerifying else { return }
    record("invalidateLayout(with:)")
    guard !isPreparing || hostOptions.takesInvalidationsInPrepare else {
      // The setters of a flow layout invalidate it. A subclass can call them in `prepare()`, as
      // Apple's samples do. `prepare()` already uses the new values, so ignore the invalidation.
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

  /// Applies the adjustments of an invalidation context to the content size and the content offset.
  ///
  /// The adjusted content size applies until the collection view reads the layout's content size
  /// again.
  ///
  /// A batch update ignores the adjustments until `finalizeCollectionViewUpdates()`, because UIKit
  /// uses the layout's target offset instead (facts 1.10).
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

  /// Reports each item that an invalidation context names but that doesn't exist.
  private func checkInvalidatedPaths(of context: UICollectionViewLayoutInvalidationContext) {
    guard counts != nil, let items = context.invalidatedItemIndexPaths else { return }
    for path in items where !hasItem(at: path) {
      UIKitReports.raise(
        "attempting to invalidate an item at an invalid indexPath: \(path.logged) "
          + "layout: \(type(of: layout))")
    }
  }

  /// Calls `change` to set the new bounds, and then invalidates the layout if necessary.
  ///
  /// Before the change, this method asks the layout whether the new bounds invalidate it. If a
  /// scrolling method has already asked the layout, this method doesn't ask again.
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

  /// Returns the layout's invalidation context for new bounds, or `nil` if they don't invalidate
  /// the layout.
  ///
  /// Call this method while the collection view still has the old bounds. If the layout is already
  /// invalid and the size stays the same, this method returns `nil` without a query.
  private func contextForBounds(
    _ newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext? {
    let waits = pending.isNeeded && newBounds.size == bounds.size
    guard isLayoutPrepared, !waits else { return nil }
    guard hostOptions.queriesSizeChanges || newBounds.size == bounds.size else {
      return layout.makeInvalidationContext()
    }
    let invalidates = query("shouldInvalidateLayout(forBoundsChange:)") {
      layout.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    guard invalidates else { return nil }
    return query("invalidationContext(forBoundsChange:)") {
      layout.invalidationContext(forBoundsChange: newBounds)
    }
  }

  /// Asks the layout whether new bounds invalidate it, and invalidates it if they do.
  ///
  /// The collection view still has the old bounds.
  func announceBounds(_ newBounds: CGRect) {
    guard let context = contextForBounds(newBounds) else { return }
    layout.invalidate(throughChainWith: context)
  }

  /// Prepares the layout immediately after a change of size.
  ///
  /// The next layout pass queries the elements.
  private func prepareAtOnce() {
    // The new size can make the content scrollable or not scrollable, and that can change the
    // adjusted inset. Update the inset before the layout is prepared.
    contentInsetsMayHaveChanged()
    guard isLayoutPrepared, pending.isNeeded, !needsReload, !isLayingOut, update == nil,
      queryDepth == 0
    else { return }
    let work = pending
    pending = .nothing
    prepareAndAdjust(for: work)
  }
}
#endif
