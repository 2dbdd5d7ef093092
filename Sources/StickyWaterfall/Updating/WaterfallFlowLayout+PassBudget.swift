import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Records that a view or an inset causes a layout pass.
  func didCausePass() {
    budget.didCausePass()
    countPasses()
  }

  /// Counts the layout passes of this turn.
  private func countPasses() {
    guard !budget.isCounting else { return }
    budget.beginCount(until: NextTurn { [weak self] in self?.endTurnOfPasses() })
  }

  /// Tries the refused changes again, with the methods that UIKit calls.
  private func endTurnOfPasses() {
    let refused = budget.endTurn()
    if budget.awaitsQuietTurn { countPasses() }
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
    } else if makeEnvironment(of: collectionView) != cycle.environment {
      readAgain()
    }
  }
}
