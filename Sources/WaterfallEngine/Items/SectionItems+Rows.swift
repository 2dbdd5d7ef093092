// Items in the rows of the flow layout (facts 4.4).
//
// An item joins the row while it fits. A row is as thick as its thickest item. The others are
// centered in it, unless the rules align them differently:
//
//     ┌────┐          ┌───┐
//     │ 0  │ ┌──────┐ │ 2 │     full rows are justified
//     │    │ └──────┘ │   │
//     └────┘          └───┘
//     ┌──────┐ ┌────┐           the last one leads, or has the gap of a full row
//     │  3   │ │ 4  │           if its items are equal
//     └──────┘ └────┘
//
// Rows break by the specified widths in points, summed from the first item of the row. The sums
// then become lengths. So a row depends on nothing before its first item except its start. A layout
// that resumes at a row therefore equals a new one bit for bit.
extension SectionItems {
  /// The rules for rows of items with these sizes, or `nil` in columns.
  var rowRules: RowRules? { areUnequal ? style.rowsOfUnequalItems : style.rows }

  /// Returns the last row that starts at an item or before it, or 0 if there is none.
  func row(of item: Int) -> Int {
    max(0, rows.indices.partitionPoint { rows[$0].first > item } - 1)
  }

  /// Returns the range of a row along the main axis, from the start of the items' area.
  ///
  /// - Complexity: O(c), c items in the row.
  func range(ofRow row: Int) -> LengthRange {
    let thickness = items(ofRow: row).reduce(0) { max($0, slots[$1].extent) }
    return LengthRange(start: rows[row].start, extent: thickness)
  }

  /// Returns the frame of a placed item, from the start of the items' area.
  ///
  /// - Complexity: O(log r + c), r rows, c items in its row.
  func frame(of item: Int, rules: RowRules) -> AxisRect {
    let row = row(of: item)
    let (lead, gap) = distribution(ofRow: row, rules: rules)
    let start = (items(ofRow: row).lowerBound..<item).reduce(lead) { $0 + (widths[$1] + gap) }
    return rules.frame(
      extent: slots[item].extent, width: widths[item], from: start, in: range(ofRow: row))
  }

  /// Returns the items of the rows that touch a range of the main axis, with frames, in ascending
  /// order.
  ///
  /// Rows never start before the preceding row. With negative spacing, rows overlap, but no row's
  /// end is farther than that overlap after the start of a later one. So a row that touches the
  /// range starts in it or at most that overlap before it, or it's the last row before that.
  ///
  /// - Complexity: O(log r + v), r rows, v items in the rows that touch the range.
  func items(near main: LengthRange, rules: RowRules) -> [(item: Int, frame: AxisRect)] {
    var found: [(item: Int, frame: AxisRect)] = []
    let start = main.start - rules.overlap
    let first = max(0, rows.indices.partitionPoint { rows[$0].start >= start } - 1)
    for row in first..<max(first, rows.indices.partitionPoint { rows[$0].start > main.end }) {
      let range = range(ofRow: row)
      guard range.end >= main.start else { continue }
      var (start, gap) = distribution(ofRow: row, rules: rules)
      for item in items(ofRow: row) {
        let frame = rules.frame(
          extent: slots[item].extent, width: widths[item], from: start, in: range)
        found.append((item, frame))
        start += widths[item] + gap
      }
    }
    return found
  }

  /// Returns the start of a row's first item, and the gap between two items, in points.
  ///
  ///     leading  │┌───┐·┌──┐    │     justified   │┌───┐ ┌──┐ ┌────┐│
  ///     center   │  ┌───┐·┌──┐  │     a single    │   ┌────────┐    │
  ///     trailing │    ┌───┐·┌──┐│     item        │   └────────┘    │
  ///
  /// The last row depends only on its own items (facts 13.1). If they're justified and equal, they
  /// have the gap of a full row:
  ///
  ///     │┌───┐  ┌───┐  ┌───┐│
  ///     │┌───┐  ┌───┐       │
  ///
  /// - Complexity: O(c), c items in the row, or that would fit into it if it's the last one.
  private func distribution(ofRow row: Int, rules: RowRules) -> (lead: Double, gap: Double) {
    let (items, container) = (items(ofRow: row), rules.container)
    var (sum, capacity) = (items.reduce(0) { $0 + widths[$1] }, items.count)
    let leftover = container.extent - sum - container.spacing * Double(capacity - 1)
    switch rules.alignment {
    case .leading: return (0, container.spacing)
    case .center: return (leftover / 2, container.spacing)
    case .trailing: return (leftover, container.spacing)
    case .justified: break
    }
    if items.upperBound == count, count > 1 || !rules.centersOnlyItem {
      guard areEqual(items) else { return (0, container.spacing) }
      let width = widths[items.lowerBound]
      capacity = max(capacity, container.itemsPerRow(ofWidth: width))
      // The sum is computed as for a row's widths. A product can differ in the last bit, and then
      // by a pixel.
      sum = (0..<capacity).reduce(0) { sum, _ in sum + width }
    }
    let rest = container.extent - sum
    return capacity > 1 ? (0, rest / Double(capacity - 1)) : (rest / 2, 0)
  }

  private func items(ofRow row: Int) -> Range<Int> {
    let next = row + 1 < rows.count ? Int(rows[row + 1].first) : placedCount
    return Int(rows[row].first)..<next
  }
}

// MARK: - Placing

extension SectionItems {
  /// Removes the rows that can contain an item or a later one.
  ///
  /// The row before the item's is also removed, because a narrower item can join it. The last
  /// `unchangedSuffix` items are unchanged since there were `oldCount` items.
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

  /// Places whole rows until one contains `last`, or all items are placed.
  ///
  /// - Complexity: O(n + r), n items from the first one that isn't placed to where the old rows
  ///   apply again, and r rows from there on.
  mutating func placeInRows(through last: Int) {
    if !areCompared { compareItems() }
    guard let rules = rowRules else { return }
    // Reserved memory that isn't written costs nothing, but an array that grows leaves its old
    // memory behind.
    if rows.isEmpty { rows.reserveCapacity(count / 2) }
    while placedCount < count, placedCount <= last {
      let start = nextStart(by: rules)
      let remaining = previousRows.rows(from: placedCount, of: count, at: start)
      if remaining.isEmpty {
        rows.append(ItemRow(start: start, first: Int32(placedCount)))
        placedCount = rules.container.endOfRow(from: placedCount, of: count) { widths[$0] }
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

  /// Determines whether the items have different sizes, and removes all rows if that changes the
  /// spacings.
  private mutating func compareItems() {
    let wereUnequal = areUnequal
    areUnequal = style.rows?.container.isHorizontal == true && !areEqual(slots.indices)
    areCompared = true
    guard areUnequal != wereUnequal else { return }
    rows = []
    previousRows.rows = []
    placedCount = 0
  }

  /// Returns the start of the next row.
  ///
  /// It's never before the start of the preceding row, however negative the spacing is. A binary
  /// search can therefore find rows by their starts.
  private func nextStart(by rules: RowRules) -> Length {
    guard !rows.isEmpty else { return 0 }
    let last = range(ofRow: rows.count - 1)
    return last.start + max(0, last.extent + rules.lineSpacing)
  }

  /// Returns the greatest end of a row.
  ///
  /// It isn't always the last row's if rows overlap.
  private func furthestEnd(by rules: RowRules) -> Length {
    var furthest: Length = 0
    for row in rows.indices.reversed() {
      furthest = max(furthest, range(ofRow: row).end)
      // No row's end is farther than the overlap after the start of a later row.
      if furthest >= rows[row].start + rules.overlap { break }
    }
    return furthest
  }
}
