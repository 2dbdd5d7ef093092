import WaterfallEngine

extension WaterfallFlowLayout {
  /// Constants that describe where an item is in a row that is taller than it.
  ///
  /// If the layout scrolls horizontally, rows are wider than their items instead, and the leading
  /// side is the one where scrolling starts.
  @objc(SWFRowItemAlignment)
  public enum RowItemAlignment: Int, Sendable {
    /// Items are centered in their row, as in the flow layout.
    ///
    /// This is the default.
    case center
    /// The tops of the items line up.
    case leading
    /// The bottoms of the items line up.
    case trailing
  }
}

extension WaterfallEngine.RowItemAlignment {
  init(_ alignment: WaterfallFlowLayout.RowItemAlignment) {
    switch alignment {
    case .center: self = .center
    case .leading: self = .leading
    case .trailing: self = .trailing
    }
  }
}
