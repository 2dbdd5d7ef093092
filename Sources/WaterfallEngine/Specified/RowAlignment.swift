/// The distribution of a row's items across the section.
package enum RowAlignment: Equatable, Sendable, CaseIterable {
  /// The flow layout's distribution.
  ///
  /// A full row reaches from edge to edge, and a single item is centered. The last row depends only
  /// on its own items.
  case justified
  /// Items start at the leading edge, with the minimum gap.
  case leading
  /// Items are centered, with the minimum gap.
  case center
  /// Items end at the trailing edge, with the minimum gap.
  case trailing
}
