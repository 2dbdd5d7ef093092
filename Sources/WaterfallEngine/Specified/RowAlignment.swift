/// The alignment of an item in a row that's taller than the item.
package enum RowAlignment: Equatable, Sendable {
  /// The middle of the row, as in the flow layout.
  case center
  /// The start of the row.
  case leading
  /// The end of the row.
  case trailing
  /// The whole row: the item is as tall as the row.
  ///
  /// The item's own height still determines how tall the row is.
  case stretch
}
