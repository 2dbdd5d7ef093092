/// A broken invariant of a layout, found by `Waterfall.invariantViolations(columns:)`.
enum InvariantViolation: Equatable, Sendable {
  /// A section's start is out of date, or isn't at the end of the preceding section.
  case origin(section: Int)
  /// The arrays of a section have different counts.
  case counts(section: Int)
  /// An item is in a column that doesn't exist, or spans one.
  case column(section: Int, item: Int)
  /// A mark isn't the last item of its column before a block.
  case mark(section: Int, column: Int)
  /// An item doesn't start exactly where its columns can take it.
  case position(section: Int, item: Int)
  /// A column is longer than the others by more than its last item.
  case balance(section: Int, column: Int)
  /// The extent of the items isn't the greatest end of an item.
  case extent(section: Int)
}
