/// The positions and widths of a section's columns along the cross axis.
///
/// Columns usually share the available width. Each width is a whole number of device pixels, and
/// leftover pixels are distributed evenly. A leftover fraction of a pixel goes to the last column,
/// which therefore ends exactly at the trailing edge.
///
///     3 columns share 100 px, with a spacing of 5  ├────30────┤·5·├────30────┤·5·├────30────┤
///     3 columns share 101 px                       ├────30────┤·5·├────30────┤·5·├────31─────┤
///
/// The columns of a grid have their own width instead. If they're justified, the gaps between them
/// fill the available width, and a single column is centered. Otherwise, the gaps equal the
/// spacing.
///
///     3 columns of 30 px, justified in 100 px      ├──30──┤··5··├──30──┤··5··├──30──┤
///     with a spacing of 2 px                       ├──30──┤·2·├──30──┤·2·├──30──┤
@usableFromInline package struct ColumnTracks: Equatable, Sendable {
  /// The available width, from the section's leading inset to its trailing inset.
  package let availableExtent: Length
  /// The number of columns, which is at least 1.
  package private(set) var count: Int
  /// The specified gap between two columns.
  ///
  /// With a negative gap, columns overlap, but no column starts before the previous one.
  package let spacing: Length
  /// The number of whole pixels that the columns share if they aren't a grid.
  private let sharedPixels: Length
  /// The width of every column of a grid, or `nil` if the columns share the available width.
  private var fixedExtent: Length?
  /// The start of the first column, or `nil` if the columns of a grid are justified.
  ///
  /// Only grids use it.
  private var lead: Length?

  /// Creates columns that share an available width.
  ///
  /// - A negative available width becomes 0.
  /// - Negative spacing is limited to the available width. Otherwise, a column could start before
  ///   the previous one.
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
  /// A section with rows has a single column. No column is wider than the available width.
  package init(of section: SectionMetrics, crossExtent: Length) {
    let availableExtent = crossExtent - section.insets.crossStart - section.insets.crossEnd
    let count = section.automatic?.columnCount ?? section.columnCount
    self.init(availableExtent: availableExtent, count: count, spacing: section.columnSpacing)
    guard let layout = section.automatic, layout.rule == .grid else { return }
    self.count = count
    fixedExtent = min(layout.pixels.length(layout.columnWidth), self.availableExtent)
  }

  /// The columns of a grid, starting at the leading edge, with gaps that equal the spacing.
  package var leading: ColumnTracks {
    var tracks = self
    tracks.lead = 0
    return tracks
  }

  /// Returns the columns of a grid, moved so that the given columns are at one side of the
  /// available width or in its center.
  ///
  ///     leading  │├─30─┤          │   center  │     ├─30─┤     │   trailing  │          ├─30─┤│
  ///
  /// The gaps between the columns equal the spacing.
  package func aligning(_ columns: Range<Int>, to distribution: RowDistribution) -> ColumnTracks {
    var tracks = leading
    let range = tracks.range(of: columns.lowerBound, span: columns.count)
    let leftover = availableExtent - range.extent
    switch distribution {
    case .leading, .fill: tracks.lead = -range.start
    case .justified, .center: tracks.lead = leftover / 2 - range.start
    case .trailing: tracks.lead = leftover - range.start
    }
    return tracks
  }

  /// Returns how many columns of at least `minimumExtent` fit, from 1 through 65,535.
  ///
  /// A minimum of less than a pixel becomes one pixel.
  package static func count(
    fitting minimumExtent: Length, in availableExtent: Length, spacing: Length
  ) -> Int {
    let step = max(minimumExtent, PixelGrid.lengthsPerPixel) + spacing
    guard step > 0 else { return RowSpace.mostColumns }
    return Int(
      min(max(1, (max(0, availableExtent) + spacing) / step), Length(RowSpace.mostColumns)))
  }

  /// Returns the start of a column, measured from the leading edge of the available width.
  package func start(of column: Int) -> Length {
    if let fixedExtent {
      let justified = justifiedStart(of: column, extent: fixedExtent)
      // Rounding errors add up, but must not move the last column past the trailing edge.
      guard let lead else { return justified }
      return lead + max(0, min(Length(column) * (fixedExtent + spacing), justified))
    }
    let pixels = sharedPixels * Length(column) / Length(count)
    return pixels * PixelGrid.lengthsPerPixel + Length(column) * spacing
  }

  /// Returns the end of a column, measured from the leading edge of the available width.
  package func end(of column: Int) -> Length {
    if let fixedExtent { return start(of: min(column, count - 1)) + fixedExtent }
    return column >= count - 1 ? availableExtent : start(of: column + 1) - spacing
  }

  /// Returns the cross range of an item that spans `span` columns from `column` on.
  ///
  /// An item that spans all of several columns fills the available width, even in a grid whose
  /// columns don't. If `span` is 0, the range is empty.
  package func range(of column: Int, span: Int = 1) -> LengthRange {
    if span > 1, span >= count { return LengthRange(start: 0, end: availableExtent) }
    let start = start(of: column)
    return LengthRange(start: start, end: span > 0 ? end(of: column + span - 1) : start)
  }

  /// Returns the width of `span` adjacent columns.
  ///
  /// The heights of items are computed for this width. Some columns can be a pixel wider than
  /// others, and this is the smallest width that `span` columns can have, so that an item's size
  /// stays valid if the item moves to other columns.
  ///
  /// In a grid, the gaps between the columns are those of justified columns.
  @usableFromInline package func nominalExtent(span: Int = 1) -> Length {
    let last = min(max(1, span), count) - 1
    guard let extent = fixedExtent else { return end(of: last) }
    return last == 0 ? extent : justifiedStart(of: last, extent: extent) + extent
  }

  /// Returns the start of a column in a grid with justified columns.
  ///
  /// A single column is centered.
  private func justifiedStart(of column: Int, extent: Length) -> Length {
    let leftover = availableExtent - extent
    return count > 1 ? leftover * Length(column) / Length(count - 1) : leftover / 2
  }
}
