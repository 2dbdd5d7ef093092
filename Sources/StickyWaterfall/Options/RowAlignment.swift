extension WaterfallFlowLayout {
  /// How the items of a row are spread, where a section has rows.
  @objc(SWFRowAlignment)
  public enum RowAlignment: Int, Sendable {
    /// As in the stock layout: rows reach from edge to edge, one item is in the middle, and the last row is
    /// judged by its own items.
    ///
    /// The default.
    case justified
    /// From the leading edge, with `minimumInteritemSpacing` between items.
    case leading
    /// In the middle, with `minimumInteritemSpacing` between items.
    case center
    /// Up to the trailing edge, with `minimumInteritemSpacing` between items.
    case trailing
  }
}
