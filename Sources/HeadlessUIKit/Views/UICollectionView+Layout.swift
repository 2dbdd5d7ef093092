#if !canImport(UIKit)
// This file models a layout pass. If a reload is pending, the pass removes the old views. Then it
// prepares the layout, reads the counts and the content size, queries elements, and updates views.
// If a pass invalidates the layout, another pass follows. After a hundred passes, the collection
// view reports a loop.
// If the offset is outside the content after the content size changes, the collection view asks the
// layout whether bounds with a clamped offset would invalidate it.
// This file doesn't model how UIKit tries to end a loop at about the 95th pass.
// Source: facts 1.2, 1.5, 6.6, 13.8, 13.13, and 14.3.
import Foundation

extension UICollectionView {
  /// Runs layout passes until the layout is valid.
  func layOutElements() {
    guard dataSource != nil else { return }
    guard !isLayingOut else {
      UIKitReports.advise("layoutSubviews was called again while the collection view lays out")
      return
    }
    isLayingOut = true
    defer { isLayingOut = false }
    dropMovedCell()
    beginAnimatedPasses()
    defer { animatedChange = nil }
    var passes = 0
    let oldSize = contentSize
    var queriesAtRest = true
    repeat {
      passes += 1
      guard passes <= 100 else {
        reportLoop()
        return
      }
      runPass()
      if queriesAtRest && !pending.isNeeded && contentSize != oldSize {
        queriesAtRest = false
        announceClampedBounds()
      }
    } while pending.isNeeded
    prefetchAhead()
    verifyAttributes()
  }

  /// Calls `announceBounds(_:)` with a clamped offset, if the offset is outside the content.
  ///
  /// The offset itself doesn't change. UIKit does this after the content size changes, and before
  /// the view leaves its superview.
  func announceClampedBounds() {
    let rest = clampedOffset(contentOffset)
    guard !isOffsetInRange, !isTracking, !isDecelerating,
      !sizeChanged, !clampsAfterPass
    else { return }
    announceBounds(CGRect(origin: rest, size: bounds.size))
  }

  private func reportLoop() {
    pending = .nothing
    UIKitReports.raise(
      "UICollectionView (\(type(of: self))) is stuck in its update/layout loop. This can happen for "
        + "many reasons, including self-sizing views whose preferred attributes are not returning "
        + "a consistent size. Layout: \(type(of: layout))")
  }

  private func runPass() {
    let work = pending
    pending = .nothing
    if needsReload {
      needsReload = false
      dropAllViews()
      prepareLayout(for: nil)
    } else if work.isNeeded || !isLayoutPrepared {
      prepareAndAdjust(for: work)
    }
    mapVisibleRect(refreshing: work)
    updateVisibleViews(startingFrom: queryForAnimation())
    for nowhere in elementsWithEmptyIndexPaths(of: shown.keys) { _ = queryFinal(nowhere) }
    finishAnimation()
  }

  /// Queries the visible elements that haven't been queried yet, and looks up the items in `work`.
  func mapVisibleRect(refreshing work: PendingInvalidation) {
    // Forget these items before the query. Otherwise, their new attributes would be reported as a
    // change without an invalidation.
    if !work.isFull { for path in work.items { pages.remove(LayoutElement(.cell, at: path)) } }
    mapVisibleRect()
    if !work.isFull { refreshItems(work.items) }
  }

  /// Prepares the layout, and reads the counts and the content size.
  ///
  /// Then this method looks up the supplementary and decoration views in `work`. If `work` is
  /// `nil`, it discards all attributes instead.
  func prepareLayout(for work: PendingInvalidation?) {
    guard !isPreparing else {
      UIKitReports.advise("prepare() was called again while the layout prepares")
      return
    }
    isPreparing = true
    hasStalePins = false
    if !isLayoutPrepared { knownSurroundings = surroundings }
    query("prepare") { layout.prepareForHost() }
    isPreparing = false
    isLayoutPrepared = true
    _ = itemCounts()
    updateContentSize()
    guard let work else {
      pages = AttributePages()
      return
    }
    let named = work.supplementaries.union(work.decorations)
    checkMutations(besides: named.union(work.items.map { LayoutElement(.cell, at: $0) }))
    refreshNamed(named)
  }

  func updateContentSize() {
    let size = query("collectionViewContentSize") { layout.collectionViewContentSize }
    guard size.width.isFinite && size.height.isFinite else {
      UIKitReports.raise(
        "CALayer bounds contains NaN or infinity: the content size of \(type(of: layout)) is "
          + "\(size.width) x \(size.height)", name: "CALayerInvalidGeometry")
      return
    }
    contentSize = size
  }

  /// Prepares the layout, and applies the offset adjustments of the invalidation contexts.
  func prepareAndAdjust(for work: PendingInvalidation) {
    guard !isLayoutPrepared || !work.namesBoundariesAlone || hostOptions.preparesForNamedBoundaries
    else {
      refreshNamed(work.supplementaries)
      adjustOffset(by: work.offsetAdjustment)
      return
    }
    let oldSize = contentSize
    let clampsAtEnd = !hostOptions.clampsBeforeAdjusting && isOffsetInRange
    suspendsClamping = !hostOptions.clampsBeforeAdjusting
    prepareLayout(for: work.isFull || !isLayoutPrepared ? nil : work)
    adjustOffset(by: work.offsetAdjustment)
    suspendsClamping = false
    let shrank = contentSize.width < oldSize.width || contentSize.height < oldSize.height
    if clampsAtEnd && shrank { clampContentOffset() }
  }

  private func adjustOffset(by adjustment: CGPoint) {
    guard adjustment != .zero else { return }
    contentOffset = CGPoint(
      x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
  }

  /// Looks up the supplementary and decoration views that an invalidation context names.
  private func refreshNamed(_ elements: Set<LayoutElement>) {
    for element in elements.sorted(by: LayoutElement.inOrder) {
      guard let attributes = lookUp(element) else {
        if pages[element] != nil { reportMissing(element) } else { reportUnknown(element) }
        pages.remove(element)
        continue
      }
      keep(attributes, isFromLookup: true)
    }
  }

  /// Looks up the items that an invalidation context names.
  private func refreshItems(_ paths: Set<IndexPath>) {
    for path in paths.sorted() where hasItem(at: path) {
      let element = LayoutElement(.cell, at: path)
      guard let attributes = lookUp(element) else {
        reportMissing(element)
        continue
      }
      keep(attributes, isFromLookup: true)
    }
  }

  private func reportMissing(_ element: LayoutElement) {
    UIKitReports.raise(
      "UICollectionView internal inconsistency: No attributes returned for invalidated item "
        + "\(element.logged)")
  }

  private func reportUnknown(_ element: LayoutElement) {
    UIKitReports.advise(
      "attempting to invalidate \(element.logged), which the layout does not have")
  }
}
#endif
