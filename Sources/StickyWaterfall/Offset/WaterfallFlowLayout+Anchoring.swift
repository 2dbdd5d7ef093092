import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Returns the items that stay in place: the ones that are visible now, or that were visible
  /// before the first of several changes.
  ///
  /// After a change, the layout is new while the offset is still the old one. What intersects the
  /// visible bounds then isn't what the user sees.
  func scrollAnchor(on screen: Screen, whileSelfSizing: Bool = false) -> ScrollAnchor {
    // After one scroll, the preferred sizes of views can come in several passes.
    guard let kept = shown.kept, kept.isBeforePass || whileSelfSizing else {
      return ScrollAnchor(
        items: visibleAnchors(on: screen, whileSelfSizing: whileSelfSizing),
        staysInRange: shown.wasInRange(at: screen.bounds.origin) ?? isOffsetInRange(on: screen))
    }
    let start = screen.visibleStart
    // The user can have scrolled since then. A smaller difference is a rounded offset.
    return screen.isSameOffset(start, kept.visibleStart)
      ? kept.anchor : kept.anchor.scrolled(by: start - kept.visibleStart)
  }

  /// Returns whether the content doesn't bounce, and no finger holds it.
  func isOffsetInRange(on screen: Screen) -> Bool {
    guard let collectionView, !collectionView.isTracking else { return false }
    let range = screen.scrollRange(mainExtent: placedEngine().mainExtent)
    return screen.isSameOffset(screen.offset, screen.offset.clamped(to: range))
  }

  /// Returns the visible items, the one that the user looks at first, or none if items don't stay
  /// in place.
  ///
  /// The user looks at the first item that is visible as a whole and that no pinned view covers. If
  /// there is none, it's the item with the largest visible part. The others follow, because the
  /// update may delete the first one. If a cell enters the screen and returns its preferred size,
  /// the items that were visible before the scroll stay in place.
  private func visibleAnchors(on screen: Screen, whileSelfSizing: Bool) -> [ItemAnchor] {
    guard keepsVisibleItemsInPlace, cycle.environment != nil, !shown.awaitsReload else { return [] }
    let waterfall = placedEngine()
    let clear = waterfall.clearRange(of: screen.viewport, rules: screen.rules)
    if whileSelfSizing, let before = shown.viewportBeforeScroll {
      let clearBefore = waterfall.clearRange(of: before, rules: screen.rules)
      let remaining = anchors(
        in: screen.viewport.intersection(before), clear: clear.intersection(clearBefore), on: screen
      )
      if !remaining.isEmpty { return remaining }
    }
    return anchors(in: screen.viewport, clear: clear, on: screen)
  }

  /// Returns the items of which at least a pixel is in a range, starting with those that are in the
  /// clear range as a whole.
  private func anchors(
    in visible: LengthRange, clear: LengthRange, on screen: Screen
  ) -> [ItemAnchor] {
    guard visible.extent > 0 else { return [] }
    let waterfall = placedEngine()
    let rect = AxisRect(
      main: visible, cross: LengthRange(start: 0, extent: waterfall.crossExtent))
    var seen: [(indexPath: IndexPath, main: LengthRange)] = []
    for section in waterfall.sections(withItemsIn: visible) {
      for item in waterfall.items(inSection: section, intersecting: rect) {
        let frame = waterfall.frame(ofItem: item, inSection: section)
        guard min(frame.main.extent, frame.cross.extent) >= PixelGrid.lengthsPerPixel
        else { continue }
        seen.append((IndexPath(item: item, section: section), frame.main))
      }
    }
    let isWhole = { (main: LengthRange) in
      main.extent - main.intersection(clear).extent < PixelGrid.lengthsPerPixel
    }
    let whole = seen.filter { isWhole($0.main) }.sorted { $0.main.start < $1.main.start }
    let parts = seen.filter { !isWhole($0.main) }.sorted {
      $0.main.intersection(clear).extent > $1.main.intersection(clear).extent
    }
    return (whole + parts).map {
      // An item in rows moves within its row if another item makes the row taller. So the row's
      // start stays in place.
      let start = engine.start(ofItem: $0.indexPath.item, inSection: $0.indexPath.section)
      return ItemAnchor(
        indexPath: $0.indexPath, distance: screen.axes.grid.points(start) - screen.visibleStart)
    }
  }

  /// Returns the main content offset, in points, at which the first existing anchor is in its
  /// place, or `nil` if none exists.
  func offset(keeping anchor: ScrollAnchor, on screen: Screen) -> CGFloat? {
    for item in anchor.items where engine.holds(item.indexPath) {
      let start = engine.start(ofItem: item.indexPath.item, inSection: item.indexPath.section)
      let main = screen.axes.grid.points(start) - item.distance - screen.visibleInsets.start
      return anchor.staysInRange ? offsetInRange(main, on: screen) : main
    }
    return nil
  }

  /// Returns the nearest offset at which the content doesn't bounce.
  private func offsetInRange(_ offset: CGFloat, on screen: Screen) -> CGFloat {
    guard collectionView != nil else { return offset }
    let reached = screen.axes.grid.length(offset + screen.extent)
    return offset.clamped(
      to: screen.scrollRange(mainExtent: engine.mainExtent(unlessBeyond: reached)))
  }

  /// Returns the content offset after a batch update, or `nil` if the layout has no opinion.
  func offset(after batch: BatchUpdate, from proposed: CGPoint, on screen: Screen) -> CGPoint? {
    let kept = offset(keeping: batch.anchorAfter, on: screen)
    guard kept != nil || batch.anchor.staysInRange else { return nil }
    let main = kept ?? offsetInRange(screen.axes.main(proposed), on: screen)
    return screen.axes.point(main: main, cross: screen.axes.cross(proposed))
  }
}

// MARK: - Moving the content

extension WaterfallFlowLayout {
  /// Adds to the context's content offset adjustment so that the anchored items keep their position
  /// on screen, moved by the adjustment of a client.
  ///
  /// UIKit moves the content when it gets a context (facts 13.12). Some versions add up the
  /// contexts before a pass, and move it then. So each context adjusts by the remaining distance.
  func adjustOffset(
    of context: UICollectionViewLayoutInvalidationContext, keeping anchor: ScrollAnchor,
    on screen: Screen
  ) {
    guard !anchor.items.isEmpty else { return }
    let axes = screen.axes
    let own = context.contentOffsetAdjustment
    let anchor = anchor.scrolled(by: axes.main(own))
    var keeper = OffsetKeeper(anchor, visibleStart: screen.visibleStart)
    let present = screen.offset
    // This is 0 after the pass of the contexts.
    let promised = shown.kept?.promised ?? 0
    let target = offset(keeping: anchor, on: screen) ?? present + promised
    keeper.promise(target, from: present, isMove: !screen.isSameOffset(target, present))
    context.contentOffsetAdjustment = axes.point(
      main: target - present - promised, cross: axes.cross(own))
    // UIKit moves the content at once, but not past the end of the content size that it knows.
    let missing =
      screen.mainExtent(reaching: target) - axes.main(collectionView?.contentSize ?? .zero)
    context.contentSizeAdjustment = axes.size(main: max(0, missing), cross: 0)
    shown.keep(keeper)
  }

  /// Whether UIKit has moved the content since the current `super.invalidateLayout(with:)` began.
  var hasMovedInInvalidation: Bool {
    collectionView != nil && collectionView?.contentOffset != offsetBeforeInvalidation
  }

  /// Records whether UIKit moved the content inside `super.invalidateLayout(with:)`.
  func didInvalidateStockLayout() {
    if shown.kept?.move != nil, hasMovedInInvalidation {
      shown.recordMove(to: makeScreen().visibleStart)
    }
    offsetBeforeInvalidation = nil
  }

  /// Keeps items in place in a `prepare()` for a new environment that no context announced, as
  /// before the first pass, or if the view moves to another screen.
  func keepPositions(on screen: Screen) {
    guard cycle.batch?.isWithoutList ?? true, !cycle.includesEverything else { return }
    let anchor = scrollAnchor(on: screen)
    guard !anchor.items.isEmpty else { return }
    shown.keep(
      OffsetKeeper(anchor, visibleStart: screen.visibleStart, isMovedByPrepare: true))
  }

  /// Moves the content in `prepare()`, if only the layout made there says how far.
  func restoreOffset(in view: UICollectionView) {
    guard var kept = shown.kept, kept.isMovedByPrepare else { return }
    let screen = makeScreen()
    if let main = offset(keeping: kept.anchor, on: screen) {
      view.contentOffset = axes.point(main: main, cross: axes.cross(view.contentOffset))
    }
    kept.recordMove(to: makeScreen().visibleStart)
    shown.keep(kept)
  }

  /// Records a scroll before the bounds change.
  ///
  /// Items don't stay in place after it, unless UIKit makes the move that keeps them there.
  func recordScroll(to screen: Screen, in view: UICollectionView) {
    guard !cycle.reentrancy.contains(.stockInvalidation) else { return }
    let old = screen.axes.main(view.contentOffset)
    // UIKit adds the adjustment to the offset that the content has by then, which changed insets
    // can have moved.
    if let move = shown.kept?.move,
      screen.isSameOffset(screen.offset, move.to)
        || screen.isSameOffset(screen.offset - old, move.to - move.from)
    {
      return
    }
    shown.recordScroll(
      from: shown.isBehind ? shown.viewport : screen.viewport(of: view.bounds))
  }
}
