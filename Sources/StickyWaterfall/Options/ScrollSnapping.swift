extension WaterfallFlowLayout {
  /// Constants that specify the positions at which scrolling stops.
  ///
  /// Scrolling stops at the position nearest to the offset where it would otherwise end. A fling
  /// never turns back: when the nearest position is behind the offset at which the user lifted the
  /// finger, it goes on to the next position in its direction.
  ///
  /// Scrolling that would end at the start or the end of the content stops there, unless a fling
  /// goes the other way. With `.item` and `.itemCenter`, it can stop anywhere in an item that fills
  /// the visible bounds:
  ///
  ///     ┌─────┐ ×        the positions of `.item`
  ///     └─────┘
  ///     ┌─────┐ ×
  ///     │     │ ┊        all offsets at which this item fills the visible bounds
  ///     │     │ ┊
  ///     └─────┘
  ///     ┌─────┐ ×
  @objc(SWFScrollSnapping)
  public enum ScrollSnapping: Int, Sendable {
    /// Scrolling doesn't snap.
    ///
    /// This is the default.
    case none
    /// Scrolling stops with the start of an item at the visible edge, below pinned headers.
    case item
    /// Scrolling stops with the center of an item at the center of the visible area.
    case itemCenter
    /// Scrolling stops with the start of a section at the visible edge, below pinned headers.
    case section
  }
}
