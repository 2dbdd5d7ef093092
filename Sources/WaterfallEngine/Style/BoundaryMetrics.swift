/// The used values of a section's header or footer.
package struct BoundaryMetrics: Equatable, Sendable {
  /// The main extent, which is never negative.
  ///
  /// It's 0 if the section has no such element.
  package var extent: Length = 0
  /// The insets around the element, which apply only if its extent isn't 0.
  package var insets = AxisInsets()
  /// Whether the element pins to the visible bounds.
  package var pins = false
  /// The main extent that remains visible while the element is pinned.
  ///
  /// If it's `nil` or more than the extent, the whole element remains visible.
  package var pinnedExtent: Length?

  /// Creates the values of a section without such an element.
  package init() {}

  /// The main extent of the element and its insets, or 0 if there is no element.
  var blockExtent: Length {
    extent > 0 ? max(0, insets.mainStart + extent + insets.mainEnd) : 0
  }

  /// Whether the element exists and pins.
  var pinsWhereItIs: Bool { pins && extent > 0 }

  /// The main extent that remains visible while the element is pinned, limited to its extent.
  var visiblePinnedExtent: Length { min(max(0, pinnedExtent ?? extent), extent) }
}
