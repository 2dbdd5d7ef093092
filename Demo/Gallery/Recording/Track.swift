#if !canImport(UIKit)
/// How one element moves while the screen scrolls: straight pieces between scroll offsets.
///
///     position
///        │            ┌──── piece 3: pushed away, position fixed in content
///        │          ╱ │
///        │        ╱   │
///        │──────╱     │     piece 2: stuck, position moves with the offset
///        │ piece 1: at rest
///        └──────┴─────┴───── offset
///
/// Between two pieces that do not touch, the layout did not answer for the element. A piece without
/// length says what held at one offset only, which is how a header that is just about to stick is
/// told from one that sticks.
struct Track: Equatable, Sendable {
  struct Piece: Equatable, Sendable {
    /// Scroll offsets, points.
    var from: Double
    var to: Double
    /// The states at both ends; `start` has what steps, and that holds for the whole piece.
    var start: ElementState
    var end: ElementState
  }

  private(set) var pieces: [Piece] = []

  /// What the layout said at an offset, or nil where it did not answer for the element.
  ///
  /// Where two pieces meet, the later one counts, unless a piece without length stands there.
  func state(at offset: Double) -> ElementState? {
    let matches = pieces.filter { $0.from <= offset && offset <= $0.to }
    guard let piece = matches.first(where: { $0.from == $0.to }) ?? matches.last else {
      return nil
    }
    let length = piece.to - piece.from
    let fraction = length > 0 ? (offset - piece.from) / length : 0
    return piece.start.interpolated(to: piece.end, fraction: fraction)
  }

  /// Adds the piece that follows, joined to the last one where both are one straight line.
  mutating func append(_ piece: Piece, tolerance: Double) {
    guard let last = pieces.last, let joined = last.joined(with: piece, tolerance: tolerance)
    else {
      pieces.append(piece)
      return
    }
    pieces[pieces.count - 1] = joined
  }

  /// Notes what held at one offset, where it is not what the piece beside it says.
  mutating func append(
    _ state: ElementState, at offset: Double, unless expected: ElementState, tolerance: Double
  ) {
    guard !state.stepsEqual(expected) || !state.isWithin(tolerance, of: expected) else { return }
    if let last = pieces.last, last.from == offset, last.to == offset { return }
    pieces.append(Piece(from: offset, to: offset, start: state, end: state))
  }

  /// Whether the element is in this state wherever the layout answered for it.
  func isAlways(_ state: ElementState, tolerance: Double) -> Bool {
    pieces.allSatisfy { piece in
      piece.start.stepsEqual(state) && piece.start.isWithin(tolerance, of: state)
        && piece.end.isWithin(tolerance, of: state)
    }
  }
}

extension Track.Piece {
  /// One piece in place of two, or nil when they do not touch, differ in what steps, or bend.
  ///
  /// The test is made at the joint of the longer line, so joining many pieces adds up no error
  /// beyond the tolerance at each joint.
  fileprivate func joined(with next: Track.Piece, tolerance: Double) -> Track.Piece? {
    guard abs(to - next.from) < 1e-9, start.stepsEqual(next.start),
      end.isWithin(tolerance, of: next.start)
    else { return nil }
    let length = next.to - from
    guard length > 0 else { return nil }
    let joint = start.interpolated(to: next.end, fraction: (to - from) / length)
    guard joint.isWithin(tolerance, of: end) else { return nil }
    return Track.Piece(from: from, to: next.to, start: start, end: next.end)
  }
}
#endif
