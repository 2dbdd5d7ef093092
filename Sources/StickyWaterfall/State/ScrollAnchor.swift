import Foundation

/// An item and its position on screen.
struct ItemAnchor {
  let indexPath: IndexPath
  /// The distance from the visible start to the item's start.
  ///
  /// It is in points, because the scale of the screen can change.
  let distance: CGFloat
}

/// The items that stay in place on screen while the content changes.
struct ScrollAnchor {
  /// The items to keep in place, with the most important one first.
  ///
  /// The array is empty if items don't stay in place.
  let items: [ItemAnchor]
  /// Whether the offset was in the scrollable range before the change, and no finger held it.
  ///
  /// If so, the offset is also in the range after the change. Otherwise, the content bounces or a
  /// finger holds it, and the range doesn't limit the offset.
  let staysInRange: Bool

  /// Returns the anchor after a scroll by a distance in points, which moves the items on screen.
  func scrolled(by distance: CGFloat) -> ScrollAnchor {
    let items = items.map { ItemAnchor(indexPath: $0.indexPath, distance: $0.distance - distance) }
    return ScrollAnchor(items: items, staysInRange: staysInRange)
  }
}
