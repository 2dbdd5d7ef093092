/// The values of a section that affect the positions of its items in rows.
///
/// Items keep their positions as long as these values stay equal.
struct RowRules: Equatable, Sendable {
  /// The available width and the minimum gap between two items of a row, in points.
  var rowSpace: RowSpace
  /// The available width as a length.
  let extent: Length
  /// The gap between two rows.
  ///
  /// With a negative gap, rows overlap.
  var lineSpacing: Length
  /// The scale of the screen.
  let pixels: PixelGrid
  /// The distribution of the items across each row.
  let distribution: RowDistribution
  /// The alignment of an item in a row that's taller than the item.
  let alignment: RowAlignment
  /// Whether the only item of a section is centered, as in a flow layout with estimates
  /// (facts 13.6).
  let centersOnlyItem: Bool

  /// Creates the rules of a section with this available width, or `nil` if the section has columns.
  ///
  /// The flow layout swaps the two spacings if it scrolls horizontally and the sizes of the items
  /// differ (facts 14.1). The interitem spacing is then the gap between rows, and the line spacing
  /// is the minimum gap between the items of a row.
  init?(_ metrics: SectionMetrics, extent: Length, areUnequal: Bool) {
    guard let layout = metrics.automatic, layout.rule == .rows else { return nil }
    rowSpace = layout.rowSpace
    self.extent = extent
    lineSpacing = metrics.lineSpacing
    if areUnequal, rowSpace.isHorizontal {
      rowSpace.spacing = metrics.specifiedLineSpacing
      lineSpacing = metrics.columnSpacing
    }
    lineSpacing = lineSpacing.limited(to: ItemMetrics.longestExtent)
    pixels = layout.pixels
    distribution = metrics.rowDistribution
    alignment = metrics.rowAlignment
    centersOnlyItem = layout.centersOnlyItem
  }

  /// The longest distance by which a row can reach past the start of a later row.
  var overlap: Length { max(0, -lineSpacing) }

  /// Returns the main range of an item of this size in a row with this main range.
  ///
  ///     leading            center             trailing           stretch
  ///     ┌──┐ ┌──┐          ┌──┐               ┌──┐               ┌──┐ ┌──┐
  ///     │  │ └──┘          │  │ ┌──┐          │  │ ┌──┐          │  │ │  │
  ///     └──┘               └──┘ └──┘          └──┘ └──┘          └──┘ └──┘
  ///
  /// An item without a width isn't stretched, so that hidden items stay hidden.
  func main(extent: Length, width: Double, in row: LengthRange) -> LengthRange {
    let main = LengthRange(start: row.start, extent: extent)
    switch alignment {
    case .center: return main.shifted(by: (row.extent - extent) / 2)
    case .leading: return main
    case .trailing: return main.shifted(by: row.extent - extent)
    case .stretch: return width > 0 ? row : main
    }
  }

  /// Returns the frame of an item in a row with this main range.
  ///
  /// `start` is the distance from the leading edge in points.
  func frame(extent: Length, width: Double, from start: Double, in row: LengthRange) -> AxisRect {
    let start = pixels.length(start)
    let crossExtent = pixels.length(width)
    let latest = self.extent - crossExtent
    // Rounding can move an item past the trailing edge by up to a pixel, and a row can be a
    // hundredth of a point too long. Move such an item back to the edge.
    //
    // With negative spacing, an item that isn't the last of its row can end farther past the edge.
    // Leave that item where it is.
    let isClose = latest >= 0 && start - latest <= PixelGrid.lengthsPerPixel
    let crossStart = isClose ? min(start, latest) : start
    return AxisRect(
      main: main(extent: extent, width: width, in: row),
      cross: LengthRange(start: crossStart, extent: crossExtent))
  }

  /// Returns the index after the last item of a row that starts with the item `first`.
  ///
  /// - Complexity: O(k) for k items in the row.
  func endOfRow(from first: Int, of count: Int, width: (_ item: Int) -> Double) -> Int {
    guard distribution == .fill else {
      return rowSpace.endOfRow(from: first, of: count, width: width)
    }
    return rowSpace.endOfFilledRow(from: first, of: count, width: width)
  }
}
