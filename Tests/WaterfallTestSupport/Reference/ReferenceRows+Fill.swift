import WaterfallEngine

/// Rows that fill the available width, by the rules in the order in which they're documented.
extension ReferenceRows {
  /// Returns the items of each row.
  func filledRows(of widths: [Double]) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var first = 0
    while first < widths.count {
      var end = first + 1
      if fits([widths[first]]) {
        while end < widths.count, fits(Array(widths[first...end])) { end += 1 }
        if end < widths.count, joins(widths[end], Array(widths[first..<end])) { end += 1 }
      }
      rows.append(first..<end)
      first = end
    }
    return rows
  }

  /// Returns whether one more item joins a row, although the row is then too long.
  ///
  /// The row grows by g without the item, and shrinks by s with it. The item joins if 1/s <= g.
  private func joins(_ width: Double, _ widths: [Double]) -> Bool {
    let sum = widths.reduce(0, +)
    let longSum = sum + width
    let room = room(forItems: widths.count + 1)
    guard room > 0 else { return false }
    return longSum * sum <= self.room(forItems: widths.count) * room
  }

  /// The width that remains for the items of a row.
  private func room(forItems count: Int) -> Double {
    rowSpace.availableWidth - rowSpace.spacing * Double(count - 1)
  }

  /// A row's factor.
  struct Factor {
    /// The width of all items, after scaling and before it.
    let room, sum: Double
  }

  /// Returns a row's factor, or `nil` if its items keep their specified sizes.
  func factor(of row: ArraySlice<ItemMetrics>, in items: [ItemMetrics]) -> Factor? {
    let factor = Factor(
      room: max(0, room(forItems: row.count)), sum: row.map(\.width).reduce(0, +))
    let grows = factor.room >= factor.sum
    return factor.sum == 0 || grows && row.endIndex == items.count ? nil : factor
  }

  func filledFrames(
    of row: ArraySlice<ItemMetrics>, by factor: Factor, from start: Length
  ) -> (frames: [AxisRect], thickness: Length) {
    let extents = row.map { item in
      min(
        pixels.wholePixels(pixels.points(item.extent) * (factor.room / factor.sum)),
        ItemMetrics.longestExtent)
    }
    let thickness = extents.max() ?? 0
    let ranges = filledRanges(of: row.map(\.width), by: factor)
    let frames = zip(row, zip(extents, ranges)).map { item, sides in
      AxisRect(
        main: main(of: item, extent: sides.0, from: start, thickness: thickness), cross: sides.1)
    }
    return (frames, thickness)
  }

  /// Returns the cross ranges of a row's items.
  private func filledRanges(of specified: [Double], by factor: Factor) -> [LengthRange] {
    let spacing = min(
      max(pixels.length(rowSpace.spacing), -ItemMetrics.longestExtent), ItemMetrics.longestExtent)
    let visible = specified.indices.filter { specified[$0] > 0 }
    var widths = specified.map { pixels.length(factor.room * ($0 / factor.sum)) / 64 * 64 }
    let leftover = extent - spacing * Length(widths.count - 1) - widths.reduce(0, +)
    for item in visible.prefix(Int(max(0, leftover / 64))) { widths[item] += 64 }
    let last = visible.last ?? 0
    // The last visible item ends where the gaps after it still fit.
    let end = extent - spacing * Length(widths.count - 1 - last)
    return widths.indices.map { item in
      let exact =
        item <= last
        ? widths[..<item].reduce(spacing * Length(item), +) : end + spacing * Length(item - last)
      let start = (exact + 32) & -64
      return LengthRange(start: start, extent: item == last ? max(0, end - start) : widths[item])
    }
  }
}
