import WaterfallEngine

extension WaterfallFlowLayout {
  /// Constants that specify how a section's items are assigned to its columns.
  @objc(SWFItemPlacement)
  public enum ItemPlacement: Int, Sendable {
    /// An item goes into the column in which it can start first.
    ///
    /// This is the default. If an item can start equally early in several columns, it goes into the
    /// leading one.
    case shortestColumn
    /// Items go into the columns in turn from the leading side, whatever their heights are.
    ///
    /// Item i goes into column i mod n of n columns.
    case leadingToTrailing
    /// Items go into the columns in turn from the trailing side, whatever their heights are.
    ///
    /// Item i goes into column i mod n of n columns, counted from the trailing side.
    case trailingToLeading
  }
}

extension Placement {
  init(_ placement: WaterfallFlowLayout.ItemPlacement) {
    switch placement {
    case .shortestColumn: self = .shortestColumn
    case .leadingToTrailing: self = .leadingToTrailing
    case .trailingToLeading: self = .trailingToLeading
    }
  }
}
