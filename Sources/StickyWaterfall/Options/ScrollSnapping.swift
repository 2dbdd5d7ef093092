/// Where scrolling comes to rest.
///
/// The nearest place to where it would end, or with a velocity the next one in its direction; the
/// edge is that of what is visible, below what is pinned there. Both ends of the content are places
/// too for who scrolls there, and so is all of an item that is longer than what is visible:
///
///     ┌─────┐ ×        places of `.item`
///     └─────┘
///     ┌─────┐ ×
///     │     │ ┊        anywhere, as long as the item fills what is visible
///     │     │ ┊
///     └─────┘
///     ┌─────┐ ×
@objc(SWFScrollSnapping)
public enum ScrollSnapping: Int, Sendable {
  /// Wherever it ends.
  case none
  /// With an item's leading edge at the visible edge.
  case item
  /// With an item's centre in the middle of what is visible.
  case itemCenter
  /// With a section's start at the visible edge.
  case section
}
