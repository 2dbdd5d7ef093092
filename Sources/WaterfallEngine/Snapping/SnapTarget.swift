/// The kind of position that scrolling snaps to.
package enum SnapTarget: Equatable, Sendable, CaseIterable {
  /// The start of an item in columns, or the start of a row.
  case itemStart
  /// The center of an item in columns, or the center of a row.
  case itemCenter
  /// The start of a section and its header, unless the section's extent is 0.
  case sectionStart
}

/// The direction of a fling.
package enum SnapDirection: Equatable, Sendable, CaseIterable {
  /// Scrolling ends without a fling, and can snap in both directions.
  case nearest
  /// A fling toward the end of the content.
  case forward
  /// A fling toward the start of the content.
  case backward
}
