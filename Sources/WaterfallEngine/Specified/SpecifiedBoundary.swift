/// What the app specifies for a section's header or footer, in points: its size, insets, and
/// pinning.
package struct SpecifiedBoundary: Sendable {
  /// The main extent, or 0 if the section has no header or footer.
  package var extent = Specified(0.0)
  /// The insets around the header or footer.
  package var insets = Specified(SpecifiedInsets())
  /// Whether the header or footer pins to the visible bounds.
  package var pins = false
  /// The main extent that stays visible while the header or footer is pinned.
  ///
  /// A value above `extent` keeps the whole header or footer visible.
  package var pinnedExtent = Specified(Double.greatestFiniteMagnitude)
  /// The extra gap between the edge of the visible bounds and the pinned header or footer.
  package var pinnedOffset = Specified(0.0)

  /// Creates the values of a section without a header or footer.
  package init() {}
}
