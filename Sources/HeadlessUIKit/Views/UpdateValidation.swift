#if !canImport(UIKit)
// This file models UIKit's checks of a batch update, and the texts of its exceptions. The checks
// find index paths that don't exist, updates that contradict each other, and counts that don't add
// up.
// A reload counts as a deletion and an insertion. The insertion of a reloaded item has the section
// of the deletion, so the item can't be reloaded while other changes shift its section.
// In newer versions of iOS, these texts also list all updates. This file doesn't model that list.
// Source: facts 6.4, 15.3, 15.4, and 15.6.
import Foundation

/// The checks of a batch update against the counts before and after it.
@MainActor
struct UpdateValidation {
  private let items: [UICollectionViewUpdateItem]
  private let before: [Int]
  private let after: [Int]
  private var sectionDeletes: Set<Int> = []
  private var sectionInserts: Set<Int> = []
  private var sectionReloads: Set<Int> = []

  init(_ items: [UICollectionViewUpdateItem], before: [Int], after: [Int]) {
    self.items = items
    self.before = before
    self.after = after
    for item in items where item.isOfSection {
      switch item.updateAction {
      case .delete: sectionDeletes.insert(item.indexPathBeforeUpdate![0])
      case .insert: sectionInserts.insert(item.indexPathAfterUpdate![0])
      case .reload: sectionReloads.insert(item.indexPathBeforeUpdate![0])
      default: break
      }
    }
  }

  /// A reason for which UIKit would raise an exception.
  struct Problem {
    let text: String
    /// Whether the counts don't add up.
    var isOfCounts = false
  }

  /// The first problem, or `nil` if the batch is valid.
  ///
  /// UIKit complains about the counts before it complains about a reloaded item that doesn't exist.
  var firstProblem: Problem? {
    for item in items where !item.isItemReload {
      if let text = problem(item) { return Problem(text: text) }
    }
    if let conflict { return Problem(text: conflict) }
    if let text = sectionCountProblem ?? itemCountProblem {
      return Problem(text: text, isOfCounts: true)
    }
    for item in items where item.isItemReload {
      if let text = problem(item) { return Problem(text: text) }
    }
    return nil
  }

  private func problem(_ item: UICollectionViewUpdateItem) -> String? {
    item.isOfSection ? sectionProblem(item) : itemProblem(item)
  }

  // MARK: - Positions

  private func sectionProblem(_ item: UICollectionViewUpdateItem) -> String? {
    if let section = item.indexPathBeforeUpdate?[0], !before.indices.contains(section) {
      let verb = item.updateAction.verb
      return "attempt to \(verb) section \(section), but there are only \(before.count) sections "
        + "before the update"
    }
    if let section = item.indexPathAfterUpdate?[0], !after.indices.contains(section) {
      let verb = item.updateAction == .move ? "move to" : "insert"
      return "attempt to \(verb) section \(section) but there are only \(after.count) sections "
        + "after the update"
    }
    return nil
  }

  private func itemProblem(_ item: UICollectionViewUpdateItem) -> String? {
    if let path = item.indexPathBeforeUpdate, !exists(path, in: before) {
      let known = before.indices.contains(path[0]) ? before[path[0]] : 0
      return "attempt to \(item.updateAction.verb) item \(path[1]) from section \(path[0]) which "
        + "only contains \(known) items before the update"
    }
    if let path = item.indexPathAfterUpdate, !exists(path, in: after) {
      let known = after.indices.contains(path[0]) ? after[path[0]] : 0
      let verb = item.updateAction == .move ? "move item to" : "insert item"
      return "attempt to \(verb) \(path[1]) into section \(path[0]), but there are only \(known) "
        + "items in section \(path[0]) after the update"
    }
    guard item.updateAction == .move else { return nil }
    if let from = item.indexPathBeforeUpdate?[0], sectionDeletes.contains(from) {
      return "cannot move an item from a deleted section (\(from))"
    }
    if let to = item.indexPathAfterUpdate?[0], sectionInserts.contains(to) {
      return "cannot move an item into a newly inserted section (\(to))"
    }
    return nil
  }

  private func exists(_ path: IndexPath, in counts: [Int]) -> Bool {
    path.count == 2 && counts.indices.contains(path[0]) && path[1] >= 0
      && path[1] < counts[path[0]]
  }

  // MARK: - Contradictions

  private var conflict: String? {
    var leaving: [IndexPath: UICollectionViewUpdateItem] = [:]
    var arriving: [IndexPath: UICollectionViewUpdateItem] = [:]
    let still = sectionReloads.isEmpty ? IndexPathUpdate([]) : IndexPathUpdate(items.unmoved)
    for item in items {
      if let path = item.indexPathBeforeUpdate, let other = leaving.updateValue(item, forKey: path)
      {
        return departureConflict(path, item, other)
      }
      let arrival = item.indexPathAfterUpdate ?? item.reloadedSection(by: still)
      if let path = arrival, let other = arriving.updateValue(item, forKey: path) {
        return arrivalConflict(path, item, other)
      }
    }
    return nil
  }

  private func departureConflict(
    _ path: IndexPath, _ one: UICollectionViewUpdateItem, _ two: UICollectionViewUpdateItem
  ) -> String {
    let (noun, name) = (path.noun, path.name)
    switch Set([one.updateAction, two.updateAction]) {
    case [.delete, .reload]: return "attempt to delete and reload the same \(noun) (\(name))"
    case [.delete, .move]:
      return "attempt to perform a delete and a move from the same \(noun) (\(name))"
    case [.move]:
      let what = path.isWholeSection ? "section" : "item at index path"
      return "attempt to move \(what) \(name) to both \(two.indexPathAfterUpdate?.name ?? "") and "
        + "\(one.indexPathAfterUpdate?.name ?? "")"
    default: return "attempt to create two animations for \(name)"
    }
  }

  private func arrivalConflict(
    _ path: IndexPath, _ one: UICollectionViewUpdateItem, _ two: UICollectionViewUpdateItem
  ) -> String {
    switch Set([one.updateAction, two.updateAction]) {
    case [.insert, .move], [.reload, .move]:
      return "attempt to perform an insert and a move to the same \(path.noun) (\(path.name))"
    case [.move]:
      return "attempt to move both \(two.indexPathBeforeUpdate?.name ?? "") and "
        + "\(one.indexPathBeforeUpdate?.name ?? "") to \(path.name)"
    default: return "attempt to create two animations for \(path.name)"
    }
  }

  // MARK: - Counts

  private var sectionCountProblem: String? {
    guard before.count + sectionInserts.count - sectionDeletes.count != after.count else {
      return nil
    }
    return "Invalid update: invalid number of sections.  The number of sections contained in the "
      + "collection view after the update (\(after.count)) must be equal to the number of sections "
      + "contained in the collection view before the update (\(before.count)), plus or minus the "
      + "number of sections inserted or deleted (\(sectionInserts.count) inserted, "
      + "\(sectionDeletes.count) deleted)."
  }

  private var itemCountProblem: String? {
    let list = UpdateList(items)
    var tallies: [Int: Tally] = [:]
    for item in items where !item.isOfSection {
      let (from, to) = (item.indexPathBeforeUpdate?[0], item.indexPathAfterUpdate?[0])
      switch item.updateAction {
      case .insert: tallies[to!, default: Tally()].inserted += 1
      case .delete:
        guard let section = list.forward.section(after: from!) else { continue }
        tallies[section, default: Tally()].deleted += 1
      case .move:
        if let section = list.forward.section(after: from!) {
          tallies[section, default: Tally()].movedOut += 1
        }
        tallies[to!, default: Tally()].movedIn += 1
      case .reload:
        guard let section = list.forward.section(after: from!), section != from! else { continue }
        tallies[section, default: Tally()].deleted += 1
        if !sectionInserts.contains(from!) { tallies[from!, default: Tally()].inserted += 1 }
      default: break
      }
    }
    for section in before.indices {
      guard let position = list.forward.section(after: section), after.indices.contains(position)
      else { continue }
      let tally = tallies[position] ?? Tally()
      if before[section] + tally.change != after[position] {
        return tally.message(section: position, before: before[section], after: after[position])
      }
    }
    return nil
  }
}

extension IndexPath {
  /// The index path, or the number of a section, in the format of UIKit's texts.
  fileprivate var name: String { isWholeSection ? "\(self[0])" : logged }
  fileprivate var noun: String { isWholeSection ? "section" : "index path" }
}

/// The changes of the number of items in one section.
private struct Tally {
  var inserted = 0
  var deleted = 0
  var movedIn = 0
  var movedOut = 0

  var change: Int { inserted - deleted + movedIn - movedOut }

  func message(section: Int, before: Int, after: Int) -> String {
    "Invalid update: invalid number of items in section \(section).  The number of items contained "
      + "in an existing section after the update (\(after)) must be equal to the number of items "
      + "contained in that section before the update (\(before)), plus or minus the number of items "
      + "inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus "
      + "or minus the number of items moved into or out of that section (\(movedIn) moved in, "
      + "\(movedOut) moved out)."
  }
}

extension [UICollectionViewUpdateItem] {
  /// The deletions and insertions.
  @MainActor var unmoved: [UICollectionViewUpdateItem] {
    filter { $0.updateAction == .delete || $0.updateAction == .insert }
  }
}

extension UICollectionViewUpdateItem {
  /// Whether the update affects a whole section.
  var isOfSection: Bool {
    (indexPathBeforeUpdate ?? indexPathAfterUpdate)?.isWholeSection ?? false
  }

  fileprivate var isItemReload: Bool { updateAction == .reload && !isOfSection }

  /// Returns the new path of a reloaded section, or `nil` for other updates.
  fileprivate func reloadedSection(by others: IndexPathUpdate) -> IndexPath? {
    guard updateAction == .reload, isOfSection, let section = indexPathBeforeUpdate?[0] else {
      return nil
    }
    return others.section(after: section).map { .section($0) }
  }
}

extension UICollectionViewUpdateItem.Action {
  fileprivate var verb: String {
    switch self {
    case .move: return "move"
    case .reload: return "reload"
    default: return "delete"
    }
  }
}
#endif
