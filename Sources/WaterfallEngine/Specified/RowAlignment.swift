/// How the items of a row are spread.
package enum RowAlignment: Equatable, Sendable, CaseIterable {
  /// As the stock layout does: from edge to edge, one item in the middle, the last row by its own items.
  case justified
  /// From the leading edge, with the least gap.
  case leading
  /// In the middle, with the least gap.
  case center
  /// Up to the trailing edge, with the least gap.
  case trailing
}
