/// Where scrolling comes to rest.
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
