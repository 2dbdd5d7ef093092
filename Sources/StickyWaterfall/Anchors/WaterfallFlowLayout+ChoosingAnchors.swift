import WaterfallEngine

extension WaterfallFlowLayout {
  /// What is about to change, which determines what can stay in place.
  enum AnchoredChange {
    /// The view's size, insets, or scale.
    case view
    /// The layout's content or options.
    case content
    /// All content, of which only the end can stay in place.
    case reload
    /// The items, in a batch update. Some can go.
    case update
    /// The size of a view, which UIKit can ask for before the view becomes visible.
    case preferredSize
  }

  /// Whether changes of the content move it, so that the visible items stay in place.
  var keepsContentInPlace: Bool { keepsVisibleItemsInPlace || options.contentAnchor == .end }

  /// Whether anything stays in place when the view's size changes.
  var keepsPlacesInNewSizes: Bool {
    keepsContentInPlace || scrollSnapping != .none || anchors.holdsTarget
  }

  /// Holds on to what stays in place, because a change of the layout begins.
  ///
  /// Without a scroll since the last change, that's what has stayed in place until now. This is the
  /// only place where an anchor is chosen.
  func hold(on screen: Screen, for change: AnchoredChange) {
    if anchors.scroll != nil { holdReachedTarget(on: screen) }
    guard !anchors.isFree, !anchors.isAnimated(during: change) else { return }
    if change != .preferredSize { anchors.releaseSettledTarget() }
    let isHeld = keepsHolding(on: screen, for: change)
    guard !anchors.isFree else { return }
    if !isHeld {
      anchors.hold(chooseAnchor(on: screen, for: change), on: screen)
    } else if change == .update, keepsContentInPlace, anchors.anchor?.isEnd != true {
      let visible = LengthRange(
        start: screen.viewport.start, extent: seenContent(on: screen).visible.extent)
      anchors.setFallbacks(visiblePoints(in: visible, on: screen))
    }
    if change != .preferredSize { anchors.holdBeyondSizes() }
    anchors.beginChange()
  }

  /// Returns whether the anchor still holds, after a look at what has scrolled.
  private func keepsHolding(on screen: Screen, for change: AnchoredChange) -> Bool {
    if updates.batch == nil { anchors.forgetUpdate() }
    let isKnown = anchors.moves.knowsOffset
    let scrolled = anchors.account(for: screen) { knownContentLengths(on: screen) }
    if !keepsPlacesInNewSizes {
      anchors.see(content(in: screen.viewport, on: screen), on: screen)
    } else if scrolling.viewport != nil, scrolled != nil || !isKnown {
      anchors.see(content(at: screen.viewport.start, on: screen), on: screen)
    }
    guard let anchor = anchors.anchor else { return false }
    if let distance = scrolled {
      // The user sees the layout before the change, in which a scroll moves the point on screen.
      guard anchors.awaitsPass else { return false }
      anchors.scrollAnchor(by: distance)
      guard isAnchorOnScreen(screen) else {
        anchors.letGoUntilPass()
        return false
      }
    }
    if anchor.isEnd, collectionView?.isTracking == true { return false }
    // If an update has deleted everything, nothing stays in place until it ends.
    if updates.batch?.plan != nil { return true }
    // A finger that holds the content scrolls it.
    if anchor.isTarget {
      return collectionView?.isTracking != true && !endStaysInPlace(on: screen)
    }
    switch change {
    case .view:
      return anchor.isEnd
        || !anchor.points.isEmpty && (anchor.isForView || !isSnapped(on: screen))
    case .reload: return anchor.isEnd
    case .update where !anchor.isEnd && isShortContent(on: screen): return false
    case .content where anchor.isForView: return !anchor.points.isEmpty
    case .content, .update: return anchor.points.isEmpty != keepsContentInPlace
    case .preferredSize: return !anchor.points.isEmpty
    }
  }

  /// Chooses what stays in place.
  private func chooseAnchor(on screen: Screen, for change: AnchoredChange) -> Anchor {
    var points: [Anchor.Point] = []
    if endStaysInPlace(on: screen) {
      points = [.end]
    } else if change != .reload, content.environment != nil, !content.awaitsReload {
      if change == .view, let snapped = snappedPoint(on: screen) {
        points = [snapped]
      } else if keepsContentInPlace {
        points = visiblePoints(
          in: seenContent(on: screen).visible, on: screen,
          whileSelfSizing: change == .preferredSize)
      }
    }
    return Anchor(
      points: points,
      staysInRange: points == [.end]
        || seenContent(on: screen).isInRange && collectionView?.isTracking != true,
      isForView: change == .view,
      isForSizes: change == .preferredSize && anchors.viewportBeforeScroll != nil)
  }

  /// Returns what the user sees before a change for this screen.
  func seenContent(on screen: Screen) -> Anchors.SeenContent {
    anchors.seen ?? content(in: screen.viewport, on: screen)
  }

  /// Returns the content at a start of the visible range, which is as long as the range that the
  /// user sees.
  func content(at start: Length, on screen: Screen) -> Anchors.SeenContent {
    let extent = anchors.seen?.visible.extent ?? screen.viewport.extent
    return content(in: LengthRange(start: start, extent: extent), on: screen)
  }

  private func content(in visible: LengthRange, on screen: Screen) -> Anchors.SeenContent {
    Anchors.SeenContent(
      visible: visible, isInRange: isInRange(visible, on: screen),
      showsEnd: showsEnd(visible))
  }

  /// Records what the user sees on a screen, after a layout pass or an update.
  func seeContent(on screen: Screen) {
    guard keepsPlacesInNewSizes else { return anchors.forgetScreen() }
    anchors.see(content(in: screen.viewport, on: screen), on: screen)
  }

  /// Returns whether the content isn't overscrolled while it shows a range.
  private func isInRange(_ visible: LengthRange, on screen: Screen) -> Bool {
    let grid = screen.axes.grid
    let offset = CGFloat(grid.points(visible.start)) - screen.visibleInsets.start
    let change = CGFloat(grid.points(visible.extent - screen.viewport.extent))
    // UIKit may not have clamped the offset to new content yet.
    return knownScrollRanges(on: screen).contains {
      let last = max($0.lowerBound, $0.upperBound - change)
      return screen.isSameOffset(offset, offset.clamped(to: $0.lowerBound...last))
    }
  }

  /// Returns whether the content offset is in the scrollable range and no finger holds the content.
  func isOffsetInRange(on screen: Screen) -> Bool {
    collectionView?.isTracking == false && isInRange(screen.viewport, on: screen)
  }

  /// The scrollable ranges to which UIKit can have clamped the offset.
  func knownScrollRanges(on screen: Screen) -> [ClosedRange<CGFloat>] {
    knownContentLengths(on: screen).map { screen.scrollRange(mainExtent: $0) }
  }

  /// The length of the content for UIKit, and for the layout.
  func knownContentLengths(on screen: Screen) -> [Length] {
    let known = screen.axes.grid.length(screen.axes.main(collectionView?.contentSize ?? .zero))
    return [known, knownContentExtent()]
  }

  /// Returns whether the layout or UIKit moves the content to this screen.
  func explainsScroll(to screen: Screen) -> Bool {
    anchors.explains(screen) { knownContentLengths(on: screen) }
  }
}

// MARK: - The end of the content

extension WaterfallFlowLayout {
  /// Returns whether the end of the content stays in place, because it's visible.
  ///
  /// Before the first layout pass, content is at its end unless the app has set an offset. While a
  /// finger holds the content or it bounces back, only items stay in place.
  private func endStaysInPlace(on screen: Screen) -> Bool {
    guard contentAnchor == .end, let collectionView, !collectionView.isTracking else {
      return false
    }
    guard scrolling.viewport != nil else { return isAtInitialOffset(on: screen) }
    let seen = seenContent(on: screen)
    guard seen.showsEnd, seen.isInRange || !collectionView.isDecelerating else { return false }
    return !anchors.isAwayFromEnd || isShortContent(on: screen)
  }

  /// Returns whether content that stays at its end is so short that it can't scroll.
  private func isShortContent(on screen: Screen) -> Bool {
    contentAnchor == .end && knownContentExtent() <= screen.viewport.extent
  }

  /// Returns whether nobody has set a content offset.
  ///
  /// UIKit moves the content by the inset at its start (facts 13.15).
  private func isAtInitialOffset(on screen: Screen) -> Bool {
    [0, -screen.contentInsets.start].contains { screen.isSameOffset($0, screen.offset) }
  }

  /// Returns whether less than a device pixel of the content follows the visible range.
  private func showsEnd(_ visible: LengthRange) -> Bool {
    contentAnchor == .end
      && knownContentExtent() - visible.end < PixelGrid.lengthsPerPixel
  }
}

// MARK: - Visible items

extension WaterfallFlowLayout {
  /// Returns the points of the items in a visible range, with the most important one first.
  ///
  /// The first is the topmost item that is completely visible and not covered by a pinned view. If
  /// there is none, it's the point at the visible edge of the item with the largest visible part.
  /// The others take over if an update deletes the first one.
  ///
  /// If `whileSelfSizing` is `true`, the result contains only items that were also visible before
  /// the last scroll, unless there are none. The sizes of the other items are about to change.
  private func visiblePoints(
    in viewport: LengthRange, on screen: Screen, whileSelfSizing: Bool = false
  ) -> [Anchor.Point] {
    let waterfall = placedEngine()
    let clear = waterfall.clearRange(of: viewport, rules: screen.rules)
    var points: [ItemAnchor] = []
    if whileSelfSizing, let before = anchors.viewportBeforeScroll {
      let clearBefore = waterfall.clearRange(of: before, rules: screen.rules)
      points = self.points(
        in: viewport.intersection(before), clear: clear.intersection(clearBefore),
        from: viewport.start, on: screen)
    }
    if points.isEmpty {
      points = self.points(in: viewport, clear: clear, from: viewport.start, on: screen)
    }
    return points.map { .item($0) }
  }

  /// Returns the points of the items in a visible range that are at least a device pixel wide and
  /// high.
  ///
  /// Items that are completely in the `clear` range, which pinned views don't cover, come first.
  private func points(
    in visible: LengthRange, clear: LengthRange, from visibleStart: Length, on screen: Screen
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
    let grid = screen.axes.grid
    return (whole.map { ($0, false) } + others.map { ($0, true) }).map { seen, isCut in
      if isCut, seen.main.start < clear.start {
        let edge = min(clear.start, seen.main.end)
        return ItemAnchor(
          indexPath: seen.indexPath,
          fraction: CGFloat(edge - seen.main.start) / CGFloat(seen.main.extent),
          distance: grid.points(edge - visibleStart))
      }
      // In rows, the start of the item's row stays in place. The item itself can move within its
      // row if another item makes the row taller.
      let line = waterfall.line(ofItem: seen.indexPath.item, inSection: seen.indexPath.section)
      return ItemAnchor(
        indexPath: seen.indexPath, distance: grid.points(line.start - visibleStart))
    }
  }

  /// Returns whether the anchor's point is on screen after a scroll.
  private func isAnchorOnScreen(_ screen: Screen) -> Bool {
    guard case .item(let item)? = anchors.anchor?.points.first else { return false }
    return 0...screen.axes.grid.points(screen.viewport.extent) ~= item.distance
  }
}

// MARK: - Snapping

extension WaterfallFlowLayout {
  /// Returns whether the content is at an offset to which scrolling snaps.
  private func isSnapped(on screen: Screen) -> Bool { snappedPoint(on: screen) != nil }

  /// Returns the element to which scrolling has snapped, or `nil` if the content isn't at a snap
  /// offset.
  private func snappedPoint(on screen: Screen) -> Anchor.Point? {
    guard let target = SnapTarget(scrollSnapping), content.environment != nil,
      !content.awaitsReload
    else { return nil }
    var rules = snapRules(target, on: screen)
    // The positions are those in the view's old size.
    let visible = seenContent(on: screen).visible
    rules.offsets = LengthRange(
      start: rules.offsets.start,
      end: rules.offsets.end + rules.visibleExtent - visible.extent)
    rules.visibleExtent = visible.extent
    let offset = visible.start - screen.axes.grid.length(screen.visibleInsets.start)
    return placedEngine().snappedElement(at: offset, rules).map { .snapped($0, target) }
  }

  /// Returns the rules for snapping to a kind of position on a screen.
  func snapRules(_ target: SnapTarget, on screen: Screen) -> SnapRules {
    SnapRules(target, within: screen.scrollRange(mainExtent: knownContentExtent()), on: screen)
  }
}
