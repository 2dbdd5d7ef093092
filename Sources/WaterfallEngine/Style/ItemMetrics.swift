/// What the layout uses for an item: its checked height as a length, and its column span or width.
@usableFromInline package struct ItemMetrics: Equatable, Sendable {
  /// The longest main extent of an item: a billion pixels.
  ///
  /// The sum of tens of millions of such extents fits into 64 bits.
  @inlinable package static var longestExtent: Length { 1 << 36 }

  /// The main extent, from 0 through `longestExtent`.
  @usableFromInline package let extent: Length
  /// The number of columns that the item spans, if the section has columns.
  ///
  /// A number above the column count means all columns. An item with a span of 0 is hidden: it's in
  /// one column and has no width.
  @usableFromInline package let columnSpan: Int
  /// The item's width in points, which is used only if the section has rows.
  @usableFromInline package let width: Double
  /// Whether the size is the preferred size of a view.
  @usableFromInline package let isPreferred: Bool

  /// Creates the values of an item.
  ///
  /// The extent is limited to 0 through `longestExtent`. A negative span becomes 0. A width that is
  /// negative or NaN also becomes 0.
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
