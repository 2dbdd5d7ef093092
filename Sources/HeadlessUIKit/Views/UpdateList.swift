#if !canImport(UIKit)
// This file models the update list that a layout receives. Deletions come first, in descending
// order. Insertions follow in ascending order, then reloads, and then moves. A reload also has the
// new index path of its element. That of a section ignores moves of other sections, so reloads and
// moves of sections in one batch lead to wrong views.
// If a section is deleted or inserted, the list contains no updates of its items, except moves. If
// a section is reloaded, the list contains all updates of its items.
// Source: facts 1.10, points 3 and 8; facts 15.3; BrickKit's tests reload a section and delete
// items of it.
import Foundation

/// The sorted updates of a batch, and the maps between old and new index paths.
@MainActor
struct UpdateList {
  let items: [UICollectionViewUpdateItem]
  private let recorded: [UICollectionViewUpdateItem]
  /// The map from old to new index paths.
  ///
  /// Deleted and reloaded elements have no new path.
  let forward: IndexPathUpdate
  /// The map from new to old index paths.
  ///
  /// Inserted and reloaded elements have no old path.
  let backward: IndexPathUpdate

  init(_ recorded: [UICollectionViewUpdateItem]) {
    let kept = UpdateList.withoutShadowed(recorded)
    let others = IndexPathUpdate(kept.filter { $0.updateAction != .reload })
    var reloads = kept.filter { $0.updateAction == .reload }
    if !reloads.isEmpty {
      let still = IndexPathUpdate(kept.unmoved)
      reloads = reloads.compactMap {
        UpdateList.placed($0, by: $0.isOfSection ? still : others)
      }
    }
    let deletes = kept.filter { $0.updateAction == .delete }
      .sorted { $0.indexPathBeforeUpdate! > $1.indexPathBeforeUpdate! }
    let inserts = kept.filter { $0.updateAction == .insert }
      .sorted { $0.indexPathAfterUpdate! < $1.indexPathAfterUpdate! }
    items = deletes + inserts + reloads + kept.filter { $0.updateAction == .move }
    forward = IndexPathUpdate(items)
    backward = IndexPathUpdate(reversing: items)
    self.recorded = recorded
  }

  /// The update list for the layout if `HostOptions.listsFromFirstToLast` is `true`.
  ///
  /// Deletions, insertions, and moves are in ascending order. The list also contains deletions of
  /// items in deleted sections. The new index path of a reloaded item ignores moves.
  var itemsFromFirstToLast: [UICollectionViewUpdateItem] {
    let still = IndexPathUpdate(items.unmoved)
    let order = { (item: UICollectionViewUpdateItem) in
      (item.indexPathBeforeUpdate ?? item.indexPathAfterUpdate)!
    }
    return recorded.filter { $0.updateAction == .delete }.sorted { order($0) < order($1) }
      + items.filter { $0.updateAction == .insert }
      + items.filter { $0.updateAction == .reload }
      .map { UpdateList.placed($0, by: still) ?? $0 }
      + items.filter { $0.updateAction == .move }.sorted { order($0) < order($1) }
  }

  /// Returns a reload with its new index path, or `nil` if the update deletes the element.
  private static func placed(
    _ reload: UICollectionViewUpdateItem, by others: IndexPathUpdate
  ) -> UICollectionViewUpdateItem? {
    guard let before = reload.indexPathBeforeUpdate else { return nil }
    if before.isWholeSection {
      return others.section(after: before[0]).map {
        UICollectionViewUpdateItem(.reload, before: before, after: .section($0))
      }
    }
    return others.item(after: before).map {
      UICollectionViewUpdateItem(.reload, before: before, after: $0)
    }
  }

  /// Returns the updates without deletions, insertions, and reloads of items in deleted or inserted
  /// sections.
  private static func withoutShadowed(
    _ items: [UICollectionViewUpdateItem]
  ) -> [UICollectionViewUpdateItem] {
    let whole = items.filter {
      ($0.indexPathBeforeUpdate ?? $0.indexPathAfterUpdate)!.isWholeSection
    }
    guard !whole.isEmpty else { return items }
    let gone = Set(
      whole.filter { $0.updateAction == .delete }.compactMap { $0.indexPathBeforeUpdate?[0] })
    let come = Set(
      whole.filter { $0.updateAction == .insert }.compactMap { $0.indexPathAfterUpdate?[0] })
    return items.filter { item in
      let (before, after) = (item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
      if (before ?? after)!.isWholeSection || item.updateAction == .move { return true }
      if let before { return !gone.contains(before[0]) }
      return !come.contains(after![0])
    }
  }

  /// Returns the element with its new index path, or `nil` if the update deletes or reloads it.
  func element(after element: LayoutElement) -> LayoutElement? {
    moved(element, by: forward)
  }

  /// Returns the element with its old index path, or `nil` if the update inserts or reloads it.
  func element(before element: LayoutElement) -> LayoutElement? {
    moved(element, by: backward)
  }

  private func moved(_ element: LayoutElement, by way: IndexPathUpdate) -> LayoutElement? {
    var result = element
    let path =
      element.category == .cell
      ? way.item(after: element.indexPath) : way.element(after: element.indexPath)
    guard let path else { return nil }
    result.indexPath = path
    return result
  }
}

extension UICollectionViewUpdateItem {
  /// The deletion and the insertion that a section's reload consists of, or the update itself.
  var withoutSectionReload: [UICollectionViewUpdateItem] {
    guard updateAction == .reload, isOfSection else { return [self] }
    return [
      UICollectionViewUpdateItem(.delete, before: indexPathBeforeUpdate),
      UICollectionViewUpdateItem(.insert, after: indexPathAfterUpdate),
    ]
  }
}
#endif
