import WaterfallEngine

/// The items that stay in place on screen, and what the layout knows of the content's moves.
struct Anchors {
  /// The items that stay in place on screen, or `nil` if there are none.
  private(set) var kept: OffsetKeeper?
  /// The sizes that views most likely return again after an invalidation.
  private(set) var expected = ExpectedSizes()
  /// How often the app has invalidated the layout during a move of the content, since the last
  /// scroll in this turn.
  private var answeredMoves = 0
  /// The last scroll, or `nil` if two layout passes have ended since then.
  private var lastScroll: Scroll?
  /// The content offset just before a lookup updated the layout, or `nil` if there was no such
  /// lookup.
  ///
  /// If several lookups update the layout, this is the offset before the first one. A layout pass
  /// or a scroll resets the value to `nil`.
  private var offsetBeforeLookup: LookupOffset?
  /// The content offset before the running call of `super.invalidateLayout(with:)`.
  var offsetBeforeInvalidation: CGPoint?

  private struct Scroll {
    /// The visible bounds before the scroll.
    let origin: LengthRange?
    /// Whether no layout pass has ended since the scroll.
    var isBeforePass = true
  }

  private struct LookupOffset {
    let offset: CGPoint
    /// Whether the content was in its scrollable range, and no finger held it.
    let isInRange: Bool
  }
}

extension Anchors {
  /// The visible bounds before the last scroll.
  ///
  /// The value is `nil` if two layout passes have ended since that scroll.
  var viewportBeforeScroll: LengthRange? { lastScroll.flatMap(\.origin) }

  mutating func keep(_ keeper: OffsetKeeper?) { kept = keeper }

  /// Lets all items go, because everything is reloaded or a batch update begins.
  mutating func release() {
    kept = nil
    expected = ExpectedSizes()
  }

  /// Records a scroll from these visible bounds.
  ///
  /// If the layout pass that moves the items has begun, the items no longer stay in place. Before
  /// that pass, they still stay in place.
  mutating func recordScroll(from viewport: LengthRange?) {
    lastScroll = Scroll(origin: viewport)
    answeredMoves = 0
    offsetBeforeLookup = nil
    if kept?.isBeforePass == false { kept = nil }
  }

  /// Records that the work of `prepare()` begins.
  mutating func beginPass() { kept?.beginPass() }

  /// Records that `prepare()` ends, after which the collection view reads attributes.
  mutating func endPass() {
    if lastScroll?.isBeforePass == true {
      lastScroll?.isBeforePass = false
    } else {
      lastScroll = nil
    }
    offsetBeforeLookup = nil
  }

  mutating func endTurn() { answeredMoves = 0 }
}

// MARK: - Moves of the content

extension Anchors {
  /// Whether the layout may move the content to keep items in place.
  var allowsMove: Bool { answeredMoves < 2 }

  /// Records that UIKit or `prepare()` has moved the content.
  mutating func recordMove(to visibleStart: CGFloat) { kept?.recordMove(to: visibleStart) }

  /// Lets the next `prepare()` move the content, because more work waits.
  mutating func letPrepareMove() { kept?.letPrepareMove() }

  /// Records that the app invalidates the layout while the layout moves the content.
  ///
  /// `prepare()` then moves the content once more. If the app's values depend on the offset, that
  /// can go on forever, so after a few times the content stays where it is.
  mutating func recordInvalidationDuringMove() {
    answeredMoves += 1
    if allowsMove { letPrepareMove() } else { kept = nil }
  }

  /// Records that UIKit reads the elements of a rectangle.
  ///
  /// If a move of the content is still pending after the layout pass has begun, UIKit no longer
  /// makes the move. For example, UIKit skips moves in a batch update (facts 1.10).
  mutating func didReadRectangle() {
    if kept?.isBeforePass == false { kept?.endPendingMove() }
  }

  /// Records the content offset before a lookup does the work of the next layout pass.
  mutating func recordLookup(at offset: CGPoint, isInRange: Bool) {
    if offsetBeforeLookup == nil {
      offsetBeforeLookup = LookupOffset(offset: offset, isInRange: isInRange)
    }
  }

  /// Returns whether the content was in its scrollable range before a lookup updated the layout.
  ///
  /// Returns `nil` if no lookup has updated the layout, or if the content has scrolled since. UIKit
  /// doesn't report every scroll (facts 13.11), so this method compares the offsets.
  func wasInRange(at offset: CGPoint) -> Bool? {
    offsetBeforeLookup?.offset == offset ? offsetBeforeLookup?.isInRange : nil
  }
}

// MARK: - Expected sizes

extension Anchors {
  /// Expects the sizes that views had before some work, if the work has forgotten them.
  ///
  /// Returns whether any size is expected.
  mutating func expect(_ old: ExpectedSizes, forgottenIn engine: Waterfall) -> Bool {
    expected.add(old, forgottenIn: engine)
    return !expected.isEmpty
  }

  /// Records that a view has returned its size.
  mutating func stopExpecting(_ element: ElementID) { expected.remove(element) }

  /// Records that a layout pass begins.
  ///
  /// If views haven't returned their sizes in the last pass, their sizes are no longer expected,
  /// and this pass moves the content.
  mutating func beginPassOfExpectedSizes() {
    if expected.beginPass() { letPrepareMove() }
  }
}
