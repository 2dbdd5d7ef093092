/// The position of an item along the main axis, if its row contains longer items.
package enum RowAlignment: Equatable, Sendable, CaseIterable {
  /// The middle of the row, as in the flow layout.
  case center
  /// The start of the row.
  case leading
  /// The end of the row.
  case trailing
}
