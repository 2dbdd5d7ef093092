extension WaterfallFlowLayout {
  /// Runs a function, during which a call to the layout is marked as running.
  func during<Result>(_ call: CallState.Running, _ body: () -> Result) -> Result {
    let isEntered = callState.enter(call)
    defer { if isEntered { callState.leave(call) } }
    return body()
  }

  func schedule(_ task: TurnTasks) {
    callState.schedule(task)
    startTurn()
  }

  /// Starts the timer for the tasks of the next turn, unless it's running.
  func startTurn() {  // check-item-loop: once a turn
    if !callState.hasTimer { callState.setTimer(NextTurn { [weak self] in self?.doDueTasks() }) }
  }

  /// Lays out the views on screen, so that they return their sizes before the turn ends.
  ///
  /// UIKit lays out views just before the run loop goes to sleep, which can be after the tasks of a
  /// turn. Returns `false` before the first layout and without a window, when views can't return
  /// their sizes.
  func layOutOnScreen(_ view: UICollectionView) -> Bool {
    guard !isBeforeFirstPass, view.window != nil else { return false }
    view.layoutIfNeeded()
    return true
  }

  private func doDueTasks() {
    let due = callState.takeDueTasks()
    if due.contains(.forgetting) { updates.forgetAsked() }
    if due.contains(.endOfWaiting) { callState.didWaitOneTurn() }
    if due.contains(.endOfPasses) { endTurnOfPasses() }
    if !due.isDisjoint(with: [.recovery, .secondReading, .endOfWaiting]) { readAgain() }
    if due.contains(.endOfTarget) { endTurnOfTarget() }
  }

  /// Makes UIKit read all attributes again in the next turn, unless a layout pass does so first.
  func recoverInNextTurn() {
    schedule(callState.nextReading == .listedElements ? .secondReading : .recovery)
  }
}
