/// The alignment of an item in a row that's taller than the item.
package enum RowAlignment: Equatable, Sendable, CaseIterable {
  /// The middle of the row, as in the flow layout.
  case center
  /// The start of the row.
  case leading
  /// The end of the row.
  case trailing
}
