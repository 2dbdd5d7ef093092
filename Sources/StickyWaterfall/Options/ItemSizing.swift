extension WaterfallFlowLayout {
  /// Constants that specify how an item's size is used in a section with a column count.
  @objc(SWFItemSizing)
  public enum ItemSizing: Int, Sendable {
    /// An item fills the width of its columns, and keeps the aspect ratio of its size.
    ///
    /// This is the default. If the layout scrolls horizontally, an item fills the height of its
    /// rows.
    case aspectRatio
    /// An item fills the width of its columns, and keeps the height of its size.
    ///
    /// If the layout scrolls horizontally, an item fills the height of its rows, and keeps the
    /// width of its size.
    case fixedExtent
  }
}
