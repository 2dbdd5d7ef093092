import Foundation

/// What one pass has to do.
enum Work {
  /// Ask everything and lay it all out.
  case everything
  /// Ask again about the parts that are out of date.
  case parts(Staleness)
  /// Apply an update list.
  case list(UpdatePlan)
  /// Query items whose index paths an update list has changed, and nothing else if their sizes are as before.
  case shiftedItems(Set<IndexPath>)
  /// Move items as a finger moves them; nothing is asked.
  case moves([ItemMove])

  /// What is asked of the content that the collection view counts; nil for nothing.
  var asked: Staleness? {
    switch self {
    case .everything: return .everything
    case .parts(let stale): return stale
    case .list, .shiftedItems, .moves: return nil
    }
  }

  /// Whether the delegate is queried for everything.
  var isEverything: Bool { asked?.everything == true }

  /// Whether there is nothing to ask or to change.
  var isNothing: Bool {
    switch self {
    case .parts(let stale): return stale.isNothing
    case .moves(let moves): return moves.isEmpty
    case .everything, .list, .shiftedItems: return false
    }
  }
}
