extension WaterfallFlowLayout {
  /// Constants that specify how the layout uses an item's size in a section with a column count.
  @objc(SWFItemSizing)
  public enum ItemSizing: Int, Sendable {
    /// The size is an aspect ratio, scaled to the width of the item's columns.
    ///
    /// This is the default.
    case aspectRatio
    /// The layout uses the height unchanged (the width if the layout scrolls horizontally).
    case fixedExtent
  }
}
