/// The moves of the content that the app has answered with a change of its own.
///
///     the content moves ──▶ the app changes something ──▶ one more move
///                       ──▶ the app changes something ──▶ the content stays where it is
///
/// An app can do so in each call of `scrollViewDidScroll`, and the moves would never end. The
/// content then stays until the next turn, the app's next scroll, or another change by the app.
struct AnsweredMoves {
  /// Whether the layout has moved the content, and UIKit hasn't read a rectangle since then.
  private var isMoving = false
  /// Whether the app has answered the last move.
  private(set) var isAnswered = false
  /// The number of moves that followed an answer.
  private var count = 0

  /// Whether the layout may move the content.
  var allowMove: Bool { !isAnswered || count == 0 }

  /// Forgets the last answer, because it doesn't move what stays in place.
  mutating func forgetAnswer() { isAnswered = false }

  /// Records that the layout moves the content.
  mutating func move() {
    if isAnswered { count += 1 }
    (isMoving, isAnswered) = (true, false)
  }

  /// Records that UIKit has read the elements of a rectangle.
  mutating func didReadRectangle() { isMoving = false }

  /// Records that the app changes something, perhaps while the layout moves the content.
  mutating func change(duringMove: Bool) {
    if duringMove || isMoving { isAnswered = true } else { self = AnsweredMoves() }
  }
}
