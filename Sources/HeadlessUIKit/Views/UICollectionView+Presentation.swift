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
// Source: UIDataSourceTranslating.h; facts 10.3.
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
