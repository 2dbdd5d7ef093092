import Foundation
import WaterfallEngine

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
    context: UICollectionViewLayoutInvalidationContext, moves: [(IndexPath, IndexPath)],
    after former: InteractiveMovement?
  ) {
    self.context = context
    targets = Dictionary(moves, uniquingKeysWith: { $1 })
    places = moves.isEmpty ? former?.places ?? [] : Set(moves.map { $1 })
    crossedSections = former?.crossedSections ?? []
    for (source, target) in moves where source.section != target.section {
      crossedSections.formUnion([source.section, target.section])
    }
  }

  /// Whether an item is where a step wants it: cancelling names the way back twice, in a last step and
  /// in the context of the end.
  func isThere(_ source: IndexPath, _ target: IndexPath) -> Bool {
    places.contains(target) && !places.contains(source)
  }

  /// Whether an update list says only what the step has done already.
  @MainActor
  func hasMade(_ updates: [UICollectionViewUpdateItem]) -> Bool {
    !updates.isEmpty
      && updates.allSatisfy { update in
        guard update.updateAction == .move, let before = update.indexPathBeforeUpdate else {
          return false
        }
        return targets[before] == update.indexPathAfterUpdate
      }
  }

  /// Forgets where the movement has been; the next one begins anew.
  mutating func end() { (crossedSections, places) = ([], []) }
}

extension WaterfallFlowLayout {
  /// Moves items as a finger moves them, with the size each has, and adds to UIKit's context that
  /// nothing is asked.
  ///
  /// The context stays the stock one: it alone carries where the items were and UIKit's own intent
  /// (facts 10.1). In a waterfall all items after the moved ones shift too; `invalidateLayout(with:)` has
  /// them read again. Sizes are not asked again: the data source's order changes only when the movement
  /// ends, so its answers would belong to other items.
  func moveItems(
    from sources: [IndexPath], to targets: [IndexPath],
    describedIn context: UICollectionViewLayoutInvalidationContext
  ) {
    describeMovement(.nothing, in: context)
    let moves = zip(sources, targets).filter {
      $0 != $1 && $0.namesItem && $1.namesItem && movement?.isThere($0, $1) != true
    }
    engine.columnAssignment = columnAssignment
    for (source, target) in moves { moveItem(at: source, to: target) }
    movement = InteractiveMovement(context: context, moves: moves, after: movement)
  }

  /// Ends a movement, after its last step: an item that came from another section is measured for the
  /// columns it came to, and the values of a section may depend on what it holds.
  func endMovement(
    of indexPaths: [IndexPath], isCancelled: Bool,
    describedIn context: UICollectionViewLayoutInvalidationContext
  ) {
    if let crossed = movement?.crossedSections, !crossed.isEmpty, !isCancelled {
      describeMovement(Staleness(items: Set(indexPaths), sections: crossed), in: context)
    }
    movement?.end()
  }

  private func describeMovement(
    _ part: Staleness, in context: UICollectionViewLayoutInvalidationContext
  ) {
    describe(part, in: context)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutAttributes = true
  }

  private func moveItem(at source: IndexPath, to target: IndexPath) {
    guard holds(source), 0..<engine.sectionCount ~= target.section else { return }
    let input = engine.itemInput(at: source.item, inSection: source.section)
    let isWithin = source.section == target.section
    let last = engine.itemCount(inSection: target.section) - (isWithin ? 1 : 0)
    let insertion = (item: min(max(0, target.item), last), input: input)
    engine.editItems(
      inSection: source.section, removing: [source.item], inserting: isWithin ? [insertion] : [])
    if !isWithin { engine.editItems(inSection: target.section, inserting: [insertion]) }
  }
}
