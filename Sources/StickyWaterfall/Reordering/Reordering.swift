/// The items that the user drags, and the finger that holds them.
struct Reordering: ~Copyable {
  /// The last step of an interactive movement, until a reload or another update follows.
  private(set) var movement: InteractiveMovement?
  /// The finger that drags an item, or `nil` if there is none.
  private var finger: RestingFinger?
}

extension Reordering {
  /// Returns the next identifier of a dragged item while the finger is at a position.
  ///
  /// `proposed` is the identifier of the item under the finger, and `current` is the dragged item's
  /// own identifier.
  mutating func target(
    proposed: ItemID, current: ItemID, fingerAt position: CGPoint
  ) -> ItemID {
    var finger = finger ?? RestingFinger(at: position, holding: current)
    if !finger.rests(at: position) { finger = RestingFinger(at: position, holding: current) }
    defer { self.finger = finger }
    return finger.target(proposed: proposed, current: current)
  }

  /// Records a step of the movement.
  mutating func step(
    _ moves: [ItemMove], by context: UICollectionViewLayoutInvalidationContext,
    draggedItems: [DraggedItem] = []
  ) {
    movement = InteractiveMovement(
      context: context, moves: moves, draggedItems: draggedItems, after: movement)
  }

  /// Moves the dragged items to their index paths after a batch update, which doesn't end an
  /// interactive movement (facts 15.5).
  ///
  /// The plan is `nil` if nobody knows the new index paths.
  mutating func follow(_ plan: UpdatePlan?) {
    movement = plan.flatMap { movement?.moved(by: $0) }
  }

  /// Ends the movement, but keeps its last step for an update list that animates it.
  mutating func end() {
    movement = movement?.ended
    finger = nil
  }

  /// Forgets the movement, because everything is reloaded.
  mutating func discard() { movement = nil }
}
