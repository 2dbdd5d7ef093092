/// The distribution of the items across each row.
package enum RowDistribution: Equatable, Sendable {
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
  /// The items of each row are scaled by one factor, so that they fill the available width with the
  /// minimum gap.
  ///
  /// The last row shrinks if it's too long, but it never grows. An automatic section has rows,
  /// whatever the sizes of its items are.
  case fill
}
