/// The position and pinning progress of a header or footer at one scroll position.
///
/// `PinRules` specifies how these values are computed.
package struct PinState: Equatable, Sendable {
  /// The element's range along the main axis, in content coordinates.
  package var range: LengthRange
  /// Whether pinning has moved the element away from its unpinned position.
  package var isPinned = false
  /// The progress of the element's collapse to its pinned extent, from 0 through 1.
  ///
  /// An element collapses by sliding out of view until only its pinned extent is left. If the
  /// whole element stays visible, the progress is 1 while the element is pinned, and 0 otherwise.
  package var progress = 0.0
  /// The fraction of the pinned extent that has been pushed past the edge, from 0 through 1.
  ///
  /// The edge is the position where the element pins. For example, the end of a section pushes the
  /// section's header past the edge.
  package var pushProgress = 0.0
  /// The number of pinned elements that follow this one in a stack.
  ///
  /// A stack contains pinned headers in the order of the content, or pinned footers in reverse
  /// order. For an element that's unpinned or isn't in a stack, the number is 0.
  package var pinnedCountAfter = 0

  /// Creates the state of an unpinned element.
  package init(range: LengthRange) { self.range = range }
}
