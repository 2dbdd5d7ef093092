/// An item and its position on screen.
struct ItemAnchor {
  let indexPath: IndexPath
  /// The distance, in points, from the start of the visible bounds to the start of the item or row.
  let distance: CGFloat
}

/// The items that stay in place on screen while the content changes.
struct ScrollAnchor {
  /// The items, with the most important one first, or an empty array if none stays in place.
  let items: [ItemAnchor]
  /// Whether the content offset is limited to the scrollable range after the change.
  ///
  /// The offset isn't limited if the content was overscrolled or a finger held it before the
  /// change.
  let staysInRange: Bool

  /// Returns the same items with their positions on screen after a scroll by a distance in points.
  func scrolled(by distance: CGFloat) -> ScrollAnchor {
    let items = items.map { ItemAnchor(indexPath: $0.indexPath, distance: $0.distance - distance) }
    return ScrollAnchor(items: items, staysInRange: staysInRange)
  }
}
