/// The position and pinning progress of a header or footer for one viewport.
///
/// `PinRules` defines these values.
package struct PinState: Equatable, Sendable {
  /// The range along the main axis, in content coordinates.
  package var range: LengthRange
  /// Whether the element is displaced from its unpinned position.
  package var isPinned = false
  /// The progress of the collapse to the pinned extent, from 0 through 1.
  ///
  /// If the pinned extent is the whole extent, the progress is 1 for a pinned element, and 0
  /// otherwise.
  package var progress = 0.0
  /// The part of the pinned extent that the end of the scope has pushed over the edge, from 0
  /// through 1.
  package var pushProgress = 0.0
  /// The number of pinned elements after this one in a stack.
  ///
  /// It's 0 for an unpinned element, and in other scopes.
  package var pinnedCountAfter = 0

  /// Creates the state of an unpinned element.
  package init(range: LengthRange) { self.range = range }
}
