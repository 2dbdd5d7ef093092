import WaterfallEngine

extension WaterfallFlowLayout {
  /// The rules that assign the items of a section to columns.
  @objc(SWFItemPlacement)
  public enum ItemPlacement: Int, Sendable {
    /// An item goes into the column in which it can start first.
    ///
    /// If it can start equally early in several columns, it goes into the leading one. This is the
    /// default.
    case shortestColumn
    /// Items go into the columns in turn from the leading side, whatever their heights.
    ///
    /// Item i goes into column i mod n, where n is the number of columns.
    case leadingToTrailing
    /// Items go into the columns in turn from the trailing side, whatever their heights.
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
