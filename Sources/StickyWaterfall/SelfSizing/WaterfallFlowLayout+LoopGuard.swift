import WaterfallEngine

extension WaterfallFlowLayout {
  /// Records that a layout pass begins.
  func countPass() {
    selfSizing.loopGuard.didBeginPass()
    // A timer costs more than a pass of a small layout, and a single pass needs none.
    if selfSizing.loopGuard.countsPasses || keepsContentInPlace { schedule(.endOfPasses) }
    if anchors.hold.isArriving { schedule([.endOfTarget, .endOfPasses]) }
  }

  /// Ends the turn's layout passes, and tries the refused changes again.
  func endTurnOfPasses() {
    endTurnOfScroll()
    stopAskingVisibleViews()
    anchors.endTurn()
    let refused = selfSizing.loopGuard.endTurn(insetsAreRefused: refusesInsets)
    if selfSizing.loopGuard.isLimited { schedule(.endOfPasses) }
    for size in refused.sizes where selfSizingAccepts(size.preferred, insteadOf: size.original) {
      invalidateLayout(
        with: selfSizingContext(recording: size.preferred, insteadOf: size.original))
    }
    if refused.includesInsets { readAgain() }
  }

  /// Whether the layout still has other insets than the view, because they have changed too often.
  var refusesInsets: Bool {
    guard selfSizing.loopGuard.keepsInsets, let collectionView,
      let environment = content.environment
    else { return false }
    let screen = makeScreen()
    return movesShortContent(on: screen)
      || currentEnvironment(of: collectionView, on: screen) != environment
  }
}
