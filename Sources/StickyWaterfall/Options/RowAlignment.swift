import WaterfallEngine

extension WaterfallFlowLayout {
  /// Constants that describe how the items of a row are distributed.
  @objc(SWFRowAlignment)
  public enum RowAlignment: Int, Sendable {
    /// Rows fill the available width, as in the flow layout.
    ///
    /// This is the default.
    ///
    /// A single item is centered, and the last row depends only on its own items.
    case justified
    /// Items start at the leading edge, with the minimum spacing between them.
    case leading
    /// Items are centered, with the minimum spacing between them.
    case center
    /// Items end at the trailing edge, with the minimum spacing between them.
    case trailing
  }
}

extension WaterfallEngine.RowAlignment {
  init(_ alignment: WaterfallFlowLayout.RowAlignment) {
    switch alignment {
    case .justified: self = .justified
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}
