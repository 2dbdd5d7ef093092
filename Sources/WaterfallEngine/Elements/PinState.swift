/// Where a header or footer is for one viewport, and how far its pinning has come.
///
/// `PinRules` says what each of these means.
package struct PinState: Equatable, Sendable {
  /// The stretch it covers along scrolling, in content coordinates.
  package var range: LengthRange
  /// Whether it is displaced from its resting place.
  package var isPinned = false
  /// How far it has collapsed to its pinned extent, from 0 to 1; for a whole one, 1 if pinned.
  package var progress = 0.0
  /// How far the end of its scope has pushed it out, from 0 to 1.
  package var pushProgress = 0.0
  /// How many pins are stuck after it in a stack; 0 for what is not pinned and in other scopes.
  package var pinsStuckAfter = 0

  /// The state of an element at rest.
  package init(range: LengthRange) { self.range = range }
}
