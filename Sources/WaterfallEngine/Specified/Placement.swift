/// The rule that assigns a section's items to columns.
package enum Placement: Equatable, Sendable, CaseIterable {
  /// The column in which the item starts closest to the section's start.
  ///
  /// If the item can start equally close in several columns, the leading one is used. Automatic
  /// grids need this rule. Without it, they wouldn't look like the flow layout's rows, which items
  /// fill from the leading edge on. `SectionItems.tracks` relies on the rule. `ColumnFronts` and
  /// `FewColumnFronts` implement it.
  case shortestColumn
  /// The columns in turn, from the leading edge to the trailing edge.
  ///
  /// After the trailing column, the leading one is used again.
  case leadingToTrailing
  /// The columns in turn, from the trailing edge to the leading edge.
  ///
  /// After the leading column, the trailing one is used again.
  case trailingToLeading
}
