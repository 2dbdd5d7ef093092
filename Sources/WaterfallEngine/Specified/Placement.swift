/// The rule that assigns a section's items to columns.
package enum Placement: Equatable, Sendable, CaseIterable {
  /// The column in which the item starts closest to the section's start.
  ///
  /// If several columns are equal, the leading one is used.
  case shortestColumn
  /// The columns in turn, from the leading edge to the trailing edge, and then again.
  case leadingToTrailing
  /// The columns in turn, from the trailing edge to the leading edge, and then again.
  case trailingToLeading
}
