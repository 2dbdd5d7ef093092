// Rows whose items are scaled to fill the available width, as in a photo gallery.
//
//     ┌────────┐ ┌────┐ ┌─────┐      Each row has one factor, so its items stay equally high.
//     └────────┘ └────┘ └─────┘
//     ┌─────┐ ┌───────────────┐
//     │     │ │               │
//     └─────┘ └───────────────┘
//     ┌───────┐ ┌────┐               The last row never grows.
//     └───────┘ └────┘
//
// The specified sizes are stored. A row's scale depends only on its own items, and on whether it's
// the last row, so it's computed when the row is read.
extension SectionItems {
  /// Returns the scale of a row, or `nil` if its items keep their specified sizes.
  ///
  /// They keep them if the last row isn't too long, and if all items of a row are hidden.
  ///
  /// - Complexity: O(c) for c items in the row.
  func scale(ofRow row: Int, rules: RowRules) -> RowScale? {
    guard rules.distribution == .fill else { return nil }
    let items = items(ofRow: row)
    let sum = items.reduce(0) { $0 + widths[$1] }
    guard sum > 0 else { return nil }
    let scale = RowScale(sum: sum, itemCount: items.count, rules: rules)
    return items.upperBound < count || scale.shrinks ? scale : nil
  }

  /// Returns the frame of an item in a scaled row with this main range.
  func frame(
    of item: Int, inRow row: Int, range: LengthRange, scaledBy scale: RowScale, rules: RowRules
  ) -> AxisRect {
    var cross = LengthRange(start: 0, end: 0)
    walkRow(row, scaledBy: scale, rules: rules) { if $0 == item { cross = $1 } }
    return AxisRect(
      main: main(of: item, in: range, scaledBy: scale, rules: rules), cross: cross)
  }

  /// Returns the items of a scaled row with this main range.
  func items(
    ofRow row: Int, range: LengthRange, scaledBy scale: RowScale, rules: RowRules
  ) -> [PlacedItem] {
    var found: [PlacedItem] = []
    walkRow(row, scaledBy: scale, rules: rules) { item, cross in
      let main = main(of: item, in: range, scaledBy: scale, rules: rules)
      found.append(PlacedItem(item: item, frame: AxisRect(main: main, cross: cross)))
    }
    return found
  }

  /// Returns the main range of an item in a scaled row with this main range.
  private func main(
    of item: Int, in row: LengthRange, scaledBy scale: RowScale, rules: RowRules
  ) -> LengthRange {
    rules.main(extent: scale.extent(slots[item].extent), width: widths[item], in: row)
  }

  /// Calls `body` with each item of a scaled row and the item's cross range.
  ///
  /// Widths are rounded down to whole pixels, and the earlier items get one of the leftover pixels
  /// each. The starts are on pixels, too, so that the last item ends exactly at the trailing edge:
  ///
  ///     │┌──33──┐┌──33──┐┌──33──┐·│  ─▶  │┌──34───┐┌──33──┐┌──33──┐│
  ///
  /// Hidden items have no width and get no pixel. The gaps around them remain.
  private func walkRow(
    _ row: Int, scaledBy scale: RowScale, rules: RowRules,
    _ body: (_ item: Int, _ cross: LengthRange) -> Void
  ) {
    let items = items(ofRow: row)
    let spacing = rules.pixels.length(rules.rowSpace.spacing)
      .limited(to: ItemMetrics.longestExtent)
    var leftover = rules.extent - spacing * Length(items.count - 1)
    var lastVisible = items.lowerBound
    for item in items where widths[item] > 0 {
      leftover -= scale.wholeWidth(widths[item])
      lastVisible = item
    }
    let end = rules.extent - spacing * Length(items.upperBound - 1 - lastVisible)
    var start: Length = 0
    for item in items {
      let alignedStart = start.pixelAligned
      var width: Length = 0
      if item == lastVisible {
        width = max(0, end - alignedStart)
        start = end
      } else if widths[item] > 0 {
        width = scale.wholeWidth(widths[item])
        if leftover >= PixelGrid.lengthsPerPixel {
          width += PixelGrid.lengthsPerPixel
          leftover -= PixelGrid.lengthsPerPixel
        }
        start += width
      }
      body(item, LengthRange(start: alignedStart, extent: width))
      start += spacing
    }
  }
}
