import WaterfallEngine

extension WaterfallFlowLayout {
  /// Constants that specify how the items of a row are distributed.
  @objc(SWFRowDistribution)
  public enum RowDistribution: Int, Sendable {
    /// Items are spread over the available width, as in the flow layout.
    ///
    /// This is the default. A row's only item is centered if a second item doesn't fit next to it,
    /// and a section's only item is centered if there is an estimate.
    /// In the last row, items of equal size have the same gaps as in a full row. Items of different
    /// sizes start at the leading edge, with the minimum spacing between them.
    case justified
    /// Items start at the leading edge, with the minimum spacing between them.
    case leading
    /// Items are centered, with the minimum spacing between them.
    case center
    /// Items end at the trailing edge, with the minimum spacing between them.
    case trailing
    /// Items are scaled so that each row fills the available width, as in photo galleries.
    ///
    /// All items of a row are scaled by the same factor, keep their aspect ratios, and have the
    /// minimum spacing between them. An item joins a row if it fits, or if the row then shrinks by
    /// at most the factor by which it would grow without the item. The last row never grows: unless
    /// its items have to shrink, they keep their sizes and start at the leading edge.
    ///
    /// Return sizes of the same height from `sizeForItemAt`, about the height of the rows that you
    /// want. Preferred sizes of cells aren't used.
    case fill
  }
}

extension WaterfallEngine.RowDistribution {
  init(_ distribution: WaterfallFlowLayout.RowDistribution) {
    switch distribution {
    case .justified: self = .justified
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    case .fill: self = .fill
    }
  }
}
