import Foundation

/// The items that contexts keep in place, and the distance by which the contexts move the content.
///
///     a context adjusts ──▶ others add to it ──▶ prepare() ──▶ UIKit moves the content
///                                                              └▶ more contexts keep these items
struct OffsetKeeper {
  let anchor: ScrollAnchor
  /// The visible start that the distances of the anchors refer to, in points.
  private(set) var visibleStart: CGFloat
  /// The distance, in points, by which the contexts since the last `prepare()` move the content.
  private(set) var promised: CGFloat = 0
  /// The move that UIKit hasn't made yet, in points, or `nil` if there is none.
  private(set) var move: (from: CGFloat, to: CGFloat)?
  private var phase: Phase

  private enum Phase {
    /// Before the layout pass, if the contexts' offset adjustments move the content.
    case beforePass
    /// Before the layout pass, if `prepare()` will move the content.
    case beforeMovingPass
    /// During the layout pass, until `prepare()` moves the content.
    case inMovingPass
    /// Since the layout pass began, if `prepare()` doesn't have to move the content.
    case afterPass
  }

  init(_ anchor: ScrollAnchor, visibleStart: CGFloat, isMovedByPrepare: Bool = false) {
    self.anchor = anchor
    self.visibleStart = visibleStart
    phase = isMovedByPrepare ? .beforeMovingPass : .beforePass
  }

  /// Whether the layout pass that the contexts cause hasn't begun yet.
  var isBeforePass: Bool { phase == .beforePass || phase == .beforeMovingPass }

  /// Whether `prepare()` must move the content itself.
  var isMovedByPrepare: Bool { phase == .beforeMovingPass || phase == .inMovingPass }

  /// Records that the contexts move the content from the `present` offset to `offset`.
  ///
  /// The `isMove` parameter indicates whether the distance is large enough for UIKit to move the
  /// content.
  mutating func promise(_ offset: CGFloat, from present: CGFloat, isMove: Bool) {
    promised = offset - present
    move = isMove ? (present, offset) : nil
    phase = .beforePass
  }

  /// Records that `prepare()` has moved the content, or that UIKit moved it for a context (facts
  /// 13.12).
  mutating func recordMove(to visibleStart: CGFloat) {
    self.visibleStart = visibleStart
    if isMovedByPrepare { phase = isBeforePass ? .beforePass : .afterPass }
    promised = 0
    move = nil
  }

  /// Records that UIKit has moved the content, or that it won't.
  mutating func endMove() { move = nil }

  /// Records that `prepare()` begins.
  ///
  /// From then on, `visibleStart` includes the distance that the contexts promised.
  mutating func beginPass() {
    if !isBeforePass { move = nil }
    visibleStart += promised
    promised = 0
    phase = isMovedByPrepare ? .inMovingPass : .afterPass
  }
}
