/// The specified values of a section's header or footer, in points.
package struct SpecifiedBoundary: Equatable, Sendable {
  /// The main extent, or 0 if the section has no such element.
  package var extent = Specified(0.0)
  /// The insets around the element.
  package var insets = Specified(SpecifiedInsets())
  /// Whether the element pins.
  package var pins = false
  /// The main extent that remains visible while the element is pinned.
  ///
  /// A value above the element's extent stands for the whole element.
  package var pinnedExtent = Specified(Double.greatestFiniteMagnitude)
  /// The extra gap between the visible edge and the pinned element.
  package var pinnedOffset = Specified(0.0)

  /// Creates the values of a section without such an element.
  package init() {}
}
