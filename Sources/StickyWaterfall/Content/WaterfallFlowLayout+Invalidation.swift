import WaterfallEngine

extension WaterfallFlowLayout {
  /// Marks the parts of the layout that an invalidation context makes stale, and returns the
  /// contexts for `super`.
  ///
  /// If elements can move that the context doesn't list, UIKit must read all attributes again. A
  /// second context, which lists nothing, makes it do so.
  func markStale(
    by context: UICollectionViewLayoutInvalidationContext
  ) -> [UICollectionViewLayoutInvalidationContext] {
    let movesOthers = during(.invalidation) { recordInvalidation(context) }
    return movesOthers ? [context, makeContext(.nothing)] : [context]
  }

  /// Marks the parts of the layout that an invalidation context makes stale.
  ///
  /// Returns whether elements that the context doesn't list can move.
  private func recordInvalidation(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    if callState.isPreparing { recoverInNextTurn() }
    callState.recordContext(
      listsElements: listsElements(context),
      changesCounts: context.invalidateEverything || context.invalidateDataSourceCounts)
    settleContentSize()
    if context.invalidateEverything {
      discardLayout()
      return false
    }
    let isOfMovement = reordering.movement?.context === context
    if context.invalidateDataSourceCounts, !isOfMovement {
      selfSizing.budget.forgetElements()
      beginBatchUpdate()
      return false
    }
    if let own = (context as? WaterfallLayoutInvalidationContext)?.staleness {
      markStale(own)
      if callState.isMovingContent, !own.isNothing { didInvalidateDuringMove() }
      // A subclass can set the delegate metrics flag in the layout's own context, for example at
      // each rotation. Everything is then asked for again.
      if invalidatesDelegateMetrics(context) { markStale(.everything) }
      if !own.items.isEmpty { keepItemsInPlace(by: context) }
      return isOfMovement
    }
    let part = clientStaleness(context)
    markStale(part)
    if callState.isMovingContent, !part.isNothing { didInvalidateDuringMove() }
    keepItemsInPlace(by: context)
    return !part.items.isEmpty || !part.boundaries.isEmpty
  }

  /// Records that the app invalidates the layout in response to a move of the content.
  ///
  /// An app could do so after every move, and UIKit would run one pass after another. The pass that
  /// follows therefore counts toward the pass budget.
  private func didInvalidateDuringMove() {
    countCausedPass()
    anchors.recordInvalidationDuringMove()
  }

  /// Asks for the sizes of items again, at once or in the next layout pass.
  func remeasure(_ indexPaths: [IndexPath]) {
    let items = Set(indexPaths.filter(\.namesItem))
    guard !items.isEmpty else { return }
    updates.didRemeasureItems()
    invalidate(Staleness(items: items))
  }

  /// Returns the parts that an invalidation context of UIKit or of a client makes stale.
  ///
  /// Everything becomes stale if the context invalidates the delegate metrics, or if it's a plain
  /// context from `invalidateLayout()`. Nothing becomes stale if the context invalidates only the
  /// flow layout attributes, because the same values lead to the same layout.
  private func clientStaleness(_ context: UICollectionViewLayoutInvalidationContext) -> Staleness {
    if invalidatesDelegateMetrics(context) || isPlain(context) { return .everything }
    var part = Staleness.nothing
    part.items = Set((context.invalidatedItemIndexPaths ?? []).filter(\.namesItem))
    for (name, indexPaths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      guard let kind = ElementID.Kind(elementKind: name), !kind.isDecoration else { continue }
      let sections = indexPaths.compactMap(\.first)
      part.boundaries.formUnion(sections.map { ElementID(kind, inSection: $0) })
    }
    return part
  }

  private func invalidatesDelegateMetrics(_ context: UICollectionViewLayoutInvalidationContext)
    -> Bool
  {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    return flow?.invalidateFlowLayoutDelegateMetrics == true
  }

  /// Returns whether an invalidation context lists elements.
  ///
  /// If it does, UIKit reads only these elements.
  private func listsElements(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    context.invalidatedItemIndexPaths != nil || context.invalidatedSupplementaryIndexPaths != nil
      || context.invalidatedDecorationIndexPaths != nil
  }

  /// Returns whether an invalidation context has the same flags and lists as a new context.
  ///
  /// The method creates a context to compare with, because sources disagree about the flags of a
  /// new context (facts 2).
  private func isPlain(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    guard !listsElements(context),
      let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    else { return false }
    let plain = makePlainContext()
    return flow.invalidateFlowLayoutDelegateMetrics == plain.invalidateFlowLayoutDelegateMetrics
      && flow.invalidateFlowLayoutAttributes == plain.invalidateFlowLayoutAttributes
  }

  /// Sets the context's content offset adjustment so that items stay in place on screen.
  ///
  /// UIKit moves the content when it receives the context, before the layout pass. The new
  /// positions are needed by then, so the layout is updated at once. If `keepsVisibleItemsInPlace`
  /// is `false`, nothing happens.
  ///
  /// An app can invalidate the layout in `scrollViewDidScroll`, which UIKit calls while it moves
  /// the content for this layout. Another move at that moment would call the app again, and so on
  /// until the stack overflows, so `prepare()` moves the content instead.
  private func keepItemsInPlace(by context: UICollectionViewLayoutInvalidationContext) {
    let own = axes.main(context.contentOffsetAdjustment)
    anchors.shiftScroll(by: own)
    guard keepsContentInPlace || anchors.holdsPoints, let collectionView, updates.batch == nil,
      content.isStale, callState.allowsMoveByContext
    else { return anchors.moveByClient(own) }
    let screen = makeScreen()
    let environment = currentEnvironment(of: collectionView, on: screen)
    hold(on: screen, for: .content)
    guard anchors.holdsPoints, hasCountsOfDataSource(collectionView) else {
      return anchors.moveByClient(own)
    }
    // Only `prepare()` lays out for new insets. UIKit may also be in a layout pass, in which the
    // content mustn't move.
    if selfSizing.budget.hasBegunPass || environment != content.environment {
      anchors.moveByClient(own)
      if anchors.allowsMove { anchors.letPrepareMove() }
      return
    }
    layOut(takeStaleParts(on: environment), in: collectionView, on: environment)
    adjustOffset(of: context, on: makeScreen())
  }
}
