import Foundation
import WaterfallEngine

/// UIKit's list of updates, sorted by action.
struct UpdateLists {
  private var deleted = Listed()
  private var inserted = Listed()
  private var reloaded = Listed()
  /// The old index of each moved section, by new index.
  private var movedSections: [Int: Int] = [:]
  private var movedIn: [Int: [Int: IndexPath]] = [:]
  private var movedOut: [Int: [Int: IndexPath]] = [:]

  @MainActor init(_ updates: [UICollectionViewUpdateItem]) {
    for update in updates {
      switch (update.updateAction, update.indexPathBeforeUpdate, update.indexPathAfterUpdate) {
      case (.insert, _, let new?): inserted.add(new)
      case (.delete, let old?, _): deleted.add(old)
      case (.reload, let old?, _): reloaded.add(old)
      case (.move, let old?, let new?): addMove(from: old, to: new)
      default: break
      }
    }
    deleted.sort()
    inserted.sort()
    reloaded.sort()
  }

  /// Whether the list names nothing.
  var isEmpty: Bool {
    hasOnlyItemMoves && movedIn.isEmpty
  }

  private var hasOnlyItemMoves: Bool {
    deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && movedSections.isEmpty
  }

  /// The items that move, or `nil` if the list contains anything else.
  var itemMoves: [(source: IndexPath, target: IndexPath)]? {
    guard hasOnlyItemMoves else { return nil }
    return movedIn.flatMap { section, moves in
      moves.map { (source: $1, target: IndexPath(item: $0, section: section)) }
    }
  }

  /// The number of sections that the update adds, negative if it removes more.
  var sectionGrowth: Int { inserted.sections.count - deleted.sections.count }

  /// The reloaded sections, by old index.
  ///
  /// All their values are queried again.
  var reloadedSections: Set<Int> { reloaded.sections }

  /// Returns the moves of all sections, or `nil` if the list doesn't fit the counts.
  func sectionMoves(oldCount: Int, newCount: Int) -> SectionMoves? {
    SectionMoves(
      oldCount: oldCount, newCount: newCount, deleted: deleted.sections,
      inserted: inserted.sections, moved: movedSections)
  }

  /// Returns the new indexes of the sections whose items the list names.
  func changedSections(after moves: SectionMoves) -> Set<Int> {
    let oldSections = deleted.itemSections.union(reloaded.itemSections).union(movedOut.keys)
    return Set(oldSections.compactMap(moves.newIndex(of:)))
      .union(inserted.itemSections).union(movedIn.keys)
  }

  /// Returns the item changes of a remaining section, or `nil` if its items don't change.
  func changes(from old: Int, to new: Int) -> SectionEdit? {
    let shift = IndexShift(
      removed: Self.ascending(deleted.items(ofSection: old) + (movedOut[old] ?? [:]).keys),
      inserted: Self.ascending(inserted.items(ofSection: new) + (movedIn[new] ?? [:]).keys))
    let outdated = Self.ascending(reloaded.items(ofSection: old)).compactMap(shift.newIndex(of:))
    guard !shift.removed.isEmpty || !shift.inserted.isEmpty || !outdated.isEmpty else { return nil }
    return SectionEdit(
      shift: shift, movedIn: movedIn[new] ?? [:], movedOut: movedOut[old] ?? [:],
      outdated: outdated)
  }

  /// Returns each index once, in ascending order.
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

/// The sections and items that a list names with one action.
private struct Listed {
  private(set) var sections: Set<Int> = []
  /// The items, sorted by section after `sort()`.
  ///
  /// UIKit's list is mostly in this order already.
  private var items: [(section: Int, item: Int)] = []

  var isEmpty: Bool { sections.isEmpty && items.isEmpty }

  mutating func add(_ indexPath: IndexPath) {
    if indexPath.namesSection {
      sections.insert(indexPath[0])
    } else {
      items.append((indexPath.section, indexPath.item))
    }
  }

  mutating func sort() {
    if zip(items, items.dropFirst()).contains(where: { $0.section > $1.section }) {
      items.sort { $0.section < $1.section }
    }
  }

  var itemSections: Set<Int> { Set(items.map(\.section)) }

  func items(ofSection section: Int) -> [Int] {
    items[end(ofSection: section - 1)..<end(ofSection: section)].map(\.item)
  }

  private func end(ofSection section: Int) -> Int {
    items.indices.partitionPoint { items[$0].section > section }
  }
}
