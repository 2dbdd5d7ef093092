/// Something that never holds of a layout, found by `Waterfall.invariantViolations(columns:)`.
enum InvariantViolation: Equatable, Sendable {
  /// A section's start is not up to date, or not where the section before it ends.
  case origin(section: Int)
  /// The arrays of a section do not say the same about how many items there are.
  case counts(section: Int)
  /// An item is in a column that does not exist, or covers one.
  case column(section: Int, item: Int)
  /// A mark names another item than the column's last one before a block.
  case mark(section: Int, column: Int)
  /// An item does not start exactly where its columns could take it: too near to the one before
  /// it, or too far away.
  case position(section: Int, item: Int)
  /// A column is longer than the others by more than its last item.
  case balance(section: Int, column: Int)
  /// The extent of the items is not the greatest end of one.
  case extent(section: Int)
}
