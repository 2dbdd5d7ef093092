/// The values of a section that determine the column of each item and its main position.
///
/// Items stay where they are as long as these values stay equal, and `ColumnFronts` and
/// `SectionItems` read no others to place them. An option that affects the placement in columns
/// needs a property here, because `SectionStyle.placesItems(like:)` compares values of this type.
struct ColumnRules: Equatable, Sendable {
  /// The number of columns, or 1 if the section has rows.
  let columnCount: Int
  /// The gap between two items of a column, limited to `ItemMetrics.longestExtent` in both
  /// directions.
  let lineSpacing: Length
  /// The rule that assigns items to columns.
  let placement: Placement
  /// The difference in length up to which columns count as equally short.
  let tolerance: Length

  /// Whether each item is placed in the shortest column, without a tolerance.
  var alwaysUsesShortestColumn: Bool { placement == .shortestColumn && tolerance == 0 }

  /// The longest distance by which an item can reach past the start of a later item in its column.
  var overlap: Length { max(0, -lineSpacing) }
}
