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
    if keepsPlaces, let collectionView { followContent(to: makeScreen(), in: collectionView) }
    if context.invalidateEverything {
      discardLayout()
      return false
    }
    let isOfMovement = reordering.movement != nil && reordering.movement?.context === context
    if context.invalidateDataSourceCounts, !isOfMovement {
      selfSizing.loopGuard.didChange()
      beginBatchUpdate()
      return false
    }
    if let own = (context as? WaterfallLayoutInvalidationContext)?.staleness {
      if !own.isNothing { beginChange(.content) }
      markStale(own)
      // A subclass can set the delegate metrics flag in the layout's own context, for example at
      // each rotation. Everything is then asked for again.
      if invalidatesDelegateMetrics(context) { markStale(.everything) }
      return isOfMovement
    }
    var part = clientStaleness(context)
    // UIKit invalidates everything if insets change (facts 10.8). If they change too often, the
    // layout follows them in the next turn.
    if part.includesEverything, selfSizing.loopGuard.keepsInsets, changesInsets { part = .nothing }
    if !part.isNothing || context.contentOffsetAdjustment != .zero {
      beginChange(.content)
      anchors.moveByClient(axes.main(context.contentOffsetAdjustment), on: makeScreen())
    }
    markStale(part)
    return !part.parts.elements.isEmpty
  }

  /// Asks for the sizes of items again, at once or in the next layout pass.
  func remeasure(_ indexPaths: [IndexPath]) {
    let items = Set(itemsAt: indexPaths)
    guard !items.isEmpty else { return }
    updates.didRemeasureItems()
    invalidate(.parts(Staleness.Parts(elements: items)))
  }

  /// Returns the parts that an invalidation context of UIKit or of a client makes stale.
  ///
  /// If the context lists items, headers, or footers, these become stale, whatever its flags say:
  /// a new context already invalidates the delegate metrics (facts 13.14), so its flags don't tell
  /// what the client wants. Otherwise, everything becomes stale if the context invalidates the
  /// delegate metrics, or if it's a plain context from `invalidateLayout()`. Nothing becomes stale
  /// if the context invalidates only the flow layout attributes, because the same values lead to
  /// the same layout.
  private func clientStaleness(_ context: UICollectionViewLayoutInvalidationContext) -> Staleness {
    let listed = listedParts(context)
    guard listed.isEmpty else { return .parts(listed) }
    return invalidatesDelegateMetrics(context) || isPlain(context) ? .everything : .nothing
  }

  /// Returns the items, headers, and footers that an invalidation context lists.
  private func listedParts(
    _ context: UICollectionViewLayoutInvalidationContext
  ) -> Staleness.Parts {
    var parts = Staleness.Parts()
    parts.elements = Set(itemsAt: context.invalidatedItemIndexPaths ?? [])
    for (name, indexPaths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      guard let kind = ElementID.Kind(elementKind: name), !kind.isDecoration else { continue }
      for indexPath in indexPaths {
        guard let section = indexPath.first else { continue }
        parts.elements.insert(ElementID(kind, inSection: section))
      }
    }
    return parts
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
}
