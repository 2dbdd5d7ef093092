/// A section's header or footer.
///
/// Functions that work for headers and footers take this value as an argument.
package enum Boundary: Equatable, Sendable, CaseIterable {
  /// The header, which is before the section's items.
  case header
  /// The footer, which is after the section's items.
  case footer
}
