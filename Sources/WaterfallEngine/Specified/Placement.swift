/// The rule that assigns a section's items to columns.
package enum Placement: Equatable, Sendable, CaseIterable {
  /// The column where the item can start first.
  ///
  /// The leading one wins a tie.
  case shortestColumn
  /// Column i mod n for item i.
  case leadingToTrailing
  /// Column n - 1 - i mod n for item i.
  case trailingToLeading
}
