extension WaterfallFlowLayout {
  /// How the items of a section find their column.
  @objc(SWFItemPlacement)
  public enum ItemPlacement: Int, Sendable {
    /// An item goes to the column in which it can start first; the leading one of several that tie.
    ///
    /// The default.
    case shortestColumn
    /// Item i goes to column i mod n, whatever the heights.
    case leadingToTrailing
    /// Item i goes to column n - 1 - i mod n, whatever the heights.
    case trailingToLeading
  }
}
