import WaterfallEngine

/// The target of a scroll stays at its scroll position while the views around it return their
/// sizes. Until then, the target's place in the content is only estimated.
///
///     estimates        the target is the anchor      a turn without a new size
///     ├── 30 ──┤       ├── 30 ──┤
///     ├── 31 ──┤  ──▶  │        │               ──▶  the usual anchor takes over
///     ├── 32 ──┤       ├── 31 ──┤
extension WaterfallFlowLayout {
  /// Holds on to the target of a scroll, on the screen after the scroll.
  func hold(_ target: ScrollTarget, on screen: Screen) {
    guard updates.batch == nil || updates.batch?.plan != nil else { return anchors.cancelScroll() }
    anchors.hold(target, on: screen)
    anchors.letPrepareMove()
    // The views that an animation has passed can have moved the target.
    if let offset = anchoredOffset(on: screen), !screen.isSameOffset(offset, screen.offset) {
      anchors.recordDistantTarget()
    }
    schedule(.endOfTarget)
  }

  /// Holds on to the target of a scroll if the content is at the requested offset after the call
  /// that scrolls.
  ///
  /// UIKit announces a scroll only if it changes the offset, and announces an animated scroll
  /// before the content moves (facts 13.10).
  func holdIfReached(_ scroll: TargetScroll, in view: UICollectionView) {
    guard anchors.scroll != nil, let target = scroll.target else { return }
    let screen = makeScreen()
    if !scroll.isAnimated || scroll.isReached(on: screen) {
      hold(target, on: screen)
    } else {
      schedule(.endOfTarget)
    }
  }

  /// Follows the scroll to a target to the next offset, and returns the target if the content is at
  /// the requested one.
  ///
  /// A finger, a scroll away from the target, and a batch update that deletes it end the scroll.
  func followScroll(to screen: Screen, in view: UICollectionView) -> ScrollTarget? {
    guard let scroll = anchors.scroll else { return nil }
    guard let target = scroll.target, !view.isTracking else {
      anchors.cancelScroll()
      return nil
    }
    guard scroll.isAnimated else { return target }
    // UIKit can announce an offset in the range that it doesn't set (facts 13.13).
    if isMoveByUIKit(to: screen, in: view) || isClamped(to: screen, in: view) { return nil }
    if scroll.isReached(on: screen) { return target }
    guard scroll.isApproached(on: screen) else {
      anchors.cancelScroll()
      return nil
    }
    anchors.step(to: screen)
    schedule(.endOfTarget)
    return nil
  }

  /// Returns whether UIKit changes the offset only to clamp it (facts 13.13).
  private func isClamped(to screen: Screen, in view: UICollectionView) -> Bool {
    let present = screen.axes.main(view.contentOffset)
    return knownScrollRanges(on: screen).contains { screen.isClamped(from: present, to: $0) }
  }

  /// Holds on to the target of a scroll if the content is at the requested offset, unless a finger
  /// holds the content.
  ///
  /// While an invalidation for a frame of the animation waits for its pass, UIKit doesn't announce
  /// the next frame (facts 13.11), which can be the last one.
  func holdReachedTarget(on screen: Screen) {
    guard let scroll = anchors.scroll else { return }
    if collectionView?.isTracking == true { return anchors.cancelScroll() }
    if scroll.isReached(on: screen), let target = scroll.target { hold(target, on: screen) }
  }

  /// Records that a view is about to get another size.
  ///
  /// UIKit prefetches cells long after the visible ones have their sizes, and above the screen
  /// after a scroll up (facts 13.17). Without the target, each of them would move it away. The
  /// settled target therefore stays in place for their sizes, and for a turn after each of them.
  func recordNewSize(of id: ElementID) {
    guard anchors.scroll != nil || anchors.anchor?.isTarget == true else { return }
    let screen = makeScreen()
    holdReachedTarget(on: screen)
    if anchors.holdsSettledTarget, isVisible(id, on: screen) { anchors.releaseSettledTarget() }
    guard anchors.anchor?.isTarget == true else { return }
    anchors.recordNewSize()
    schedule(.endOfTarget)
  }

  private func isVisible(_ id: ElementID, on screen: Screen) -> Bool {
    guard
      let element = placedEngine().element(id, viewport: screen.viewport, rules: screen.rules)
    else { return false }
    return screen.viewport.intersection(element.frame.main).extent > 0
  }

  /// Ends the turn for the target of a scroll, which has settled if no visible view has returned a
  /// new size in it.
  ///
  /// UIKit lays out views just before the run loop goes to sleep, which can be after this task.
  /// Views on screen therefore return their sizes now. Until the first layout, and without a
  /// window, they can't, and the target waits for the next layout pass.
  func endTurnOfTarget() {
    guard let collectionView, anchors.holdsTarget || anchors.scroll != nil else { return }
    guard callState.running.isEmpty else { return schedule(.endOfTarget) }
    let isOnScreen = scrolling.viewport != nil && collectionView.window != nil
    if isOnScreen { collectionView.layoutIfNeeded() }
    if anchors.scroll != nil { holdReachedTarget(on: makeScreen()) }
    if anchors.endTurnOfTarget() {
      schedule(.endOfTarget)
      moveToTarget()
    } else if isOnScreen {
      anchors.settleTarget()
    }
  }

  /// Moves the content to the target if the pass budget has kept it elsewhere.
  private func moveToTarget() {
    guard anchors.holdsTarget, updates.batch == nil else { return }
    let screen = makeScreen()
    guard let offset = anchoredOffset(on: screen), !screen.isSameOffset(offset, screen.offset)
    else { return }
    anchors.letPrepareMove()
    readAgain()
  }
}
