/// All that is to be known of an item.
@usableFromInline package struct ItemInput: Equatable, Sendable {
  /// No item is longer than this, a billion pixels: tens of millions still add up in 64 bits.
  @inlinable package static var longestExtent: Length { 1 << 36 }

  /// Its extent along scrolling; from 0 to `longestExtent`.
  @usableFromInline package let extent: Length
  /// How many columns it covers, in a section that has columns: more than there are is all of them, and
  /// 0 is one column for an item that is hidden in it, with no width.
  @usableFromInline package let columnSpan: Int
  /// Its extent across scrolling in points as stated, in a section that has rows.
  @usableFromInline package let width: Double
  /// Whether a view specified the size.
  @usableFromInline package let isPreferred: Bool

  /// Makes the description.
  ///
  /// A negative extent counts as 0, one above `longestExtent` as that, a negative span as 0, a width
  /// that is negative or not a number as 0.
  @inlinable
  package init(
    extent: Length, columnSpan: Int = 1, width: Double = 0, isPreferred: Bool = false
  ) {
    self.extent = min(max(0, extent), Self.longestExtent)
    self.columnSpan = max(0, columnSpan)
    self.width = width > 0 ? width : 0
    self.isPreferred = isPreferred
  }
}
