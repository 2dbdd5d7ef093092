import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// What causes a change in which places are kept.
  enum AnchoringCause {
    case invalidation
    case selfSizing
  }

  /// What is to stay in place: what is visible now, or was before the first of several changes.
  ///
  /// After a change the layout is new while the offset still is the old one, so what lies in the visible
  /// bounds is not what is on screen.
  func scrollAnchor(for cause: AnchoringCause = .invalidation) -> ScrollAnchor {
    // What views state of their size comes in several passes after one scroll.
    guard let kept = shown.kept, kept.isBeforePass || cause == .selfSizing else {
      return ScrollAnchor(
        items: visibleAnchors(for: cause), staysInRange: shown.wasInRange ?? isOffsetInRange)
    }
    // The view may have been scrolled meanwhile; the host's rounding of an offset is no scroll.
    let start = visibleStart(for: viewBounds)
    let isScrolled = !isSameOffset(start, kept.visibleStart)
    return isScrolled ? kept.anchor.scrolled(by: start - kept.visibleStart) : kept.anchor
  }

  /// Whether the offset is one at which nothing bounces, and no finger holds it.
  var isOffsetInRange: Bool {
    guard let collectionView, !collectionView.isTracking,
      let range = scrollRange()
    else { return false }
    let offset = axes.main(collectionView.contentOffset)
    return isSameOffset(offset, offset.clamped(to: range))
  }

  /// The visible items and their places on screen, what one looks at first; none where places are not
  /// kept.
  ///
  /// One looks at the first item that is wholly in sight, clear of what is pinned: the strip that another
  /// leaves beside a stuck header says little. Where none is, at the one that shows most. All of them
  /// and not only the first: that one may be deleted. A cell that enters and states its size is not
  /// among them: what was on screen before stays where it was, if a jump has left anything.
  private func visibleAnchors(for cause: AnchoringCause) -> [ItemAnchor] {
    guard keepsVisibleItemsInPlace, environment != nil, !shown.awaitsReload else { return [] }
    let (present, rules) = (currentViewport, pinRules)
    let clear = waterfall.clearRange(of: present, rules: rules)
    if cause == .selfSizing, let before = shown.viewportBeforeScroll {
      let former = waterfall.clearRange(of: before, rules: rules)
      let stayed = anchors(
        in: present.intersection(before), clear: clear.intersection(former))
      if !stayed.isEmpty { return stayed }
    }
    return anchors(in: present, clear: clear)
  }

  /// The items that show in a range, those wholly in the clear one first; without those thinner than a pixel.
  private func anchors(in visible: LengthRange, clear: LengthRange) -> [ItemAnchor] {
    guard visible.extent > 0 else { return [] }
    let waterfall = waterfall
    let screen = AxisRect(
      main: visible, cross: LengthRange(start: 0, extent: engine.crossExtent))
    var seen: [(indexPath: IndexPath, main: LengthRange)] = []
    for section in waterfall.sections(withItemsIn: visible) {
      for item in waterfall.items(inSection: section, intersecting: screen) {
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
    let start = visibleStart(for: viewBounds)
    return (whole + parts).map {
      // Of an item in rows its row: the item moves in it as others make it thicker.
      let kept = engine.start(ofItem: $0.indexPath.item, inSection: $0.indexPath.section)
      return ItemAnchor(indexPath: $0.indexPath, distance: axes.grid.points(kept) - start)
    }
  }

  /// The content offset along scrolling, in points, that puts the first anchor that is still there
  /// back in its place; nil where none is.
  func offset(keeping anchor: ScrollAnchor) -> CGFloat? {
    for item in anchor.items where engine.holds(item.indexPath) {
      let start = engine.start(ofItem: item.indexPath.item, inSection: item.indexPath.section)
      let main = axes.grid.points(start) - item.distance - visibleInsets.start
      return anchor.staysInRange ? offsetInRange(main) : main
    }
    return nil
  }

  /// The nearest offset at which nothing bounces.
  private func offsetInRange(_ offset: CGFloat) -> CGFloat {
    let reached = axes.grid.length(offset + axes.main(viewBounds.size))
    let extent = engine.mainExtent(unlessBeyond: reached)
    return scrollRange(mainExtent: extent).map(offset.clamped) ?? offset
  }

  /// Adds to the context's content offset adjustment so that the anchored items keep their position on
  /// screen, moved by the adjustment of a client.
  ///
  /// UIKit moves the content when it gets a context (facts 13.12). Some versions add up the contexts
  /// before a pass, and move it then. So each context adjusts by the remaining distance.
  func adjustOffset(
    of context: UICollectionViewLayoutInvalidationContext, keeping anchor: ScrollAnchor
  ) {
    guard !anchor.items.isEmpty else { return }
    let own = context.contentOffsetAdjustment
    let anchor = anchor.scrolled(by: axes.main(own))
    var places = OffsetKeeper(anchor, visibleStart: visibleStart(for: viewBounds))
    let present = axes.main(viewBounds.origin)
    // None where the contexts' pass has come.
    let promised = shown.kept?.promised ?? 0
    let target = offset(keeping: anchor) ?? present + promised
    places.promise(target, from: present, isMove: !isSameOffset(target, present))
    context.contentOffsetAdjustment = axes.point(
      main: target - present - promised, cross: axes.cross(own))
    // UIKit moves the content at once, but no further than the content size that it knows.
    let longer = extent(reachingOffset: target) - axes.main(collectionView?.contentSize ?? .zero)
    context.contentSizeAdjustment = axes.size(main: max(0, longer), cross: 0)
    shown.keep(places)
  }

  /// Records whether UIKit moved the content inside `super.invalidateLayout(with:)`.
  func didInvalidateStockLayout() {
    if hasMovedInInvalidation { shown.noteMove(to: visibleStart(for: viewBounds)) }
    offsetBeforeInvalidation = nil
  }

  /// Keeps places in a `prepare()` for another room or scale that no context has announced, as before the
  /// first pass, and where the view comes to another screen.
  func keepPlaces(onto environment: LayoutEnvironment) {
    guard shown.kept == nil, cycle.batch?.isWithoutList ?? true, !cycle.includesEverything,
      self.environment != environment
    else { return }
    let anchor = scrollAnchor()
    guard !anchor.items.isEmpty else { return }
    shown.keep(
      OffsetKeeper(anchor, visibleStart: visibleStart(for: viewBounds), isMovedByPrepare: true))
  }

  /// Moves the content in `prepare()`, where only the layout made there says how far.
  func restoreOffset(in view: UICollectionView) {
    guard var kept = shown.kept, kept.isMovedByPrepare else { return }
    if let main = offset(keeping: kept.anchor) {
      view.contentOffset = axes.point(main: main, cross: axes.cross(view.contentOffset))
    }
    kept.noteMove(to: visibleStart(for: viewBounds))
    shown.keep(kept)
  }

  /// Notes where the view is before its bounds change; kept places end with a scroll that is not the
  /// move made for them.
  func noteScroll(to newBounds: CGRect) {
    guard !cycle.situation.contains(.stockInvalidation), !isMoveForKeptPlaces(to: newBounds) else {
      return
    }
    shown.noteScroll(from: currentViewport)
  }

  /// Whether the host makes the move that a context asked for.
  ///
  /// It adds that to where the content is by then: insets that changed meanwhile may have moved it.
  private func isMoveForKeptPlaces(to newBounds: CGRect) -> Bool {
    guard let collectionView, let move = shown.kept?.move else { return false }
    let (old, new) = (axes.main(collectionView.contentOffset), axes.main(newBounds.origin))
    return isSameOffset(new, move.to) || isSameOffset(new - old, move.to - move.from)
  }

  func offset(after batch: BatchUpdate, from proposed: CGPoint) -> CGPoint? {
    let kept = offset(keeping: batch.anchorAfter)
    guard kept != nil || batch.anchor.staysInRange else { return nil }
    let main = kept ?? offsetInRange(axes.main(proposed))
    return axes.point(main: main, cross: axes.cross(proposed))
  }
}
