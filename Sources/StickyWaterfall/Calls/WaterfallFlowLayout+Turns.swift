import WaterfallEngine

extension WaterfallFlowLayout {
  func schedule(_ task: TurnTasks) {
    cycle.schedule(task)
    startTurn()
  }

  /// Starts the timer for the tasks of the next turn, unless it's running.
  func startTurn() {  // check-item-loop: once a turn
    if turn == nil { turn = NextTurn { [weak self] in self?.doDueTasks() } }
  }

  private func doDueTasks() {
    turn = nil
    let due = cycle.takeDueTasks()
    if due.contains(.forgetting) { cycle.forgetQueried() }
    if due.contains(.endOfWaiting) { cycle.didWaitOneTurn() }
    if due.contains(.endOfBudget) { endTurnOfPasses() }
    if due.contains(.endOfExpectedSizes), !shown.expected.isEmpty { readAgain() }
    if !due.isDisjoint(with: [.recovery, .secondReading, .endOfWaiting]) { readAgain() }
  }

  /// Records that a preferred size or an inset causes a layout pass.
  func countCausedPass() {
    budget.didCausePass()
    schedule(.endOfBudget)
  }

  /// Ends the turn's pass budget, and tries the refused changes again.
  private func endTurnOfPasses() {
    shown.endTurn()
    let refused = budget.endTurn(insetsAreRefused: refusesInsets)
    if budget.isReduced { schedule(.endOfBudget) }
    for size in refused.sizes
    where shouldInvalidateLayout(
      forPreferredLayoutAttributes: size.preferred, withOriginalAttributes: size.original)
    {
      invalidateLayout(
        with: invalidationContext(
          forPreferredLayoutAttributes: size.preferred, withOriginalAttributes: size.original))
    }
    if refused.includesInsets { readAgain() }
  }

  /// Whether the layout still has other insets than the view, because the pass budget was spent.
  var refusesInsets: Bool {
    guard budget.isSpent, let collectionView, let environment = cycle.environment else {
      return false
    }
    return currentEnvironment(of: collectionView, on: makeScreen()) != environment
  }
}
