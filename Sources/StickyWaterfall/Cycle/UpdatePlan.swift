import Foundation
import WaterfallEngine

/// A batch update, read from UIKit's list: the old and the new index of each section and item.
///
/// It rests on what the list says of single elements alone: which went (by their old index path),
/// which came (by their new one), which moved. Those that stay fill what is left, in order.
struct UpdatePlan {
  /// The sections of after that stayed and are to be asked everything again.
  let reloadedSections: Set<Int>
  /// The changes to sections and their items, by new section; only for sections whose items change.
  private(set) var edits: [Int: SectionEdit]
  /// Whether the list names nothing.
  let isEmpty: Bool
  /// Whether all items are queried again.
  ///
  /// With an empty batch, apps animate to sizes that the delegate now returns: the flow layout queries it
  /// in every batch (facts 14.9).
  var queriesEverything = false
  /// Where sections come from and go to.
  private let sections: SectionMoves

  /// Reads the list; nil where it does not add up to `newCount` sections.
  init?(_ lists: UpdateLists, oldCount: Int, newCount: Int) {
    guard let moves = lists.sectionMoves(oldCount: oldCount, newCount: newCount) else { return nil }
    isEmpty = lists.isEmpty
    sections = moves
    reloadedSections = Set(lists.reloadedSections.compactMap(moves.newIndex(of:)))
    // The sections that the list names, and not all there are: it costs what it says.
    let named = lists.changedSections(after: moves)
    edits = named.reduce(into: [:]) { edits, section in
      guard let old = moves.oldIndex(of: section) else { return }
      edits[section] = lists.changes(from: old, to: section)
    }
  }

  /// Whether every section has the index it had, and none came or went.
  var keepsSections: Bool { sections.areNone }

  /// Notes how many items reloaded sections had and have: those that both have stay by their index.
  @MainActor mutating func noteReloads(from former: Waterfall, to view: UICollectionView) {
    for section in reloadedSections {
      guard let source = oldSection(of: section), source < former.sectionCount else { continue }
      let old = former.itemCount(inSection: source)
      let new = view.numberOfItems(inSection: section)
      edits[section, default: SectionEdit()].outdated = []
      edits[section]?.shift = IndexShift(
        removed: Array(min(old, new)..<old), inserted: Array(min(old, new)..<new))
    }
  }

  /// Where an item of before is now; nil for one that was deleted.
  func newIndexPath(of old: IndexPath) -> IndexPath? {
    guard let section = newSection(of: old.section) else { return nil }
    guard let edit = edits[section] else { return IndexPath(item: old.item, section: section) }
    return edit.movedOut[old.item]
      ?? edit.shift.newIndex(of: old.item).map { IndexPath(item: $0, section: section) }
  }

  /// Where an item of after was; nil for one that was inserted.
  func oldIndexPath(of new: IndexPath) -> IndexPath? {
    guard let section = oldSection(of: new.section) else { return nil }
    guard let edit = edits[new.section] else { return IndexPath(item: new.item, section: section) }
    return edit.movedIn[new.item]
      ?? edit.shift.oldIndex(of: new.item).map { IndexPath(item: $0, section: section) }
  }

  /// Whether an element of before stays but has another view.
  func reloads(_ element: ElementID) -> Bool {
    guard let section = newSection(of: element.section) else { return false }
    guard !reloadedSections.contains(section) else { return true }
    guard let item = element.kind.item, let edit = edits[section] else { return false }
    return edit.shift.newIndex(of: item).map(edit.outdated.contains) ?? false
  }

  /// Returns whether an item has another index path than before the update, and isn't queried again as
  /// a reloaded or an inserted one is.
  func shifts(_ new: IndexPath) -> Bool {
    guard let old = oldIndexPath(of: new), old != new else { return false }
    return !reloadedSections.contains(new.section)
      && edits[new.section]?.outdated.contains(new.item) != true
  }

  /// The first shifted item after each change, and after each change of sections.
  func firstShiftedItems(in engine: Waterfall) -> Set<IndexPath> {
    let first = sections.followers.map { IndexPath(item: 0, section: $0) }
    let later = edits.flatMap { section, edit in
      edit.shift.followers.map { IndexPath(item: $0, section: section) }
    }
    return Set((first + later).filter { engine.holds($0) && shifts($0) })
  }

  /// Parts that were out of date before, where they are now; what is reloaded is asked again anyway.
  func moved(_ part: Staleness) -> Staleness {
    var moved = part
    moved.items = Set(
      part.items.filter { ElementID(itemAt: $0).map(reloads) != true }.compactMap(newIndexPath))
    moved.movedItems = Set(part.movedItems.compactMap(newIndexPath))
    moved.sections = Set(part.sections.compactMap(newSection))
    moved.boundaries = Set(part.boundaries.compactMap(newSection))
    return moved
  }

  /// Where a section of before is now; nil for one that was deleted.
  func newSection(of old: Int) -> Int? { sections.newIndex(of: old) }

  /// Where a section of after was; nil for one that was inserted.
  func oldSection(of new: Int) -> Int? { sections.oldIndex(of: new) }
}

/// Where the sections of a batch come from and go to.
struct SectionMoves {
  private let oldCount: Int
  private let newCount: Int
  /// How those that are not named move.
  private let shift: IndexShift
  /// The moved ones by their new index, with their old one.
  private let sources: [Int: Int]
  /// The moved ones by their old index, with their new one.
  private let targets: [Int: Int]

  /// Nil where the numbers do not add up.
  ///
  /// - Parameters:
  ///   - oldCount: How many sections there were.
  ///   - newCount: How many there are.
  ///   - deleted: Those that went, as they were before.
  ///   - inserted: Those that came, as they are after.
  ///   - moved: Those that moved by themselves, by their new index, with their old one.
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

  /// The sections that follow a run of changes.
  ///
  /// The last one may be past the end.
  var followers: [Int] { shift.followers }

  /// Whether every section has the index it had, and none came or went.
  var areNone: Bool { shift.removed.isEmpty && shift.inserted.isEmpty }

  /// Where a section of before is now; nil for one that went, or was not there.
  func newIndex(of old: Int) -> Int? {
    0..<oldCount ~= old ? targets[old] ?? shift.newIndex(of: old) : nil
  }

  /// Where a section of after was; nil for one that came, or is not there.
  func oldIndex(of new: Int) -> Int? {
    0..<newCount ~= new ? sources[new] ?? shift.oldIndex(of: new) : nil
  }
}
