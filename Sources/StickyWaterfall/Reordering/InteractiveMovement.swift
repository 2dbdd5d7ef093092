import WaterfallEngine

/// The move of an item in an update list, or in one step of an interactive movement.
struct ItemMove {
  let source: ItemID
  let target: ItemID
  /// The size that the item had where the user lifted it, or `nil` if the item stays in its
  /// section.
  var lifted: MeasuredItem?

  /// Returns an item's identifier after the move.
  func id(after old: ItemID) -> ItemID {
    guard old != source else { return target }
    var new = old
    if new.section == source.section, new.item > source.item { new.item -= 1 }
    if new.section == target.section, new.item >= target.item { new.item += 1 }
    return new
  }

  /// Returns an element's identifier after the move, which changes only those of items.
  func id(after old: ElementID) -> ElementID {
    old.itemID.map { ElementID(id(after: $0)) } ?? old
  }
}

/// The size of a dragged item that has crossed sections.
struct DraggedItem {
  /// The item's current identifier.
  let id: ItemID
  /// The size that the item had where the user lifted it.
  let lifted: MeasuredItem
  /// The size that the item has in its present section.
  ///
  /// `lifted` is out of date once the item gets another size there, such as a new preferred size.
  let present: ItemMetrics
}

/// The last step of an interactive movement, in which the user drags items.
///
/// In a batch update during the movement, the dragged items keep their place between their
/// neighbors, and the movement continues from their new index paths (facts 15.5).
///
/// UIKit tells the layout about each step twice. First, it sends an invalidation context, and the
/// layout moves the items. Then it can deliver an update list with the same moves, which only
/// animates them (facts 10.1).
struct InteractiveMovement {
  /// The step's invalidation context, by which `invalidateLayout(with:)` recognizes the step.
  private(set) weak var context: UICollectionViewLayoutInvalidationContext?
  /// The moves of the step.
  private let moves: [ItemMove]
  /// The current identifiers of the dragged items, or none after the movement ends.
  let currentIDs: [ItemID]
  /// The sections that items have left or entered since the movement began.
  let crossedSections: Set<Int>
  /// The dragged items that have crossed sections.
  let draggedItems: [DraggedItem]
}

extension InteractiveMovement {
  init(
    context: UICollectionViewLayoutInvalidationContext, moves: [ItemMove],
    draggedItems: [DraggedItem] = [], after old: InteractiveMovement?
  ) {
    let crossing = moves.filter { $0.source.section != $0.target.section }
    self.init(
      context: context,
      moves: moves,
      currentIDs: moves.isEmpty ? old?.currentIDs ?? [] : moves.map(\.target),
      crossedSections: (old?.crossedSections ?? [])
        .union(crossing.flatMap { [$0.source.section, $0.target.section] }),
      draggedItems: moves.isEmpty ? old?.draggedItems ?? [] : draggedItems)
  }

  /// Returns the size that a dragged item had where the user lifted it, if that size still applies.
  func liftedItem(_ id: ItemID, whoseSizeIs present: ItemMetrics) -> MeasuredItem? {
    draggedItems.last { $0.id == id && $0.present == present }?.lifted
  }

  /// Returns whether the item of a move has already arrived at its target.
  ///
  /// If the user cancels the movement, UIKit moves the items back twice: in a last step, and in the
  /// context that ends the movement.
  func isAlreadyAt(_ source: ItemID, _ target: ItemID) -> Bool {
    currentIDs.contains(target) && !currentIDs.contains(source)
  }

  /// Returns whether an update list contains nothing except moves that the step has already made.
  @MainActor
  func onlyAnimates(_ updates: [UICollectionViewUpdateItem]) -> Bool {
    !updates.isEmpty
      && updates.allSatisfy { update in
        guard update.updateAction == .move,
          let source = update.indexPathBeforeUpdate.flatMap(ItemID.init),
          let target = update.indexPathAfterUpdate.flatMap(ItemID.init)
        else { return false }
        return moves.contains { $0.source == source && $0.target == target }
      }
  }

  /// Returns the movement after a batch update, or `nil` if the update deletes the dragged items.
  func moved(by plan: UpdatePlan) -> InteractiveMovement? {
    let ids = currentIDs.compactMap { plan.newID(of: $0) }
    guard !ids.isEmpty else { return nil }
    return InteractiveMovement(
      context: context, moves: [], currentIDs: ids,
      crossedSections: Set(crossedSections.compactMap(plan.newSection)),
      draggedItems: draggedItems.compactMap { item in
        plan.newID(of: item.id).map {
          DraggedItem(id: $0, lifted: item.lifted, present: item.present)
        }
      })
  }

  /// The movement after its end, which keeps only the last step.
  var ended: InteractiveMovement {
    InteractiveMovement(
      context: context, moves: moves, currentIDs: [], crossedSections: [], draggedItems: [])
  }
}
