/// Where a header or footer is for one viewport, and how far its pinning has come.
///
/// `PinRules` says what each of these means.
package struct PinState: Equatable, Sendable {
  /// The stretch it covers along scrolling, in content coordinates.
  package var range: LengthRange
  /// Whether it is displaced from its resting place.
  package var isPinned: Bool
  /// How far it has collapsed to its pinned extent, from 0 to 1; for a whole one, 1 if pinned.
  package var progress: Double
  /// How far the end of its scope has pushed it out, from 0 to 1.
  package var pushProgress: Double
  /// How many pins are stuck after it in a stack; 0 for what is not pinned and in other scopes.
  package var pinsStuckAfter: Int

  /// Makes the state; what is not named is that of an element at rest.
  package init(
    range: LengthRange, isPinned: Bool = false, progress: Double = 0, pushProgress: Double = 0,
    pinsStuckAfter: Int = 0
  ) {
    self.range = range
    self.isPinned = isPinned
    self.progress = progress
    self.pushProgress = pushProgress
    self.pinsStuckAfter = pinsStuckAfter
  }
}
