// Items in the rows of the flow layout (facts 4.4).
//
// Items join a row as long as they fit. A row is as long along the main axis as its longest item.
// The other items are centered in it by default. (Stretched items are stored with their own
// lengths, and get the row's when they're read.)
//
//     ┌────┐          ┌───┐
//     │ 0  │ ┌──────┐ │ 2 │     A full row is justified.
//     │    │ └──────┘ │   │
//     └────┘          └───┘
//     ┌──────┐ ┌────┐           The last row starts at the leading edge. If its items are equal,
//     │  3   │ │ 4  │           it has the gap of a full row.
//     └──────┘ └────┘
//
// The widths of a row's items are added up in points and then converted to lengths. Earlier items
// affect only the start of a row, so placing can resume at any row and still give the frames of a
// new layout. Rows whose items are scaled are in SectionItems+FilledRows.swift.
extension SectionItems {
  /// The rules for the rows of these items, or `nil` if the items are in columns.
  var rowRules: RowRules? { areUnequal ? style.rowsOfUnequalItems : style.rows }

  /// Returns the row of a placed item, or 0 if there are no rows.
  func row(of item: Int) -> Int {
    max(0, rows.indices.partitionPoint { rows[$0].first > item } - 1)
  }

  /// Returns the main range of a row, measured from the start of the section's items.
  ///
  /// - Complexity: O(c) for c items in the row.
  func range(ofRow row: Int, rules: RowRules) -> LengthRange {
    var thickness = items(ofRow: row).reduce(0) { max($0, slots[$1].extent) }
    if let scale = scale(ofRow: row, rules: rules) { thickness = scale.extent(thickness) }
    return LengthRange(start: rows[row].start, extent: thickness)
  }

  /// Returns the frame of a placed item, measured from the start of the section's items.
  ///
  /// - Complexity: O(log r + c) for r rows and c items in the row.
  func frame(of item: Int, rules: RowRules) -> AxisRect {
    let row = row(of: item)
    let range = range(ofRow: row, rules: rules)
    if let scale = scale(ofRow: row, rules: rules) {
      return frame(of: item, inRow: row, range: range, scaledBy: scale, rules: rules)
    }
    let gaps = gaps(inRow: row, rules: rules)
    let start = (items(ofRow: row).lowerBound..<item).reduce(gaps.lead) {
      $0 + (widths[$1] + gaps.betweenItems)
    }
    return rules.frame(
      extent: slots[item].extent, width: widths[item], from: start, in: range)
  }

  /// Returns the items of the rows that touch a main range, with their frames, in ascending order.
  ///
  /// With negative spacing, a row can overlap the rows after it by at most `rules.overlap`. The
  /// search therefore starts earlier by that distance, and includes the last row before that
  /// position.
  ///
  /// - Complexity: O(log r + v) for r rows and v items in the rows that touch the range.
  func items(near main: LengthRange, rules: RowRules) -> [PlacedItem] {
    var found: [PlacedItem] = []
    let start = main.start - rules.overlap
    let first = max(0, rows.indices.partitionPoint { rows[$0].start >= start } - 1)
    for row in first..<max(first, rows.indices.partitionPoint { rows[$0].start > main.end }) {
      let range = range(ofRow: row, rules: rules)
      guard range.end >= main.start else { continue }
      if let scale = scale(ofRow: row, rules: rules) {
        found += items(ofRow: row, range: range, scaledBy: scale, rules: rules)
        continue
      }
      let gaps = gaps(inRow: row, rules: rules)
      var start = gaps.lead
      for item in items(ofRow: row) {
        let frame = rules.frame(
          extent: slots[item].extent, width: widths[item], from: start, in: range)
        found.append(PlacedItem(item: item, frame: frame))
        start += widths[item] + gaps.betweenItems
      }
    }
    return found
  }

  /// The gaps of a row, in points.
  private struct RowGaps {
    /// The gap before the first item.
    var lead: Double
    /// The gap between two items.
    var betweenItems: Double
  }

  /// Returns the gaps of a row.
  ///
  ///     leading  │┌───┐·┌──┐    │     justified   │┌───┐ ┌──┐ ┌────┐│
  ///     center   │  ┌───┐·┌──┐  │     a single    │   ┌────────┐    │
  ///     trailing │    ┌───┐·┌──┐│     item        │   └────────┘    │
  ///
  /// A justified last row starts at the leading edge, unless only one item fits. Its items have the
  /// minimum gap, or the gap of a full row if they're equal (facts 13.1):
  ///
  ///     │┌───┐  ┌───┐  ┌───┐│
  ///     │┌───┐  ┌───┐       │
  ///
  /// - Complexity: O(c) for c items in the row. For the last row, c is the number of items that
  ///   fit.
  private func gaps(inRow row: Int, rules: RowRules) -> RowGaps {
    let items = items(ofRow: row)
    let rowSpace = rules.rowSpace
    var sum = items.reduce(0) { $0 + widths[$1] }
    let leftover = rowSpace.availableWidth - sum - rowSpace.spacing * Double(items.count - 1)
    switch rules.distribution {
    // A row that fills the width has a scale, and isn't passed to this method.
    case .leading, .fill: return RowGaps(lead: 0, betweenItems: rowSpace.spacing)
    case .center: return RowGaps(lead: leftover / 2, betweenItems: rowSpace.spacing)
    case .trailing: return RowGaps(lead: leftover, betweenItems: rowSpace.spacing)
    case .justified: break
    }
    var capacity = items.count
    if items.upperBound == count, count > 1 || !rules.centersOnlyItem {
      guard areEqual(items) else { return RowGaps(lead: 0, betweenItems: rowSpace.spacing) }
      let width = widths[items.lowerBound]
      capacity = max(capacity, rowSpace.itemsPerRow(ofWidth: width))
      // Add up the widths one by one, as for a full row. A product can differ from the sum in the
      // last bit, and that bit can move the rounded position by a pixel.
      sum = (0..<capacity).reduce(0) { sum, _ in sum + width }
    }
    let rest = rowSpace.availableWidth - sum
    guard capacity > 1 else { return RowGaps(lead: rest / 2, betweenItems: 0) }
    return RowGaps(lead: 0, betweenItems: rest / Double(capacity - 1))
  }

  /// Returns the items of a row.
  func items(ofRow row: Int) -> Range<Int> {
    let next = row + 1 < rows.count ? Int(rows[row + 1].first) : placedCount
    return Int(rows[row].first)..<next
  }
}

// MARK: - Placing

extension SectionItems {
  /// Removes the row of an item, the row before it, and all later rows.
  ///
  /// The row before is also removed, because the item may fit into it after the change. `oldCount`
  /// is the number of items before the change, which doesn't affect the last `unchangedSuffix`
  /// items.
  mutating func removeRows(from item: Int, unchangedSuffix: Int, oldCount: Int) {
    let row = item <= placedCount && !rows.isEmpty ? max(0, row(of: item) - 1) : rows.count
    if isPlaced {
      previousRows = PreviousRows(
        rows: unchangedSuffix > 0 ? Array(rows[row...]) : [], itemCount: oldCount,
        unchangedSuffix: unchangedSuffix)
    } else {
      previousRows.unchangedSuffix = min(previousRows.unchangedSuffix, unchangedSuffix)
    }
    areCompared = false
    guard row < rows.count else { return }
    placedCount = Int(rows[row].first)
    rows.removeLast(rows.count - row)
  }

  /// Places whole rows until one of them contains the item `last`, or all items are placed.
  ///
  /// - Complexity: O(n + r) for n items that are placed in new rows, and r old rows that are
  ///   reused.
  mutating func placeInRows(through last: Int) {
    if !areCompared { compareItems() }
    guard let rules = rowRules else { return }
    // An array that grows by itself is copied to new memory again and again, but reserved memory
    // that isn't used costs nothing.
    if rows.isEmpty { rows.reserveCapacity(count / 2) }
    while placedCount < count, placedCount <= last {
      let start = nextStart(by: rules)
      let remaining = previousRows.rows(from: placedCount, of: count, at: start)
      if remaining.isEmpty {
        rows.append(ItemRow(start: start, first: Int32(placedCount)))
        placedCount = rules.endOfRow(from: placedCount, of: count) { widths[$0] }
      } else {
        rows += remaining
        placedCount = count
      }
    }
    guard placedCount == count else { return }
    greatestEnd = furthestEnd(by: rules)
    isPlaced = true
    previousRows.rows = []
  }

  /// Updates `areUnequal`, and removes all rows if its value changes.
  private mutating func compareItems() {
    let wereUnequal = areUnequal
    areUnequal = style.rows?.rowSpace.isHorizontal == true && !areEqual(slots.indices)
    areCompared = true
    guard areUnequal != wereUnequal else { return }
    rows = []
    previousRows.rows = []
    placedCount = 0
  }

  /// Returns the start of the next row.
  ///
  /// Even with negative spacing, a row never starts before the previous one, so that a binary
  /// search can find rows by their starts.
  private func nextStart(by rules: RowRules) -> Length {
    guard !rows.isEmpty else { return 0 }
    let last = range(ofRow: rows.count - 1, rules: rules)
    return last.start + max(0, last.extent + rules.lineSpacing)
  }

  /// Returns the greatest end of all rows.
  ///
  /// If rows overlap, an earlier row can end after the last row.
  private func furthestEnd(by rules: RowRules) -> Length {
    var furthest: Length = 0
    for row in rows.indices.reversed() {
      furthest = max(furthest, range(ofRow: row, rules: rules).end)
      // No earlier row ends after `furthest`.
      if furthest >= rows[row].start + rules.overlap { break }
    }
    return furthest
  }
}
