import Foundation

/// An item and its place on screen.
struct ItemAnchor {
  let indexPath: IndexPath
  /// From the visible start to the item's start, in points: the scale of the screen may change.
  let distance: CGFloat
}

/// What is to stay as it is on screen while the content changes.
struct ScrollAnchor {
  /// The items to keep in place, what one looks at first; none where places are not kept.
  var items: [ItemAnchor]
  /// Whether the offset was in the scrollable range before the change, and no finger held it.
  ///
  /// Then it is in range afterwards. An offset that bounces, or that a finger holds, is left.
  let staysInRange: Bool

  /// The same after a scroll, in points, which takes the items along.
  func scrolled(by distance: CGFloat) -> ScrollAnchor {
    let items = items.map { ItemAnchor(indexPath: $0.indexPath, distance: $0.distance - distance) }
    return ScrollAnchor(items: items, staysInRange: staysInRange)
  }
}
