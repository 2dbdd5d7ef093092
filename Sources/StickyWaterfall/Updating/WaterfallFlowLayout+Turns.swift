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
    if !due.isDisjoint(with: [.recovery, .secondReading, .endOfWaiting]) { readAgain() }
  }

  /// Records that a preferred size or an inset causes a layout pass.
  func countCausedPass() {
    budget.didCausePass()
    schedule(.endOfBudget)
  }

  /// Ends the turn's pass budget, and tries the refused changes again.
  private func endTurnOfPasses() {
    let environment = collectionView.map { currentEnvironment(of: $0, on: makeScreen()) }
    let refused = budget.endTurn(refusing: environment == cycle.environment ? nil : environment)
    if budget.awaitsQuietTurn { schedule(.endOfBudget) }
    guard let collectionView else { return }
    for size in refused.sizes
    where shouldInvalidateLayout(
      forPreferredLayoutAttributes: size.preferred, withOriginalAttributes: size.original)
    {
      invalidateLayout(
        with: invalidationContext(
          forPreferredLayoutAttributes: size.preferred, withOriginalAttributes: size.original))
    }
    if budget.isSpent {
      queryEverythingInPlace(in: collectionView)
    } else if refused.includeEverything {
      invalidate(.everything)
    } else if refused.includeEnvironment {
      readAgain()
    }
  }

  /// Queries everything again, except items that have the preferred size of their view.
  ///
  /// The query uses the view size and insets of the last layout pass. If the app hasn't changed
  /// anything, no element moves, and no further pass follows.
  private func queryEverythingInPlace(in view: UICollectionView) {
    let count = view.numberOfSections
    guard let environment = cycle.environment, cycle.batch == nil, hasCountsOfDataSource(view),
      let plan = UpdatePlan(UpdateLists([]), oldCount: count, newCount: count),
      perform(.list(plan), in: view, on: environment)
    else { return invalidate(.everything) }
    readAgain()
  }
}
