#if !canImport(UIKit)
// Modelled: the order in which a layout receives a batch's updates (deletions from the last to the
// first, insertions from the first to the last, reloads, moves), the new place of a reload, and what
// is left out: item updates inside sections that are deleted or inserted. Those inside a section that
// is reloaded stay.
// Source: facts 1.10, points 3 and 8; BrickKit's tests reload a section and delete items of it.
import Foundation

/// A batch's updates, sorted, and the ways between the old and the new index paths.
@MainActor
struct UpdateList {
  let items: [UICollectionViewUpdateItem]
  private let recorded: [UICollectionViewUpdateItem]
  /// From old to new; nil for what is deleted or reloaded.
  let forward: IndexPathUpdate
  /// From new to old; nil for what is inserted or reloaded.
  let backward: IndexPathUpdate

  init(_ recorded: [UICollectionViewUpdateItem]) {
    let kept = UpdateList.withoutShadowed(recorded)
    let others = IndexPathUpdate(kept.filter { $0.updateAction != .reload })
    let reloads = kept.filter { $0.updateAction == .reload }.compactMap {
      UpdateList.placed($0, by: others)
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

  /// The same updates as a sibling of UIKit lists them: deletions from the first to the last, also those of
  /// items in sections that go; reloads at the place they have without the moves; moves in order.
  var itemsFromFirstToLast: [UICollectionViewUpdateItem] {
    let still = IndexPathUpdate(items.filter { [.delete, .insert].contains($0.updateAction) })
    let order = { (item: UICollectionViewUpdateItem) in
      (item.indexPathBeforeUpdate ?? item.indexPathAfterUpdate)!
    }
    return recorded.filter { $0.updateAction == .delete }.sorted { order($0) < order($1) }
      + items.filter { $0.updateAction == .insert }
      + items.filter { $0.updateAction == .reload }
      .map { UpdateList.placed($0, by: still) ?? $0 }
      + items.filter { $0.updateAction == .move }.sorted { order($0) < order($1) }
  }

  /// A reload with its new index path.
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

  /// Without item updates inside sections that are deleted or inserted.
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

  /// The new place of an element, nil when it goes or is made anew.
  func element(after element: LayoutElement) -> LayoutElement? {
    moved(element, by: forward)
  }

  /// The old place of an element, nil when it is new.
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
#endif
