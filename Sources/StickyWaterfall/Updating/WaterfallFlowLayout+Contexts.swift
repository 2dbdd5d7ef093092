import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Invalidates by a change of the layout's own.
  ///
  /// A subclass may make it in `prepare()` or while it answers, and whether the collection view takes up
  /// an invalidation then is not known (facts 4.8, 12.11). So within `prepare()` it is only noted, as
  /// far as that can be told, and all attributes are read again in the next turn if no pass has done it.
  func invalidate(_ part: Staleness) {
    // What is asked again anyway needs no other pass.
    guard !cycle.includesEverything else { return }
    cycle.mark(part)
    recoverInNextTurn()
    guard !cycle.isPreparing else { return }
    if part.everything { invalidateLayout() } else { readAgain(part) }
  }

  /// Has all attributes read again, with a part of them asked again before.
  func readAgain(_ part: Staleness = .nothing) { invalidateLayout(with: makeContext(part)) }

  /// Has all attributes read again in the next turn, where no pass comes before.
  func recoverInNextTurn() {
    cycle.recover(in: NextTurn { [weak self] in self?.readAgain() })
  }

  /// A context that by itself has nothing asked again.
  func makeContext(_ part: Staleness) -> UICollectionViewFlowLayoutInvalidationContext {
    let context = makePlainContext()
    describe(part, in: context)
    return context
  }

  /// Says in a context what it makes stale, whatever its flags and lists would mean by themselves.
  func describe(_ part: Staleness, in context: UICollectionViewLayoutInvalidationContext) {
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = part.everything
      flow.invalidateFlowLayoutAttributes = part.everything
    }
    // A context of a subclass that doesn't derive from ours can't carry it, and counts as a client's.
    (context as? WaterfallLayoutInvalidationContext)?.staleness = part
  }

  func makePlainContext() -> UICollectionViewFlowLayoutInvalidationContext {
    let contextClass =
      type(of: self).invalidationContextClass
      as? UICollectionViewFlowLayoutInvalidationContext.Type
    return (contextClass ?? WaterfallLayoutInvalidationContext.self).init()
  }
}
