/// The kind of position that scrolling snaps to.
package enum SnapTarget: Equatable, Sendable {
  /// The start of an item in columns, or the start of a row.
  case itemStart
  /// The center of an item.
  case itemCenter
  /// The start of a section, where its header is.
  ///
  /// Scrolling doesn't snap to a section with an extent of 0.
  case sectionStart
}

/// The direction of a fling.
package enum SnapDirection: Equatable, Sendable {
  /// No direction, because scrolling ends without a fling.
  ///
  /// Scrolling then snaps to the nearest snap position.
  case nearest
  /// A fling toward the end of the content.
  case forward
  /// A fling toward the start of the content.
  case backward
}
