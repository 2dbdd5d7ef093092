/// The values of a section that determine the column of each item and its main position.
///
/// Items stay where they are as long as these values stay equal. If you add an option that affects
/// the placement in columns, add a property here, because `SectionStyle.placesItems(like:)`
/// compares values of this type. `ColumnFronts` and `SectionItems` read only these values to place
/// items.
struct ColumnRules: Equatable, Sendable {
  /// The number of columns, or 1 if the section has rows.
  let columnCount: Int
  /// The gap between two items of a column, limited to `ItemMetrics.longestExtent` in both
  /// directions.
  let lineSpacing: Length
  /// The rule that assigns items to columns.
  let placement: Placement
  /// The length by which columns can exceed the shortest one and still be treated as equally short.
  let tolerance: Length

  /// Whether each item is placed in the shortest column, without a tolerance.
  var alwaysUsesShortestColumn: Bool { placement == .shortestColumn && tolerance == 0 }

  /// The longest distance by which an item can reach past the start of a later item in its column.
  var overlap: Length { max(0, -lineSpacing) }
}
