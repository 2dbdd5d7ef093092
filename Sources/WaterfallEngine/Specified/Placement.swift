/// How a section's items find their column.
package enum Placement: Equatable, Sendable, CaseIterable {
  /// Where the item can start first; the leading column of several that tie.
  case shortestColumn
  /// Item i in column i mod n.
  case leadingToTrailing
  /// Item i in column n - 1 - i mod n.
  case trailingToLeading
}
