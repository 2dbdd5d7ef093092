/// A range of one axis, from `start` to `end`.
///
/// `end` is never before `start`.
package struct LengthRange: Equatable, Sendable {
  /// The start of the range.
  package var start: Length
  /// The end of the range, which equals `start` if the range is empty.
  package var end: Length

  /// Creates the range from `start` to `end`, or an empty one at `start` if `end` is before it.
  package init(start: Length, end: Length) {
    self.start = start
    self.end = max(start, end)
  }

  /// Creates the range of `extent` that begins at `start`.
  ///
  /// A negative extent becomes 0.
  package init(start: Length, extent: Length) {
    self.init(start: start, end: start + extent)
  }

  /// The distance from `start` to `end`, which is never negative.
  package var extent: Length { end - start }

  /// Returns the range, moved by `distance`.
  package func shifted(by distance: Length) -> LengthRange {
    LengthRange(start: start + distance, end: end + distance)
  }

  /// The range, moved so that it starts at the nearest device pixel; ties round up.
  ///
  /// The extent doesn't change. After rounding, two adjacent ranges can overlap or be apart by a
  /// pixel.
  package var pixelAligned: LengthRange { LengthRange(start: start.pixelAligned, extent: extent) }

  /// Returns the common part of the two ranges, or an empty range if they share nothing.
  package func intersection(_ other: LengthRange) -> LengthRange {
    LengthRange(start: max(start, other.start), end: min(end, other.end))
  }

  /// Returns the range, with `distance` added on both sides.
  func expanded(by distance: Length) -> LengthRange {
    LengthRange(start: start - distance, end: end + distance)
  }

  /// Returns whether the two ranges share more than an end.
  ///
  /// An empty range intersects a range that it's inside of, or whose start it's at. Otherwise, an
  /// empty range on the seam of two ranges would be in neither.
  package func intersects(_ other: LengthRange) -> Bool {
    start < other.end && other.start < end
      || start == other.start && (start == end || other.start == other.end)
  }

  /// The greatest start of a section.
  ///
  /// Searches are limited to this distance in both directions.
  static let farthest: Length = 1 << 61

  /// The part of the range that can contain content.
  ///
  /// Shifting a range beyond these limits could overflow.
  var clampedToLimits: LengthRange {
    LengthRange(start: start.limited(to: Self.farthest), end: end.limited(to: Self.farthest))
  }
}
