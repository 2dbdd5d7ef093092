#if !canImport(UIKit)
// Models invalidations. A context makes the collection view discard attributes: those of the
// elements that it names, or all of them if it names none. A context for a change of size always
// discards all attributes.
// Also models changes of the bounds. The collection view asks the layout about the new bounds while
// it still has the old ones. If the size changes, the collection view prepares the layout before
// the setter returns. During a query, a layout can move the bounds, for example by setting an
// inset.
// Source: facts 1.5, 1.6, 1.7, 10.11, 12.11, 13.9 to 13.12, and 14.2.
import Foundation

extension UICollectionView: LayoutHost {
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    guard !isVerifying else { return }
    record("invalidateLayout(with:)")
    guard !isPreparing || hostOptions.takesInvalidationsInPrepare else {
      // A flow layout's setters invalidate it. A subclass may use them in `prepare()`, as Apple's
      // samples do. The values apply to the same preparation, so ignore the invalidation.
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

  /// Adjusts the content size and the offset by the values of a context.
  ///
  /// The adjusted content size applies until the collection view next reads the layout's content
  /// size.
  ///
  /// During an update, adjustments are ignored until `finalizeCollectionViewUpdates()`, because
  /// UIKit uses the layout's target offset instead (facts 1.10).
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

  /// Reports named items that don't exist.
  private func checkInvalidatedPaths(of context: UICollectionViewLayoutInvalidationContext) {
    guard counts != nil, let items = context.invalidatedItemIndexPaths else { return }
    for path in items where !hasItem(at: path) {
      UIKitReports.raise(
        "attempting to invalidate an item at an invalid indexPath: \(path.logged) "
          + "layout: \(type(of: layout))")
    }
  }

  /// Changes the bounds by calling `change`, and invalidates the layout if necessary.
  ///
  /// The layout is asked about the new bounds before the change. If a scrolling method has already
  /// called `announceBounds(_:)` for these bounds, the layout isn't asked or invalidated again.
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

  /// Asks the layout whether new bounds invalidate it and, if so, for a context.
  ///
  /// The collection view still has the old bounds.
  ///
  /// Returns `nil` if the layout stays valid. A layout that is already invalid isn't asked about a
  /// scroll.
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

  /// Asks the layout about new bounds, and invalidates it if necessary.
  ///
  /// The collection view still has the old bounds.
  func announceBounds(_ newBounds: CGRect) {
    guard let context = contextForBounds(newBounds) else { return }
    layout.invalidate(throughChainWith: context)
  }

  /// Prepares a layout that a change of size invalidated.
  ///
  /// The next layout pass queries its elements.
  private func prepareAtOnce() {
    // With the new size, the content may start or stop being scrollable, which can change the
    // adjusted inset. The layout must know about that change before it's prepared.
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
