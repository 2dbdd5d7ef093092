import WaterfallEngine

extension WaterfallFlowLayout {
  /// The rules that assign the items of a section to columns.
  @objc(SWFItemPlacement)
  public enum ItemPlacement: Int, Sendable {
    /// An item goes into the column in which it can start first, or the leading one of several.
    ///
    /// This is the default.
    case shortestColumn
    /// Item i goes into column i mod n from the leading side, whatever the heights.
    case leadingToTrailing
    /// Item i goes into column i mod n from the trailing side, whatever the heights.
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
