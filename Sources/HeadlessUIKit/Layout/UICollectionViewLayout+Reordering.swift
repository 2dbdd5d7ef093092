#if !canImport(UIKit)
// Models the defaults for interactive movement. A query of a 1 x 1 rectangle finds the item under
// the finger; headers are ignored. The context names the item only while its index path stays the
// same. A change of the index path discards everything.
// Source: published notes and facts 10.1; the names are from UICollectionViewLayout.h of the iOS 16
// SDK.
import Foundation

extension UICollectionViewLayout {
  /// Returns the topmost cell at the position.
  func topmostItem(at position: CGPoint) -> IndexPath? {
    let spot = CGRect(origin: position, size: CGSize(width: 1, height: 1))
    let cells = (layoutAttributesForElements(in: spot) ?? [])
      .filter { $0.representedElementCategory == .cell && !$0.isHidden }
    return cells.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// Returns the item's attributes, centered on the finger and above everything else.
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
