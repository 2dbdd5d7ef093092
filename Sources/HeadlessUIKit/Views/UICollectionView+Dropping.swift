// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models a drop that shows a placeholder until the dropped data is available. The
// collection view inserts the placeholder with an update of its own, which the data source doesn't
// know about. Committing the placeholder replaces it with an item of the data source. Deleting the
// placeholder removes it. A reload discards all placeholders. The cell of a placeholder has its own
// reuse identifier.
// This file doesn't model dragging, sessions, proposals, previews, or item providers. It also
// doesn't model UIKit's update list for a commit, which no source describes.
// Source: UICollectionView.h of the iOS 16 SDK; facts 10.3.
public import Foundation

@preconcurrency @MainActor
public final class UIDragItem: NSObject {
  public var localObject: Any?
}

@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  public let insertionIndexPath: IndexPath
  public let reuseIdentifier: String
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {}

@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
}

@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
}

@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: AnyObject {
  var dragItem: UIDragItem { get }
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  @discardableResult
  func deletePlaceholder() -> Bool
  func setNeedsCellUpdate()
}

@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
}

extension UICollectionView {
  /// Simulates a drop of items by the user.
  ///
  /// The drop delegate receives a coordinator.
  ///
  /// - Parameters:
  ///   - items: The dropped items.
  ///   - destination: The index path of the item under the finger, or `nil` if there is none.
  /// - Returns: The coordinator, so that a test without a drop delegate can add placeholders.
  @discardableResult
  public func simulateDrop(
    _ items: [UIDragItem], at destination: IndexPath? = nil
  ) -> any UICollectionViewDropCoordinator {
    let coordinator = DropCoordinator(
      view: self, items: items.map(DroppedItem.init), destination: destination)
    dropDelegate?.collectionView(self, performDropWith: coordinator)
    return coordinator
  }

  func makePlaceholderCell(_ context: DropPlaceholderContext) -> UICollectionViewCell {
    let cell = dequeueCell(context.placeholder.reuseIdentifier, at: context.path)
    cell.isPlaceholder = true
    context.placeholder.cellUpdateHandler?(cell)
    return cell
  }

  /// Returns the drop placeholder at an index path of the layout, or `nil` if there is none.
  func placeholder(at path: IndexPath) -> DropPlaceholderContext? {
    placeholders.first { $0.path == path }
  }

  func discardPlaceholders() {
    for placeholder in placeholders { placeholder.view = nil }
    placeholders = []
  }

  fileprivate func insert(_ context: DropPlaceholderContext) {
    layoutIfNeeded()
    cancelInteractiveMovement()
    let path = context.path
    var all = itemCounts()
    guard path.count == 2, all.indices.contains(path[0]), 0...all[path[0]] ~= path[1] else {
      UIKitReports.raise("attempt to insert a placeholder at \(path.logged), which cannot exist")
      context.view = nil
      return
    }
    for other in placeholders where other.path[0] == path[0] && other.path >= path {
      other.path[1] += 1
    }
    placeholders.append(context)
    all[path[0]] += 1
    carryOut(UpdateList([UICollectionViewUpdateItem(.insert, after: path)]), counts: all)
    layoutIfNeeded()
  }

  fileprivate func delete(_ context: DropPlaceholderContext) {
    layoutIfNeeded()
    let path = context.path
    placeholders.removeAll { $0 === context }
    for other in placeholders where other.path[0] == path[0] && other.path > path {
      other.path[1] -= 1
    }
    var all = itemCounts()
    all[path[0]] -= 1
    carryOut(UpdateList([UICollectionViewUpdateItem(.delete, before: path)]), counts: all)
    layoutIfNeeded()
  }

  fileprivate func commit(_ context: DropPlaceholderContext, _ update: (IndexPath) -> Void) {
    layoutIfNeeded()
    let path = context.path
    let earlier = placeholders.count { $0.path[0] == path[0] && $0.path < path }
    update(IndexPath(item: path.item - earlier, section: path.section))
    placeholders.removeAll { $0 === context }
    let all = presented(readCounts())
    guard all == itemCounts() else {
      UIKitReports.raise(
        "Invalid update: the data source has \(all) items where \(itemCounts()) are shown after a "
          + "placeholder was committed at \(path.logged)")
      startReload()
      return
    }
    carryOut(UpdateList([UICollectionViewUpdateItem(.reload, before: path)]), counts: all)
    layoutIfNeeded()
  }
}

private final class DroppedItem: UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath? = nil

  init(_ dragItem: UIDragItem) { self.dragItem = dragItem }
}

private final class DropCoordinator: UICollectionViewDropCoordinator {
  private weak var view: UICollectionView?
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?

  init(view: UICollectionView, items: [DroppedItem], destination: IndexPath?) {
    (self.view, self.items, destinationIndexPath) = (view, items, destination)
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let context = DropPlaceholderContext(placeholder, dragItem, in: view)
    view?.insert(context)
    return context
  }
}

/// A placeholder that the collection view shows.
final class DropPlaceholderContext: UICollectionViewDropPlaceholderContext {
  let placeholder: UICollectionViewPlaceholder
  let dragItem: UIDragItem
  /// The placeholder's presentation index path.
  ///
  /// While the user moves an item, this index path doesn't change.
  var path: IndexPath
  /// The collection view, or `nil` after the placeholder is committed, deleted, or discarded.
  weak var view: UICollectionView?

  init(
    _ placeholder: UICollectionViewPlaceholder, _ dragItem: UIDragItem, in view: UICollectionView?
  ) {
    (self.placeholder, self.dragItem, self.view) = (placeholder, dragItem, view)
    path = placeholder.insertionIndexPath
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let view else { return false }
    self.view = nil
    view.commit(self, dataSourceUpdates)
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let view else { return false }
    self.view = nil
    view.delete(self)
    return true
  }

  func setNeedsCellUpdate() {
    if let cell = view?.cellForItem(at: path) { placeholder.cellUpdateHandler?(cell) }
  }
}
#endif
