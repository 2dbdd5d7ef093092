import WaterfallEngine

extension WaterfallFlowLayout {
  /// Invalidates parts of the layout, for example after a change of an option.
  ///
  /// A subclass may change an option in `prepare()`. No source says whether UIKit accepts an
  /// invalidation during `prepare()` (facts 4.8, 12.11). If UIKit ignored it, the user would see
  /// the old layout. During `prepare()`, this method therefore only marks the parts. UIKit reads
  /// all attributes again in the next turn, unless a layout pass does so first.
  func invalidate(_ part: Staleness) {
    // Everything will be queried again, which includes these parts.
    guard !cycle.includesEverything else { return }
    cycle.mark(part)
    recoverInNextTurn()
    guard !cycle.isPreparing else { return }
    if part.everything { invalidateLayout() } else { readAgain(part) }
  }

  /// Invalidates these parts, and makes UIKit read all attributes again.
  func readAgain(_ part: Staleness = .nothing) { invalidateLayout(with: makeContext(part)) }

  /// Makes UIKit read all attributes again in the next turn, unless a layout pass does so first.
  func recoverInNextTurn() { schedule(cycle.readsOnlyNamed ? .secondReading : .recovery) }

  /// Creates an invalidation context that marks these parts as stale.
  func makeContext(_ part: Staleness) -> UICollectionViewFlowLayoutInvalidationContext {
    let context = makePlainContext()
    describe(part, in: context)
    return context
  }

  /// Stores stale parts in an invalidation context, and sets the flow layout's flags to match.
  func describe(_ part: Staleness, in context: UICollectionViewLayoutInvalidationContext) {
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = part.everything
      flow.invalidateFlowLayoutAttributes = part.everything
    }
    // A subclass can choose another context class. Such contexts count as contexts of a client.
    (context as? WaterfallLayoutInvalidationContext)?.staleness = part
  }

  func makePlainContext() -> UICollectionViewFlowLayoutInvalidationContext {
    let contextClass =
      type(of: self).invalidationContextClass
      as? UICollectionViewFlowLayoutInvalidationContext.Type
    return (contextClass ?? WaterfallLayoutInvalidationContext.self).init()
  }
}
