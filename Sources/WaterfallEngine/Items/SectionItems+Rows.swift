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
  /// Returns the range of a row along the main axis, from the start of the items' area.
  ///
  /// - Complexity: O(c), c items in the row.
  func range(ofRow row: Int) -> LengthRange {
    let thickness = items(ofRow: row).reduce(0) { max($0, slots[$1].extent) }
    return LengthRange(start: rows[row].start, extent: thickness)
  }

  /// Returns the range of a placed item along the cross axis, from the leading edge of the
  /// container.
  ///
  /// - Complexity: O(log r + c), r rows, c items in its row.
  func crossRange(of item: Int, rules: RowRules) -> LengthRange {
    let row = rows.row(of: item)
    let rules = applied(rules)
    let (lead, gap) = distribution(ofRow: row, rules: rules)
    let start = (items(ofRow: row).lowerBound..<item).reduce(lead) { $0 + (widths[$1] + gap) }
    return rules.crossRange(from: start, width: widths[item])
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
    let rules = applied(rules)
    let start = main.start - rules.overlap
    let first = max(0, rows.indices.partitionPoint { rows[$0].start >= start } - 1)
    for row in first..<max(first, rows.indices.partitionPoint { rows[$0].start > main.end }) {
      let range = range(ofRow: row)
      guard range.end >= main.start else { continue }
      var (start, gap) = distribution(ofRow: row, rules: rules)
      for item in items(ofRow: row) {
        let frame = AxisRect(
          main: rules.mainRange(ofExtent: slots[item].extent, in: range),
          cross: rules.crossRange(from: start, width: widths[item]))
        found.append((item, frame))
        start += widths[item] + gap
      }
    }
    return found
  }

  /// Returns the start of a row's first item, and the gap between two items, in points.
  ///
  /// The last row depends only on its own items (facts 13.1).
  ///
  /// - Complexity: O(c), c items in the row, or that would fit into it if it's the last one.
  private func distribution(ofRow row: Int, rules: RowRules) -> (lead: Double, gap: Double) {
    let items = items(ofRow: row)
    let sum = items.reduce(0) { $0 + widths[$1] }
    if let packed = rules.packed(sum, count: items.count) { return packed }
    if items.upperBound < count || count == 1 && rules.centersOnlyItem {
      return rules.justified(sum, count: items.count)
    }
    guard areEqual(items) else { return (0, rules.container.spacing) }
    return rules.justifiedAsIfFull(width: widths[items.lowerBound], count: items.count)
  }

  /// Returns whether items have one size.
  private func areEqual(_ items: Range<Int>) -> Bool {
    items.dropFirst().allSatisfy {
      slots[$0].extent == slots[items.lowerBound].extent && widths[$0] == widths[items.lowerBound]
    }
  }

  /// Returns the rules for the sizes that the items have.
  private func applied(_ rules: RowRules) -> RowRules {
    rows.areUnequal ? rules.forUnequalItems : rules
  }

  private func items(ofRow row: Int) -> Range<Int> {
    let next = row + 1 < rows.count ? Int(rows[row + 1].first) : placedCount
    return Int(rows[row].first)..<next
  }
}

// MARK: - Placing

extension SectionItems {
  /// Places whole rows until one contains `last`, or all items are placed.
  ///
  /// - Complexity: O(n + r), n items from the first one that isn't placed to where the old rows
  ///   apply again, and r rows from there on.
  mutating func placeInRows(through last: Int, rules: RowRules) {
    guard !isPlaced else { return }
    if !rows.areCompared {
      let areUnequal = rules.unequalItems != nil && !areEqual(slots.indices)
      if rows.setUnequal(areUnequal) { markPlaced(before: 0) }
    }
    let rules = applied(rules)
    // Reserved memory that isn't written costs nothing, but an array that grows leaves its old
    // memory behind.
    if rows.count == 0 { rows.reserveCapacity(count / 2) }
    while placedCount < count, placedCount <= last {
      let start = nextStart(by: rules)
      if rows.appendPreviousRows(from: placedCount, of: count, at: start) {
        markPlaced(before: count)
      } else {
        rows.append(RowList.Row(start: start, first: Int32(placedCount)))
        markPlaced(before: endOfRow(from: placedCount, rules: rules))
      }
    }
    guard placedCount == count else { return }
    markPlaced(before: count, extent: furthestEnd(by: rules))
    rows.forgetPreviousRows()
  }

  /// Returns the start of the next row.
  ///
  /// It's never before the start of the preceding row, however negative the spacing is. A binary
  /// search can therefore find rows by their starts.
  private func nextStart(by rules: RowRules) -> Length {
    guard rows.count > 0 else { return 0 }
    let last = range(ofRow: rows.count - 1)
    return last.start + max(0, last.extent + rules.lineSpacing)
  }

  /// Returns the end of the row that starts with an item.
  private func endOfRow(from first: Int, rules: RowRules) -> Int {
    var next = first + 1
    var used = widths[first]
    while next < count {
      used += rules.container.spacing + widths[next]
      guard rules.container.fits(used) else { break }
      next += 1
    }
    return next
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
