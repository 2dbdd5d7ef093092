import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Invalidates the layout after a change of an option.
  ///
  /// A subclass may change options in `prepare()`, or while it returns attributes. No source says
  /// whether UIKit accepts an invalidation at that time (facts 4.8, 12.11). If UIKit ignored it,
  /// the user would see the old layout. During `prepare()`, the layout therefore only records the
  /// change. UIKit reads all attributes again in the next turn if no pass does so first.
  func invalidate(_ part: Staleness) {
    // A full query is already pending.
    guard !cycle.includesEverything else { return }
    cycle.mark(part)
    recoverInNextTurn()
    guard !cycle.isPreparing else { return }
    if part.everything { invalidateLayout() } else { readAgain(part) }
  }

  /// Makes UIKit read all attributes again after the layout queries the stale parts.
  func readAgain(_ part: Staleness = .nothing) { invalidateLayout(with: makeContext(part)) }

  /// Makes UIKit read all attributes again in the next turn if no pass comes first.
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
