extension WaterfallFlowLayout {
  /// The positions at which scrolling comes to rest.
  ///
  /// Scrolling comes to rest at the position nearest to its proposed end. A fling never rests
  /// behind the offset of its release: it rests at the next position in its direction. Items and
  /// sections align with the edge of the visible bounds, below pinned headers. Scrolling can also
  /// rest at either end of the content, if it would end there, and at every offset at which an item
  /// fills the visible bounds:
  ///
  ///     ┌─────┐ ×        the positions of `.item`
  ///     └─────┘
  ///     ┌─────┐ ×
  ///     │     │ ┊        every offset at which the item fills the visible bounds
  ///     │     │ ┊
  ///     └─────┘
  ///     ┌─────┐ ×
  @objc(SWFScrollSnapping)
  public enum ScrollSnapping: Int, Sendable {
    /// Scrolling doesn't snap.
    ///
    /// This is the default.
    case none
    /// The leading edge of an item is at the visible edge.
    case item
    /// The center of an item is at the center of the visible area.
    case itemCenter
    /// The start of a section is at the visible edge.
    case section
  }
}
