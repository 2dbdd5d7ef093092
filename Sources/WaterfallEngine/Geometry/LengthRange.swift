/// A stretch of one axis, from `start` to `end`; `end` is never before `start`.
package struct LengthRange: Equatable, Sendable {
  /// Where the stretch begins.
  package var start: Length
  /// Where the stretch ends; equal to `start` for an empty one.
  package var end: Length

  /// Makes the stretch from `start` to `end`; an `end` before `start` counts as `start`.
  package init(start: Length, end: Length) {
    self.start = start
    self.end = max(start, end)
  }

  /// Makes the stretch of `extent` that begins at `start`; a negative extent counts as 0.
  package init(start: Length, extent: Length) {
    self.init(start: start, end: start + extent)
  }

  /// How long the stretch is; never negative.
  package var extent: Length { end - start }

  /// The same stretch, moved by `distance`.
  package func shifted(by distance: Length) -> LengthRange {
    LengthRange(start: start + distance, end: end + distance)
  }

  /// The same stretch, from the device pixel on that is nearest to where it starts, ties up.
  ///
  /// Its extent stays: two that follow each other may then overlap, or be apart, by a pixel.
  package var onPixel: LengthRange { LengthRange(start: start.onPixel, extent: extent) }

  /// What the two stretches share; an empty stretch where they share nothing.
  package func intersection(_ other: LengthRange) -> LengthRange {
    LengthRange(start: max(start, other.start), end: min(end, other.end))
  }

  /// The same stretch, longer by `distance` on both sides.
  func expanded(by distance: Length) -> LengthRange {
    LengthRange(start: start - distance, end: end + distance)
  }

  /// Whether the two stretches share more than an end; one of no extent counts inside the other, and where
  /// that starts: else it would be on neither side of a seam.
  package func meets(_ other: LengthRange) -> Bool {
    start < other.end && other.start < end
      || start == other.start && (start == end || other.start == other.end)
  }

  /// No section starts further down than this, and nothing further up is looked for.
  static let farthest: Length = 1 << 61

  /// The part that content can be in; what is cut off would not survive being shifted.
  var clampedToLimits: LengthRange {
    LengthRange(
      start: max(-Self.farthest, min(start, Self.farthest)),
      end: max(-Self.farthest, min(end, Self.farthest)))
  }
}
