import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Invalidates by a change of the layout's own.
  func invalidate(_ part: Staleness) {
    // What is asked again anyway needs no other pass; an invalidation from `prepare()` would be logged.
    guard !(part.everything && cycle.includesEverything) else { return }
    if part.everything {
      cycle.mark(part)
      invalidateLayout()
    } else {
      invalidateLayout(with: makeContext(part))
    }
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
      // A subclass's own context class need not be able to carry it.
      foreignContext.note(part, of: context)
    }
  }

  /// What the layout itself said of a context; nil for one by UIKit or a client.
  func ownStaleness(
    of context: UICollectionViewLayoutInvalidationContext
  ) -> Staleness? {
    if let own = context as? WaterfallLayoutInvalidationContext { return own.staleness }
    return foreignContext.take(context)
  }

  func makePlainContext() -> UICollectionViewFlowLayoutInvalidationContext {
    let contextClass =
      type(of: self).invalidationContextClass
      as? UICollectionViewFlowLayoutInvalidationContext.Type
    return (contextClass ?? WaterfallLayoutInvalidationContext.self).init()
  }
}
