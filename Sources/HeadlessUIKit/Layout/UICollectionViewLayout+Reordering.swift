#if !canImport(UIKit)
// Modelled: the defaults for moving items with a finger. The item under the finger is found by a
// rect query of one point, headers are skipped, and the context lists the item only while its place
// stays the same: a change of place drops everything.
// Source: published notes, facts 10.1; the names are of UICollectionViewLayout.h of the iOS 16
// SDK.
import Foundation

extension UICollectionViewLayout {
  /// The uppermost cell of the rect query at the position.
  func topmostItem(at position: CGPoint) -> IndexPath? {
    let spot = CGRect(origin: position, size: CGSize(width: 1, height: 1))
    let cells = (layoutAttributesForElements(in: spot) ?? [])
      .filter { $0.representedElementCategory == .cell && !$0.isHidden }
    return cells.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// The item's attributes, centered on the finger and above everything.
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
