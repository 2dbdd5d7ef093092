// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The public names are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// Modelled: moving one item with a finger. While it moves, the cells take the index paths they would
// have after the move, the data source keeps its order, and it is told once at the end.
// Not modelled: scrolling at the edges, several items, the drop animation.
// Source: uikit-facts 7 (reordering defaults); UICollectionView.h.
public import Foundation

/// An item on its way.
struct InteractiveMovement {
  var original: IndexPath
  var current: IndexPath
  /// In the layout's coordinates.
  var position: CGPoint
  var lifted: UICollectionViewLayoutAttributes?
}

extension UICollectionView {
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    let cell = LayoutElement(.cell, at: indexPath)
    guard movement == nil, let dataSource, let start = shown[cell]?.applied?.center
    else { return false }
    record("canMoveItemAt \(indexPath.logged)")
    guard dataSource.collectionView(self, canMoveItemAt: indexPath) else { return false }
    movement = InteractiveMovement(original: indexPath, current: indexPath, position: start)
    dropPrefetchedCells()
    return true
  }

  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard var moving = movement else { return }
    let position = CGPoint(x: mirroredX(targetPosition.x), y: targetPosition.y)
    let proposed = ask("targetIndexPath(forInteractivelyMovingItem:)") {
      layout.targetIndexPath(
        forInteractivelyMovingItem: moving.current, withPosition: position)
    }
    let target = targetPath(for: moving, proposed: proposed)
    let previous = moving
    moving.position = position
    moving.current = target
    movement = moving
    if target != previous.current { permute(from: previous.current, to: target) }
    let context = ask("invalidationContext(forInteractivelyMovingItems:)") {
      layout.invalidationContext(
        forInteractivelyMovingItems: [target], withTargetPosition: position,
        previousIndexPaths: [previous.current], previousPosition: previous.position)
    }
    layout.invalidate(directlyWith: context)
    layoutIfNeeded()
  }

  public func endInteractiveMovement() {
    guard let moving = movement else { return }
    if moving.current != moving.original {
      record("moveItemAt \(moving.original.logged) to \(moving.current.logged)")
      dataSource?.collectionView(self, moveItemAt: moving.original, to: moving.current)
    }
    finishMovement(cancelled: false, final: moving.current, previous: moving.current)
  }

  public func cancelInteractiveMovement() {
    guard let moving = movement else { return }
    permute(from: moving.current, to: moving.original)
    finishMovement(cancelled: true, final: moving.original, previous: moving.current)
  }

  private func finishMovement(cancelled: Bool, final: IndexPath, previous: IndexPath) {
    movement = nil
    let context = ask("invalidationContextForEndingInteractiveMovementOfItems") {
      layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [final], previousIndexPaths: [previous], movementCancelled: cancelled)
    }
    layout.invalidate(directlyWith: context)
    layoutIfNeeded()
  }

  /// A reload or a layout swap ends a movement without asking anybody.
  func cancelInteractiveMovementSilently() {
    movement = nil
  }

  private func targetPath(for moving: InteractiveMovement, proposed: IndexPath) -> IndexPath {
    guard let delegate else { return proposed }
    record("targetIndexPathForMoveOfItem \(moving.original.logged) to \(proposed.logged)")
    return delegate.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moving.original,
      atCurrentIndexPath: moving.current, toProposedIndexPath: proposed)
  }

  /// Gives the cells the index paths of after a move.
  private func permute(from source: IndexPath, to target: IndexPath) {
    guard source != target, hasItem(at: source) else { return }
    let move = IndexPathUpdate([UICollectionViewUpdateItem(.move, before: source, after: target)])
    if source.section != target.section {
      counts?[source.section] -= 1
      counts?[target.section] += 1
    }
    let cells = shown.filter { $0.key.category == .cell }
    for element in cells.keys { shown[element] = nil }
    for (element, view) in cells {
      guard let path = move.item(after: element.indexPath) else { continue }
      let moved = LayoutElement(.cell, at: path)
      shown[moved] = view
      elements[ObjectIdentifier(view)] = moved
    }
    selection = selection.compactMap { move.item(after: $0) }
  }

  /// The moving cell follows the finger, wherever its place is.
  func addMovingCell(to wanted: inout [LayoutElement: UICollectionViewLayoutAttributes]) {
    guard let moving = movement else { return }
    wanted[LayoutElement(.cell, at: moving.current)] = ask(
      "layoutAttributesForInteractivelyMovingItem \(moving.current.logged)"
    ) {
      layout.layoutAttributesForInteractivelyMovingItem(
        at: moving.current, withTargetPosition: moving.position)
    }
  }
}
#endif
