import Foundation

/// What contexts keep in place, and how far they said that the content moves for it.
///
///     a context adjusts ──▶ others add to it ──▶ prepare() ──▶ the host moves the content
///                                                               └▶ more contexts, for the same places
struct OffsetKeeper {
  private(set) var anchor: ScrollAnchor
  /// The visible start from which the anchors' distances count, in points.
  private(set) var visibleStart: CGFloat
  /// By how many points along scrolling the contexts since the last `prepare()` move the content.
  private(set) var promised: CGFloat = 0
  /// The move that the host has still to make, in points; nil where it made it, or has none to make.
  private(set) var move: (from: CGFloat, to: CGFloat)?
  /// Whether contexts have said how far the content moves since the last `prepare()`.
  private(set) var isBeforePass = true
  /// Whether `prepare()` must move the content itself.
  private(set) var isMovedByPrepare: Bool

  init(_ anchor: ScrollAnchor, visibleStart: CGFloat, isMovedByPrepare: Bool = false) {
    self.anchor = anchor
    self.visibleStart = visibleStart
    self.isMovedByPrepare = isMovedByPrepare
  }

  /// Notes that a context moves the content to `offset`, which is `present` without the contexts, and
  /// whether that is far enough for the host to move it at all.
  mutating func promise(_ offset: CGFloat, from present: CGFloat, isMove: Bool) {
    promised = offset - present
    move = isMove ? (present, offset) : nil
    isBeforePass = true
  }

  /// Notes that the content is moved, by `prepare()` or as the host gets a context (facts 13.12).
  mutating func noteMove(to visibleStart: CGFloat) {
    self.visibleStart = visibleStart
    isMovedByPrepare = false
    promised = 0
    move = nil
  }

  /// Notes that the host has made its move, or makes none.
  mutating func endMove() { move = nil }

  /// Notes that `prepare()` comes, after which the host makes the move.
  mutating func beginPass() {
    if !isBeforePass { move = nil }
    visibleStart += promised
    promised = 0
    isBeforePass = false
  }
}
