import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Invalidates by a change of the layout's own.
  func invalidate(_ part: Staleness) {
    let context = makeContext(part)
    // Sources differ on the flags a plain context starts with (facts 2), and a subclass's own context
    // class need not be able to carry the part.
    if part.everything || !(context is WaterfallLayoutInvalidationContext) {
      staleness.formUnion(part)
    }
    guard !part.everything else { return invalidateLayout() }
    invalidateLayout(with: context)
  }

  /// A context that by itself has nothing asked again.
  func makeContext(_ part: Staleness) -> UICollectionViewFlowLayoutInvalidationContext {
    let context = makePlainContext()
    context.invalidateFlowLayoutDelegateMetrics = part.everything
    context.invalidateFlowLayoutAttributes = part.everything
    (context as? WaterfallLayoutInvalidationContext)?.staleness = part
    return context
  }

  private func makePlainContext() -> UICollectionViewFlowLayoutInvalidationContext {
    let contextClass =
      type(of: self).invalidationContextClass
      as? UICollectionViewFlowLayoutInvalidationContext.Type
    return (contextClass ?? WaterfallLayoutInvalidationContext.self).init()
  }

  /// Reads a context precisely: what it makes stale, and nothing else.
  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      staleness.everything = true
      batch = nil
    } else if context.invalidateDataSourceCounts {
      beginUpdates()
    } else if let own = (context as? WaterfallLayoutInvalidationContext)?.staleness {
      staleness.formUnion(own)
      // A subclass may have added it to a context of ours, to have sizes asked on each rotation.
      if asksDelegate(context) { staleness.everything = true }
    } else {
      staleness.formUnion(foreignStaleness(context))
      keepPlaces(by: context)
    }
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
    part.items = Set((context.invalidatedItemIndexPaths ?? []).filter { $0.count == 2 })
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

  /// Whether a context is as it was made.
  ///
  /// Sources disagree on how its flags start (facts 2).
  private func isPlain(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    guard context.invalidatedItemIndexPaths == nil,
      context.invalidatedSupplementaryIndexPaths == nil,
      context.invalidatedDecorationIndexPaths == nil,
      let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    else { return false }
    let plain = makePlainContext()
    return flow.invalidateFlowLayoutDelegateMetrics == plain.invalidateFlowLayoutDelegateMetrics
      && flow.invalidateFlowLayoutAttributes == plain.invalidateFlowLayoutAttributes
  }

  func boundsChangeMatters(to newBounds: CGRect) -> Bool {
    changedBasis(for: newBounds.size) != nil || !boundariesThatChange(to: newBounds).isEmpty
      || !cardsThatMove(to: newBounds).isEmpty
  }

  func boundsChangeContext(to newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    if let newBasis = changedBasis(for: newBounds.size) {
      return sizeChangeContext(to: newBounds, onto: newBasis)
    }
    let context = makeContext(.nothing)
    for (kind, elements) in Dictionary(
      grouping: boundariesThatChange(to: newBounds), by: \.boundary.elementKind)
    {
      context.invalidateSupplementaryElements(
        ofKind: kind, at: elements.map { IndexPath(item: 0, section: $0.section) })
    }
    let cards = cardsThatMove(to: newBounds)
    if !cards.isEmpty { context.invalidateItems(at: cards) }
    return context
  }

  /// The basis that the view will have at this size, where that is another; else nil.
  private func changedBasis(for size: CGSize) -> LayoutBasis? {
    guard let collectionView, let basis else { return nil }
    let newBasis = LayoutBasis(of: collectionView, size: size, for: self)
    return newBasis == basis ? nil : newBasis
  }

  /// A context for another extent across scrolling: everything is asked again.
  ///
  /// Where places are kept the new layout is made here too, to know how far the offset moves. What
  /// a delegate answers by looking at the view's bounds, which still are the old ones here (facts
  /// 1.6), can only be asked in `prepare()`: so that asks once more.
  private func sizeChangeContext(
    to newBounds: CGRect, onto newBasis: LayoutBasis
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext(.everything)
    let anchors = anchors()
    guard !anchors.isEmpty, let collectionView, isUpToDate(collectionView) else { return context }
    layOutEverything(in: collectionView, on: newBasis)
    adjustOffset(of: context, to: anchors, viewBounds: newBounds)
    return context
  }

  /// Where a client has everything asked again, or the room has changed with the safe area, and places
  /// are kept: asks at once, because the context has to say how far the content offset moves.
  private func keepPlaces(
    by context: UICollectionViewLayoutInvalidationContext
  ) {
    guard let collectionView, let basis, batch == nil else { return }
    let newBasis = LayoutBasis(of: collectionView, for: self)
    guard staleness.everything || newBasis != basis else { return }
    let anchors = anchors()
    guard !anchors.isEmpty, isUpToDate(collectionView) else { return }
    layOutEverything(in: collectionView, on: newBasis)
    adjustOffset(of: context, to: anchors, viewBounds: collectionView.bounds)
    staleness = .nothing
  }

  /// What is shown, as long as the engine has what the collection view counts.
  ///
  /// While a reload or a batch's list is still to come, elements named by the old layout may not exist
  /// any more; all attributes are read again then anyway.
  private var viewportToLeave: Viewport? {
    staleness.everything || batch?.isBeforeList == true ? nil : shownViewport
  }

  /// Whether the data source still holds what the collection view counted.
  ///
  /// Where it does not, a reload is to come, and a delegate asked now would be asked about items that
  /// are gone.
  private func isUpToDate(_ view: UICollectionView) -> Bool {
    guard let source = view.dataSource,
      DelegateCalls.sectionCount(of: source, in: view) == view.numberOfSections
    else { return false }
    return (0..<view.numberOfSections).allSatisfy {
      source.collectionView(view, numberOfItemsInSection: $0) == view.numberOfItems(inSection: $0)
    }
  }

  /// The headers and footers whose attributes differ between what is shown and the new bounds.
  private func boundariesThatChange(to newBounds: CGRect) -> [BoundaryRef] {
    guard let shown = viewportToLeave else { return [] }
    return waterfall.changedElements(
      from: shown, to: viewport(for: newBounds), rules: pinRules)
  }

  /// The cards that are elsewhere, or hidden, with either what is shown or the new bounds.
  ///
  /// Cards out of sight are among them. UIKit holds attributes of pages around the screen and of what
  /// a context once named, and shows what it holds as it comes into sight (facts 1.5, 1.8); older
  /// versions raise where a page brings others than it holds (facts 6.2). Cards hidden with both are
  /// not among them: they are in no answer to compare with, a hidden view shows no stale frame, and
  /// they are named when they come to light.
  private func cardsThatMove(to newBounds: CGRect) -> [IndexPath] {
    guard waterfall.stacksItems, let shown = viewportToLeave else { return [] }
    return waterfall.changedItems(from: shown, to: viewport(for: newBounds)).map {
      IndexPath(item: $0.item, section: $0.section)
    }
  }
}
