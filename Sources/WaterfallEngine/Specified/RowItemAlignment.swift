/// The position of an item along the main axis in a row that is longer than the item.
package enum RowItemAlignment: Equatable, Sendable, CaseIterable {
  /// The middle of the row, as in the flow layout.
  case center
  /// The start of the row.
  case leading
  /// The end of the row.
  case trailing
}
