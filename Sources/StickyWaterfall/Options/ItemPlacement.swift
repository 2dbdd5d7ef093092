import WaterfallEngine

extension WaterfallFlowLayout {
  /// Constants that specify how a section's items are assigned to its columns.
  @objc(SWFItemPlacement)
  public enum ItemPlacement: Int, Sendable {
    /// An item goes into the shortest column.
    ///
    /// This is the default. Of several equally short columns, the leading column gets the item. An
    /// item that spans several columns is placed as near to the start of the section as possible.
    case shortestColumn
    /// Items go into the columns in turn from the leading side, however tall they are.
    ///
    /// Item i goes into column i mod n of n columns.
    case leadingToTrailing
    /// Items go into the columns in turn from the trailing side, however tall they are.
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
