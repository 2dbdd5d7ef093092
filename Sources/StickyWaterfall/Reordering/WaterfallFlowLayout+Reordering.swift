import WaterfallEngine

extension WaterfallFlowLayout {
  /// Returns the index path to which a dragged item moves, so that the order of the items settles
  /// while the finger rests.
  ///
  /// `proposed` is the index path of the item under the finger, which is at `position`.
  func settlingTarget(
    _ proposed: IndexPath, ofItemAt current: IndexPath, position: CGPoint
  ) -> IndexPath {
    reordering.target(proposed: proposed, current: current, fingerAt: position)
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
    let moves = zip(sources, targets).filter {
      $0 != $1 && $0.namesItem && $1.namesItem && reordering.movement?.isAlreadyAt($0, $1) != true
    }.map { ItemMove(source: $0, target: $1, lifted: liftedItem(at: $0)) }
    if let collectionView, let environment = content.environment,
      !moves.isEmpty || callState.isWorking
    {
      runPass(in: collectionView, on: environment) { pass in
        for move in moves { pass.moveItem(move) }
        return true
      }
    }
    var dragged: [IndexPath: DraggedItem] = [:]
    for move in moves where content.engine.holds(move.target) {
      let item = move.target.item
      let section = move.target.section
      dragged[move.target] = move.lifted.map {
        DraggedItem(lifted: $0, present: content.engine.itemMetrics(at: item, inSection: section))
      }
    }
    step(moves, by: context, draggedItems: dragged)
  }

  /// Records a step of an interactive movement.
  ///
  /// Items that are stale or were asked for get the index paths that they have after the step.
  func step(
    _ moves: [ItemMove], by context: UICollectionViewLayoutInvalidationContext,
    draggedItems: [IndexPath: DraggedItem] = [:]
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
  private func liftedItem(at indexPath: IndexPath) -> MeasuredItem? {
    guard content.engine.holds(indexPath) else { return nil }
    let present = content.engine.itemMetrics(at: indexPath.item, inSection: indexPath.section)
    return reordering.movement?.liftedItem(at: indexPath, whoseSizeIs: present)
      ?? MeasuredItem(at: indexPath, in: content.engine)
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
      describeMovement(
        Staleness(movedItems: Set(indexPaths), sections: movement.crossedSections), in: context)
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
