/// A range along one axis.
///
/// `end` is never before `start`.
package struct LengthRange: Equatable, Sendable {
  /// The start of the range.
  package var start: Length
  /// The end of the range, which equals `start` if the range is empty.
  package var end: Length

  /// Creates the range from `start` to `end`, which is empty if `end` is before `start`.
  package init(start: Length, end: Length) {
    self.start = start
    self.end = max(start, end)
  }

  /// Creates the range that begins at `start` and has this extent.
  ///
  /// A negative extent becomes 0.
  package init(start: Length, extent: Length) { self.init(start: start, end: start + extent) }

  /// The distance from `start` to `end`, which is never negative.
  package var extent: Length { end - start }

  /// Returns the range, moved by `distance`.
  package func shifted(by distance: Length) -> LengthRange {
    LengthRange(start: start + distance, end: end + distance)
  }

  /// The range, moved so that it starts at the nearest device pixel.
  ///
  /// Ties round up. The extent doesn't change, so two adjacent ranges can overlap by up to a pixel,
  /// or have a gap of up to a pixel between them.
  package var pixelAligned: LengthRange { LengthRange(start: start.pixelAligned, extent: extent) }

  /// Returns the common part of the two ranges, or an empty range if they have none.
  package func intersection(_ other: LengthRange) -> LengthRange {
    LengthRange(start: max(start, other.start), end: min(end, other.end))
  }

  /// Returns the range, extended by `distance` on both sides.
  func expanded(by distance: Length) -> LengthRange {
    LengthRange(start: start - distance, end: end + distance)
  }

  /// Returns whether the two ranges overlap.
  ///
  /// Ranges that only share an endpoint don't overlap, with one exception: an empty range overlaps
  /// a range that starts at the same position. An empty range between two adjacent ranges therefore
  /// overlaps only the second one.
  package func intersects(_ other: LengthRange) -> Bool {
    start < other.end && other.start < end
      || start == other.start && (start == end || other.start == other.end)
  }

  /// The largest distance between the start of the content and a section.
  ///
  /// Searches are limited to this distance in both directions.
  static let farthest: Length = 1 << 61

  /// The range, with both ends limited to `-farthest` through `farthest`.
  ///
  /// Shifting a range that isn't limited could overflow.
  var clampedToLimits: LengthRange {
    LengthRange(start: start.limited(to: Self.farthest), end: end.limited(to: Self.farthest))
  }
}
