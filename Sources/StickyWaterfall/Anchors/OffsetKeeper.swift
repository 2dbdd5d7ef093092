/// The items that stay in place on screen, and how far the content moves to keep them there.
///
/// The content is moved by invalidation contexts or by `prepare()`. All contexts before a layout
/// pass keep the same items in place. If views return preferred sizes after the pass, the layout
/// still keeps these items in place.
struct OffsetKeeper {
  let anchor: ScrollAnchor
  /// The start of the visible bounds, in points, from which the items' distances are measured.
  private(set) var visibleStart: CGFloat
  /// The distance, in points, that invalidation contexts have requested since the last `prepare()`.
  ///
  /// It's 0 again after UIKit has moved the content.
  private(set) var requested: CGFloat = 0
  /// The offsets before and after a move that UIKit hasn't made yet, or `nil` if there is none.
  private(set) var pendingMove: (from: CGFloat, to: CGFloat)?
  private var phase: Phase

  private enum Phase {
    /// The layout pass hasn't begun. The adjustments of invalidation contexts move the content.
    case beforePass
    /// The layout pass hasn't begun. `prepare()` will move the content.
    case beforeMovingPass
    /// The layout pass has begun, and `prepare()` hasn't moved the content yet.
    case inMovingPass
    /// `prepare()` has moved the content, or it has begun and doesn't have to move the content.
    case afterPass
  }

  init(_ anchor: ScrollAnchor, visibleStart: CGFloat, isMovedByPrepare: Bool = false) {
    self.anchor = anchor
    self.visibleStart = visibleStart
    phase = isMovedByPrepare ? .beforeMovingPass : .beforePass
  }

  /// Returns the items with their positions on this screen.
  ///
  /// If the visible start has moved, the user has scrolled since the items were stored.
  func anchor(on screen: Screen) -> ScrollAnchor {
    let start = screen.visibleStart
    return screen.isSameOffset(start, visibleStart)
      ? anchor : anchor.scrolled(by: start - visibleStart)
  }

  /// Whether the layout pass that moves the items hasn't begun yet.
  var isBeforePass: Bool { phase == .beforePass || phase == .beforeMovingPass }

  var isMovedByPrepare: Bool { phase == .beforeMovingPass || phase == .inMovingPass }

  /// Records that invalidation contexts move the content from one offset to another.
  ///
  /// `isMove` is `false` if the offsets differ by less than a device pixel. UIKit doesn't make such
  /// a small move.
  mutating func request(_ offset: CGFloat, from present: CGFloat, isMove: Bool) {
    requested = offset - present
    pendingMove = isMove ? (present, offset) : nil
    phase = .beforePass
  }

  /// Records that `prepare()` has moved the content, or that UIKit moved it for an invalidation
  /// context (facts 13.12).
  mutating func recordMove(to visibleStart: CGFloat) {
    self.visibleStart = visibleStart
    if phase == .inMovingPass { phase = .afterPass }
    requested = 0
    pendingMove = nil
  }

  /// Lets the next `prepare()` move the content, because more work waits.
  mutating func letPrepareMove() { phase = .beforeMovingPass }

  /// Removes the pending move, because UIKit has made it or won't make it.
  mutating func endPendingMove() { pendingMove = nil }

  /// Records that `prepare()` begins, and adds the requested distance to `visibleStart`.
  mutating func beginPass() {
    if !isBeforePass { pendingMove = nil }
    visibleStart += requested
    requested = 0
    phase = isMovedByPrepare ? .inMovingPass : .afterPass
  }
}
