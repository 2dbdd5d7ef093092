extension WaterfallFlowLayout {
  /// Where scrolling comes to rest.
  ///
  /// The place nearest to where it would end; a fling that would turn back from where it is let go
  /// rests at the next place in its direction. The edge is that of the visible bounds, below pinned
  /// headers. Both ends of the content are places too when scrolling ends there, and so is all of
  /// an item that is longer than the visible bounds:
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
    /// Wherever it ends. The default.
    case none
    /// With an item's leading edge at the visible edge.
    case item
    /// With an item's centre in the middle of what is visible.
    case itemCenter
    /// With a section's start at the visible edge.
    case section
  }
}
