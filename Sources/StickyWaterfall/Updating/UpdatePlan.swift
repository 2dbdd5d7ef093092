import Foundation
import WaterfallEngine

/// A batch update as one knows it after reading UIKit's list: where each section and item comes from.
///
/// It rests on what the list says of single elements alone: which went (by their old index path),
/// which came (by their new one), which moved. Those that stay fill what is left, in order.
struct UpdatePlan {
  /// For each section of after, the one of before that it was; nil for one that is new.
  let sectionSources: [Int?]
  /// The sections of after that stayed and are to be asked everything again.
  let reloadedSections: Set<Int>
  /// By section of after, what changed among its items; no entry where nothing did.
  private(set) var items: [Int: ItemChanges]
  /// Whether the list names nothing.
  let isEmpty: Bool
  /// By section of before, its index after.
  private let sectionTargets: [Int: Int]

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
  @MainActor init?(_ updates: [UICollectionViewUpdateItem], oldCount: Int, newCount: Int) {
    var lists = UpdateLists()
    for update in updates { lists.add(update) }
    guard let sources = lists.sectionSources(oldCount: oldCount, newCount: newCount) else {
      return nil
    }
    var targets: [Int: Int] = [:]
    for (new, old) in sources.enumerated() {
      if let old { targets[old] = new }
    }
    isEmpty = updates.isEmpty
    sectionSources = sources
    sectionTargets = targets
    reloadedSections = Set(lists.reloadedSections.compactMap { targets[$0] })
    items = targets.reduce(into: [:]) { items, section in
      items[section.value] = lists.changes(from: section.key, to: section.value)
    }
  }

  /// Notes how many items reloaded sections had and have: those that both have stay by their index.
  @MainActor mutating func noteReloads(from former: Waterfall, to view: UICollectionView) {
    for section in reloadedSections {
      guard let source = sectionSources[section], source < former.sectionCount else { continue }
      let (old, new) = (
        former.itemCount(inSection: source), view.numberOfItems(inSection: section)
      )
      let changes = items[section]
      items[section] = ItemChanges(
        shift: IndexShift(
          removed: Array(min(old, new)..<old), inserted: Array(min(old, new)..<new)),
        movedIn: changes?.movedIn ?? [:], movedOut: changes?.movedOut ?? [:], reloaded: [])
    }
  }

  /// Where an item of before is now; nil for one that was deleted.
  func newIndexPath(of old: IndexPath) -> IndexPath? {
    guard let section = sectionTargets[old.section] else { return nil }
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

  /// Where a section of before is now; nil for one that was deleted.
  func newSection(of old: Int) -> Int? { sectionTargets[old] }

  /// Where a section of after was; nil for one that was inserted.
  func oldSection(of new: Int) -> Int? {
    sectionSources.indices ~= new ? sectionSources[new] : nil
  }
}
