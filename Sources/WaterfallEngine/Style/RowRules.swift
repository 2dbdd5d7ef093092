/// The values of a section that affect the placement of its items in rows.
///
/// While they remain equal, items keep their positions.
struct RowRules: Equatable, Sendable {
  /// The available width and the minimum gap between two items of a row, in points as specified.
  var container: ColumnContainer
  /// The available width as a length.
  ///
  /// No item that is narrower ends outside it.
  let extent: Length
  /// The gap between two rows.
  ///
  /// With a negative gap, rows overlap.
  var lineSpacing: Length
  /// The pixels of the screen.
  let pixels: PixelGrid
  /// The distribution of a row's items.
  let alignment: RowAlignment
  /// The main-axis alignment of an item whose main extent is smaller than its row's.
  let itemAlignment: RowItemAlignment
  /// Whether a section's only item is centered, as with estimates (facts 13.6).
  let centersOnlyItem: Bool

  /// Creates the rules of a section with this available width, or returns `nil` if it has columns.
  ///
  /// If the items have different sizes and the section scrolls horizontally, the flow layout swaps
  /// both spacings (facts 14.1).
  ///
  ///     interitem 10, line 50     equal      ┌──┐··50··┌──┐     unequal  ┌──┐·10·┌─┐
  ///                                          └──┘      └──┘              └──┘    └─┘
  ///                                           10        10                50     50 or more
  ///                                          ┌──┐      ┌──┐              ┌──┐
  init?(_ metrics: SectionMetrics, extent: Length, areUnequal: Bool) {
    guard let layout = metrics.automatic, layout.rule == .rows else { return nil }
    container = layout.container
    self.extent = extent
    lineSpacing = metrics.lineSpacing
    if areUnequal, container.isHorizontal {
      container.spacing = metrics.specifiedLineSpacing
      lineSpacing = metrics.columnSpacing
    }
    lineSpacing = lineSpacing.limited(to: ItemMetrics.longestExtent)
    pixels = layout.pixels
    alignment = metrics.rowAlignment
    itemAlignment = metrics.rowItemAlignment
    centersOnlyItem = layout.centersOnlyItem
  }

  /// The distance by which a row's end can be after the start of a later row.
  var overlap: Length { max(0, -lineSpacing) }

  /// Returns the frame of an item in a row with this main range.
  ///
  /// `start` is the distance from the leading edge in points.
  ///
  ///     leading            center             trailing
  ///     ┌──┐ ┌──┐          ┌──┐               ┌──┐
  ///     │  │ └──┘          │  │ ┌──┐          │  │ ┌──┐
  ///     └──┘               └──┘ └──┘          └──┘ └──┘
  func frame(extent: Length, width: Double, from start: Double, in row: LengthRange) -> AxisRect {
    var main = LengthRange(start: row.start, extent: extent)
    switch itemAlignment {
    case .center: main = main.shifted(by: (row.extent - extent) / 2)
    case .leading: break
    case .trailing: main = main.shifted(by: row.extent - extent)
    }
    let (start, width) = (pixels.length(start), pixels.length(width))
    let latest = self.extent - width
    // Rounding, and the distance by which a row can be too long, must not move an item past the
    // edge. Negative spacing can put an item farther out if a later item compensates for it. Keep
    // such an item there.
    let isClose = latest >= 0 && start - latest <= PixelGrid.lengthsPerPixel
    return AxisRect(
      main: main, cross: LengthRange(start: isClose ? min(start, latest) : start, extent: width))
  }
}
