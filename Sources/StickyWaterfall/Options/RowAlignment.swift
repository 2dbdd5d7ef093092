import WaterfallEngine

extension WaterfallFlowLayout {
  /// Constants that specify how an item is aligned in a row that is taller than the item.
  ///
  /// Rows run from top to bottom if the layout scrolls horizontally. Their items then line up at
  /// the leading or trailing side.
  @objc(SWFRowAlignment)
  public enum RowAlignment: Int, Sendable {
    /// Items are centered in their row, as in the flow layout.
    ///
    /// This is the default.
    case center
    /// The tops of the items line up.
    case leading
    /// The bottoms of the items line up.
    case trailing
    /// Items are as tall as the tallest item of their row (as wide as the widest item if the layout
    /// scrolls horizontally).
    ///
    /// An item keeps its own height for the next layout: when the tallest item shrinks, its row
    /// shrinks, too. A cell that sizes itself still returns its own height. A cell that always
    /// returns the height of its row keeps its estimate. Items without a width aren't stretched.
    case stretch
  }
}

extension WaterfallEngine.RowAlignment {
  init(_ alignment: WaterfallFlowLayout.RowAlignment) {
    switch alignment {
    case .center: self = .center
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .stretch: self = .stretch
    }
  }
}
