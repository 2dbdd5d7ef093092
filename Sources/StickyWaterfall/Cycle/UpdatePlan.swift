import Foundation
import WaterfallEngine

/// A batch update, read from UIKit's list: the old and the new index of each section and item.
///
/// It rests on what the list says of single elements alone: which went (by their old index path),
/// which came (by their new one), which moved. Those that stay fill what is left, in order.
struct UpdatePlan {
  /// The sections of after that stayed and are to be asked everything again.
  let reloadedSections: Set<Int>
  /// By section of after, what changed among its items; no entry where nothing did.
  private(set) var items: [Int: ItemChanges]
  /// Whether the list names nothing.
  let isEmpty: Bool
  /// Where sections come from and go to.
  private let sections: SectionMoves

  /// What changed among the items of one section.
  struct ItemChanges {
    var shift: IndexShift
    /// Items that come from elsewhere, by their new index.
    var movedIn: [Int: IndexPath]
    /// Items that went elsewhere, by their old index.
    var movedOut: [Int: IndexPath]
    /// Items that stay and are to be asked again, by their old index.
    var reloaded: [Int]
  }

  /// Reads the list; nil where it does not add up to `newCount` sections.
  init?(_ lists: UpdateLists, oldCount: Int, newCount: Int) {
    guard let moves = lists.sectionMoves(oldCount: oldCount, newCount: newCount) else { return nil }
    isEmpty = lists.isEmpty
    sections = moves
    reloadedSections = Set(lists.reloadedSections.compactMap(moves.newIndex(of:)))
    // The sections that the list names, and not all there are: it costs what it says.
    let named = lists.changedSections(after: moves)
    items = named.reduce(into: [:]) { items, section in
      guard let old = moves.oldIndex(of: section) else { return }
      items[section] = lists.changes(from: old, to: section)
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
      let changes = items[section]
      items[section] = ItemChanges(
        shift: IndexShift(
          removed: Array(min(old, new)..<old), inserted: Array(min(old, new)..<new)),
        movedIn: changes?.movedIn ?? [:], movedOut: changes?.movedOut ?? [:], reloaded: [])
    }
  }

  /// Where an item of before is now; nil for one that was deleted.
  func newIndexPath(of old: IndexPath) -> IndexPath? {
    guard let section = newSection(of: old.section) else { return nil }
    guard let changes = items[section] else { return IndexPath(item: old.item, section: section) }
    return changes.movedOut[old.item]
      ?? changes.shift.newIndex(of: old.item).map { IndexPath(item: $0, section: section) }
  }

  /// Where an item of after was; nil for one that was inserted.
  func oldIndexPath(of new: IndexPath) -> IndexPath? {
    guard let section = oldSection(of: new.section) else { return nil }
    guard let changes = items[new.section] else {
      return IndexPath(item: new.item, section: section)
    }
    return changes.movedIn[new.item]
      ?? changes.shift.oldIndex(of: new.item).map { IndexPath(item: $0, section: section) }
  }

  /// Whether an element of before stays but has another view.
  func reloads(_ element: ElementID) -> Bool {
    guard let section = newSection(of: element.section) else { return false }
    guard !reloadedSections.contains(section) else { return true }
    return element.kind.item.map { items[section]?.reloaded.contains($0) == true } ?? false
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
