import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Reads a context precisely: what it makes stale, and nothing else.
  ///
  /// Answers whether other elements may move than the context names, so that the collection view must
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
      // A subclass may have added it to a context of ours, to have sizes asked on each rotation.
      if asksDelegate(context) { cycle.mark(.everything) }
      if !own.items.isEmpty { keepPlaces(by: context) }
      return isOfMovement
    }
    let part = foreignStaleness(context)
    // The host may have made it because insets changed once more.
    guard !part.everything || !budget.isSpent else {
      budget.refuseEverything()
      return false
    }
    cycle.mark(part)
    keepPlaces(by: context)
    return !part.items.isEmpty || !part.boundaries.isEmpty
  }

  /// Has these items measured again in the next pass, or at once where places are kept.
  func remeasure(_ indexPaths: [IndexPath]) {
    let items = Set(indexPaths.filter(\.namesItem))
    guard !items.isEmpty else { return }
    cycle.didRemeasureItems()
    invalidate(Staleness(items: items))
  }

  /// What a context by UIKit or a client makes stale.
  ///
  /// Delegate metrics stand for everything the delegate answers. Flow attributes alone ask for a new
  /// layout of the same answers, and that would equal the old one. A context with nothing set is
  /// that of a plain `invalidateLayout()`, which asks everything too.
  private func foreignStaleness(
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

  /// Whether a context has only what it names read again.
  private func namesElements(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    context.invalidatedItemIndexPaths != nil || context.invalidatedSupplementaryIndexPaths != nil
      || context.invalidatedDecorationIndexPaths != nil
  }

  /// Whether a context is as it was made.
  ///
  /// Sources disagree on how its flags start (facts 2).
  private func isPlain(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    guard !namesElements(context),
      let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    else { return false }
    let plain = makePlainContext()
    return flow.invalidateFlowLayoutDelegateMetrics == plain.invalidateFlowLayoutDelegateMetrics
      && flow.invalidateFlowLayoutAttributes == plain.invalidateFlowLayoutAttributes
  }

  func boundsChangeMatters(to newBounds: CGRect) -> Bool {
    noteScroll(to: newBounds)
    if needsPass { return true }
    if changesEnvironment(newBounds.size) { return true }
    let changes = changesOnScreen(to: newBounds)
    shown.keep(changes, for: newBounds)
    return !changes.isEmpty
  }

  /// Whether a pass must come at the next scroll: no list came in the update that changed the counts,
  /// or attributes on screen are old.
  private var needsPass: Bool { cycle.needsPass || shown.needsReading }

  func boundsChangeContext(to newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    if changesEnvironment(newBounds.size) { return sizeChangeContext(to: newBounds) }
    let context = makeContext(.nothing)
    // In a batch update a second scroll, to the target, may follow before the pass, of which UIKit does not ask
    // (facts 13.11): all is read again.
    guard !needsPass, cycle.batch == nil else { return context }
    let changes = shown.takeChanges(for: newBounds) ?? changesOnScreen(to: newBounds)
    // After a reload of which no context told UIKit raises for an item that is gone (facts 1.5).
    guard changes.allSatisfy({ isCounted($0) }) else { return context }
    shown.announce(viewport(for: newBounds))
    for boundary in Boundary.allCases {
      let moved = changes.filter { $0.boundary == boundary }.map(\.indexPath)
      guard !moved.isEmpty else { continue }
      context.invalidateSupplementaryElements(ofKind: boundary.elementKind, at: moved)
    }
    let cards = changes.filter { $0.boundary == nil }.map(\.indexPath)
    if !cards.isEmpty { context.invalidateItems(at: cards) }
    return context
  }

  private func isCounted(_ element: ElementID) -> Bool {
    guard let collectionView, element.section < collectionView.numberOfSections else {
      return false
    }
    return element.kind.item.map {
      $0 < collectionView.numberOfItems(inSection: element.section)
    } ?? true
  }

  /// Whether the view will have another environment at this size.
  private func changesEnvironment(_ size: CGSize) -> Bool {
    guard let collectionView, let environment else { return false }
    return newEnvironment(of: collectionView, size: size) != environment
  }

  /// A context for another extent across scrolling: everything is asked again.
  ///
  /// Where places are kept only `prepare()` can say how far the offset moves: what a delegate answers by
  /// looking at the view's bounds, which still are the old ones here (facts 1.6), would be of no use.
  private func sizeChangeContext(
    to newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let anchor = scrollAnchor()
    let context = makeContext(.everything)
    if !anchor.items.isEmpty, !cycle.isAtWork {
      // Takes back what contexts before have asked for and the host has not done yet.
      context.contentOffsetAdjustment = axes.point(main: -(shown.kept?.promised ?? 0), cross: 0)
      shown.keep(
        OffsetKeeper(anchor, visibleStart: visibleStart(for: newBounds), isMovedByPrepare: true))
    }
    return context
  }

  /// Where places are kept, does at once what a client invalidated, or what changed with the safe
  /// area: the context has to say how far the content offset moves.
  private func keepPlaces(by context: UICollectionViewLayoutInvalidationContext) {
    guard keepsVisibleItemsInPlace, let collectionView, let environment, cycle.batch == nil,
      !cycle.isAtWork
    else { return }
    let newEnvironment = newEnvironment(of: collectionView)
    guard cycle.isStale || newEnvironment != environment else { return }
    let anchor = scrollAnchor()
    guard !anchor.items.isEmpty, hasCountsOfDataSource(collectionView) else { return }
    perform(cycle.takeWork(on: newEnvironment), in: collectionView, on: newEnvironment)
    adjustOffset(of: context, keeping: anchor)
  }

  /// What differs between what is shown and the new bounds; nothing where the engine does not have
  /// what the collection view counts.
  ///
  /// While a reload or a batch's list is still to come, elements named by the old layout may not exist
  /// any more; all attributes are read again then anyway.
  ///
  /// Cards out of sight are among them. UIKit holds attributes of pages around the screen and of what
  /// a context once named, and shows what it holds as it comes into sight (facts 1.5, 1.8); older
  /// versions raise where a page brings others than it holds (facts 6.2). Cards hidden with both are
  /// not among them: they are in no answer to compare with, a hidden view shows no stale frame, and
  /// they are named when they come to light.
  private func changesOnScreen(to newBounds: CGRect) -> [ElementID] {
    guard !cycle.includesEverything, !cycle.isBeforeList, let before = shown.viewport
    else { return [] }
    return waterfall.changedElements(from: before, to: viewport(for: newBounds), rules: pinRules)
  }
}
