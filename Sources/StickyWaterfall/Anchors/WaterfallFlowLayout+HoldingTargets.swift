import WaterfallEngine

/// The target of a scroll stays at its scroll position while the views around it return their
/// sizes. Until then, the target's place in the content is only estimated.
///
///     estimates        the target is the anchor      a turn without a new size
///     ├── 30 ──┤       ├── 30 ──┤
///     ├── 31 ──┤  ──▶  │        │               ──▶  the usual anchor takes over
///     ├── 32 ──┤       ├── 31 ──┤
extension WaterfallFlowLayout {
  /// Holds on to the target of a scroll, which is about to move the content to an offset, or waits
  /// for the first layout.
  func hold(_ target: ScrollTarget, at offset: CGFloat? = nil, in view: UICollectionView) {
    guard updates.batch == nil || updates.batch?.plan != nil else { return anchors.release() }
    hold(.target(target, .waiting), in: view)
    if let offset { anchors.ask(for: offset, on: makeScreen()) }
  }

  /// Holds on to an animated scroll to a target.
  func hold(_ scroll: TargetScroll, in view: UICollectionView) {
    guard updates.batch == nil || updates.batch?.plan != nil else { return anchors.release() }
    hold(.scrolling(scroll), in: view)
    followContent(to: makeScreen(), in: view)
  }

  private func hold(_ hold: Hold, in view: UICollectionView) {
    followContent(to: makeScreen(), in: view)
    anchors.hold(hold)
    if anchors.seen == nil { followContent(to: makeScreen(), in: view) }
    schedule(.endOfTarget)
  }

  /// Records that a view is about to get another size, and returns whether the target of a scroll
  /// stays in place for it, because the view is off screen.
  ///
  /// UIKit prefetches cells long after the visible ones have their sizes, and also above the screen
  /// after a scroll up (facts 13.17). Only the sizes of visible views delay the settled state.
  func recordNewSize(of id: ElementID) -> Bool {
    guard anchors.hold.isOfTarget else { return false }
    schedule(.endOfTarget)
    let screen = makeScreen()
    let element = placedEngine().element(id, viewport: screen.viewport, rules: screen.rules)
    if let element, screen.viewport.intersection(element.frame.main).extent > 0 {
      anchors.recordNewSize()
      return false
    }
    return !anchors.hold.isAfterReload
  }

  /// Ends the turn for the target of a scroll, which has settled if no visible view has returned a
  /// new size in it.
  ///
  /// Until the first layout, and without a window, no view can return its size. The target then
  /// waits until one does, or all visible items have sizes.
  func endTurnOfTarget() {
    guard let collectionView, anchors.hold.isOfTarget, hasWidth else { return }
    guard callState.isIdle else { return schedule(.endOfTarget) }
    let isOnScreen = layOutOnScreen(collectionView)
    followContent(to: makeScreen(), in: collectionView)
    if anchors.endTurnOfTarget() || movesToTarget() {
      schedule(.endOfTarget)
    } else if isOnScreen || anchors.hold.hasSizes || hasSizesOfVisibleItems {
      settleTarget()
    }
  }

  /// Whether the sizes of all visible items are known, so that no view is about to return one.
  var hasSizesOfVisibleItems: Bool {
    guard !isBeforeFirstPass else { return false }
    guard usesEstimates else { return true }
    let items = visibleItems(in: makeScreen().viewport)
    return !items.isEmpty
      && items.allSatisfy {
        content.engine.isPreferred($0.id)
      }
  }

  /// Records that the views around a target have returned their sizes.
  ///
  /// The target stays while views off screen return theirs. Any other change chooses an anchor.
  private func settleTarget() {
    guard anchors.hold.isArriving, case .target(let target, _) = anchors.hold, !target.isAfterReload
    else { return }
    anchors.hold(.target(target, .settled))
  }

  /// Moves the content to the target if an animation or the loop guard has left it elsewhere, and
  /// returns whether it does.
  private func movesToTarget() -> Bool {
    guard !isBeforeFirstPass, anchors.hold.isArriving, updates.batch == nil,
      missedOffset(on: makeScreen()) != nil
    else { return false }
    readAgain()
    return true
  }
}
