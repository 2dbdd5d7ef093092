import WaterfallEngine

/// How often views have changed their own size in this turn of the main run loop.
///
/// A view that never agrees with the size it asked for changes it in each pass of UIKit's layout loop,
/// all within one turn. One that really grows, while a key is held or a handle is dragged, changes it
/// once a turn (facts 12.3).
@MainActor
final class SelfSizingAttempts {
  /// How many changes a view may make in a turn.
  static let limit = 8

  private var counts: [ElementID: Int] = [:]
  private var turn: NextTurn?

  /// Whether a view may make no other change in this turn.
  func isExhausted(_ element: ElementID) -> Bool { counts[element, default: 0] >= Self.limit }

  func countUp(_ element: ElementID) {
    counts[element, default: 0] += 1
    if turn == nil { turn = NextTurn { [weak self] in self?.forget() } }
  }

  /// Forgets all counts: the turn is over, or index paths may stand for other views now.
  func forget() { (counts, turn) = ([:], nil) }
}
