/// One of a section's two boundary elements.
///
/// Headers and footers share one code path. This value tells it which end of the section to work
/// on.
package enum Boundary: Equatable, Sendable, CaseIterable {
  /// The element before the section's items.
  case header
  /// The element after the section's items.
  case footer
}
