/// The rule that assigns a section's items to columns.
package enum Placement: Equatable, Sendable {
  /// The column in which the item starts closest to the section's start.
  ///
  /// A tie goes to the leading column. That keeps grids of equal items looking like the flow
  /// layout's rows, which fill from the leading edge on, and `SectionItems.tracks` relies on it.
  /// `ColumnFronts` and `FewColumnFronts` implement the rule.
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
