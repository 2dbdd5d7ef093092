import WaterfallEngine

extension WaterfallFlowLayout {
  /// Records that a layout pass begins.
  func countPass() {
    selfSizing.budget.didBeginPass()
    // A timer costs more than a pass of a small layout, and a single pass needs none.
    if selfSizing.budget.countsPasses || keepsContentInPlace { schedule(.endOfBudget) }
    if anchors.holdsTarget { schedule([.endOfTarget, .endOfBudget]) }
  }

  /// Records that a preferred size or an inset causes a layout pass.
  func countCausedPass() {
    selfSizing.budget.didCausePass()
    schedule(.endOfBudget)
  }

  /// Ends the turn's pass budget, and tries the refused changes again.
  func endTurnOfPasses() {
    if anchors.endTurn() { seeContent(on: makeScreen()) }
    let refused = selfSizing.budget.endTurn(insetsAreRefused: refusesInsets)
    if selfSizing.budget.isReduced { schedule(.endOfBudget) }
    for size in refused.sizes where selfSizingAccepts(size.preferred, insteadOf: size.original) {
      invalidateLayout(
        with: selfSizingContext(recording: size.preferred, insteadOf: size.original))
    }
    if refused.includesInsets { readAgain() }
  }

  /// Whether the layout still has other insets than the view, because the pass budget was spent.
  var refusesInsets: Bool {
    guard selfSizing.budget.isSpent, let collectionView, let environment = content.environment
    else {
      return false
    }
    return refusesToMoveShortContent
      || currentEnvironment(of: collectionView, on: makeScreen()) != environment
  }
}
