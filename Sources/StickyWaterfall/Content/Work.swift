/// The work of one layout pass.
enum Work {
  /// A query of the parts that are out of date, which can be everything.
  case parts(Staleness)
  /// The changes of an update list.
  case list(UpdatePlan)
  /// The columns and rows that sections keep, after they were laid out without an update list.
  case restoring(UpdatePlan)
  /// A query of items whose index paths an update list has changed.
  ///
  /// If their sizes are the same as before, nothing changes.
  case shiftedItems(Set<IndexPath>)
  /// Moves of items that the user drags, without a query.
  case moves([ItemMove])

  /// The parts that the work queries, or `nil` for all other work.
  var queriedParts: Staleness? {
    guard case .parts(let stale) = self else { return nil }
    return stale.everythingInPlace ? .everything : stale
  }

  var isEverything: Bool {
    if case .parts(let stale) = self { stale.everything } else { false }
  }

  var isNothing: Bool {
    switch self {
    case .parts(let stale): return stale.isNothing
    case .moves(let moves): return moves.isEmpty
    case .list, .restoring, .shiftedItems: return false
    }
  }
}
