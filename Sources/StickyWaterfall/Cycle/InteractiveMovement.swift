import Foundation
import WaterfallEngine

/// A step that a finger takes with an item.
struct ItemMove {
  let source: IndexPath
  let target: IndexPath
}

/// The last step of an item that a finger drags.
///
/// UIKit tells a layout of each step twice: by a context, which moves the content, and then by an update
/// list with the same move, which only animates it (facts 10.1).
struct InteractiveMovement {
  /// The context of the step; weak, because UIKit drops it after use.
  private(set) weak var context: UICollectionViewLayoutInvalidationContext?
  /// Where the step took items, by where they were before it.
  private var targets: [IndexPath: IndexPath]
  /// Where the moving items are; empty before the first step and after the last.
  private var places: Set<IndexPath>
  /// The sections that the movement has taken items from or brought items to, apart from movements
  /// within one section.
  private(set) var crossedSections: Set<Int>

  init(
    context: UICollectionViewLayoutInvalidationContext, moves: [ItemMove],
    after former: InteractiveMovement?
  ) {
    self.context = context
    targets = Dictionary(moves.map { ($0.source, $0.target) }, uniquingKeysWith: { $1 })
    places = moves.isEmpty ? former?.places ?? [] : Set(moves.map(\.target))
    crossedSections = former?.crossedSections ?? []
    for move in moves where move.source.section != move.target.section {
      crossedSections.formUnion([move.source.section, move.target.section])
    }
  }

  /// Whether an item is where a step wants it: cancelling names the way back twice, in a last step and
  /// in the context of the end.
  func isAlreadyAt(_ source: IndexPath, _ target: IndexPath) -> Bool {
    places.contains(target) && !places.contains(source)
  }

  /// Whether an update list says only what the step has done already.
  func onlyAnimates(_ updates: UpdateLists) -> Bool {
    guard let moves = updates.itemMoves, !moves.isEmpty else { return false }
    return moves.allSatisfy { targets[$0.source] == $0.target }
  }

  /// Forgets where the movement has been; the next one begins anew.
  mutating func end() {
    crossedSections = []
    places = []
  }
}
