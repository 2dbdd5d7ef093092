/// All that is stated of a section's header or footer, in points.
package struct BoundaryStatement: Equatable, Sendable {
  /// Its extent along scrolling; 0 for none at all.
  package var extent = Stated(0.0)
  /// The room around it.
  package var insets = Stated(StatedInsets())
  /// Whether it sticks.
  package var pins = false
  /// How much of it stays when it sticks; whatever is longer than it is stands for all of it.
  package var pinnedExtent = Stated(Double.greatestFiniteMagnitude)
  /// Whether no view can come for it.
  package var isNeverMade = false

  /// States what there is where nobody says anything: nothing.
  package init() {}
}
