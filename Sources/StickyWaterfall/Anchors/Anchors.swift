import WaterfallEngine

/// What stays in place on screen while the layout changes.
///
///     a change begins ──▶ who has moved the content since it was seen? (`SeenContent`)
///                     ──▶ what stays in place? (`Hold`, chosen from what was seen)
///     the new layout is known ──▶ the content moves, so that the anchor is where it was
///     a layout pass ends ──▶ the screen is what was seen
///
/// The rules depend only on what was seen, and on the one offset that the layout wants. They don't
/// depend on the order in which UIKit calls the layout.
struct Anchors {
  private(set) var hold = Hold.unchosen(before: nil)
  /// What was seen last, or `nil` before the first layout pass, and while nothing can stay in
  /// place.
  private(set) var seen: SeenContent?
  /// Whether a change has begun, and no layout pass has ended since then.
  private(set) var isChanging = false
  /// Whether UIKit has read the elements of a rectangle since the last change was laid out.
  ///
  /// UIKit can run `prepare()` in the setter of a view's size (facts 13.9), long before it reads
  /// anything. Until then, views can't have returned their sizes.
  private(set) var isRead = true
  /// Whether the turn of the last scroll hasn't ended.
  ///
  /// Until then, the views that the scroll has brought on screen may have to return their sizes.
  private(set) var isInTurnOfScroll = false
  /// Whether the content isn't where it belongs, because this layout pass couldn't move it.
  private(set) var needsAnotherPass = false
  /// Whether the index paths of the anchor are those before a batch update.
  private(set) var awaitsPlan = false
  var answeredMoves = AnsweredMoves()
}

// MARK: - Changes

extension Anchors {
  /// Records that a change begins, in which this stays in place.
  mutating func begin(holding hold: Hold) {
    self.hold = hold
    isChanging = true
  }

  /// Records that a batch update begins, whose list brings new index paths.
  mutating func beginUpdate() {
    awaitsPlan = true
    isChanging = true
  }

  /// Gives the anchor its index paths after a batch update.
  mutating func follow(_ plan: UpdatePlan?) {
    hold.follow(plan)
    // Nobody sees an item below a pinned view, so the next change chooses one that is visible.
    if hold.isCovered { hold.endWithChange() }
    awaitsPlan = false
  }

  /// Records that UIKit reads the elements of a rectangle.
  mutating func didReadRectangle() {
    isRead = true
    answeredMoves.didReadRectangle()
  }

  /// Records that no view is about to return its size for the last change.
  mutating func expectNoSizes() { isRead = true }

  /// Records that no batch update is in progress, so that no update list follows.
  mutating func forgetUpdate() {
    guard awaitsPlan else { return }
    follow(nil)
  }

  /// Records that nothing stays in place until the next change chooses an anchor.
  mutating func release() {
    hold = .unchosen(before: nil)
    awaitsPlan = false
  }

  /// Holds on to something else.
  mutating func hold(_ hold: Hold) { self.hold = hold }

  /// Records that a layout pass couldn't move the content, and another one must follow.
  mutating func requestAnotherPass() { needsAnotherPass = true }

  /// Records that a turn ends in which layout passes have run, or a batch update has ended.
  mutating func endTurn() {
    answeredMoves = AnsweredMoves()
    guard !isChanging else { return }
    isRead = true
    if case .points(_, for: .newSizes) = hold { release() }
  }

  /// Records that the views that the last scroll has brought on screen have returned their sizes.
  mutating func endTurnOfScroll() { isInTurnOfScroll = false }

  /// Records that a layout pass begins.
  mutating func beginPass() { needsAnotherPass = false }
}

// MARK: - Moves of the content

extension Anchors {
  /// Finds out who has moved the content to the offset of a screen, and follows.
  ///
  /// A scroll ends the anchor. While a change is under way, it moves the anchor on screen instead.
  /// Content that is at its end stays there, unless a finger moves it, or the app does while
  /// nothing else changes. `showsEnd` is whether the end was on screen and stays in place there.
  mutating func follow(
    _ screen: Screen, length: Length, known: Length, showsEnd: Bool, isTouched: Bool,
    hasWindow: Bool
  ) -> ContentMover {
    guard var seen else {
      self.seen = SeenContent(screen, length: length)
      return .nobody
    }
    defer { self.seen = seen }
    let mover = seen.follow(
      screen, length: length, known: known, isTouched: isTouched, hasWindow: hasWindow)
    if case .scrolling(let scroll) = hold {
      follow(
        scroll, movedBy: mover == .app && seen.isClamped(to: screen) ? .uikit : mover, to: screen,
        hasWindow: hasWindow)
      if mover != .nobody { seen.scroll(to: screen) }
      return mover
    }
    switch mover {
    case .nobody:
      if !isChanging, showsScroll(seen, on: screen) { seen.show(screen) }
      return mover
    case .uikit: return mover
    case .app where staysAtEnd(seen, showingEnd: showsEnd, on: screen):
      hold = .end
      seen.account(for: screen)
      return .uikit
    case .app where !isChanging && isMovedForSurroundings(seen, on: screen):
      // The app has moved the content for the new size or insets itself. For another size, what was
      // visible can be elsewhere.
      let isSameSize = screen.bounds.size == seen.screen.bounds.size
      hold = isSameSize ? .unchosen(before: seen.visible) : .nothing
      isInTurnOfScroll = true
      seen.scroll(to: screen)
      seen.show(screen)
      return .app
    case .user, .app: (answeredMoves, isInTurnOfScroll) = (AnsweredMoves(), true)
    }
    let before = seen.visible
    if isChanging, !hold.isEnd {
      hold.scroll(by: seen.distance(to: screen))
      hold.endWithChange()
    } else {
      hold = .unchosen(before: isChanging ? nil : before)
    }
    seen.scroll(to: screen)
    return mover
  }

  /// Returns whether the content is at its end, and the app moves it together with something else.
  private func staysAtEnd(
    _ seen: SeenContent, showingEnd showsEnd: Bool, on screen: Screen
  ) -> Bool {
    let isAtEnd = hold.isEnd || showsEnd && !isChanging && hold.yieldsToEnd
    return isAtEnd && seen.isElsewhere && !seen.isAnnounced(screen)
  }

  /// Returns whether the app has moved the content for a new size or new insets.
  private func isMovedForSurroundings(_ seen: SeenContent, on screen: Screen) -> Bool {
    seen.hasOtherSurroundings(than: screen)
      && (!seen.isAnnounced(screen)
        || seen.hasFollowedEndInset(to: screen, by: seen.distance(to: screen)))
  }

  /// Returns whether the layout has scrolled to a target, or the app has scrolled for a keyboard,
  /// just before it changed the inset.
  ///
  /// The scroll and the inset are one change in either order.
  private func showsScroll(_ seen: SeenContent, on screen: Screen) -> Bool {
    guard seen.hasOtherSurroundings(than: screen) else { return true }
    guard case .unchosen(let before?) = hold else { return false }
    let distance = screen.axes.grid.points(seen.visible.start - before.start)
    return seen.hasFollowedEndInset(to: screen, by: distance)
  }

  /// Follows an animated scroll to a target, which stays in place once the content is at the
  /// requested offset.
  private mutating func follow(
    _ scroll: TargetScroll, movedBy mover: ContentMover, to screen: Screen, hasWindow: Bool
  ) {
    var scroll = scroll
    let isApproached = scroll.step(to: screen, movedBy: mover)
    if mover == .user {
      hold = .unchosen(before: nil)
    } else if scroll.isReached(on: screen, hasWindow: hasWindow) {
      hold = .target(scroll.target, .waiting)
    } else if isApproached || mover == .uikit {
      hold = .scrolling(scroll)
    } else {
      hold = .unchosen(before: nil)
    }
  }

  /// Records what is seen at the end of a layout pass.
  mutating func see(_ screen: Screen, length: Length, isTouched: Bool) {
    if isChanging { isRead = false }
    isChanging = false
    // New insets move nothing while a finger holds the content, so places have other distances.
    if isTouched, case .points = hold, let start = seen?.screen.visibleInsets.start {
      hold.scroll(by: screen.visibleInsets.start - start)
    }
    seen?.see(screen, length: length, isTouched: isTouched)
    guard !needsAnotherPass else { return }
    if case .nothing = hold { hold = .unchosen(before: nil) }
    if seen == nil { seen = SeenContent(screen, length: length) }
  }

  /// Forgets what was seen, because nothing can stay in place.
  mutating func forgetScreen() {
    hold = .unchosen(before: nil)
    seen = nil
    isChanging = false
  }

  /// Records that the layout asks UIKit to move the content to an offset, in points.
  mutating func ask(for offset: CGFloat, on screen: Screen) {
    answeredMoves.move()
    seen?.ask(for: offset, on: screen)
  }

  /// Records that UIKit announces the offset of a screen.
  ///
  /// `isTouched` is whether a finger moves the content.
  mutating func announce(_ screen: Screen, isTouched: Bool) {
    seen?.announce(screen, isTouched: isTouched)
  }

  /// Follows the delegate if it has answered another offset than the layout asked for, and returns
  /// whether it has.
  ///
  /// That offset can be the old one, so that the content doesn't move at all.
  mutating func followDelegate(to screen: Screen) -> Bool {
    guard let asked = seen?.asked else { return false }
    let isOther = !hold.isEnd && !screen.isNearOffset(screen.offset, asked)
    if isOther {
      hold.scroll(by: screen.offset - asked)
      hold.endWithChange()
      seen?.scroll(to: screen)
    }
    seen?.forgetAsked()
    return isOther
  }

  /// Moves the anchor toward the start of the screen by a distance in points.
  mutating func moveAnchor(by distance: CGFloat) { hold.scroll(by: distance) }

  /// Records that the content is at the offset of a screen, where the layout wanted another one.
  mutating func didMove(to screen: Screen, wanting wanted: CGFloat) {
    seen?.didMove(to: screen, wanting: wanted)
  }

  /// Records that a client's context moves the content by a distance in points.
  mutating func moveByClient(_ distance: CGFloat, on screen: Screen) {
    guard distance != 0, let seen else { return }
    hold.scroll(by: distance)
    self.seen?.ask(for: seen.offsetWithoutRequest(on: screen) + distance, on: screen)
  }
}

// MARK: - Scrolling to a target

extension Anchors {
  /// Records that a view has returned a new size, after which others can become visible.
  mutating func recordNewSize() {
    if case .target(let target, let progress) = hold, progress != .settled {
      hold = .target(target, .arriving(hasNewSize: true))
    }
  }

  /// Ends a turn for the target of a scroll, and returns whether a view has returned a new size in
  /// it.
  mutating func endTurnOfTarget() -> Bool {
    guard case .target(let target, .arriving(let hasNewSize)) = hold else { return false }
    hold = .target(target, .arriving(hasNewSize: false))
    return hasNewSize
  }
}
