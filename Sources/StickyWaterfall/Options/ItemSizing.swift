extension WaterfallFlowLayout {
  /// The uses of a specified size in a section with a column count.
  @objc(SWFItemSizing)
  public enum ItemSizing: Int, Sendable {
    /// The size is an aspect ratio, scaled to the width of the item's columns.
    ///
    /// This is the default.
    case aspectRatio
    /// The height (the width if the layout scrolls horizontally) is used unchanged.
    case fixedExtent
  }
}
