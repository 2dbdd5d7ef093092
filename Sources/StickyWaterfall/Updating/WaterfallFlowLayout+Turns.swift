import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Schedules a task for the next turn.
  func schedule(_ task: TurnTasks) {
    cycle.schedule(task)
    startTurn()
  }

  /// Starts the timer for the tasks of the next turn.
  func startTurn() {  // check-item-loop: once a turn
    if turn == nil { turn = NextTurn { [weak self] in self?.doDueTasks() } }
  }

  private func doDueTasks() {
    turn = nil
    let due = cycle.takeDueTasks()
    if due.contains(.forgetting) { cycle.forgetQueried() }
    if due.contains(.endOfWaiting) { cycle.endWaiting() }
    if due.contains(.endOfBudget) { endTurnOfPasses() }
    if !due.isDisjoint(with: [.recovery, .secondReading, .endOfWaiting]) { readAgain() }
  }

  /// Records that a view or an inset causes a layout pass.
  func didCausePass() {
    budget.didCausePass()
    schedule(.endOfBudget)
  }

  /// Tries the refused changes again with the methods that UIKit calls.
  private func endTurnOfPasses() {
    let refused = budget.endTurn()
    if budget.awaitsQuietTurn { schedule(.endOfBudget) }
    guard let refused, let collectionView else { return }
    for (preferred, original) in refused.sizes
    where shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    {
      invalidateLayout(
        with: invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    }
    if refused.includeEverything {
      invalidate(.everything)
    } else if makeEnvironment(of: collectionView, on: makeScreen()) != cycle.environment {
      readAgain()
    }
  }
}
