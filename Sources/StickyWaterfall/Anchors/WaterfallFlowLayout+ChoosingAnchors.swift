import WaterfallEngine

extension WaterfallFlowLayout {
  /// What is about to change, which determines what can stay in place.
  enum AnchoredChange: Equatable {
    /// The view's size, insets, or scale.
    case view
    /// The layout's content or options.
    case content
    /// All content, of which only the end can stay in place.
    case reload
    /// The items, in a batch update. Some can go.
    case update
    /// The first size of a view, which UIKit can ask for before the view becomes visible, or any
    /// size of a view off screen while the target of a scroll stays in place.
    case firstSize
    /// A size of a view that has returned another one before.
    case newSize(of: ElementID)

    /// Whether only the content changes.
    var isOfContent: Bool {
      switch self {
      case .content, .newSize: true
      case .view, .reload, .update, .firstSize: false
      }
    }
  }

  /// Whether changes of the content move it, so that the visible items stay in place.
  var keepsContentInPlace: Bool { keepsVisibleItemsInPlace || options.contentAnchor == .end }

  /// Whether anything can stay in place.
  var keepsPlaces: Bool {
    keepsContentInPlace || scrollSnapping != .none || anchors.hold.isOfTarget
  }

  /// Whether the content has a width.
  ///
  /// Nobody sees content without one, as in a column that is closed for a moment. What was seen
  /// before is in place again when the width comes back.
  var hasWidth: Bool { content.environment?.crossExtent != 0 }

  /// Records that a change of the layout begins, and chooses what stays in place in it.
  ///
  /// Without a scroll since the last change, that's what has stayed in place until now.
  func beginChange(_ change: AnchoredChange) {
    guard keepsPlaces, let collectionView else { return }
    let screen = makeScreen()
    if updates.batch == nil { anchors.forgetUpdate() }
    followContent(to: screen, in: collectionView)
    // The class returns other frames after the change.
    defer { returnedFrames.forget() }
    // If an update has deleted everything, nothing stays in place until it ends.
    guard updates.plan == nil else { return }
    // UIKit can set several sizes before it reads anything (facts 13.9). None of them is an answer.
    if anchors.seen?.screen.bounds.size != screen.bounds.size {
      anchors.answeredMoves = AnsweredMoves()
    }
    anchors.begin(holding: hold(for: change, on: screen, in: collectionView))
  }

  /// Finds out who has moved the content since it was last seen, and follows.
  func followContent(to screen: Screen, in view: UICollectionView) {
    guard keepsPlaces, content.environment != nil else { return }
    let before = anchors.hold
    let toEdge = distanceToEdge(on: screen)
    let mover = anchors.follow(
      screen, length: contentExtent(in: view), known: knownContentExtent(of: view),
      showsEnd: endStaysInPlace(on: screen, in: view), isTouched: isTouched(view),
      hasWindow: view.window != nil)
    switch mover {
    case .user, .app:
      followScroll(fromEdge: toEdge, to: screen)
      // The end can be on screen on the way to a target, and when the content arrives there.
      if case .scrolling = before, anchors.hold.isOfTarget { return }
      // The end is a state: content that shows it is at its end. In a batch update, the content can
      // be too short until the views have returned their sizes.
      let isAtEnd =
        anchors.isChanging
        ? screen.showsEnd(ofContent: contentExtent(in: view))
          && (before.isEnd || updates.batch?.plan == nil)
        : endStaysInPlace(on: screen, in: view)
      if isAtEnd, contentAnchor == .end, !isHeldOrBounces(on: screen, in: view) {
        anchors.hold(.end)
        // A scroll can begin with less than a point, and goes on.
        if !anchors.isChanging, anchors.seen?.isElsewhere == false,
          let end = wantedOffset(on: screen), screen.isNearOffset(screen.offset, end)
        {
          anchors.didMove(to: screen, wanting: end)
        }
      }
    case .nobody, .uikit: break
    }
  }

  /// Returns the length of the content before a change.
  ///
  /// For a subclass, it's the length that the class has returned last.
  private func contentExtent(in view: UICollectionView) -> Length {
    isSubclass ? knownContentExtent(of: view) : placedEngine().mainExtent
  }

  /// Returns the length of the content that UIKit has read last.
  private func knownContentExtent(of view: UICollectionView) -> Length {
    axes.grid.length(axes.main(view.contentSize))
  }

  /// Records what is seen on a screen after a layout pass.
  func seeContent(on screen: Screen) {
    guard keepsPlaces, let collectionView else { return anchors.forgetScreen() }
    guard hasWidth else { return }
    // UIKit can change the insets in the pass itself, such as when content has become scrollable.
    if let seen = anchors.seen, seen.isElsewhere || seen.hasOtherSurroundings(than: screen) {
      followContent(to: screen, in: collectionView)
    }
    anchors.see(
      screen, length: contentExtent(in: collectionView), isTouched: collectionView.isTracking)
    switch anchors.hold {
    case .target(let target, let progress):
      // The target of a scroll before the first layout can be the last item, which is known now.
      anchors.hold(.target(resolved(target), progress))
    case .points, .unchosen, .nothing, .scrolling: break
    }
  }

  /// Records what is seen after a batch update.
  ///
  /// UIKit has read the elements in the update, and needn't read them again. Views that have yet to
  /// return their sizes do so in this turn.
  func seeContentAfterUpdate(on screen: Screen) {
    seeContent(on: screen)
    guard keepsPlaces else { return }
    if !anchors.hold.isForOnce, hasSizesOfVisibleItems { anchors.expectNoSizes() }
    schedule(.endOfPasses)
  }

  /// Returns what stays in place in a change: what has stayed until now, or else a new choice.
  private func hold(
    for change: AnchoredChange, on screen: Screen, in view: UICollectionView
  ) -> Hold {
    let showsEnd = endStaysInPlace(on: screen, in: view)
    switch anchors.hold {
    case .scrolling(let scroll):
      if change == .firstSize || scroll.isRunning && change != .reload { return anchors.hold }
    case .target(let target, .waiting), .target(let target, .arriving):
      let isOver =
        view.isTracking || change == .reload && !isBeforeFirstPass
        || target.isAfterReload && change != .firstSize && !anchors.isChanging
      // Estimates don't tell whether the target is beyond the end.
      let isEnd =
        showsEnd && change != .firstSize && (!usesEstimates || hasSizesOfVisibleItems)
        && isBeyondEnd(target, on: screen)
      if !isOver { return isEnd ? .end : anchors.hold }
    case .target(_, .settled):
      // Once the layout has moved the content in this change, nothing new can be chosen.
      let stays = change == .firstSize || change.isOfContent && anchors.isChanging
      if stays, !view.isTracking { return anchors.hold }
    case .points(let anchor, let purpose):
      if let kept = kept(
        anchor, for: purpose, in: change, showingEnd: showsEnd, on: screen, in: view)
      {
        return kept
      }
    case .nothing: return .nothing
    case .unchosen: break
    }
    return choice(for: change, showingEnd: showsEnd, on: screen, in: view)
  }

  /// Returns the anchor if it stays in place in another change, or `nil` if the change chooses
  /// another one.
  private func kept(
    _ anchor: Anchor, for purpose: Anchor.Purpose, in change: AnchoredChange,
    showingEnd showsEnd: Bool, on screen: Screen, in view: UICollectionView
  ) -> Hold? {
    if anchor.isEnd {
      return contentAnchor == .end && !isHeldOrBounces(on: screen, in: view) ? .end : nil
    }
    // With estimates, the content can be too short until the views have returned their sizes.
    // UIKit reads the length that a subclass returns after the pass in which they have.
    let showsEnd =
      showsEnd
      && anchors.seen?.screen.showsEnd(
        ofContent: anchors.isChanging ? placedEngine().mainExtent : contentExtent(in: view)) == true
    if anchors.isRead {
      guard !showsEnd || change == .firstSize, !anchor.points.isEmpty else { return nil }
    }
    if change == .firstSize { return anchors.hold }
    // What stays is what the user touches.
    if isTouched(view), !anchors.isChanging { return nil }
    var anchor = placed(anchor)
    anchor.overscroll = overscroll(on: screen, in: view)
    let isOver = !anchors.isChanging && anchors.isRead
    switch (change, purpose) {
    case (.firstSize, _), (.reload, _): return nil
    case (.newSize, .newSizes): return .points(anchor, for: purpose)
    case (_, .once) where isOver, (_, .newSizes) where isOver: return nil
    case (.view, .content) where anchors.isRead && snappedPoint(on: screen) != nil: return nil
    case (.update, _) where !keepsContentInPlace: return nil
    case (.update, _):
      anchor.points = anchor.points.prefix(1) + visiblePoints(on: screen)
      return .points(anchor, for: purpose)
    case (.view, _), (.content, _), (.newSize, _): return .points(anchor, for: purpose)
    }
  }

  /// Returns an anchor in the present frame of its item, unless the frame is only estimated.
  private func placed(_ anchor: Anchor) -> Anchor {
    guard anchors.isRead, case .item(let item)? = anchor.points.first, item.cut != nil,
      !usesEstimates || content.engine.isPreferred(item.id),
      let frame = presentFrame(of: item.id)
    else { return anchor }
    var anchor = anchor
    anchor.points[0] = .item(item.placed(in: frame, on: axes.grid))
    return anchor
  }

  /// Returns the frame of an item before a change, or `nil` if it isn't known.
  ///
  /// For a subclass, it's the frame that the class has returned.
  private func presentFrame(of id: ItemID) -> AxisRect? {
    if isSubclass { return returnedFrames[id] }
    return content.engine.holds(id) ? placedFrame(of: id).frame : nil
  }

  /// Chooses what stays in place in a change, from what was seen before the change.
  private func choice(
    for change: AnchoredChange, showingEnd showsEnd: Bool, on screen: Screen,
    in view: UICollectionView
  ) -> Hold {
    if showsEnd { return .end }
    guard !isBeforeFirstPass, let seen = anchors.seen else { return .unchosen(before: nil) }
    var purpose = Anchor.Purpose.content
    var points: [Anchor.Point] = []
    switch change {
    case .reload:
      guard keepsContentInPlace, !view.isTracking else { return .nothing }
      let place = ScrollTarget.Place.visibleStart(seen.screen.visibleStart)
      return .target(ScrollTarget(place, position: 0), .waiting)
    case .view:
      guard !view.isTracking else { return .unchosen(before: nil) }
      purpose = .view
      points = snappedPoint(on: screen).map { [$0] } ?? []
    case .firstSize:
      purpose = .once
      points = pointsSeenBefore(on: screen)
    case .newSize(let element): if wasOffScreen(element, on: screen) { purpose = .newSizes }
    case .content, .update: break
    }
    if points.isEmpty, keepsContentInPlace {
      points = visiblePoints(on: screen)
      // The view of an item that the last scroll has brought on screen has yet to return its size.
      if usesEstimates, anchors.isInTurnOfScroll, case .item(let item)? = points.first,
        !content.engine.isPreferred(item.id)
      {
        let seenBefore = pointsSeenBefore(on: screen)
        if !seenBefore.isEmpty { (points, purpose) = (seenBefore, .once) }
      }
    }
    // If no item is visible, the content stays in its scrollable range.
    guard !points.isEmpty || keepsContentInPlace && purpose != .once else {
      return .unchosen(before: nil)
    }
    if isTouched(view) || isCovered(seen.visible, on: screen) { purpose = .once }
    return .points(
      Anchor(points: points, overscroll: overscroll(on: screen, in: view)), for: purpose)
  }

  /// Ends the turn for a scroll, after which the views on screen have returned their sizes.
  func endTurnOfScroll() {
    guard usesEstimates, keepsContentInPlace, let collectionView else { return }
    followContent(to: makeScreen(), in: collectionView)
    guard anchors.isInTurnOfScroll, callState.isIdle, layOutOnScreen(collectionView) else { return }
    anchors.endTurnOfScroll()
  }

  /// Returns whether the view of an element was on screen before this turn.
  ///
  /// It has then returned its size, which can be its estimate.
  func hasAnswered(_ element: ElementID) -> Bool {
    guard case .unchosen(_?) = anchors.hold, !anchors.isInTurnOfScroll, let seen = anchors.seen,
      let frame = placedEngine().unpinnedFrame(of: element)?.main
    else { return false }
    return seen.visible.intersection(frame).extent > 0
  }

  /// Returns whether an element was off screen before the last scroll.
  ///
  /// An element that only a bar covers is on screen.
  private func wasOffScreen(_ element: ElementID, on screen: Screen) -> Bool {
    guard case .unchosen(let before?) = anchors.hold,
      let frame = placedEngine().unpinnedFrame(of: element)?.main
    else { return false }
    let (grid, bars) = (screen.axes.grid, screen.visibleInsets)
    let bounds = LengthRange(
      start: before.start - grid.length(bars.start), end: before.end + grid.length(bars.end))
    return bounds.intersection(frame).extent == 0
  }

  /// Returns whether pinned views covered all that was visible, so that nobody saw an item.
  private func isCovered(_ visible: LengthRange, on screen: Screen) -> Bool {
    placedEngine().clearRange(of: visible, rules: screen.rules).extent == 0
  }

  /// Returns whether a finger holds the content, or it decelerates after that.
  func isTouched(_ view: UICollectionView) -> Bool {
    view.isTracking || view.isDecelerating
  }

  /// Returns how far the content was outside its scrollable range, in points, unless UIKit has
  /// brought it back.
  private func overscroll(on screen: Screen, in view: UICollectionView) -> CGFloat {
    guard let seen = anchors.seen, !seen.isInRange,
      !screen.isInRange(ofContent: contentExtent(in: view))
    else { return 0 }
    return seen.overscroll
  }
}

// MARK: - The end of the content

extension WaterfallFlowLayout {
  /// Returns whether the end of the content stays in place, because it was seen.
  ///
  /// Before the first layout pass, content is at its end unless the app has set an offset. While a
  /// finger holds the content or it bounces back, only items stay in place.
  private func endStaysInPlace(on screen: Screen, in view: UICollectionView) -> Bool {
    guard contentAnchor == .end, !isHeldOrBounces(on: screen, in: view) else { return false }
    guard !isBeforeFirstPass, let seen = anchors.seen else {
      return isAtInitialOffset(on: screen)
    }
    return seen.screen.showsEnd(ofContent: seen.length)
  }

  /// Returns whether a finger holds the content, or it bounces back after that.
  private func isHeldOrBounces(on screen: Screen, in view: UICollectionView) -> Bool {
    view.isTracking || view.isDecelerating && anchors.seen?.isInRange == false
  }

  /// Returns whether nobody has set a content offset.
  ///
  /// UIKit moves the content by the inset at its start (facts 13.15).
  private func isAtInitialOffset(on screen: Screen) -> Bool {
    [0, -screen.contentInsets.start].contains { screen.isNearOffset($0, screen.offset) }
  }
}

// MARK: - Visible items

extension WaterfallFlowLayout {
  /// Returns the points of the items that were seen, with the most important one first.
  ///
  /// The first is the topmost item that is completely visible and not covered by a pinned view. If
  /// there is none, it's the point at the visible edge of the item with the largest visible part.
  /// The others take over if an update deletes the first one.
  private func visiblePoints(on screen: Screen) -> [Anchor.Point] {
    guard let seen = anchors.seen else { return [] }
    let visible = seen.visible
    let clear = placedEngine().clearRange(of: visible, rules: screen.rules)
    return points(in: visible, clear: clear, from: visible.start, on: screen)
  }

  /// Returns the points of the items that were seen, and also before the last scroll.
  ///
  /// The sizes of the other items are about to change.
  private func pointsSeenBefore(on screen: Screen) -> [Anchor.Point] {
    guard keepsContentInPlace, let seen = anchors.seen, case .unchosen(let before?) = anchors.hold
    else { return [] }
    let visible = seen.visible
    let engine = placedEngine()
    let clear = engine.clearRange(of: visible, rules: screen.rules)
      .intersection(engine.clearRange(of: before, rules: screen.rules))
    return points(
      in: visible.intersection(before), clear: clear, from: visible.start, on: screen)
  }

  /// Returns the points of the items in a visible range that are at least a device pixel wide and
  /// high.
  ///
  /// Items that are completely in the `clear` range, which pinned views don't cover, come first.
  private func points(
    in visible: LengthRange, clear: LengthRange, from visibleStart: Length, on screen: Screen
  ) -> [Anchor.Point] {
    // Completely visible items come first, in the order of their starts. Then come the others, in
    // descending order of their visible lengths. If two items are equal in this order, the one with
    // the lower index comes first, because `seen` is in that order and sorting is stable.
    let seen = visibleItems(in: visible)
    let part = { (main: LengthRange) in main.intersection(clear).extent }
    let isWhole = { (main: LengthRange) in main.extent - part(main) < PixelGrid.lengthsPerPixel }
    let whole = seen.filter { isWhole($0.frame.main) }
      .ordered { $0.frame.main.start < $1.frame.main.start }
    let others = seen.filter { !isWhole($0.frame.main) }
      .ordered { part($0.frame.main) > part($1.frame.main) }
    let grid = screen.axes.grid
    return (whole.map { ($0, false) } + others.map { ($0, true) }).map { seen, isCut in
      let frame = seen.frame
      if isCut, frame.main.start < clear.start {
        let edge = min(clear.start, frame.main.end)
        let cut = ItemAnchor.Cut(
          length: grid.points(edge - frame.main.start),
          fraction: CGFloat(edge - frame.main.start) / CGFloat(frame.main.extent),
          crossExtent: grid.points(frame.cross.extent))
        return .item(
          ItemAnchor(
            id: seen.id, cut: cut, distance: grid.points(edge - visibleStart)))
      }
      // In rows, the start of the item's row stays in place. The item itself can move within its
      // row if another item makes the row taller.
      return .item(
        ItemAnchor(
          id: seen.id, distance: grid.points(lineStart(of: seen) - visibleStart)))
    }
  }

  /// Moves the anchor from its remembered place to the edge at which it was when the content was
  /// scrolled.
  ///
  /// If its item is off screen now, another one takes over, if possible one that starts on screen.
  func followScroll(fromEdge toEdge: CGFloat, to screen: Screen) {
    anchors.moveAnchor(by: toEdge)
    guard case .points(var anchor, let purpose) = anchors.hold,
      case .item(let first)? = anchor.points.first, isOffScreen(first, on: screen)
    else { return }
    var next: ItemAnchor?
    for case .item(let item) in anchor.points where !isOffScreen(item, on: screen) {
      next = item
      if item.distance >= 0 { break }
    }
    anchor.points = next.map { [.item($0)] } ?? []
    anchors.hold(next == nil ? .nothing : .points(anchor, for: purpose))
  }

  /// Returns whether an item is off screen after a scroll.
  ///
  /// An item that a batch update reloads can have only its estimate yet, so its old extent counts,
  /// too.
  private func isOffScreen(_ item: ItemAnchor, on screen: Screen) -> Bool {
    let grid = screen.axes.grid
    let above = item.cut?.length ?? 0
    let start = item.distance - above
    let extent =
      content.engine.holds(item.id)
      ? grid.points(placedFrame(of: item.id).frame.main.extent) : 0
    let old = item.cut.map { $0.fraction > 0 ? above / $0.fraction : 0 } ?? 0
    return start > grid.points(screen.viewport.extent) || start + max(extent, old) < 0
  }
}

// MARK: - Snapping

extension WaterfallFlowLayout {
  /// Returns the element to which scrolling had snapped before the view got another size, or `nil`
  /// if the content wasn't at a snap offset.
  private func snappedPoint(on screen: Screen) -> Anchor.Point? {
    guard let target = SnapTarget(scrollSnapping), let seen = anchors.seen,
      seen.screen.bounds.size != screen.bounds.size
    else { return nil }
    let range = seen.screen.scrollRange(mainExtent: seen.length)
    let rules = SnapRules(target, within: range, on: seen.screen)
    let grid = seen.screen.axes.grid
    return placedEngine()
      .snappedElement(at: grid.length(seen.screen.offset), within: grid.length(1), rules)
      .map { .snapped($0, target) }
  }
}
