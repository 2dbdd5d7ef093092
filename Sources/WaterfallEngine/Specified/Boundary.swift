/// A kind of view at the boundary of a section: its header or its footer.
///
/// Functions that work for headers and footers take this value as an argument. `VisibleEdge` is
/// where such a view pins.
package enum Boundary: Equatable, Sendable, CaseIterable {
  /// The header, which is before the section's items.
  case header
  /// The footer, which is after the section's items.
  case footer
}
