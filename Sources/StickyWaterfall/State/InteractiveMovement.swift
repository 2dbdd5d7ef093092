import Foundation
import WaterfallEngine

/// One step of an item that the user drags.
struct ItemMove {
  let source: IndexPath
  let target: IndexPath
}

/// The last step of the items that the user drags.
///
/// UIKit tells a layout about each step twice. First, a context moves the content. Then an update
/// list with the same move only animates it (facts 10.1).
struct InteractiveMovement {
  /// The context of the step, held weakly because UIKit drops it after use.
  private(set) weak var context: UICollectionViewLayoutInvalidationContext?
  /// The target index paths of the step's items, by their index paths before the step.
  private var targets: [IndexPath: IndexPath]
  /// The current index paths of the dragged items, empty before the first step and after the last.
  private var places: Set<IndexPath>
  /// The sections that an item has left for another section or entered from one.
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

  /// Returns whether the movement has already taken an item from the source to the target.
  ///
  /// When the user cancels, UIKit names the way back twice: in a last step and in the context that
  /// ends the movement.
  func isAlreadyAt(_ source: IndexPath, _ target: IndexPath) -> Bool {
    places.contains(target) && !places.contains(source)
  }

  /// Returns whether an update list only contains moves that the step has already made.
  func onlyAnimates(_ updates: UpdateLists) -> Bool {
    guard let moves = updates.itemMoves, !moves.isEmpty else { return false }
    return moves.allSatisfy { targets[$0.source] == $0.target }
  }

  /// Ends the movement and forgets its sections and index paths.
  mutating func end() {
    crossedSections = []
    places = []
  }
}
