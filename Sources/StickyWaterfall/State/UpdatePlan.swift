import Foundation
import WaterfallEngine

/// The old and new index of each section and item in a batch update, based on UIKit's list.
///
/// The plan relies only on the single elements in the list: the old index paths of deleted
/// elements, the new ones of inserted elements, and the moves. All other elements keep their order.
struct UpdatePlan {
  /// The remaining sections whose values are all queried again, by new index.
  let reloadedSections: Set<Int>
  /// The changes to sections and their items, by new section.
  ///
  /// A section without item changes isn't in the dictionary.
  let edits: [Int: SectionEdit]
  /// Whether the list names nothing.
  let isEmpty: Bool
  /// Whether all items are queried again.
  ///
  /// Apps use an empty batch to animate to sizes that the delegate now returns. The flow layout
  /// queries the delegate in every batch (facts 14.9).
  let queriesEverything: Bool
  /// The old and new indexes of all sections.
  private let sections: SectionMoves

  /// Creates a plan from a list, or returns `nil` if the list doesn't lead to `newCount` sections.
  init?(_ lists: UpdateLists, oldCount: Int, newCount: Int) {
    guard let moves = lists.sectionMoves(oldCount: oldCount, newCount: newCount) else { return nil }
    isEmpty = lists.isEmpty
    queriesEverything = false
    sections = moves
    reloadedSections = Set(lists.reloadedSections.compactMap(moves.newIndex(of:)))
    // Only sections that the list names are examined, so that the cost depends on the list.
    let named = lists.changedSections(after: moves)
    edits = named.reduce(into: [:]) { edits, section in
      guard let old = moves.oldIndex(of: section) else { return }
      edits[section] = lists.changes(from: old, to: section)
    }
  }

  /// Whether every section keeps its index, and none is inserted or deleted.
  var keepsSections: Bool { sections.areNone }

  private init(_ other: UpdatePlan, edits: [Int: SectionEdit], queriesEverything: Bool) {
    reloadedSections = other.reloadedSections
    isEmpty = other.isEmpty
    sections = other.sections
    self.edits = edits
    self.queriesEverything = queriesEverything
  }

  /// Returns the plan with a query of all items.
  func queryingEverything() -> UpdatePlan {
    UpdatePlan(self, edits: edits, queriesEverything: true)
  }

  /// Returns the plan with the old and new item counts of reloaded sections.
  ///
  /// Items that exist before and after the reload keep their index.
  @MainActor func countingReloads(from engine: Waterfall, to view: UICollectionView) -> UpdatePlan {
    guard !reloadedSections.isEmpty else { return self }
    var edits = edits
    for section in reloadedSections {
      guard let source = oldSection(of: section), source < engine.sectionCount else { continue }
      let old = engine.itemCount(inSection: source)
      let new = view.numberOfItems(inSection: section)
      let shift = IndexShift(
        removed: Array(min(old, new)..<old), inserted: Array(min(old, new)..<new))
      edits[section] = SectionEdit(
        shift: shift, movedIn: edits[section]?.movedIn ?? [:],
        movedOut: edits[section]?.movedOut ?? [:])
    }
    return UpdatePlan(self, edits: edits, queriesEverything: queriesEverything)
  }

  /// Returns the item's index path after the update, or `nil` if the update deletes it.
  func newIndexPath(of old: IndexPath) -> IndexPath? {
    guard let section = newSection(of: old.section) else { return nil }
    guard let edit = edits[section] else { return IndexPath(item: old.item, section: section) }
    return edit.movedOut[old.item]
      ?? edit.shift.newIndex(of: old.item).map { IndexPath(item: $0, section: section) }
  }

  /// Returns the item's index path before the update, or `nil` if the update inserts it.
  func oldIndexPath(of new: IndexPath) -> IndexPath? {
    guard let section = oldSection(of: new.section) else { return nil }
    guard let edit = edits[new.section] else { return IndexPath(item: new.item, section: section) }
    return edit.movedIn[new.item]
      ?? edit.shift.oldIndex(of: new.item).map { IndexPath(item: $0, section: section) }
  }

  /// Returns whether an old element remains but gets another view.
  func reloads(_ element: ElementID) -> Bool {
    guard let section = newSection(of: element.section) else { return false }
    guard !reloadedSections.contains(section) else { return true }
    guard let item = element.kind.item, let edit = edits[section] else { return false }
    return edit.shift.newIndex(of: item).map(edit.outdated.contains) ?? false
  }

  /// Returns whether an item has a new index path and isn't queried again.
  ///
  /// Reloaded and inserted items are queried again.
  func shifts(_ new: IndexPath) -> Bool {
    guard let old = oldIndexPath(of: new), old != new else { return false }
    return !reloadedSections.contains(new.section)
      && edits[new.section]?.outdated.contains(new.item) != true
  }

  /// Returns the first shifted item after each item change and after each section change.
  func firstShiftedItems(in engine: Waterfall) -> Set<IndexPath> {
    let first = sections.followers.map { IndexPath(item: 0, section: $0) }
    let later = edits.flatMap { section, edit in
      edit.shift.followers.map { IndexPath(item: $0, section: section) }
    }
    return Set((first + later).filter { engine.holds($0) && shifts($0) })
  }

  /// Returns the stale parts with their index paths after the update.
  ///
  /// Reloaded items aren't included, because they are queried again anyway.
  func moved(_ part: Staleness) -> Staleness {
    var moved = part
    moved.items = Set(
      part.items.filter { ElementID(itemAt: $0).map(reloads) != true }.compactMap(newIndexPath))
    moved.movedItems = Set(part.movedItems.compactMap(newIndexPath))
    moved.sections = Set(part.sections.compactMap(newSection))
    moved.boundaries = Set(part.boundaries.compactMap(newSection))
    return moved
  }

  /// Returns the section's index after the update, or `nil` if the update deletes it.
  func newSection(of old: Int) -> Int? { sections.newIndex(of: old) }

  /// Returns the section's index before the update, or `nil` if the update inserts it.
  func oldSection(of new: Int) -> Int? { sections.oldIndex(of: new) }
}

extension UpdatePlan {
  /// Returns the element before the update, or `nil` if the update inserts it.
  func oldElement(of element: ElementID) -> ElementID? {
    matched(element, item: oldIndexPath, section: oldSection)
  }

  /// Returns the element after the update, or `nil` if the update deletes it.
  func newElement(of element: ElementID) -> ElementID? {
    matched(element, item: newIndexPath, section: newSection)
  }

  /// Returns an element with its other index.
  ///
  /// Items are matched by index path. Headers, footers, and backgrounds are matched by section.
  private func matched(
    _ element: ElementID, item: (IndexPath) -> IndexPath?, section: (Int) -> Int?
  ) -> ElementID? {
    guard element.kind.item != nil else {
      return section(element.section).map { ElementID(element.kind, inSection: $0) }
    }
    return item(element.indexPath).flatMap(ElementID.init(itemAt:))
  }
}

/// The old and new indexes of the sections in a batch update.
struct SectionMoves {
  private let oldCount: Int
  private let newCount: Int
  /// The index changes of the sections that the list doesn't name.
  private let shift: IndexShift
  /// The old index of each moved section, by new index.
  private let sources: [Int: Int]
  /// The new index of each moved section, by old index.
  private let targets: [Int: Int]

  /// Creates the moves, or returns `nil` if the changes don't fit the counts.
  ///
  /// - Parameters:
  ///   - oldCount: The number of sections before the update.
  ///   - newCount: The number of sections after the update.
  ///   - deleted: The deleted sections, by old index.
  ///   - inserted: The inserted sections, by new index.
  ///   - moved: The old index of each moved section, by new index.
  init?(oldCount: Int, newCount: Int, deleted: Set<Int>, inserted: Set<Int>, moved: [Int: Int]) {
    let gone = deleted.union(moved.values)
    let come = inserted.union(moved.keys)
    guard gone.allSatisfy({ 0..<oldCount ~= $0 }), come.allSatisfy({ 0..<newCount ~= $0 }),
      oldCount - gone.count == newCount - come.count
    else { return nil }
    self.oldCount = oldCount
    self.newCount = newCount
    shift = IndexShift(removed: gone.sorted(), inserted: come.sorted())
    sources = moved
    targets = Dictionary(moved.map { ($1, $0) }, uniquingKeysWith: max)
  }

  /// The new indexes of the sections that directly follow a run of changes.
  ///
  /// The last one can be past the end.
  var followers: [Int] { shift.followers }

  /// Whether every section keeps its index, and none is inserted or deleted.
  var areNone: Bool { shift.removed.isEmpty && shift.inserted.isEmpty }

  /// Returns the section's new index, or `nil` if it is deleted or didn't exist.
  func newIndex(of old: Int) -> Int? {
    0..<oldCount ~= old ? targets[old] ?? shift.newIndex(of: old) : nil
  }

  /// Returns the section's old index, or `nil` if it is inserted or doesn't exist.
  func oldIndex(of new: Int) -> Int? {
    0..<newCount ~= new ? sources[new] ?? shift.oldIndex(of: new) : nil
  }
}
