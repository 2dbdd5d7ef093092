import WaterfallEngine

extension WaterfallFlowLayout {
  /// Returns the items that stay in place on screen.
  ///
  /// Usually, these are the visible items. If the layout changes several times before the content
  /// moves, they're the items that were visible before the first change.
  func scrollAnchor(on screen: Screen, whileSelfSizing: Bool = false) -> ScrollAnchor {
    // After a scroll, views can return their preferred sizes in several layout passes. All of these
    // passes use the stored items.
    guard let keeper = anchors.kept, keeper.isBeforePass || whileSelfSizing else {
      return ScrollAnchor(
        items: anchorItems(on: screen, whileSelfSizing: whileSelfSizing),
        staysInRange: anchors.wasInRange(at: screen.bounds.origin) ?? isOffsetInRange(on: screen))
    }
    return keeper.anchor(on: screen)
  }

  /// Returns whether the content offset is in the scrollable range and no finger holds the content.
  func isOffsetInRange(on screen: Screen) -> Bool {
    guard let collectionView, !collectionView.isTracking else { return false }
    let range = screen.scrollRange(mainExtent: knownContentExtent())
    return screen.isSameOffset(screen.offset, screen.offset.clamped(to: range))
  }

  /// Returns the visible items, or an empty array if items don't stay in place.
  ///
  /// The array begins with the first item that is completely visible and not covered by a pinned
  /// view. If there is none, it begins with the item that has the largest visible part. The other
  /// items are needed if an update deletes the first one.
  ///
  /// If `whileSelfSizing` is `true`, the array contains only items that were also visible before
  /// the last scroll, unless there are none. The sizes of the other items are about to change.
  private func anchorItems(on screen: Screen, whileSelfSizing: Bool) -> [ItemAnchor] {
    guard keepsVisibleItemsInPlace, content.environment != nil, !content.awaitsReload else {
      return []
    }
    let waterfall = placedEngine()
    let clear = waterfall.clearRange(of: screen.viewport, rules: screen.rules)
    if whileSelfSizing, let before = anchors.viewportBeforeScroll {
      let clearBefore = waterfall.clearRange(of: before, rules: screen.rules)
      let remaining = anchorItems(
        in: screen.viewport.intersection(before), clear: clear.intersection(clearBefore), on: screen
      )
      if !remaining.isEmpty { return remaining }
    }
    return anchorItems(in: screen.viewport, clear: clear, on: screen)
  }

  /// Returns the items in a visible range that are at least a device pixel wide and high.
  ///
  /// Items that are completely in the `clear` range, which pinned views don't cover, come first.
  private func anchorItems(
    in visible: LengthRange, clear: LengthRange, on screen: Screen
  ) -> [ItemAnchor] {
    guard visible.extent > 0 else { return [] }
    let waterfall = placedEngine()
    let rect = AxisRect(
      main: visible, cross: LengthRange(start: 0, extent: waterfall.crossExtent))
    var seen: [(indexPath: IndexPath, main: LengthRange)] = []
    for section in waterfall.sections(withItemsIn: visible) {
      for placed in waterfall.items(inSection: section, intersecting: rect) {
        let frame = placed.frame
        guard min(frame.main.extent, frame.cross.extent) >= PixelGrid.lengthsPerPixel
        else { continue }
        seen.append((IndexPath(item: placed.item, section: section), frame.main))
      }
    }
    // Completely visible items come first, in the order of their starts. Then come the others, in
    // descending order of their visible lengths. If two items are equal in this order, the one with
    // the lower index path comes first, because `seen` is in that order and sorting is stable.
    let part = { (main: LengthRange) in main.intersection(clear).extent }
    let isWhole = { (main: LengthRange) in main.extent - part(main) < PixelGrid.lengthsPerPixel }
    let whole = seen.filter { isWhole($0.main) }.ordered { $0.main.start < $1.main.start }
    let others = seen.filter { !isWhole($0.main) }.ordered { part($0.main) > part($1.main) }
    return (whole + others).map {
      // In rows, the start of the item's row stays in place. The item itself can move within its
      // row if another item makes the row taller.
      let start = content.engine.start(ofItem: $0.indexPath.item, inSection: $0.indexPath.section)
      return ItemAnchor(
        indexPath: $0.indexPath, distance: screen.axes.grid.points(start) - screen.visibleStart)
    }
  }

  /// Returns the content offset, in points, that keeps the anchor's first existing item in place.
  ///
  /// Returns `nil` if none of the anchor's items exists.
  ///
  /// The positions are those after views have returned the sizes that are expected.
  func offset(keeping anchor: ScrollAnchor, on screen: Screen) -> CGFloat? {
    guard let item = anchor.items.first(where: { content.engine.holds($0.indexPath) }) else {
      return nil
    }
    let (index, section) = (item.indexPath.item, item.indexPath.section)
    var expected = anchors.expected.isEmpty ? nil : anchors.expected.applied(to: content.engine)
    let start =
      expected?.start(ofItem: index, inSection: section)
      ?? content.engine.start(ofItem: index, inSection: section)
    let main = screen.axes.grid.points(start) - item.distance - screen.visibleInsets.start
    return anchor.staysInRange ? offsetInRange(main, expecting: expected, on: screen) : main
  }

  /// Returns the nearest offset in the scrollable range.
  ///
  /// The content is as long as in the layout with expected sizes, if there is one.
  private func offsetInRange(
    _ offset: CGFloat, expecting expected: Waterfall? = nil, on screen: Screen
  ) -> CGFloat {
    let reached = screen.axes.grid.length(offset + screen.extent)
    var expected = expected
    let extent =
      isSubclass
      ? askContentExtent()
      : expected?.mainExtent(unlessBeyond: reached)
        ?? content.engine.mainExtent(unlessBeyond: reached)
    return offset.clamped(to: screen.scrollRange(mainExtent: extent))
  }

  /// Returns the content offset after a batch update, or `nil` if the flow layout determines it.
  func offset(after batch: BatchUpdate, from proposed: CGPoint, on screen: Screen) -> CGPoint? {
    let anchored = offset(keeping: batch.anchorAfter, on: screen)
    guard anchored != nil || batch.anchor.staysInRange else { return nil }
    let main = anchored ?? offsetInRange(screen.axes.main(proposed), on: screen)
    return screen.axes.point(main: main, cross: screen.axes.cross(proposed))
  }
}

// MARK: - Expected sizes

extension WaterfallFlowLayout {
  /// Returns the preferred sizes of views that UIKit asks again, if items stay in place on screen.
  ///
  /// These are the visible views, and views that have returned a size in this turn. UIKit keeps
  /// prefetched cells off screen (facts 13.17).
  func preferredSizesOfViews(in view: UICollectionView) -> ExpectedSizes {
    guard keepsVisibleItemsInPlace, usesEstimates, updates.batch == nil, content.environment != nil
    else { return ExpectedSizes() }
    let screen = makeScreen()
    let visible = elements(intersecting: screen.bounds, on: screen).map(\.id)
    return ExpectedSizes(of: visible + Array(selfSizing.budget.sizedElements), in: content.engine)
  }

  /// Expects the sizes that views had before some work, if the work has forgotten them.
  func expectSizes(_ old: ExpectedSizes) {
    guard !old.isEmpty else { return }
    if anchors.expect(old, forgottenIn: content.engine) { schedule(.endOfExpectedSizes) }
  }

  /// Moves the content if views haven't returned the sizes that were expected.
  func stopExpectingSizes() { if !anchors.expected.isEmpty { readAgain() } }
}

// MARK: - Moving the content

extension WaterfallFlowLayout {
  /// Adjusts the content offset of an invalidation context so that items stay in place on screen.
  ///
  /// If a client has already set an adjustment, the items move on screen by the client's distance.
  ///
  /// UIKit moves the content when it receives the context (facts 13.12). Some versions of UIKit
  /// wait for the layout pass, and then add the adjustments of all contexts. Each context therefore
  /// requests only the distance that earlier contexts haven't requested.
  func adjustOffset(
    of context: UICollectionViewLayoutInvalidationContext, keeping anchor: ScrollAnchor,
    on screen: Screen
  ) {
    guard !anchor.items.isEmpty, anchors.allowsMove else { return }
    let axes = screen.axes
    let own = context.contentOffsetAdjustment
    let anchor = anchor.scrolled(by: axes.main(own))
    var keeper = OffsetKeeper(anchor, visibleStart: screen.visibleStart)
    let present = screen.offset
    // Earlier contexts have requested this distance since the last layout pass.
    let requested = anchors.kept?.requested ?? 0
    let target = offset(keeping: anchor, on: screen) ?? present + requested
    keeper.request(target, from: present, isMove: !screen.isSameOffset(target, present))
    context.contentOffsetAdjustment = axes.point(
      main: target - present - requested, cross: axes.cross(own))
    // UIKit still knows the old content size, and limits the content offset to it. If the target
    // needs more content, the context increases the content size.
    let missing =
      screen.mainExtent(reaching: target) - axes.main(collectionView?.contentSize ?? .zero)
    context.contentSizeAdjustment = axes.size(main: max(0, missing), cross: 0)
    anchors.keep(keeper)
  }

  /// Keeps items in place after a view has preferred a size.
  ///
  /// If the layout is stale, `prepare()` moves the content, once for all views.
  func keep(
    _ anchor: ScrollAnchor, by context: UICollectionViewLayoutInvalidationContext,
    on screen: Screen
  ) {
    if content.isStale {
      keepInPrepare(anchor, on: screen)
    } else {
      adjustOffset(of: context, keeping: anchor, on: screen)
    }
  }

  /// Lets the next `prepare()` move the content, so that items stay in place.
  func keepInPrepare(_ anchor: ScrollAnchor, on screen: Screen) {
    guard !anchor.items.isEmpty, anchors.allowsMove else { return }
    anchors.keep(
      OffsetKeeper(anchor, visibleStart: screen.visibleStart, isMovedByPrepare: true))
  }

  /// Whether UIKit has moved the content in the current `super.invalidateLayout(with:)` call.
  var hasMovedInInvalidation: Bool {
    collectionView != nil && collectionView?.contentOffset != anchors.offsetBeforeInvalidation
  }

  /// Calls `super.invalidateLayout(with:)`, and records whether UIKit moves the content in the call.
  func followMoves(inSuper invalidate: () -> Void) {
    anchors.offsetBeforeInvalidation = collectionView?.contentOffset
    during(.superInvalidation, invalidate)
    if anchors.kept?.pendingMove != nil, hasMovedInInvalidation {
      anchors.recordMove(to: makeScreen().visibleStart)
    }
    anchors.offsetBeforeInvalidation = nil
  }

  /// Keeps items in place in `prepare()` if the view's size, insets, or scale have changed.
  ///
  /// These values can change without an invalidation context, as when the view moves to another
  /// screen.
  func keepItemsInPlaceInPrepare(on screen: Screen) {
    guard !isEverythingStale else { return }
    keepInPrepare(scrollAnchor(on: screen), on: screen)
  }

  /// Moves the content in `prepare()` so that items stay in place, if no invalidation context moves
  /// it.
  func restoreOffset(in view: UICollectionView) {
    guard let keeper = anchors.kept, keeper.isMovedByPrepare else { return }
    let screen = makeScreen()
    if let main = offset(keeping: keeper.anchor(on: screen), on: screen) {
      let offset = axes.point(main: main, cross: axes.cross(view.contentOffset))
      during(.move) { view.contentOffset = offset }
    }
    anchors.recordMove(to: makeScreen().visibleStart)
  }

  /// Returns whether UIKit changes the offset only because insets have changed.
  ///
  /// UIKit moves the offset by minus the change of the inset (facts 13.15).
  private func isMoveByUIKit(to screen: Screen, from old: CGFloat) -> Bool {
    let change = screen.offset - old
    guard change != 0, let insets = content.insets else { return change == 0 }
    let before = screen.axes.mainInsets(insets).start
    let moved = before - screen.axes.mainInsets(screen.adjustedInsets).start
    return moved != 0 && screen.isSameOffset(change, moved)
  }

  /// Records that the content is about to scroll, so that items no longer stay in place.
  ///
  /// If UIKit moves the content to keep items in place, this method does nothing.
  func recordScroll(to screen: Screen, in view: UICollectionView) {
    guard !callState.isMovingContent else { return }
    let old = screen.axes.main(view.contentOffset)
    // Insets can change after the layout requests a move. UIKit's move then starts and ends at
    // different offsets than requested, but covers the same distance.
    if let move = anchors.kept?.pendingMove,
      screen.isSameOffset(screen.offset, move.to)
        || screen.isSameOffset(screen.offset - old, move.to - move.from)
    {
      return
    }
    if selfSizing.budget.awaitsScroll, !isMoveByUIKit(to: screen, from: old) {
      selfSizing.budget.didScroll()
    }
    anchors.recordScroll(
      from: scrolling.isBehind ? scrolling.viewport : screen.viewport(of: view.bounds))
  }
}
