#if !canImport(UIKit)
// This file models the base class's methods for interactive movement. To find the item under the
// finger, the layout queries a rectangle of 1 x 1 points, and ignores headers and footers. If the
// index path of the moving item stays the same, the invalidation context names the item. Otherwise,
// the context names no elements, so all attributes are discarded.
// Source: published notes; facts 10.1; UICollectionViewLayout.h of the iOS 16 SDK.
import Foundation

extension UICollectionViewLayout {
  /// Returns the index path of the topmost cell at the position, or `nil` if no cell is there.
  func topmostItem(at position: CGPoint) -> IndexPath? {
    let spot = CGRect(origin: position, size: CGSize(width: 1, height: 1))
    let cells = (layoutAttributesForElements(in: spot) ?? [])
      .filter { $0.representedElementCategory == .cell && !$0.isHidden }
    return cells.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// Returns the attributes of the item that the user is moving.
  ///
  /// The result is a copy that is centered at the finger and above all other elements.
  func liftedAttributes(
    at indexPath: IndexPath, position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let lifted =
      layoutAttributesForItem(at: indexPath)?.duplicate
      ?? attributesClass.init(forCellWith: indexPath)
    lifted.center = position
    lifted.zIndex = .max
    return lifted
  }

  func makeMovementContext(
    to targets: [IndexPath], from previous: [IndexPath]
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    if previous == targets { context.invalidateItems(at: targets) }
    context.previousIndexPathsForInteractivelyMovingItems = previous
    context.targetIndexPathsForInteractivelyMovingItems = targets
    stockMovementContext = context
    return context
  }
}
#endif
