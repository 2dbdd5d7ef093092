extension WaterfallFlowLayout {
  /// What the size that the stock delegate states for an item means.
  @objc(SWFItemSizing)
  public enum ItemSizing: Int, Sendable {
    /// A shape: it is scaled to the width of the item's columns. The default.
    case aspectRatio
    /// A height (a width when scrolling horizontally): it is taken as it is.
    case fixedExtent
  }
}
