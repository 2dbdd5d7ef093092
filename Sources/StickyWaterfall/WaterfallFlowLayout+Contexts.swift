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
    if let own = context as? WaterfallLayoutInvalidationContext {
      own.staleness = part
    } else {
      // A subclass may have a context class that does not derive from ours, and so cannot carry it. Without
      // a note the context would read as a client's when UIKit hands it back, and all be asked again.
      foreignContext = (context, part)
    }
  }

  /// What the layout itself said of a context; nil for one by UIKit or a client.
  func ownStaleness(
    of context: UICollectionViewLayoutInvalidationContext
  ) -> Staleness? {
    if let own = context as? WaterfallLayoutInvalidationContext { return own.staleness }
    guard let foreign = foreignContext, foreign.context === context else { return nil }
    foreignContext = nil
    return foreign.part
  }

  func makePlainContext() -> UICollectionViewFlowLayoutInvalidationContext {
    let contextClass =
      type(of: self).invalidationContextClass
      as? UICollectionViewFlowLayoutInvalidationContext.Type
    return (contextClass ?? WaterfallLayoutInvalidationContext.self).init()
  }
}
