import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Marks what a context makes stale.
  ///
  /// Returns whether elements that the context doesn't name may move, so that the collection view must
  /// read all attributes again.
  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    if cycle.isPreparing { recoverInNextTurn() }
    cycle.noteContext(namesElements: namesElements(context))
    if context.invalidateEverything {
      beginAnew()
      return false
    }
    let isOfMovement = cycle.movement?.context === context
    if context.invalidateDataSourceCounts, !isOfMovement {
      budget.forgetElements()
      beginUpdates()
      return false
    }
    if let own = (context as? WaterfallLayoutInvalidationContext)?.staleness {
      cycle.mark(own)
      // A subclass can add this to a context of the layout, to query sizes at each rotation.
      if asksDelegate(context) { cycle.mark(.everything) }
      if !own.items.isEmpty { keepPlaces(by: context) }
      return isOfMovement
    }
    let part = clientStaleness(context)
    // UIKit can invalidate because insets have changed once more.
    guard !part.everything || !budget.isSpent else {
      budget.refuseEverything()
      return false
    }
    cycle.mark(part)
    keepPlaces(by: context)
    return !part.items.isEmpty || !part.boundaries.isEmpty
  }

  /// Measures items again in the next pass, or at once if items stay in place.
  func remeasure(_ indexPaths: [IndexPath]) {
    let items = Set(indexPaths.filter(\.namesItem))
    guard !items.isEmpty else { return }
    cycle.didRemeasureItems()
    invalidate(Staleness(items: items))
  }

  /// Returns what a context of UIKit or of a client makes stale.
  ///
  /// Delegate metrics mean all values of the delegate. Flow layout attributes alone request a new
  /// layout of the same values, which would equal the old one. A plain context comes from
  /// `invalidateLayout()`, which queries everything too.
  private func clientStaleness(
    _ context: UICollectionViewLayoutInvalidationContext
  ) -> Staleness {
    if asksDelegate(context) || isPlain(context) { return .everything }
    var part = Staleness.nothing
    part.items = Set((context.invalidatedItemIndexPaths ?? []).filter(\.namesItem))
    for (kind, indexPaths) in context.invalidatedSupplementaryIndexPaths ?? [:]
    where Boundary(elementKind: kind) != nil {
      part.boundaries.formUnion(indexPaths.compactMap(\.first))
    }
    return part
  }

  private func asksDelegate(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    return flow?.invalidateFlowLayoutDelegateMetrics == true
  }

  /// Returns whether UIKit reads only the elements that a context names.
  private func namesElements(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    context.invalidatedItemIndexPaths != nil || context.invalidatedSupplementaryIndexPaths != nil
      || context.invalidatedDecorationIndexPaths != nil
  }

  /// Returns whether a context is as its initializer created it.
  ///
  /// Sources disagree about the initial values of its flags (facts 2).
  private func isPlain(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    guard !namesElements(context),
      let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    else { return false }
    let plain = makePlainContext()
    return flow.invalidateFlowLayoutDelegateMetrics == plain.invalidateFlowLayoutDelegateMetrics
      && flow.invalidateFlowLayoutAttributes == plain.invalidateFlowLayoutAttributes
  }

  /// If items stay in place, does the context's work at once, or the work of a changed safe area.
  ///
  /// The context must say how far the content offset moves.
  private func keepPlaces(by context: UICollectionViewLayoutInvalidationContext) {
    guard keepsVisibleItemsInPlace, let collectionView, cycle.environment != nil,
      cycle.batch == nil, !cycle.isAtWork
    else { return }
    let screen = makeScreen()
    let environment = makeEnvironment(of: collectionView, on: screen)
    guard cycle.isStale || environment != cycle.environment else { return }
    let anchor = scrollAnchor(on: screen)
    guard !anchor.items.isEmpty, hasCountsOfDataSource(collectionView) else { return }
    perform(cycle.takeWork(on: environment), in: collectionView, on: environment)
    adjustOffset(of: context, keeping: anchor, on: makeScreen())
  }
}
