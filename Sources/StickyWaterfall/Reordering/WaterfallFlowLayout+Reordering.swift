import WaterfallEngine

extension WaterfallFlowLayout {
  /// Returns the index path to which a dragged item moves, so that the order of the items settles
  /// while the finger rests.
  ///
  /// `proposed` is the index path of the item under the finger, which is at `position`.
  func settlingTarget(
    _ proposed: IndexPath, ofItemAt current: IndexPath, position: CGPoint
  ) -> IndexPath {
    guard let proposed = ItemID(proposed), let current = ItemID(current) else { return proposed }
    return reordering.target(proposed: proposed, current: current, fingerAt: position).indexPath
  }

  /// Moves dragged items to other index paths.
  ///
  /// `context` must be the flow layout's, because only that context contains the old positions
  /// (facts 10.1). All later items of a waterfall move, too, so `invalidateLayout(with:)` makes
  /// UIKit read all attributes again.
  ///
  /// No sizes are asked for while the user drags. The data source changes its order only when the
  /// movement ends, so the delegate would return the sizes of other items.
  func moveItems(
    from sources: [IndexPath], to targets: [IndexPath],
    describedIn context: UICollectionViewLayoutInvalidationContext
  ) {
    describeMovement(.nothing, in: context)
    anchors.release()
    returnedFrames.forget()
    var moves: [ItemMove] = []
    for (source, target) in zip(sources.map(ItemID.init), targets.map(ItemID.init)) {
      guard let source, let target, source != target,
        reordering.movement?.isAlreadyAt(source, target) != true
      else { continue }
      moves.append(ItemMove(source: source, target: target, lifted: liftedItem(source)))
    }
    if let collectionView, let environment = content.environment, !moves.isEmpty {
      runPass(.move(moves), in: collectionView, on: environment)
    }
    var dragged: [DraggedItem] = []
    for move in moves where content.engine.holds(move.target) {
      guard let lifted = move.lifted else { continue }
      let id = move.target
      let present = content.engine.itemMetrics(at: id.item, inSection: id.section)
      dragged.append(DraggedItem(id: id, lifted: lifted, present: present))
    }
    step(moves, by: context, draggedItems: dragged)
  }

  /// Records a step of an interactive movement.
  ///
  /// Items that are stale or were asked for get the index paths that they have after the step.
  func step(
    _ moves: [ItemMove], by context: UICollectionViewLayoutInvalidationContext,
    draggedItems: [DraggedItem] = []
  ) {
    for move in moves {
      content.moveStaleItems(by: move)
      updates.moveAskedItems(by: move)
    }
    reordering.step(moves, by: context, draggedItems: draggedItems)
  }

  /// Returns the size that an item had where the user lifted it.
  ///
  /// If it has got another size since then, the result is that size.
  private func liftedItem(_ id: ItemID) -> MeasuredItem? {
    guard content.engine.holds(id) else { return nil }
    let present = content.engine.itemMetrics(at: id.item, inSection: id.section)
    return reordering.movement?.liftedItem(id, whoseSizeIs: present)
      ?? MeasuredItem(id, in: content.engine)
  }

  /// Ends an interactive movement after the user drops the items or cancels.
  ///
  /// If items have moved to another section, their sizes are asked for again, except preferred
  /// sizes that still apply. So are the insets and other values of the sections that the items left
  /// or entered, because these values may depend on the items.
  func endMovement(
    of indexPaths: [IndexPath], describedIn context: UICollectionViewLayoutInvalidationContext
  ) {
    if let movement = reordering.movement, !movement.crossedSections.isEmpty {
      let parts = Staleness.Parts(
        movedItems: indexPaths.compactMap(ItemID.init), sections: movement.crossedSections)
      describeMovement(.parts(parts), in: context)
    }
    reordering.end()
  }

  private func describeMovement(
    _ part: Staleness, in context: UICollectionViewLayoutInvalidationContext
  ) {
    describe(part, in: context)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutAttributes = true
  }
}
