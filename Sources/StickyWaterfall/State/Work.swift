import Foundation

/// The work of one pass.
enum Work {
  /// A query and a layout of everything.
  case everything
  /// A query of the parts that are out of date.
  case parts(Staleness)
  /// An update list to apply.
  case list(UpdatePlan)
  /// A query of the items whose index paths an update list has changed.
  ///
  /// Nothing else changes if their sizes are the same as before.
  case shiftedItems(Set<IndexPath>)
  /// The moves of items that the user drags, without a query.
  case moves([ItemMove])

  /// The parts that the work queries by their current index paths, or `nil` if there are none.
  var queriedParts: Staleness? {
    switch self {
    case .everything: return .everything
    case .parts(let stale): return stale
    case .list, .shiftedItems, .moves: return nil
    }
  }

  /// Whether the delegate is queried for everything.
  var isEverything: Bool { queriedParts?.everything == true }

  /// Whether there is nothing to query or to change.
  var isNothing: Bool {
    switch self {
    case .parts(let stale): return stale.isNothing
    case .moves(let moves): return moves.isEmpty
    case .everything, .list, .shiftedItems: return false
    }
  }
}
