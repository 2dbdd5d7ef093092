extension LayoutPass {
  /// What a layout pass is for.
  ///
  /// This is an enumeration and not a closure, because a function with a closure is compiled once
  /// for each of its callers.
  enum Work {
    /// Asks for what is stale.
    case layOut(Staleness)
    /// Applies an update list.
    case apply(UpdatePlan)
    /// Asks for items with new index paths.
    case askForShiftedItems([ItemID])
    /// Restores what is remembered of the layout before an update list.
    case restoreRememberedLayout(UpdatePlan)
    /// Moves dragged items.
    case move([ItemMove])

    /// The stale parts that the pass asks for.
    var asked: Staleness? {
      guard case .layOut(let stale) = self else { return nil }
      return stale.parts.includesAllInPlace ? .everything : stale
    }
  }

  /// Does the work, and returns whether it's complete.
  mutating func carryOut(_ work: Work) -> Bool {  // check-item-loop: looks up
    switch work {
    case .layOut(let stale): layOut(stale)
    case .apply(let plan): return tryApply(plan)
    case .askForShiftedItems(let items): return askForSizes(ofShiftedItems: items)
    case .restoreRememberedLayout(let plan): return restoreRememberedLayout(by: plan)
    case .move(let moves): for move in moves { moveItem(move) }
    }
    return true
  }
}
