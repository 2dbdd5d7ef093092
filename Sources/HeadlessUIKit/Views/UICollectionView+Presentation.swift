// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models the two kinds of index paths during a drop or an interactive movement.
// - The layout uses presentation index paths. They include drop placeholders. A moving item has its
//   current position.
// - The data source uses its own index paths. They don't include drop placeholders. A moving item
//   has its original position.
// As in UIKit, the updates of a batch have data source index paths. In most other methods, a client
// must pass presentation index paths. `performUsingPresentationValues(_:)` calls its closure
// without converting any index paths.
// An interactive movement is one move from the item's original index path to its current one. A
// batch update changes both index paths. If it deletes the item, the movement ends. If it reloads a
// section of the movement, UIKit raises an exception.
// Source: UIDataSourceTranslating.h; facts 10.3 and 15.5.
public import Foundation

@preconcurrency @MainActor
public protocol UIDataSourceTranslating: AnyObject {
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath?
  func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath?
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UICollectionView: UIDataSourceTranslating {
  public var hasUncommittedUpdates: Bool { movement != nil || !placeholders.isEmpty }

  public func presentationSectionIndex(forDataSourceSectionIndex section: Int) -> Int { section }

  public func dataSourceSectionIndex(forPresentationSectionIndex section: Int) -> Int { section }

  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let dataSourceIndexPath, hasUncommittedUpdates else { return dataSourceIndexPath }
    let path = placeholders.map(\.path).presentationPath(of: dataSourceIndexPath)
    return uncommittedMove.map { IndexPathUpdate([$0]).item(after: path) } ?? path
  }

  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let presentationIndexPath, hasUncommittedUpdates else { return presentationIndexPath }
    let path = uncommittedMove.map {
      IndexPathUpdate(reversing: [$0]).item(after: presentationIndexPath)
    }
    return (path ?? presentationIndexPath).flatMap {
      placeholders.map(\.path).dataSourcePath(of: $0)
    }
  }

  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }

  /// The move of an item that the user hasn't dropped yet, or `nil` if there is none.
  private var uncommittedMove: UICollectionViewUpdateItem? {
    movement.map { UICollectionViewUpdateItem(.move, before: $0.original, after: $0.current) }
  }

  /// The index path at which the data source must insert the moved item.
  var movementDestination: IndexPath? {
    guard let move = uncommittedMove, let target = move.indexPathAfterUpdate else { return nil }
    let way = IndexPathUpdate([move])
    return placeholders.compactMap { way.item(after: $0.path) }.dataSourcePath(of: target)
  }

  /// The item counts of the data source before a batch update.
  var countsWithoutUncommittedUpdates: [Int] {
    var counts = itemCounts()
    for placeholder in placeholders { counts[placeholder.path.section] -= 1 }
    if let movement {
      counts[movement.current.section] -= 1
      counts[movement.original.section] += 1
    }
    return counts
  }

  /// Converts the data source's item counts to those of the layout.
  ///
  /// The result includes drop placeholders, and counts the moving item in its current section.
  func presented(_ counts: [Int]) -> [Int] {
    var counts = counts
    for placeholder in placeholders where counts.indices.contains(placeholder.path.section) {
      counts[placeholder.path.section] += 1
    }
    if let movement, counts.indices.contains(movement.original.section) {
      counts[movement.original.section] -= 1
      counts[movement.current.section] += 1
    }
    return counts
  }

  /// Converts a batch update to presentation index paths, and moves the drop placeholders.
  ///
  /// Each placeholder stays between the same two items.
  func presented(_ recorded: [UICollectionViewUpdateItem]) -> [UICollectionViewUpdateItem] {
    guard !placeholders.isEmpty else { return recorded }
    let before = placeholders.map(\.path)
    let list = UpdateList(recorded)
    var after: [(gap: IndexPath, placeholder: DropPlaceholderContext)] = []
    for placeholder in placeholders.sorted(by: { $0.path < $1.path }) {
      let rank = before.count { $0.section == placeholder.path.section && $0 < placeholder.path }
      let gap = IndexPath(
        item: placeholder.path.item - rank, section: placeholder.path.section)
      if let gap = list.forward.gap(before: gap) { after.append((gap, placeholder)) }
    }
    placeholders = after.map(\.placeholder)
    for (index, entry) in after.enumerated() {
      let rank = after[..<index].count { $0.gap.section == entry.gap.section }
      entry.placeholder.path = IndexPath(
        item: entry.gap.item + rank, section: entry.gap.section)
    }
    let paths = placeholders.map(\.path)
    return list.items.map { item in
      UICollectionViewUpdateItem(
        item.updateAction,
        before: item.indexPathBeforeUpdate.map(before.presentationPath(of:)),
        after: item.indexPathAfterUpdate.map(paths.presentationPath(of:)))
    }
  }
}

// MARK: - A movement during a batch update

extension UICollectionView {
  /// Changes the movement's index paths according to a batch update, and returns the update with
  /// index paths that count the moving item at its current position.
  ///
  /// Returns `nil` if UIKit can't combine the update with the movement, and raises an exception.
  func rebaseMovement(
    on updates: [UICollectionViewUpdateItem]
  ) -> [UICollectionViewUpdateItem]? {
    guard let moving = movement else { return updates }
    let list = UpdateList(updates)
    let original = list.forward.item(after: moving.original)
    let current = original.flatMap { list.gap(of: moving, movedTo: $0) }
    let isReloaded = list.items.contains {
      $0.isOfSection && $0.updateAction == .reload
        && [moving.original[0], moving.current[0]].contains($0.indexPathBeforeUpdate?[0])
    }
    guard !isReloaded, original == nil || current != nil else {
      UIKitReports.raise("Could not compute initial update value after shadow updates")
      return nil
    }
    let before = moving.move
    movement?.original = original ?? moving.original
    movement?.current = current ?? moving.current
    if original == nil { movement = nil }
    return list.items.map { $0.presented(before: before, after: movement?.move) }
  }
}

extension InteractiveMovement {
  @MainActor fileprivate var move: IndexPathUpdate {
    IndexPathUpdate([UICollectionViewUpdateItem(.move, before: original, after: current)])
  }
}

extension UICollectionViewUpdateItem {
  /// Returns the update of items with index paths that count a moving item at its current position.
  fileprivate func presented(
    before: IndexPathUpdate, after: IndexPathUpdate?
  ) -> UICollectionViewUpdateItem {
    guard !isOfSection else { return self }
    return UICollectionViewUpdateItem(
      updateAction, before: indexPathBeforeUpdate.flatMap(before.item(after:)),
      after: indexPathAfterUpdate.flatMap { after == nil ? $0 : after?.item(after: $0) })
  }
}

extension UpdateList {
  /// Returns the index path at which the update leaves a moving item, between the same neighbors.
  ///
  /// Returns `nil` if the update deletes or reloads the section. `original` is the item's index
  /// path in the data source after the update.
  fileprivate func gap(of moving: InteractiveMovement, movedTo original: IndexPath) -> IndexPath? {
    let others = items.filter { $0.isOfSection || $0.indexPathBeforeUpdate != moving.original }.map
    {
      UICollectionViewUpdateItem(
        $0.updateAction, before: $0.indexPathBeforeUpdate?.without(moving.original),
        after: $0.indexPathAfterUpdate?.without(original))
    }
    return IndexPathUpdate(others).gap(before: moving.current)
  }
}

extension IndexPath {
  /// Returns the index path that this item has if another item is removed from the data.
  fileprivate func without(_ other: IndexPath) -> IndexPath {
    guard count == 2, !isWholeSection, section == other.section, item > other.item else {
      return self
    }
    return IndexPath(item: item - 1, section: section)
  }
}

extension [IndexPath] {
  /// Converts a data source index path to a presentation index path.
  ///
  /// This array contains the index paths of the drop placeholders.
  fileprivate func presentationPath(of path: IndexPath) -> IndexPath {
    guard path.count == 2, !path.isWholeSection else { return path }
    var item = path.item
    for place in filter({ $0.section == path.section }).map(\.item).sorted() where place <= item {
      item += 1
    }
    return IndexPath(item: item, section: path.section)
  }

  /// Converts a presentation index path to a data source index path.
  ///
  /// This array contains the index paths of the drop placeholders. Returns `nil` for a placeholder.
  fileprivate func dataSourcePath(of path: IndexPath) -> IndexPath? {
    guard path.count == 2, !path.isWholeSection else { return path }
    guard !contains(path) else { return nil }
    let earlier = count { $0.section == path.section && $0.item < path.item }
    return IndexPath(item: path.item - earlier, section: path.section)
  }
}
#endif
