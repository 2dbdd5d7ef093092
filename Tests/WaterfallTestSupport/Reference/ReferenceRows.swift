package import WaterfallEngine

/// The flow layout's rows, written briefly.
///
/// Sums run from left to right, because another order can change the last bit.
package struct ReferenceRows {
  package var rowSpace: RowSpace
  package var extent: Length
  package var lineSpacing: Length
  /// The spacings of unequal items in a horizontal layout: between items, and between rows.
  package var unequal: (items: Double, lines: Length)?
  package var pixels: PixelGrid
  package var centersOnlyItem: Bool
  package var distribution: RowDistribution
  package var alignment: RowAlignment

  package init(
    rowSpace: RowSpace, extent: Length, lineSpacing: Length,
    unequal: (items: Double, lines: Length)?,
    pixels: PixelGrid, centersOnlyItem: Bool = false, distribution: RowDistribution = .justified,
    alignment: RowAlignment = .center
  ) {
    self.rowSpace = rowSpace
    self.extent = extent
    self.lineSpacing = lineSpacing
    self.unequal = unequal
    self.pixels = pixels
    self.centersOnlyItem = centersOnlyItem
    self.distribution = distribution
    self.alignment = alignment
  }

  /// Creates the rows of a section, or returns `nil` if the section has columns.
  package init?(_ metrics: SectionMetrics, crossExtent: Length) {
    guard let layout = metrics.automatic, layout.rule == .rows else { return nil }
    self.init(
      rowSpace: layout.rowSpace,
      extent: max(0, crossExtent - metrics.insets.crossStart - metrics.insets.crossEnd),
      lineSpacing: metrics.lineSpacing,
      unequal: layout.rowSpace.isHorizontal
        ? (metrics.specifiedLineSpacing, metrics.columnSpacing) : nil,
      pixels: layout.pixels,
      centersOnlyItem: layout.centersOnlyItem, distribution: metrics.rowDistribution,
      alignment: metrics.rowAlignment)
  }

  /// Returns the frames of the items, relative to the start of their area.
  package func frames(of items: [ItemMetrics]) -> [AxisRect] {
    applied(to: items).frames(of: items, inRows: rows(of: items))
  }

  /// Returns the items of each row.
  package func rows(of items: [ItemMetrics]) -> [Range<Int>] {
    let rules = applied(to: items)
    if distribution == .fill { return rules.filledRows(of: items.map(\.width)) }
    var rows: [Range<Int>] = []
    for item in items.indices {
      if let row = rows.last, rules.fits(items[row.lowerBound...item].map(\.width)) {
        rows[rows.count - 1] = row.lowerBound..<item + 1
      } else {
        rows.append(item..<item + 1)
      }
    }
    return rows
  }

  /// Returns the rules with the spacings that the sizes of the items determine.
  private func applied(to items: [ItemMetrics]) -> ReferenceRows {
    guard let unequal, items.contains(where: { $0.size != items[0].size }) else { return self }
    var swapped = self
    swapped.rowSpace = RowSpace(
      availableWidth: rowSpace.availableWidth, spacing: unequal.items)
    swapped.lineSpacing = unequal.lines
    return swapped
  }

  private func frames(of items: [ItemMetrics], inRows rows: [Range<Int>]) -> [AxisRect] {
    var frames: [AxisRect] = []
    var start: Length = 0
    for row in rows {
      if distribution == .fill, let factor = factor(of: items[row], in: items) {
        let filled = filledFrames(of: items[row], by: factor, from: start)
        frames += filled.frames
        start = max(start, start + filled.thickness + lineSpacing)
        continue
      }
      let thickness = row.map { items[$0].extent }.max() ?? 0
      let widths = row.map { items[$0].width }
      let (lead, gap) = distribution(of: items[row], in: items)
      for item in row {
        let before = widths.prefix(item - row.lowerBound).reduce(lead) { $0 + ($1 + gap) }
        frames.append(
          AxisRect(
            main: main(
              of: items[item], extent: items[item].extent, from: start, thickness: thickness),
            cross: cross(from: before, width: items[item].width)))
      }
      start = max(start, start + thickness + lineSpacing)
    }
    return frames
  }

  /// Returns the main range of an item in a row with this start and thickness.
  ///
  /// `extent` is the item's extent after scaling.
  func main(
    of item: ItemMetrics, extent: Length, from start: Length, thickness: Length
  ) -> LengthRange {
    let leftover = thickness - extent
    switch alignment {
    case .leading: return LengthRange(start: start, extent: extent)
    case .center: return LengthRange(start: start + leftover / 2, extent: extent)
    case .trailing: return LengthRange(start: start + leftover, extent: extent)
    case .stretch:
      return LengthRange(start: start, extent: item.width > 0 ? thickness : extent)
    }
  }

  func fits(_ widths: [Double]) -> Bool {
    let used = widths.dropFirst().reduce(widths[0]) { $0 + (rowSpace.spacing + $1) }
    return used <= rowSpace.availableWidth + 0.01
  }

  private func distribution(
    of row: ArraySlice<ItemMetrics>, in items: [ItemMetrics]
  ) -> (Double, Double) {
    var widths = row.map(\.width)
    if distribution != .justified {
      let gaps = rowSpace.spacing * Double(widths.count - 1)
      let rest = rowSpace.availableWidth - widths.reduce(0, +) - gaps
      switch distribution {
      case .leading, .fill: return (0, rowSpace.spacing)
      case .center: return (rest / 2, rowSpace.spacing)
      case .trailing, .justified: return (rest, rowSpace.spacing)
      }
    }
    if row.endIndex == items.count, items.count > 1 || !centersOnlyItem {
      guard row.allSatisfy({ $0.size == row.first?.size }) else { return (0, rowSpace.spacing) }
      while fits(widths + [widths[0]]), widths.count < 1_000 { widths.append(widths[0]) }
    }
    let leftover = rowSpace.availableWidth - widths.reduce(0, +)
    return widths.count == 1 ? (leftover / 2, 0) : (0, leftover / Double(widths.count - 1))
  }

  private func cross(from start: Double, width: Double) -> LengthRange {
    let start = pixels.length(start)
    let width = pixels.length(width)
    // Rounding moves an item past the container's edge by at most a pixel.
    let isRounded = width <= extent && start + width - extent <= PixelGrid.lengthsPerPixel
    return LengthRange(start: isRounded ? min(start, extent - width) : start, extent: width)
  }
}

extension ItemMetrics {
  fileprivate var size: [Double] { [Double(extent), width] }
}
