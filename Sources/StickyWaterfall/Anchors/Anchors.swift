import WaterfallEngine

/// What the content holds on to.
///
///     first change after a scroll ──▶ hold(on:for:) chooses the anchor, from the screen before it
///     scrollToItem ──▶ the target is the anchor, until the views around it have their sizes
///     every change ──▶ the content moves, so that the anchor is where it was
///     a scroll that nothing explains ──▶ the next change chooses another anchor
///
/// A scroll is *explained* if the layout or UIKit moves the content. `ContentMoves` compares the
/// offset with the one that the layout knows, so no step of a scroll has to be recorded.
struct Anchors {
  /// What stays in place, or `nil` if nothing has been chosen since the last scroll.
  private(set) var anchor: Anchor?
  /// Where the content is, and what moves it.
  private(set) var moves = ContentMoves()
  /// Whether `prepare()` moves the content, because an invalidation context can't.
  private(set) var isMovedByPrepare = false
  /// Whether no layout pass has begun since the last change.
  private(set) var awaitsPass = false
  /// Whether a scroll has ended the anchor while a layout pass was due, so that nothing stays in
  /// place in that pass.
  private(set) var isFree = false
  /// Whether the index paths of the anchor are those before a batch update.
  private var awaitsPlan = false
  /// What the user sees, or `nil` before the first layout pass.
  ///
  /// UIKit can move or clamp the content, as for new insets, before the layout hears of the change.
  /// This is the screen before that.
  private(set) var seen: SeenContent?
  /// Whether the content wasn't at its end before a reload, and hasn't scrolled since.
  ///
  /// With estimates, reloaded content can be too short at first.
  private(set) var isAwayFromEnd = false
  /// The scroll to a target that is under way.
  private(set) var scroll: TargetScroll?
  /// Whether a view has returned a new size in this turn.
  private var hasNewSize = false
  /// Whether the target wasn't at its scroll position when it became the anchor.
  private var wasTargetDistant = false
  /// Whether the visible views have returned their sizes since the target became the anchor.
  private var isTargetSettled = false
  /// The sizes that views most likely return again after an invalidation.
  var expected = ExpectedSizes()
  /// How often the app has invalidated the layout during a move of the content, since the last
  /// scroll in this turn.
  private var answeredMoves = 0
  /// The last scroll, or `nil` if two layout passes have ended since then.
  private var lastScroll: Scroll?
  /// The content offset before the running call of `super.invalidateLayout(with:)`.
  var offsetBeforeInvalidation: CGPoint?

  /// The part of the content on screen after the last layout pass or scroll.
  struct SeenContent: Equatable {
    var visible: LengthRange
    /// Whether the content isn't overscrolled.
    var isInRange: Bool
    /// Whether the end of the content is visible and can stay in place.
    var showsEnd: Bool
  }

  private struct Scroll {
    /// The visible bounds before the scroll.
    let origin: LengthRange?
    /// Whether no layout pass has ended since the scroll.
    var isBeforePass = true
  }
}

// MARK: - Holding on and letting go

extension Anchors {
  /// Whether anything stays in place.
  var holdsPoints: Bool { anchor.map { !$0.points.isEmpty } ?? false }

  /// The anchor, unless its index paths wait for an update list.
  var currentAnchor: Anchor? { awaitsPlan ? nil : anchor }

  /// Holds on to an anchor, as the content is on this screen.
  mutating func hold(_ anchor: Anchor, on screen: Screen) {
    self.anchor = anchor
    isTargetSettled = false
    wasTargetDistant = false
    // The anchor is where the views have put it, without the sizes that they haven't returned.
    expected = ExpectedSizes()
    isMovedByPrepare = false
    awaitsPlan = false
    moves.know(screen)
  }

  /// Holds on to the target of a scroll, which is about to be at its scroll position.
  mutating func hold(_ target: ScrollTarget, on screen: Screen) {
    hold(Anchor(points: [.target(target)], staysInRange: true), on: screen)
    scroll = nil
    lastScroll = nil
    moves.promised = nil
    isFree = false
    hasNewSize = false
  }

  /// Records that the anchor holds for other changes than the sizes of views.
  mutating func holdBeyondSizes() { anchor?.isForSizes = false }

  /// Replaces what takes over if the first point goes.
  mutating func setFallbacks(_ points: [Anchor.Point]) {
    guard let first = anchor?.points.first else { return }
    anchor?.points = [first] + points.filter { $0 != first }
  }

  /// Lets everything go, because everything is reloaded, or items move under a finger.
  mutating func release() {
    anchor = nil
    moves.forgetOffset()
    moves.promised = nil
    isMovedByPrepare = false
    awaitsPlan = false
    scroll = nil
    expected = ExpectedSizes()
  }

  /// Lets the anchor go, because an update has deleted all of it.
  ///
  /// UIKit can still move the content to its end.
  mutating func releaseDeleted() {
    anchor = nil
    moves.forgetOffset()
  }

  /// Lets everything go except the end of the content, because everything is reloaded.
  mutating func reload() {
    guard anchor?.isEnd == true else {
      isAwayFromEnd = seen != nil
      return release()
    }
    moves.promised = nil
    awaitsPlan = false
    expected = ExpectedSizes()
    isMovedByPrepare = true
  }

  /// Records that a change of the layout begins.
  mutating func beginChange() { awaitsPass = true }

  /// Lets everything go until the layout pass that is due.
  mutating func letGoUntilPass() {
    anchor = nil
    isFree = true
  }

  /// Records that a batch update begins, whose list brings new index paths.
  mutating func beginUpdate() {
    awaitsPlan = true
    moves.promised = nil
    expected = ExpectedSizes()
  }

  /// Gives the anchor its index paths after a batch update.
  mutating func follow(_ plan: UpdatePlan?) {
    anchor?.follow(plan)
    scroll?.follow(plan)
    awaitsPlan = false
  }

  /// Records that a batch update ends.
  mutating func endUpdate() {
    forgetUpdate()
    awaitsPass = false
    isFree = false
  }

  /// Records that no batch update is in progress, so that no update list follows.
  mutating func forgetUpdate() {
    if awaitsPlan { release() }
    moves.promised = nil
  }

  mutating func scrollAnchor(by distance: CGFloat) { anchor?.scroll(by: distance) }
}

// MARK: - Scrolling to a target

extension Anchors {
  /// Whether the target of a scroll stays in place.
  ///
  /// The value is `false` if the target only stays in place while views off screen return their
  /// sizes.
  var holdsTarget: Bool { !isTargetSettled && anchor?.isTarget == true }

  /// Whether the target stays in place only while views off screen return their sizes.
  var holdsSettledTarget: Bool { isTargetSettled && anchor?.isTarget == true }

  /// Whether the content must move so that the target is at its scroll position.
  var isTargetDistant: Bool { wasTargetDistant && holdsTarget }

  /// Whether an animation is moving the content toward a target, so that nothing else moves it.
  ///
  /// The layout can't know whether an animation has been interrupted between two turns. Only the
  /// sizes of views, which come all the time, wait for its end. All other changes move the content
  /// again after a turn without a step.
  func isAnimated(during change: WaterfallFlowLayout.AnchoredChange) -> Bool {
    guard let scroll, scroll.isAnimated else { return false }
    return change == .preferredSize || scroll.isRunning
  }

  /// Records that the content is about to scroll to a target, which ends the anchor.
  mutating func begin(_ scroll: TargetScroll) {
    self.scroll = scroll
    anchor = nil
  }

  /// Records that the content moves toward the target.
  mutating func step(to screen: Screen) { scroll?.step(to: screen) }

  /// Records that a context moves the content, and the animation with it.
  mutating func shiftScroll(by distance: CGFloat) { scroll?.shift(by: distance) }

  /// Forgets the scroll to a target, because something else scrolls.
  mutating func cancelScroll() { scroll = nil }

  /// Records that the target isn't at its scroll position, so that `prepare()` moves the content.
  mutating func recordDistantTarget() {
    wasTargetDistant = true
    hasNewSize = true
  }

  /// Records that a view has returned a new size, after which others can become visible.
  mutating func recordNewSize() {
    hasNewSize = true
    isTargetSettled = false
  }

  /// Ends the turn, and returns whether a view has returned a new size in it.
  mutating func endTurnOfTarget() -> Bool {
    scroll?.endTurn()
    defer { hasNewSize = false }
    return hasNewSize
  }

  /// Records that the visible views have returned their sizes.
  mutating func settleTarget() { isTargetSettled = true }

  /// Lets go of a settled target, so that the next change chooses an anchor.
  mutating func releaseSettledTarget() { if holdsSettledTarget { anchor = nil } }
}

// MARK: - Layout passes

extension Anchors {
  /// The visible bounds before the last scroll.
  ///
  /// The value is `nil` if two layout passes have ended since that scroll.
  var viewportBeforeScroll: LengthRange? { lastScroll.flatMap(\.origin) }

  /// Records a scroll from these visible bounds, which ends the anchor.
  ///
  /// Before the layout pass for a change, the user still sees the layout before the change. The
  /// next change then moves the anchor on screen by the scroll's distance.
  mutating func recordScroll(from viewport: LengthRange?) {
    if !awaitsPass || anchor?.isTarget == true { anchor = nil }
    lastScroll = Scroll(origin: viewport)
    answeredMoves = 0
    isAwayFromEnd = false
  }

  /// Records what the user sees on a screen, unless an anchor already knows its place.
  mutating func see(_ content: SeenContent, on screen: Screen) {
    seen = content
    if anchor == nil { moves.know(screen) }
  }

  /// Forgets what the user sees, because nothing stays in place.
  mutating func forgetScreen() {
    seen = nil
    if anchor == nil { moves.forgetOffset() }
  }

  /// Records that the work of `prepare()` begins.
  mutating func beginPass() {
    awaitsPass = false
    isFree = false
  }

  /// Records that `prepare()` ends, after which the collection view reads attributes.
  mutating func endPass() {
    if anchor?.points.isEmpty == true { anchor = nil }
    if lastScroll?.isBeforePass == true {
      lastScroll?.isBeforePass = false
    } else {
      lastScroll = nil
    }
  }

  /// Ends the turn, and with it an anchor that was chosen only for the sizes of views.
  ///
  /// After a scroll, that anchor can be an item that was visible before the scroll. The next change
  /// chooses what the user sees then. Returns whether there was such an anchor.
  mutating func endTurn() -> Bool {
    answeredMoves = 0
    guard anchor?.isForSizes == true, expected.isEmpty, moves.owed == 0 else { return false }
    anchor = nil
    return true
  }
}

// MARK: - Moves of the content

extension Anchors {
  /// Whether the layout may move the content to keep items in place.
  var allowsMove: Bool { answeredMoves < 2 }

  /// Records that an invalidation context asks UIKit to move the content to its place.
  mutating func owe(_ distance: CGFloat) {
    moves.owe(distance)
    shiftScroll(by: distance)
    isMovedByPrepare = false
  }

  /// Records that a client's context moves the content, and the anchor with it.
  mutating func moveByClient(_ distance: CGFloat) {
    guard anchor != nil else { return }
    anchor?.scroll(by: distance)
    moves.owe(distance)
  }

  /// Records that UIKit has moved the content for an invalidation context.
  ///
  /// UIKit can move it less far than the context has asked for, because it clamps the offset.
  mutating func didMoveByUIKit(on screen: Screen) {
    moves.didMoveByUIKit(on: screen)
    followView(to: screen)
  }

  /// Records that `prepare()` has moved the content.
  mutating func didMoveInPrepare(on screen: Screen) {
    moves.know(screen)
    followView(to: screen)
    isMovedByPrepare = false
    wasTargetDistant = false
  }

  /// Follows the visible range, because the layout has moved the content.
  private mutating func followView(to screen: Screen) {
    if let seen {
      self.seen?.visible = LengthRange(
        start: screen.viewport.start, extent: seen.visible.extent)
    }
  }

  /// Forgets the distance that UIKit owes, because the layout doesn't want it any more.
  mutating func takeOwed() -> CGFloat { moves.takeOwed() }

  /// Records that a delegate may have moved the content elsewhere after a batch update.
  mutating func acceptOffset(of screen: Screen) { moves.know(screen) }

  mutating func promise(_ offset: CGFloat) { moves.promised = offset }

  /// Lets the next `prepare()` move the content, because more work waits.
  mutating func letPrepareMove() { isMovedByPrepare = holdsPoints }

  /// Records that the app invalidates the layout while the layout moves the content.
  ///
  /// `prepare()` then moves the content once more. If the app's values depend on the offset, that
  /// can go on forever, so after a few times the content stays where it is.
  mutating func recordInvalidationDuringMove() {
    answeredMoves += 1
    if allowsMove { letPrepareMove() } else { anchor = nil }
  }

  /// Records that UIKit reads the elements of a rectangle, while it owes a move.
  ///
  /// After the layout pass has begun, it has made the move, or no longer makes it. For example,
  /// UIKit skips moves in a batch update (facts 1.10).
  mutating func didReadRectangle(on screen: Screen) {
    guard !awaitsPass else { return }
    if moves.endOwing(on: screen) { followView(to: screen) }
  }

  /// Returns whether the layout or UIKit has moved the content to the offset of a screen.
  func explains(_ screen: Screen, inContentOf lengths: () -> [Length]) -> Bool {
    moves.explains(screen) { isClamped ? lengths() : [] }
  }

  /// Takes note of the present offset, and returns how far the content has scrolled since the
  /// layout knew it, or `nil` if it hasn't scrolled.
  mutating func account(
    for screen: Screen, inContentOf lengths: () -> [Length]
  ) -> CGFloat? {
    let isClamped = isClamped
    return moves.account(for: screen) { isClamped ? lengths() : [] }
  }

  /// Whether UIKit can clamp the content.
  ///
  /// Content that bounces back isn't clamped.
  private var isClamped: Bool { anchor != nil || seen?.isInRange == true }

  /// Records that UIKit announces the offset of a screen, and the layout can explain it.
  mutating func announce(_ screen: Screen) { moves.announce(screen) }

  /// Takes note of the present offset, if UIKit has set the one that it has announced.
  mutating func settle(at offset: CGFloat, on screen: Screen) {
    moves.settle(at: offset, on: screen)
  }
}
