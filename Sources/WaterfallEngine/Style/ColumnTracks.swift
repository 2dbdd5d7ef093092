/// The positions and widths of a section's columns along the cross axis.
///
///     available 100 px, 3 columns, spacing 5 px: 90 px to share, 30 each
///     ├────30────┤·5·├────30────┤·5·├────30────┤
///     available 101 px: the leftover pixel goes to one column, and the last still ends at the edge
///     ├────30────┤·5·├────30────┤·5·├────31─────┤
///
/// Column extents are whole device pixels. Leftover pixels are distributed evenly, one to a column.
/// If the available extent isn't a whole number of pixels, the last column gets the fraction, so it
/// always ends exactly at the edge.
///
/// Automatic columns can have an extent of their own, which is kept to 1/64 pixel. The leftover
/// extent is between the columns, or on both sides of a single one:
///
///     available 100 px, 3 columns of 30 px: justified       ├──30──┤··5··├──30──┤··5··├──30──┤
///     spacing 2 px                          leading         ├──30──┤·2·├──30──┤·2·├──30──┤
@usableFromInline package struct ColumnTracks: Equatable, Sendable {
  /// The available cross extent, from the section's leading inset to its trailing one.
  package let availableExtent: Length
  /// The number of columns, which is at least 1.
  package private(set) var count: Int
  /// The gap between two columns.
  ///
  /// A negative gap makes them overlap, at most entirely.
  package let spacing: Length
  /// The number of whole pixels that the columns share if they have no own extent.
  private let sharedPixels: Length
  /// The own extent of every column, or `nil` if the columns share the available extent.
  private var ownExtent: Length?
  /// The start of the first column with an own extent if the spacing is between the columns.
  ///
  /// It's `nil` if the leftover extent is between them.
  private var lead: Length?

  /// Creates `count` columns in the cross extent `availableExtent`.
  ///
  /// - A negative cross extent becomes 0.
  /// - The spacing is at least the negative cross extent, because columns would run backward below
  ///   that.
  /// - The count is at least 1, and at most the number of columns that fit at one pixel each.
  package init(availableExtent: Length, count: Int, spacing: Length) {
    self.availableExtent = max(0, availableExtent)
    self.spacing = max(-self.availableExtent, spacing)
    let most = Self.count(
      fitting: PixelGrid.lengthsPerPixel, in: self.availableExtent, spacing: spacing)
    self.count = min(max(1, count), most)
    let gaps = Length(self.count - 1) * self.spacing
    sharedPixels = max(0, self.availableExtent - gaps) / PixelGrid.lengthsPerPixel
  }

  /// Creates the columns of a section in a layout of this cross extent.
  ///
  /// Rows have a single column. No column ends outside the section's insets.
  package init(of section: SectionMetrics, crossExtent: Length) {
    let availableExtent = crossExtent - section.insets.crossStart - section.insets.crossEnd
    let count = section.automatic?.count ?? section.columnCount
    self.init(availableExtent: availableExtent, count: count, spacing: section.columnSpacing)
    guard let layout = section.automatic, layout.rule == .grid else { return }
    self.count = count
    ownExtent = min(layout.pixels.length(layout.width), self.availableExtent)
  }

  /// The columns with an own extent, with the spacing between them from the leading edge.
  package var leading: ColumnTracks {
    var tracks = self
    tracks.lead = 0
    return tracks
  }

  /// Returns the columns with an own extent, with the spacing between them, and `columns` centered.
  ///
  ///     4 columns of 60, spacing 10, available 320: the middle two are centered
  ///     ├──60──┤·10·├──60──┤·10·├──60──┤·10·├──60──┤
  ///                 ├──────130─────┤               95 on both sides
  package func centering(_ columns: Range<Int>) -> ColumnTracks {
    var tracks = leading
    let range = tracks.range(of: columns.lowerBound, span: columns.count)
    tracks.lead = (availableExtent - range.extent) / 2 - range.start
    return tracks
  }

  /// Returns how many columns of at least `minimumExtent` fit, from 1 through 65,535.
  ///
  /// A minimum below a pixel becomes one pixel.
  package static func count(
    fitting minimumExtent: Length, in availableExtent: Length, spacing: Length
  ) -> Int {
    let step = max(minimumExtent, PixelGrid.lengthsPerPixel) + spacing
    guard step > 0 else { return ColumnContainer.mostColumns }
    return Int(
      min(max(1, (max(0, availableExtent) + spacing) / step), Length(ColumnContainer.mostColumns)))
  }

  /// Returns the start of `column`, from the leading edge of the available extent.
  package func start(of column: Int) -> Length {
    if let ownExtent {
      let justified = justifiedStart(of: column, extent: ownExtent)
      // Rounding errors add up, and must not move a column past the edge.
      guard let lead else { return justified }
      return lead + max(0, min(Length(column) * (ownExtent + spacing), justified))
    }
    let pixels = sharedPixels * Length(column) / Length(count)
    return pixels * PixelGrid.lengthsPerPixel + Length(column) * spacing
  }

  /// Returns the end of `column`, from the leading edge of the available extent.
  package func end(of column: Int) -> Length {
    if let ownExtent { return start(of: min(column, count - 1)) + ownExtent }
    return column >= count - 1 ? availableExtent : start(of: column + 1) - spacing
  }

  /// Returns the range of `span` columns from `column` on, from the leading edge.
  ///
  /// If several columns are all columns, their range is the available extent, even if they don't
  /// fill it. The range of no columns is empty.
  package func range(of column: Int, span: Int = 1) -> LengthRange {
    if span > 1, span >= count { return LengthRange(start: 0, end: availableExtent) }
    let start = start(of: column)
    return LengthRange(start: start, end: span > 0 ? end(of: column + span - 1) : start)
  }

  /// Returns the extent of `span` columns for computing an item's size.
  ///
  /// This is the smallest extent of any `span` neighbors, or the available extent for all columns.
  /// Columns that share the available extent have whole pixels. Columns with an own extent are
  /// measured as if they were justified.
  ///
  /// The result doesn't depend on the column or the number of items. An item therefore keeps its
  /// extent wherever it's placed, and a layout that resumes in its middle needs no size again.
  @usableFromInline package func nominalExtent(span: Int = 1) -> Length {
    let last = min(max(1, span), count) - 1
    guard let ownExtent else { return end(of: last) }
    return last == 0 ? ownExtent : justifiedStart(of: last, extent: ownExtent) + ownExtent
  }

  /// Returns the start of a column if the leftover extent is between the columns.
  ///
  /// A single column is centered.
  private func justifiedStart(of column: Int, extent: Length) -> Length {
    count > 1
      ? (availableExtent - extent) * Length(column) / Length(count - 1)
      : (availableExtent - extent) / 2
  }
}
