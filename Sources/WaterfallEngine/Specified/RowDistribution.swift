/// The distribution of the items across each row.
package enum RowDistribution: Equatable, Sendable, CaseIterable {
  /// The distribution of the flow layout.
  ///
  /// A full row reaches from edge to edge, and the last row starts at the leading edge. An item
  /// beside which no other fits is centered.
  case justified
  /// Items start at the leading edge, with the minimum gap.
  case leading
  /// Items are centered, with the minimum gap.
  case center
  /// Items end at the trailing edge, with the minimum gap.
  case trailing
}
