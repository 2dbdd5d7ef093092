import Foundation

/// UIKit's list of updates, sorted by what it says.
///
/// Items are kept in the order in which they are listed, which UIKit sorts: a page of a thousand
/// needs no set of its own.
struct UpdateLists {
  private var deletedSections: Set<Int> = []
  private var insertedSections: Set<Int> = []
  /// Sections by their new index, with their old one.
  private var movedSections: [Int: Int] = [:]
  private(set) var reloadedSections: Set<Int> = []
  private var deletedItems: [Int: [Int]] = [:]
  private var insertedItems: [Int: [Int]] = [:]
  private var reloadedItems: [Int: [Int]] = [:]
  private var movedIn: [Int: [Int: IndexPath]] = [:]
  private var movedOut: [Int: [Int: IndexPath]] = [:]

  @MainActor mutating func add(_ update: UICollectionViewUpdateItem) {
    let before = update.indexPathBeforeUpdate
    let after = update.indexPathAfterUpdate
    switch (update.updateAction, before, after) {
    case (.insert, _, let new?):
      if new.namesSection {
        insertedSections.insert(new[0])
      } else {
        insertedItems[new.section, default: []].append(new.item)
      }
    case (.delete, let old?, _):
      if old.namesSection {
        deletedSections.insert(old[0])
      } else {
        deletedItems[old.section, default: []].append(old.item)
      }
    case (.reload, let old?, _):
      if old.namesSection {
        reloadedSections.insert(old[0])
      } else {
        reloadedItems[old.section, default: []].append(old.item)
      }
    case (.move, let old?, let new?):
      addMove(from: old, to: new)
    default: break
    }
  }

  /// Where sections come from and go to; nil where the numbers do not add up.
  func sectionMoves(oldCount: Int, newCount: Int) -> SectionMoves? {
    SectionMoves(
      oldCount: oldCount, newCount: newCount, deleted: deletedSections, inserted: insertedSections,
      moved: movedSections)
  }

  /// The sections of after of which the list names items.
  func changedSections(after moves: SectionMoves) -> Set<Int> {
    let former = Set(deletedItems.keys).union(reloadedItems.keys).union(movedOut.keys)
    return Set(former.compactMap(moves.newIndex(of:)))
      .union(insertedItems.keys).union(movedIn.keys)
  }

  /// What changed among the items of a section that stayed; nil for nothing.
  func changes(from old: Int, to new: Int) -> UpdatePlan.ItemChanges? {
    let shift = IndexShift(
      removed: Self.ascending((deletedItems[old] ?? []) + (movedOut[old] ?? [:]).keys),
      inserted: Self.ascending((insertedItems[new] ?? []) + (movedIn[new] ?? [:]).keys))
    let reloaded = Self.ascending(reloadedItems[old] ?? []).filter { shift.newIndex(of: $0) != nil }
    guard !shift.removed.isEmpty || !shift.inserted.isEmpty || !reloaded.isEmpty else { return nil }
    return UpdatePlan.ItemChanges(
      shift: shift, movedIn: movedIn[new] ?? [:], movedOut: movedOut[old] ?? [:],
      reloaded: reloaded)
  }

  /// Each index once, in order.
  private static func ascending(_ indexes: [Int]) -> [Int] {
    let isAscending = zip(indexes, indexes.dropFirst()).allSatisfy { $0 < $1 }
    return isAscending ? indexes : Set(indexes).sorted()
  }

  private mutating func addMove(from old: IndexPath, to new: IndexPath) {
    guard !old.namesSection, !new.namesSection else {
      movedSections[new[0]] = old[0]
      return
    }
    movedIn[new.section, default: [:]][new.item] = old
    movedOut[old.section, default: [:]][old.item] = new
  }
}

extension IndexPath {
  /// Whether an update means the whole section: its index path then has no item.
  var namesSection: Bool { count == 1 || (count == 2 && self[1] == NSNotFound) }
}
