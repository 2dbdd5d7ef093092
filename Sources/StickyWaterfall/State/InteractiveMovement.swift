import Foundation
import WaterfallEngine

/// One step of an item that the user drags.
struct ItemMove {
  let source: IndexPath
  let target: IndexPath
}

/// The last step of the items that the user drags.
///
/// UIKit tells a layout about each step twice. First, it sends a context that moves the content.
/// Then it can deliver an update list with the same move, which only animates the move (facts
/// 10.1).
struct InteractiveMovement {
  /// The context of the step, held weakly because UIKit drops it after use.
  private(set) weak var context: UICollectionViewLayoutInvalidationContext?
  /// The target index paths of the step's items, by their index paths before the step.
  private let targets: [IndexPath: IndexPath]
  /// The current index paths of the dragged items, empty before the first step and after the last.
  private let currentPaths: Set<IndexPath>
  /// The sections that an item has left for another section or entered from one.
  let crossedSections: Set<Int>

  private init(
    context: UICollectionViewLayoutInvalidationContext?, targets: [IndexPath: IndexPath],
    currentPaths: Set<IndexPath>, crossedSections: Set<Int>
  ) {
    self.context = context
    self.targets = targets
    self.currentPaths = currentPaths
    self.crossedSections = crossedSections
  }

  init(
    context: UICollectionViewLayoutInvalidationContext, moves: [ItemMove],
    after old: InteractiveMovement?
  ) {
    let crossing = moves.filter { $0.source.section != $0.target.section }
    self.init(
      context: context,
      targets: Dictionary(moves.map { ($0.source, $0.target) }, uniquingKeysWith: { $1 }),
      currentPaths: moves.isEmpty ? old?.currentPaths ?? [] : Set(moves.map(\.target)),
      crossedSections: (old?.crossedSections ?? [])
        .union(crossing.flatMap { [$0.source.section, $0.target.section] }))
  }

  /// Returns whether the movement has already taken an item from the source to the target.
  ///
  /// When the user cancels, UIKit sends the moves back twice: in a last step, and in the context
  /// that ends the movement.
  func isAlreadyAt(_ source: IndexPath, _ target: IndexPath) -> Bool {
    currentPaths.contains(target) && !currentPaths.contains(source)
  }

  /// Returns whether an update list contains only moves that the step has already made.
  func onlyAnimates(_ updates: UpdateLists) -> Bool {
    let moves = updates.movedItems
    return updates.hasOnlyItemMoves && !moves.isEmpty
      && moves.allSatisfy { targets[$0.source] == $0.target }
  }

  /// The movement after its end, without its sections and current index paths.
  var ended: InteractiveMovement {
    InteractiveMovement(context: context, targets: targets, currentPaths: [], crossedSections: [])
  }
}
