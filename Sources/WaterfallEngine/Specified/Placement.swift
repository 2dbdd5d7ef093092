/// The rule that assigns a section's items to columns.
package enum Placement: Equatable, Sendable, CaseIterable {
  /// The column in which the item starts closest to the section's start.
  ///
  /// If several columns are equal, the leading one of them is used.
  case shortestColumn
  /// One column after another, starting at the leading edge: column i mod n for item i of n
  /// columns.
  case leadingToTrailing
  /// One column after another, starting at the trailing edge, in the same way.
  case trailingToLeading
}
