#if !canImport(UIKit)
// This file models how a batch update changes index paths. A moved element gets the index path of
// its destination. A deleted or reloaded element has no new index path. The other elements fill the
// gaps of deleted elements and make room for inserted elements. Changes of sections apply before
// changes of items.
// Source: WWDC 2018 session 225 and the documentation of `performBatchUpdates(_:completion:)`.
import Foundation

/// A map from the index paths before a batch update to the index paths after it.
@MainActor
struct IndexPathUpdate {
  /// The changes that a batch update makes to one list.
  ///
  /// The list contains all sections, or the items of one section. `removed` contains old positions,
  /// and `added` contains new positions.
  struct Positions {
    private(set) var removed: Set<Int> = []
    private(set) var added: Set<Int> = []

    mutating func remove(_ position: Int) { removed.insert(position) }

    mutating func add(_ position: Int) { added.insert(position) }

    /// Returns the new position of an element that isn't deleted, reloaded, or moved.
    ///
    /// `NSNotFound` stands for a whole section, and stays as it is.
    func settled(_ position: Int) -> Int {
      guard position != NSNotFound else { return position }
      var position = position - removed.count { $0 < position }
      for arrival in added.sorted() where arrival <= position { position += 1 }
      return position
    }
  }

  private var sections = Positions()
  private var movedSections: [Int: Int] = [:]
  private var movedItems: [IndexPath: IndexPath] = [:]
  private var removedItems: [Int: Positions] = [:]
  private var addedItems: [Int: Positions] = [:]

  init(_ updates: [UICollectionViewUpdateItem]) {
    for update in updates {
      let (before, after) = (update.indexPathBeforeUpdate, update.indexPathAfterUpdate)
      if let path = before ?? after, path.isWholeSection {
        record(before: before?[0], after: after?[0], isMove: update.updateAction == .move)
      } else {
        record(before: before, after: after, isMove: update.updateAction == .move)
      }
    }
  }

  /// Creates the inverse map, from the index paths after the update to the index paths before it.
  init(reversing updates: [UICollectionViewUpdateItem]) {
    self.init(
      updates.map { item in
        let (before, after) = (item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
        switch item.updateAction {
        case .insert: return UICollectionViewUpdateItem(.delete, before: after)
        case .delete: return UICollectionViewUpdateItem(.insert, after: before)
        default: return UICollectionViewUpdateItem(item.updateAction, before: after, after: before)
        }
      })
  }

  /// Returns the section's index after the update, or `nil` if the update deletes or reloads it.
  func section(after section: Int) -> Int? {
    if let target = movedSections[section] { return target }
    return sections.removed.contains(section) ? nil : sections.settled(section)
  }

  /// Returns the item's index path after the update, or `nil` if the update deletes or reloads it.
  func item(after path: IndexPath) -> IndexPath? {
    guard path.count == 2 else { return path }
    if let target = movedItems[path] { return target }
    guard let section = section(after: path.section) else { return nil }
    let leaving = removedItems[path.section] ?? Positions()
    guard !leaving.removed.contains(path.item) else { return nil }
    let arriving = addedItems[section] ?? Positions()
    return IndexPath(item: arriving.settled(leaving.settled(path.item)), section: section)
  }

  /// Returns the new index path of the gap in front of an item.
  ///
  /// A drop placeholder is in this gap. The gap stays even if the update deletes the item.
  ///
  /// Returns `nil` if the update deletes or reloads the section.
  func gap(before path: IndexPath) -> IndexPath? {
    guard let section = section(after: path.section) else { return nil }
    let position = (removedItems[path.section] ?? Positions()).settled(path.item)
    return IndexPath(
      item: (addedItems[section] ?? Positions()).settled(position), section: section)
  }

  /// Returns the new index path of a supplementary or decoration view, which moves with its
  /// section.
  ///
  /// Returns `nil` if the update deletes or reloads the section.
  func element(after path: IndexPath) -> IndexPath? {
    guard path.count == 2 else { return path }
    return section(after: path.section).map { IndexPath(item: path.item, section: $0) }
  }

  private mutating func record(before: Int?, after: Int?, isMove: Bool) {
    if let before { sections.remove(before) }
    if let after { sections.add(after) }
    if isMove, let before { movedSections[before] = after }
  }

  private mutating func record(before: IndexPath?, after: IndexPath?, isMove: Bool) {
    if let before, before.count == 2 {
      removedItems[before.section, default: Positions()].remove(before.item)
    }
    if let after, after.count == 2 {
      addedItems[after.section, default: Positions()].add(after.item)
    }
    if isMove, let before { movedItems[before] = after }
  }
}

extension IndexPath {
  /// Whether the index path stands for a whole section in an update item.
  var isWholeSection: Bool { count == 1 || (count == 2 && self[1] == NSNotFound) }
}
#endif
