/// A section's items in the rows of the stock flow layout (facts 4.4).
///
/// An item joins the row while it fits. A row is as thick as its thickest item, and the others are
/// centered on it unless the rules say otherwise:
///
///     ┌────┐          ┌───┐
///     │ 0  │ ┌──────┐ │ 2 │     full rows are justified
///     │    │ └──────┘ │   │
///     └────┘          └───┘
///     ┌──────┐ ┌────┐           the last one leads, or has the gap of a full row
///     │  3   │ │ 4  │           if its items are equal
///     └──────┘ └────┘
///
/// Rows break by the widths in points, as stated and summed from the first item of the row; lengths
/// are where that puts the items. So a row depends on nothing before its first item but where it
/// starts, and a layout resumed at some row equals a fresh one bit for bit.
///
/// 16 bytes an item, and 16 a row: how thick a row is, and where its items are across scrolling, is worked
/// out when it is read.
@usableFromInline
struct RowItems: Sendable {
  /// From the start of the items' area to the furthest end of a row, once all are placed; 0 when empty.
  private(set) var extent: Length = 0
  /// How many items, from the first on, are where they belong.
  private(set) var placedCount = 0
  /// Whether all are, and `extent` is how far they reach.
  private(set) var isPlaced = true

  private(set) var slots: [RowSlot] = []
  /// The rows of the items that are placed.
  private(set) var rows: [Row] = []
  /// The rows that went when all items were placed, and how many items there were then: where breaks are
  /// what they were, the rest of them comes back.
  private var former: (rows: ArraySlice<Row>, itemCount: Int) = ([], 0)
  /// How many items, from the last one back, are as they were then.
  private var steadyCount = 0
  /// Whether the items have different sizes, in a section that scrolls horizontally.
  private var areUnequal = false
  /// Whether the items have been compared since the last change.
  private var areCompared = true

  var count: Int { slots.count }

  /// What was stated for `item`.
  func input(of item: Int) -> ItemInput {
    ItemInput(extent: slots[item].extent, width: slots[item].width)
  }

  /// Where a placed item is, from the start of the items' area.
  ///
  /// - Complexity: O(log r + c), r rows, c items in its row.
  func range(of item: Int, rules: RowRules) -> LengthRange {
    rules.mainRange(ofExtent: slots[item].extent, in: rowRange(of: item))
  }

  /// Where the row of a placed item is, from the start of the items' area.
  func rowRange(of item: Int) -> LengthRange { range(ofRow: row(of: item)) }

  /// Where a row is, from the start of the items' area: as thick as its thickest item.
  ///
  /// - Complexity: O(c), c items in it.
  func range(ofRow row: Int) -> LengthRange {
    let thickness = items(of: row).reduce(0) { max($0, slots[$1].extent) }
    return LengthRange(start: rows[row].start, extent: thickness)
  }

  /// Where a placed item is across scrolling, from the leading edge of the room.
  ///
  /// - Complexity: O(log r + c), r rows, c items in its row.
  func crossRange(of item: Int, rules: RowRules) -> LengthRange {
    let row = row(of: item)
    let rules = applied(rules)
    let (lead, gap) = distribution(ofRow: row, rules: rules)
    let start = (items(of: row).lowerBound..<item).reduce(lead) { $0 + (slots[$1].width + gap) }
    return rules.crossRange(from: start, width: slots[item].width)
  }

  /// Where the first item of a row starts, and the gap between two of them, in points.
  ///
  /// The last row is judged by its own items (facts 13.1).
  ///
  /// - Complexity: O(c), c items in it, or that would fit into it if it is the last one.
  func distribution(ofRow row: Int, rules: RowRules) -> (lead: Double, gap: Double) {
    let items = items(of: row)
    let widths = items.reduce(0) { $0 + slots[$1].width }
    if let packed = rules.packed(widths, count: items.count) { return packed }
    if items.upperBound < count || count == 1 && rules.centersOnlyItem {
      return rules.justified(widths, count: items.count)
    }
    guard areEqual(items) else { return (0, rules.room.spacing) }
    return rules.justifiedAsIfFull(width: slots[items.lowerBound].width, count: items.count)
  }

  /// Whether items have one size.
  private func areEqual(_ items: Range<Int>) -> Bool {
    items.dropFirst().allSatisfy { slots[$0] == slots[items.lowerBound] }
  }

  /// The rules for the items as they are.
  func applied(_ rules: RowRules) -> RowRules { areUnequal ? rules.forUnequalItems : rules }

  /// The last row that begins with `item` or an earlier one; 0 where there is none.
  func row(of item: Int) -> Int {
    max(0, rows.indices.partitionPoint { rows[$0].first > item } - 1)
  }

  /// The items of a row.
  func items(of row: Int) -> Range<Int> {
    Int(rows[row].first)..<(row + 1 < rows.count ? Int(rows[row + 1].first) : placedCount)
  }
}

/// One item of a section in rows.
struct RowSlot: Equatable, Sendable {
  /// Its extent along scrolling.
  var extent: Length
  /// Its extent across scrolling, in points as stated: rows break by it.
  var width: Double
}

/// Consecutive items side by side.
struct Row: Sendable {
  /// Where it starts, from the start of the items' area.
  var start: Length
  /// Its first item.
  var first: Int32
}

// MARK: - Changing

extension RowItems {
  /// States all items anew, in ascending order and in the memory there is; they have yet to be placed.
  @usableFromInline
  mutating func restate(count: Int, as input: (_ item: Int) -> ItemInput) {
    slots.setCount(count, filler: RowSlot(extent: 0, width: 0))
    for item in slots.indices {
      let input = input(item)
      slots[item] = RowSlot(extent: input.extent, width: input.width)
    }
    outdate(from: 0)
  }

  /// States what is to be known of `item`; what is known already changes nothing.
  mutating func setInput(_ input: ItemInput, of item: Int) {
    guard slots[item].extent != input.extent || slots[item].width != input.width else { return }
    slots[item] = RowSlot(extent: input.extent, width: input.width)
    outdate(from: item, steadyCount: count - item - 1, formerCount: count)
  }

  /// Removes the items at `removed` (ascending, as they are now) and then inserts others
  /// (ascending, where they will be).
  ///
  /// - Complexity: O(n) for n items from the first that is removed or inserted on.
  mutating func edit(removing removed: [Int], inserting inserted: [(item: Int, input: ItemInput)]) {
    guard let first = [removed.first, inserted.first?.item].compactMap({ $0 }).min() else { return }
    let formerCount = count
    slots.edit(
      removing: removed, insertingAt: inserted.map { $0.item },
      filler: RowSlot(extent: 0, width: 0))
    let steadyCount = min(
      formerCount - 1 - (removed.last ?? -1), count - 1 - (inserted.last?.item ?? -1))
    outdate(from: first, steadyCount: steadyCount, formerCount: formerCount)
    for (item, input) in inserted { setInput(input, of: item) }
  }

  /// Notes that the items from `item` on are others: they are placed anew, with the row before theirs,
  /// which the first of them may join.
  ///
  /// - Complexity: O(r), r rows that go.
  mutating func outdate(from item: Int) { outdate(from: item, steadyCount: 0, formerCount: count) }

  /// The same where the last `steadyCount` items are the same as before, of `formerCount` in all.
  private mutating func outdate(from item: Int, steadyCount: Int, formerCount: Int) {
    let row = item <= placedCount && !rows.isEmpty ? max(0, row(of: item) - 1) : rows.count
    self.steadyCount = isPlaced ? steadyCount : min(self.steadyCount, steadyCount)
    if isPlaced { former = (steadyCount > 0 ? rows[row...] : [], formerCount) }
    isPlaced = false
    areCompared = false
    guard row < rows.count else { return }
    placedCount = Int(rows[row].first)
    rows.removeLast(rows.count - row)
  }
}

// MARK: - Placing

extension RowItems {
  /// Places whole rows until `last` is in one, or all items are.
  ///
  /// - Complexity: O(n + r), n items from the first that was not placed to where breaks are what they
  ///   were, r rows from there on.
  mutating func place(through last: Int = .max, rules: RowRules) {
    guard !isPlaced else { return }
    if !areCompared { compareItems(by: rules) }
    let rules = applied(rules)
    // Memory that is not written is not taken, what growing leaves behind is: 37 bytes an item, and 42
    // without this line.
    if rows.isEmpty { rows.reserveCapacity(count / 2) }
    while placedCount < count, placedCount <= last, !takeFormerRows(by: rules) {
      placeRow(by: rules)
    }
    guard placedCount == count else { return }
    extent = furthestEnd(by: rules)
    isPlaced = true
    former.rows = []
  }

  /// Compares the items, and discards the rows if the result changes the spacing.
  ///
  /// - Complexity: O(n), n items up to the first that differs; O(1) unless spacings can be swapped.
  private mutating func compareItems(by rules: RowRules) {
    let wereUnequal = areUnequal
    areCompared = true
    areUnequal = rules.unequalItems != nil && !areEqual(slots.indices)
    guard areUnequal != wereUnequal else { return }
    placedCount = 0
    rows = []
    former.rows = []
  }

  /// Takes the rest of the former rows, moved, if one of them began with the item that is next, and all
  /// items from that one on are as they were.
  private mutating func takeFormerRows(by rules: RowRules) -> Bool {
    guard count - placedCount <= steadyCount else { return false }
    let shift = count - former.itemCount
    former.rows = former.rows.drop { Int($0.first) + shift < placedCount }
    guard let row = former.rows.first, Int(row.first) + shift == placedCount else { return false }
    let distance = nextStart(by: rules) - row.start
    for row in former.rows {
      rows.append(Row(start: row.start + distance, first: row.first + Int32(shift)))
    }
    placedCount = count
    return true
  }

  /// Where the next row starts.
  ///
  /// Never before the row before it, however negative the spacing: then starts can be searched.
  private func nextStart(by rules: RowRules) -> Length {
    guard !rows.isEmpty else { return 0 }
    let last = range(ofRow: rows.count - 1)
    return last.start + max(0, last.extent + rules.lineSpacing)
  }

  private mutating func placeRow(by rules: RowRules) {
    let first = placedCount
    var next = first + 1
    var used = slots[first].width
    while next < count {
      used += rules.room.spacing + slots[next].width
      guard rules.room.fits(used) else { break }
      next += 1
    }
    rows.append(Row(start: nextStart(by: rules), first: Int32(first)))
    placedCount = next
  }

  /// The furthest end of a row; not always the last one's, when rows overlap.
  private func furthestEnd(by rules: RowRules) -> Length {
    var furthest: Length = 0
    for row in rows.indices.reversed() {
      furthest = max(furthest, range(ofRow: row).end)
      // No row ends further than the overlap past the start of a later one.
      if furthest >= rows[row].start + rules.overlap { break }
    }
    return furthest
  }
}
