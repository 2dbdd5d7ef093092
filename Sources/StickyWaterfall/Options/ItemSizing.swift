extension WaterfallFlowLayout {
  /// Constants that specify how an item's size is used in a section with a column count.
  @objc(SWFItemSizing)
  public enum ItemSizing: Int, Sendable {
    /// An item fills the width of its columns and keeps the aspect ratio of its size.
    ///
    /// This is the default. A size of 300 x 200 in a column of 150 points makes the item 100 points
    /// tall. An item fills the height of its rows if the layout scrolls horizontally.
    case aspectRatio
    /// An item fills the width of its columns and keeps the height of its size.
    ///
    /// If the layout scrolls horizontally, an item fills the height of its rows and keeps the width
    /// of its size.
    case fixedExtent
  }
}

extension WaterfallFlowLayout.ItemSizing {
  /// Whether an item's size is an aspect ratio.
  var scalesItems: Bool {
    switch self {
    case .aspectRatio: true
    case .fixedExtent: false
    }
  }
}
