import WaterfallEngine

/// Where the content is, and what the layout and UIKit do to move it.
///
///     a context asks UIKit to move the content ──▶ owed ──▶ UIKit moves it, now or in the pass
///     insets change ──▶ UIKit moves the content by the change (facts 13.15)
///     the content gets shorter ──▶ UIKit clamps the offset (facts 13.13)
///     anything else ──▶ a scroll
struct ContentMoves {
  /// The content offset that the layout knows, or `nil` if it knows none.
  private var known: KnownOffset?
  /// The distance, in points, by which contexts have asked UIKit to move the content.
  ///
  /// It's 0 again after UIKit has moved the content.
  private(set) var owed: CGFloat = 0
  /// The offset that the layout has returned as the target of a batch update.
  var promised: CGFloat?

  private struct KnownOffset {
    var offset: CGFloat
    var insetStart: CGFloat
    /// The screen at that time.
    let screen: Screen
    /// The offset that UIKit has announced and the layout can explain.
    ///
    /// UIKit can announce an offset that it doesn't set (facts 13.13).
    var announced: CGFloat?
    /// The inset before the content at the announced offset.
    var announcedInsetStart: CGFloat = 0
  }
}

extension ContentMoves {
  /// Whether the layout knows where the content was, so that it can tell what has moved it.
  var knowsOffset: Bool { known != nil }

  /// Records the offset of a screen.
  mutating func know(_ screen: Screen) {
    known = KnownOffset(
      offset: screen.offset, insetStart: screen.contentInsets.start, screen: screen)
  }

  mutating func forgetOffset() { known = nil }

  /// Records that a context asks UIKit to move the content.
  mutating func owe(_ distance: CGFloat) { owed += distance }

  /// Forgets the distance that UIKit owes, and returns it.
  mutating func takeOwed() -> CGFloat {
    defer { owed = 0 }
    return owed
  }

  /// Records that UIKit has moved the content for an invalidation context.
  mutating func didMoveByUIKit(on screen: Screen) {
    let old = known
    know(screen)
    // UIKit can move the content by the change of an inset only after that.
    if let old, screen.isSameOffset(old.offset + owed, screen.offset) {
      known?.insetStart = old.insetStart
    }
    owed = 0
  }

  /// Records that UIKit no longer makes the move that it owes.
  ///
  /// Returns whether it has made the move.
  mutating func endOwing(on screen: Screen) -> Bool {
    let hasMoved = owedOffsets(on: screen).contains { screen.isSameOffset($0, screen.offset) }
    if hasMoved { know(screen) }
    owed = 0
    return hasMoved
  }

  /// Returns whether the layout or UIKit has moved the content to this offset.
  ///
  /// `lengths` returns the lengths that the content can have while UIKit clamps it.
  func explains(_ screen: Screen, clampedTo lengths: () -> [Length]) -> Bool {
    let offsets = unowedOffsets(on: screen) + owedOffsets(on: screen)
    if offsets.contains(where: { screen.isSameOffset($0, screen.offset) }) { return true }
    return isClamped(offsets, on: screen, to: lengths)
  }

  /// Takes note of the present offset, and returns how far the content has scrolled since the
  /// layout knew it, or `nil` if it hasn't scrolled.
  mutating func account(
    for screen: Screen, clampedTo lengths: () -> [Length]
  ) -> CGFloat? {
    guard let known else { return nil }
    // UIKit hasn't moved the content by the change of the inset yet.
    let isBeforeInset = [known.offset, known.announced].contains {
      $0.map { screen.isSameOffset($0, screen.offset) } == true
    }
    let owing = unowedOffsets(on: screen)
    let isUnmoved =
      owing.contains { screen.isSameOffset($0, screen.offset) }
      || owed == 0 && isClamped(owing, on: screen, to: lengths)
    let isExplained = isUnmoved || explains(screen, clampedTo: lengths)
    if isExplained, !isUnmoved { owed = 0 }
    know(screen)
    if isBeforeInset { self.known?.insetStart = known.insetStart }
    return isExplained ? nil : screen.offset - known.offset
  }

  /// The offsets that the content can have if UIKit hasn't made a move that it owes.
  private func unowedOffsets(on screen: Screen) -> [CGFloat] {
    guard let known else { return [] }
    let inset = known.insetStart - screen.contentInsets.start
    let offsets = [known.offset, known.announced].compactMap { $0 }
    return inset == 0 ? offsets : offsets + offsets.map { $0 + inset }
  }

  /// The offsets that the content can have if UIKit has made the moves that it owes.
  private func owedOffsets(on screen: Screen) -> [CGFloat] {
    let offsets = owed == 0 ? [] : unowedOffsets(on: screen).map { $0 + owed }
    return offsets + [promised].compactMap { $0 }
  }

  private func isClamped(
    _ offsets: [CGFloat], on screen: Screen, to lengths: () -> [Length]
  ) -> Bool {
    guard let known else { return false }
    // UIKit can clamp the content before the view gets another size or other insets.
    return lengths().contains { length in
      [screen, known.screen].contains {
        let range = $0.scrollRange(mainExtent: length)
        return offsets.contains { screen.isClamped(from: $0, to: range) }
      }
    }
  }

  /// Records that UIKit announces the offset of a screen, and the layout can explain it.
  mutating func announce(_ screen: Screen) {
    guard let known else { return }
    let followsInset = screen.isSameOffset(
      screen.offset, known.offset + known.insetStart - screen.contentInsets.start)
    self.known?.announced = screen.offset
    self.known?.announcedInsetStart =
      followsInset ? screen.contentInsets.start : known.insetStart
  }

  /// Takes note of the present offset, if UIKit has set the one that it has announced.
  ///
  /// Without this, a scroll back to the offset before would count as a move by the layout.
  mutating func settle(at offset: CGFloat, on screen: Screen) {
    guard let known, let announced = known.announced, screen.isSameOffset(announced, offset),
      !screen.isSameOffset(known.offset, offset)
    else { return }
    if screen.isSameOffset(known.offset + owed, offset) { owed = 0 }
    self.known = KnownOffset(
      offset: offset, insetStart: known.announcedInsetStart, screen: known.screen)
  }
}
