extension WaterfallFlowLayout {
  /// Constants that specify how an item's size is used in a section with a column count.
  @objc(SWFItemSizing)
  public enum ItemSizing: Int, Sendable {
    /// The size is an aspect ratio, which is scaled to the width of the item's columns.
    ///
    /// This is the default.
    case aspectRatio
    /// The height isn't scaled (the width if the layout scrolls horizontally).
    case fixedExtent
  }
}
