/// Which of a section's two boundary elements is meant.
///
/// Headers and footers are one code path; this says which end of the section it is at work on.
package enum Boundary: Equatable, Sendable, CaseIterable {
  /// The element before the section's items.
  case header
  /// The element after the section's items.
  case footer
}
