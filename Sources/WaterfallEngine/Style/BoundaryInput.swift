/// All that is to be known of a section's header or footer.
package struct BoundaryInput: Equatable, Sendable {
  /// Its extent along scrolling, never negative; 0 for none at all.
  package var extent: Length = 0
  /// The room around it; counts only where there is an element.
  package var insets = AxisInsets()
  /// Whether it sticks to the visible bounds.
  package var pins = false
  /// How much of it stays when it sticks; nil, or more than its extent, for all of it.
  package var pinnedExtent: Length?

  /// Describes no element.
  package init() {}

  /// What it takes of its section, its insets included; 0 where there is none.
  var blockExtent: Length {
    extent > 0 ? max(0, insets.mainStart + extent + insets.mainEnd) : 0
  }

  /// Whether there is such an element and it pins.
  var pinsWhereItIs: Bool { pins && extent > 0 }

  /// How much of it stays when it sticks, within its extent.
  var stuckExtent: Length { min(max(0, pinnedExtent ?? extent), extent) }
}
