import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Invalidates the layout after a change of an option.
  ///
  /// A subclass may change options in `prepare()`, or while it returns attributes. Nothing says
  /// whether the collection view accepts an invalidation then (facts 4.8, 12.11). So within
  /// `prepare()`, the change is only recorded, and all attributes are read again in the next turn if
  /// no pass does it first.
  func invalidate(_ part: Staleness) {
    // A full query is already pending.
    guard !cycle.includesEverything else { return }
    cycle.mark(part)
    recoverInNextTurn()
    guard !cycle.isPreparing else { return }
    if part.everything { invalidateLayout() } else { readAgain(part) }
  }

  /// Makes UIKit read all attributes again, after stale parts are queried.
  func readAgain(_ part: Staleness = .nothing) { invalidateLayout(with: makeContext(part)) }

  /// Makes UIKit read all attributes again in the next turn, if no pass comes first.
  func recoverInNextTurn() {
    schedule(cycle.readsOnlyNamed ? .secondReading : .recovery)
  }

  /// Creates a context for stale parts.
  func makeContext(_ part: Staleness) -> UICollectionViewFlowLayoutInvalidationContext {
    let context = makePlainContext()
    describe(part, in: context)
    return context
  }

  /// Stores stale parts in a context, in addition to its flags and lists.
  func describe(_ part: Staleness, in context: UICollectionViewLayoutInvalidationContext) {
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = part.everything
      flow.invalidateFlowLayoutAttributes = part.everything
    }
    // A subclass's context that doesn't derive from this class counts as a client's context.
    (context as? WaterfallLayoutInvalidationContext)?.staleness = part
  }

  func makePlainContext() -> UICollectionViewFlowLayoutInvalidationContext {
    let contextClass =
      type(of: self).invalidationContextClass
      as? UICollectionViewFlowLayoutInvalidationContext.Type
    return (contextClass ?? WaterfallLayoutInvalidationContext.self).init()
  }
}
