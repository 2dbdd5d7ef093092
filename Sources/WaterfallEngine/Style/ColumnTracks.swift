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
///
/// Columns with an extent of their own, as automatic ones have, keep it to 1/64 pixel; what is left
/// over goes between them, or on both sides of a single one:
///
///     room 100 px, 3 columns of 30 px:      justified       ├──30──┤··5··├──30──┤··5··├──30──┤
///     spacing 2 px                          leading         ├──30──┤·2·├──30──┤·2·├──30──┤
@usableFromInline package struct ColumnTracks: Equatable, Sendable {
  /// The cross extent to be filled, from the section's leading inset to its trailing one.
  package let room: Length
  /// How many columns there are; at least 1.
  package private(set) var count: Int
  /// The gap between two columns; a negative one overlaps them, at most entirely.
  package let spacing: Length
  /// Of a room that is shared out, the whole pixels that every column has.
  private let pixelsEach: Length
  /// The pixels left over then, fewer than there are columns.
  private let pixelsLeftOver: Length
  /// The extent that every column has of its own; nil where the room is shared out.
  private var ownExtent: Length?
  /// Where such columns start if the spacing is between them; `nil` if the leftover width is.
  private var lead: Length?

  /// Lays `count` columns into `room`.
  ///
  /// A negative room counts as 0, a spacing below minus the room as that (columns would run
  /// backwards), a count below 1 as 1 and one above what fits at a pixel each as that.
  package init(room: Length, count: Int, spacing: Length) {
    self.room = max(0, room)
    self.spacing = max(-self.room, spacing)
    let most = Self.count(fitting: PixelGrid.lengthsPerPixel, in: self.room, spacing: spacing)
    self.count = min(max(1, count), most)
    let gaps = Length(self.count - 1) * self.spacing
    (pixelsEach, pixelsLeftOver) = (max(0, self.room - gaps) / PixelGrid.lengthsPerPixel)
      .quotientAndRemainder(dividingBy: Length(self.count))
  }

  /// Lays the columns of a section into a layout of this cross extent, rows as one; no column ends outside it.
  package init(of section: SectionInput, crossExtent: Length) {
    let room = crossExtent - section.insets.crossStart - section.insets.crossEnd
    let count = section.automatic?.count ?? section.columnCount
    self.init(room: room, count: count, spacing: section.columnSpacing)
    guard let layout = section.automatic, layout.rule == .grid else { return }
    self.count = count
    ownExtent = min(layout.pixels.length(layout.width), self.room)
  }

  /// Whether the columns have an extent of their own.
  var keepsStatedExtent: Bool { ownExtent != nil }

  /// Such columns, with the spacing between them from the leading edge.
  package var leading: ColumnTracks {
    var tracks = self
    tracks.lead = 0
    return tracks
  }

  /// Such columns, with the spacing between them, moved so that `columns` are in the middle.
  ///
  ///     4 columns of 60, spacing 10, room 320       the middle two in the middle
  ///     ├──60──┤·10·├──60──┤·10·├──60──┤·10·├──60──┤
  ///                 ├──────130─────┤               95 on both sides
  package func centering(_ columns: Range<Int>) -> ColumnTracks {
    var tracks = leading
    let range = tracks.range(of: columns.lowerBound, span: columns.count)
    tracks.lead = (room - range.extent) / 2 - range.start
    return tracks
  }

  /// As many columns of at least `minimumExtent` as fit; at least 1, at most 65,535.
  ///
  /// A minimum below a pixel counts as one pixel.
  package static func count(fitting minimumExtent: Length, in room: Length, spacing: Length) -> Int
  {
    let step = max(minimumExtent, PixelGrid.lengthsPerPixel) + spacing
    guard step > 0 else { return ColumnRoom.mostColumns }
    return Int(min(max(1, (max(0, room) + spacing) / step), Length(ColumnRoom.mostColumns)))
  }

  /// Where `column` starts, from the leading edge of the room.
  package func start(of column: Int) -> Length {
    if let ownExtent {
      let justified = justifiedStart(of: column, extent: ownExtent)
      // What was rounded up adds up, and must not lead out of the room.
      guard let lead else { return justified }
      return lead + max(0, min(Length(column) * (ownExtent + spacing), justified))
    }
    // A division takes as long as all else here, and most often nothing is left over.
    let more = pixelsLeftOver == 0 ? 0 : pixelsLeftOver * Length(column) / Length(count)
    let pixels = pixelsEach * Length(column) + more
    return pixels * PixelGrid.lengthsPerPixel + Length(column) * spacing
  }

  /// Where `column` ends, from the leading edge of the room.
  package func end(of column: Int) -> Length {
    if let ownExtent { return start(of: min(column, count - 1)) + ownExtent }
    return column >= count - 1 ? room : start(of: column + 1) - spacing
  }

  /// The stretch that `span` columns from `column` on cover, from the leading edge of the room.
  ///
  /// All of them, where that is more than one, cover the room, however little of it they fill. None is a
  /// stretch of no extent.
  package func range(of column: Int, span: Int = 1) -> LengthRange {
    if span > 1, span >= count { return LengthRange(start: 0, end: room) }
    let start = start(of: column)
    return LengthRange(start: start, end: span > 0 ? end(of: column + span - 1) : start)
  }

  /// The extent that `span` columns count as when an item's size is worked out: the least that any
  /// `span` neighbours have, the whole room for a full span.
  ///
  /// Columns that share the room count as whole pixels, and those with an extent of their own as if
  /// they were justified. It does not say which column, or how many items there are: an item then keeps
  /// its extent wherever it is placed, and a layout resumed in its middle need not ask for any size
  /// again.
  package func nominalExtent(span: Int = 1) -> Length {
    let last = min(max(1, span), count) - 1
    guard let ownExtent else { return end(of: last) }
    return last == 0 ? ownExtent : justifiedStart(of: last, extent: ownExtent) + ownExtent
  }

  /// Where a column starts when what is left over is between the columns; one alone is centered.
  private func justifiedStart(of column: Int, extent: Length) -> Length {
    count > 1 ? (room - extent) * Length(column) / Length(count - 1) : (room - extent) / 2
  }
}
