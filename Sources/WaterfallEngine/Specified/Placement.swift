/// The rule that assigns a section's items to columns.
package enum Placement: Equatable, Sendable, CaseIterable {
  /// The column in which the item starts closest to the section's start.
  ///
  /// If several columns are equal, the leading one is used.
  case shortestColumn
  /// One column after another, starting at the leading edge.
  case leadingToTrailing
  /// One column after another, starting at the trailing edge.
  case trailingToLeading
}
