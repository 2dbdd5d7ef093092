#if canImport(UIKit)
import UIKit
#else
import StickyWaterfall
#endif

final class PinnedAttributes: UICollectionViewLayoutAttributes {
  nonisolated(unsafe) var isPinned = false

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? PinnedAttributes)?.isPinned = isPinned
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PinnedAttributes else { return false }
    return super.isEqual(object) && isPinned == other.isPinned
  }
}
