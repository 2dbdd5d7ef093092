/// The positions where scrolling comes to rest.
package enum SnapTarget: Equatable, Sendable, CaseIterable {
  /// The start of an item, or of its row.
  case itemStart
  /// The center of an item or of its row, rounded down.
  case itemCenter
  /// The start of a section, including its header, if the section's extent isn't 0.
  case sectionStart
}

/// The direction of a fling.
package enum SnapDirection: Equatable, Sendable, CaseIterable {
  /// No fling.
  case nearest
  /// A fling toward the end of the content.
  case forward
  /// A fling toward the start of the content.
  case backward
}
