// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models the interactive movement of one item. Each time the item's index path changes,
// the collection view performs a tentative update: it changes its own item counts, invalidates the
// layout with the movement's context, and delivers an update list with one move. The data source is
// told only when the user drops the item. If the movement is canceled, another tentative update
// moves the item back.
// A layout swap cancels a movement. A batch update doesn't (see `UICollectionView+Presentation`). A
// reload ends a movement without calls to the layout or the data source.
// After a movement ends, the next layout pass makes the item's cell again. If the next movement
// starts where the last one ended, the item follows the finger only after the finger has moved.
// This file doesn't model scrolling at the edges, several items, or the drop animation.
// Source: facts 7 (reordering defaults), 10.1, 15.5, and 15.10; UICollectionView.h.
import Foundation

/// An item that the user is moving.
struct InteractiveMovement {
  var original: IndexPath
  var current: IndexPath
  /// The original center of the item, in the layout's coordinates.
  var start: CGPoint
  /// The finger's position, in the layout's coordinates.
  var position: CGPoint
  /// The finger's position at the end of the previous movement.
  ///
  /// While the finger is there, the item doesn't follow it.
  var previousEnd: CGPoint?
}

extension UICollectionView {
  func startMovement(ofItemAt indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    let cell = LayoutElement(.cell, at: indexPath)
    guard movement == nil, let dataSource, let start = shown[cell]?.applied?.center,
      let source = dataSourceIndexPath(forPresentationIndexPath: indexPath)
    else { return false }
    record("canMoveItemAt \(source.logged)")
    guard dataSource.collectionView(self, canMoveItemAt: source) else { return false }
    movement = InteractiveMovement(
      original: indexPath, current: indexPath, start: start, position: start,
      previousEnd: endOfLastMovement)
    dropPrefetchedCells()
    return true
  }

  func continueMovement(to targetPosition: CGPoint) {
    guard let moving = movement else { return }
    layoutIfNeeded()
    let position = CGPoint(x: mirroredX(targetPosition.x), y: targetPosition.y)
    let proposed = query("targetIndexPath(forInteractivelyMovingItem:)") {
      layout.targetIndexPath(
        forInteractivelyMovingItem: moving.current, withPosition: position)
    }
    step(to: targetPath(for: moving, proposed: proposed), position: position)
  }

  func finishMovement() {
    guard let moving = movement else { return }
    if moving.current != moving.original, let target = movementDestination,
      let source = dataSourceIndexPath(forPresentationIndexPath: moving.current)
    {
      let way = IndexPathUpdate([
        UICollectionViewUpdateItem(.move, before: moving.original, after: moving.current)
      ])
      for placeholder in placeholders {
        placeholder.path = way.item(after: placeholder.path) ?? placeholder.path
      }
      movement = nil
      record("moveItemAt \(source.logged) to \(target.logged)")
      dataSource?.collectionView(self, moveItemAt: source, to: target)
    }
    endOfLastMovement = moving.position
    finishMovement(canceled: false, final: moving.current, previous: moving.current)
  }

  func cancelMovement() {
    guard let moving = movement else { return }
    if moving.current != moving.original { step(to: moving.original, position: moving.start) }
    finishMovement(canceled: true, final: moving.original, previous: moving.current)
  }

  /// Moves the item to an index path and a position.
  ///
  /// If the index path stays the same, there is no update. The item only follows the finger.
  private func step(to target: IndexPath, position: CGPoint) {
    guard let previous = movement else { return }
    movement?.position = position
    if position != previous.previousEnd { movement?.previousEnd = nil }
    movement?.current = target
    let invalidate = { [self] in
      invalidateForMovement("invalidationContext(forInteractivelyMovingItems:)") {
        layout.invalidationContext(
          forInteractivelyMovingItems: [target], withTargetPosition: position,
          previousIndexPaths: [previous.current], previousPosition: previous.position)
      }
    }
    let move = UICollectionViewUpdateItem(.move, before: previous.current, after: target)
    if target == previous.current {
      invalidate()
    } else {
      carryOut(
        UpdateList([move]), counts: countsAfter(move),
        delivers: hostOptions.updateLists != .exceptOfMovements, invalidating: invalidate)
    }
    layoutIfNeeded()
  }

  private func finishMovement(canceled: Bool, final: IndexPath, previous: IndexPath) {
    movement = nil
    invalidateForMovement("invalidationContextForEndingInteractiveMovementOfItems") {
      layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [final], previousIndexPaths: [previous], movementCancelled: canceled)
    }
    layoutIfNeeded()
    remadeCell = final
    setNeedsLayout()
  }

  /// Removes the cell of the item whose movement has ended, so that the data source makes it again.
  func dropMovedCell() {
    guard let path = remadeCell else { return }
    remadeCell = nil
    let element = LayoutElement(.cell, at: path)
    if let view = shown[element] { endDisplaying(view, of: element) }
  }

  /// Asks the layout for the context of a movement, and invalidates the layout with that context.
  ///
  /// Reports a layout that doesn't return the context from `super`.
  private func invalidateForMovement(
    _ name: String, makeContext: () -> UICollectionViewLayoutInvalidationContext
  ) {
    layout.stockMovementContext = nil
    let context = query(name, makeContext)
    if context !== layout.stockMovementContext {
      UIKitReports.raise(
        "\(type(of: layout)) answered \(name) with another context than super's, which loses the "
          + "paths and the intent of the movement")
    }
    layout.stockMovementContext = nil
    layout.invalidate(directlyWith: context)
  }

  /// Ends a movement without calling the layout or the data source.
  func cancelInteractiveMovementSilently() {
    movement = nil
  }

  /// Returns the new index path of the moving item.
  ///
  /// The layout proposes an index path, and the delegate can replace it. If no item can have that
  /// index path, the item keeps its current one.
  private func targetPath(for moving: InteractiveMovement, proposed: IndexPath) -> IndexPath {
    var target = proposed
    if let delegate {
      record("targetIndexPathForMoveOfItem \(moving.original.logged) to \(proposed.logged)")
      target = delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moving.original,
        atCurrentIndexPath: moving.current, toProposedIndexPath: proposed)
    }
    let all = itemCounts()
    guard target.count == 2, all.indices.contains(target[0]), target[1] >= 0 else {
      return moving.current
    }
    let last = all[target[0]] - (target[0] == moving.current[0] ? 1 : 0)
    return target[1] <= last ? target : moving.current
  }

  private func countsAfter(_ move: UICollectionViewUpdateItem) -> [Int] {
    var all = itemCounts()
    guard let source = move.indexPathBeforeUpdate, let target = move.indexPathAfterUpdate else {
      return all
    }
    all[source.section] -= 1
    all[target.section] += 1
    return all
  }

  /// Adds the attributes of the moving cell to `wanted`, so that the cell follows the finger.
  func addMovingCell(to wanted: inout [LayoutElement: UICollectionViewLayoutAttributes]) {
    guard let moving = movement, moving.position != moving.previousEnd else { return }
    wanted[LayoutElement(.cell, at: moving.current)] = query(
      "layoutAttributesForInteractivelyMovingItem \(moving.current.logged)"
    ) {
      layout.layoutAttributesForInteractivelyMovingItem(
        at: moving.current, withTargetPosition: moving.position)
    }
  }
}
#endif
