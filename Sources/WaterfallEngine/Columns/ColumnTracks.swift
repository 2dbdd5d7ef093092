/// Where a section's columns lie across its room, and how wide they are.
///
///     room 100 px, 3 columns, spacing 5 px: 90 px to share, 30 each
///     ├────30────┤·5·├────30────┤·5·├────30────┤
///     room 101 px: the leftover pixel goes to one column, and the last still ends at the edge
///     ├────30────┤·5·├────30────┤·5·├────31─────┤
///
/// Column extents are whole device pixels. What is left over is shared out pixel by pixel, spread
/// evenly; a room that is not a whole number of pixels leaves its fraction to the last column, so
/// that this one always ends exactly where the room does.
public struct ColumnTracks: Equatable, Sendable {
  /// The cross extent to be filled, from the section's leading inset to its trailing one.
  public let room: Length
  /// How many columns there are; at least 1.
  public let count: Int
  /// The gap between two columns; a negative one overlaps them, at most entirely.
  public let spacing: Length
  /// The whole pixels that every column has.
  private let pixelsEach: Length
  /// The pixels left over, fewer than there are columns.
  private let pixelsLeftOver: Length

  /// Lays `count` columns into `room`.
  ///
  /// A negative room counts as 0, a spacing below minus the room as that (columns would run
  /// backwards), a count below 1 as 1 and one above `maximumCount` as that.
  public init(room: Length, count: Int, spacing: Length) {
    self.room = max(0, room)
    self.spacing = max(-self.room, spacing)
    self.count = min(max(1, count), Self.maximumCount(in: self.room, spacing: spacing))
    let gaps = Length(self.count - 1) * self.spacing
    (pixelsEach, pixelsLeftOver) = (max(0, self.room - gaps) / PixelGrid.lengthsPerPixel)
      .quotientAndRemainder(dividingBy: Length(self.count))
  }

  /// As many columns of at least one pixel as fit; at least 1, at most 65,535.
  public static func maximumCount(in room: Length, spacing: Length) -> Int {
    count(fitting: PixelGrid.lengthsPerPixel, in: room, spacing: spacing)
  }

  /// As many columns of at least `minimumExtent` as fit; at least 1, at most 65,535.
  ///
  /// A minimum below a pixel counts as one pixel.
  public static func count(fitting minimumExtent: Length, in room: Length, spacing: Length) -> Int {
    let step = max(minimumExtent, PixelGrid.lengthsPerPixel) + spacing
    guard step > 0 else { return Int(UInt16.max) }
    return Int(min(max(1, (max(0, room) + spacing) / step), Length(UInt16.max)))
  }

  /// Where `column` starts, from the leading edge of the room.
  public func start(of column: Int) -> Length {
    sharedPixels(before: column) + Length(column) * spacing
  }

  /// Where `column` ends, from the leading edge of the room.
  public func end(of column: Int) -> Length {
    column >= count - 1 ? room : sharedPixels(before: column + 1) + Length(column) * spacing
  }

  /// The stretch that `span` columns from `column` on cover, from the leading edge of the room.
  public func range(of column: Int, span: Int = 1) -> LengthRange {
    LengthRange(start: start(of: column), end: end(of: column + span - 1))
  }

  /// The extent that `span` columns count as when an item's size is worked out: the least that any
  /// `span` neighbours have, whole pixels, the whole room for a full span.
  ///
  /// It does not say which column: an item then keeps its extent wherever it is placed, and a layout
  /// resumed in its middle need not ask for any size again.
  public func nominalExtent(span: Int = 1) -> Length {
    let span = min(max(1, span), count)
    return end(of: span - 1)
  }

  /// The whole pixels that the columns before `column` have between them, as a length.
  private func sharedPixels(before column: Int) -> Length {
    let column = Length(column)
    let pixels = pixelsEach * column + pixelsLeftOver * column / Length(count)
    return pixels * PixelGrid.lengthsPerPixel
  }
}
