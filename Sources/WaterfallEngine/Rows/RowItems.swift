/// A section's items in the rows of the stock flow layout (facts 4.4).
///
/// An item joins the row while it fits. A row is as thick as its thickest item, and the others are
/// centred on it:
///
///     ┌────┐          ┌───┐
///     │ 0  │ ┌──────┐ │ 2 │     full rows are justified
///     │    │ └──────┘ │   │
///     └────┘          └───┘
///     ┌──────┐ ┌────┐           the last one leads
///     │  3   │ │ 4  │
///     └──────┘ └────┘
///
/// Rows break by the widths in points, as stated and summed from the first item of the row; lengths
/// are where that puts the items. So a row depends on nothing before its first item but where it
/// starts, and a layout resumed at some row equals a fresh one bit for bit.
///
/// 24 bytes an item, and 24 a row.
struct RowItems: Sendable {
  /// From the start of the items' area to the furthest end of a row, once all are placed; 0 when empty.
  private(set) var extent: Length = 0
  /// How many items, from the first on, are where they belong.
  private(set) var placedCount = 0
  /// Whether all are, and `extent` is how far they reach.
  private(set) var isPlaced = true

  private var slots: [RowSlot] = []
  /// The rows of the items that are placed.
  private var rows: [Row] = []

  var count: Int { slots.count }

  /// What was stated for `item`.
  func input(of item: Int) -> ItemInput {
    ItemInput(extent: slots[item].extent, width: slots[item].width)
  }

  /// Where a placed item is, from the start of the items' area.
  ///
  /// - Complexity: O(log r), r rows.
  func range(of item: Int) -> LengthRange { range(of: item, in: rows[row(of: item)]) }

  /// Where a placed item is across scrolling, from the leading edge of the room.
  func crossRange(of item: Int, rules: RowRules) -> LengthRange {
    let slot = slots[item]
    return LengthRange(start: slot.crossStart, extent: rules.pixels.length(slot.width))
  }

  private func range(of item: Int, in row: Row) -> LengthRange {
    let extent = slots[item].extent
    return LengthRange(start: row.start + (row.thickness - extent) / 2, extent: extent)
  }

  /// The last row that begins with `item` or an earlier one; 0 where there is none.
  private func row(of item: Int) -> Int {
    max(0, rows.indices.partitionPoint { rows[$0].first > item } - 1)
  }

  /// The items of a row.
  private func items(of row: Int) -> Range<Int> {
    Int(rows[row].first)..<(row + 1 < rows.count ? Int(rows[row + 1].first) : placedCount)
  }
}

/// One item of a section in rows.
private struct RowSlot: Sendable {
  /// Its extent along scrolling.
  var extent: Length
  /// Its extent across scrolling, in points as stated: rows break by it.
  var width: Double
  /// Where it starts, from the leading edge of the room.
  var crossStart: Length = 0
}

/// Consecutive items side by side.
private struct Row: Sendable {
  /// Where it starts, from the start of the items' area.
  var start: Length
  /// The extent of its thickest item.
  var thickness: Length
  /// Its first item.
  var first: Int32
}

// MARK: - Changing

extension RowItems {
  /// States all items anew, in ascending order and in the memory there is; they have yet to be placed.
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
    outdate(from: item)
  }

  /// Removes the items at `removed` (ascending, as they are now) and then inserts others
  /// (ascending, where they will be).
  ///
  /// - Complexity: O(n) for n items from the first that is removed or inserted on.
  mutating func edit(removing removed: [Int], inserting inserted: [(item: Int, input: ItemInput)]) {
    guard let first = [removed.first, inserted.first?.item].compactMap({ $0 }).min() else { return }
    slots.edit(
      removing: removed, insertingAt: inserted.map { $0.item },
      filler: RowSlot(extent: 0, width: 0))
    for (item, input) in inserted {
      slots[item] = RowSlot(extent: input.extent, width: input.width)
    }
    outdate(from: first)
  }

  /// Notes that the items from `item` on are others: they are placed anew, with the row before theirs,
  /// which the first of them may join.
  ///
  /// - Complexity: O(log r), r rows, and O(1) for each row that goes.
  mutating func outdate(from item: Int) {
    isPlaced = false
    guard item <= placedCount, !rows.isEmpty else { return }
    let row = max(0, row(of: item) - 1)
    placedCount = Int(rows[row].first)
    rows.removeLast(rows.count - row)
  }
}

// MARK: - Placing

extension RowItems {
  /// Places whole rows until `last` is in one, or all items are.
  ///
  /// - Complexity: O(n), n items that were not placed.
  mutating func place(through last: Int = .max, rules: RowRules) {
    guard !isPlaced else { return }
    while placedCount < count, placedCount <= last { placeRow(by: rules) }
    if placedCount == count { (extent, isPlaced) = (furthestEnd(by: rules), true) }
  }

  private mutating func placeRow(by rules: RowRules) {
    let first = placedCount
    var (next, thickness) = (first + 1, slots[first].extent)
    var widths = slots[first].width
    var used = widths
    while next < count {
      let width = slots[next].width
      used += rules.room.spacing + width
      guard rules.room.fits(used) else { break }
      widths += width
      thickness = max(thickness, slots[next].extent)
      next += 1
    }
    let (lead, gap) = rules.distribution(
      of: widths, count: next - first, isLast: next == count)
    var cross = lead
    for item in first..<next {
      let width = slots[item].width
      slots[item].crossStart = rules.crossStart(cross, width: width)
      cross += width + gap
    }
    // Never before the row before it, however negative the spacing: then starts can be searched.
    let start = rows.last.map { $0.start + max(0, $0.thickness + rules.lineSpacing) } ?? 0
    rows.append(Row(start: start, thickness: thickness, first: Int32(first)))
    placedCount = next
  }

  /// The furthest end of a row; not always the last one's, when rows overlap.
  private func furthestEnd(by rules: RowRules) -> Length {
    var furthest: Length = 0
    for row in rows.reversed() {
      furthest = max(furthest, row.start + row.thickness)
      // No row ends further than the overlap past the start of a later one.
      if furthest >= row.start + rules.overlap { break }
    }
    return furthest
  }
}

// MARK: - Reading

extension RowItems {
  /// The items that touch both stretches, in ascending order.
  ///
  /// Rows never start before the one before, and none ends further than the overlap of negative spacing
  /// past the start of a later one. So what touches a stretch starts in it, or so much before it, or
  /// is the last row that starts before that.
  ///
  /// - Complexity: O(log r + v), r rows, v items in the rows that touch the stretch along scrolling.
  func items(touching main: LengthRange, cross: LengthRange, rules: RowRules) -> [Int] {
    rows(startingFrom: main.start - rules.overlap, through: main.end).flatMap { row in
      items(of: row).filter {
        range(of: $0, in: rows[row]).touches(main)
          && crossRange(of: $0, rules: rules).touches(cross)
      }
    }
  }

  /// The items that start from `lower` on and before `upper`, in ascending order.
  ///
  /// - Complexity: O(log r + v), r rows, v items in the rows that touch the stretch.
  func items(startingFrom lower: Length, before upper: Length, rules: RowRules) -> [Int] {
    rows(startingFrom: lower - rules.overlap, through: upper).flatMap { row in
      items(of: row).filter { lower..<upper ~= range(of: $0, in: rows[row]).start }
    }
  }

  /// The rows that start in a stretch, and the last one before it.
  private func rows(startingFrom start: Length, through end: Length) -> Range<Int> {
    let lower = max(0, rows.indices.partitionPoint { rows[$0].start >= start } - 1)
    return lower..<max(lower, rows.indices.partitionPoint { rows[$0].start > end })
  }
}

// MARK: - Places to rest

extension RowItems {
  /// The row whose point is last of those at or before `limit`, by its first item; the first of several
  /// at one place.
  ///
  /// The point of an item's start is where its row starts. A row's point is at most half the overlap
  /// past the start of a later one.
  ///
  /// - Complexity: O(log r), r rows, and O(1) for each row that overlaps others within reach.
  func last(_ point: ItemPoint, atOrBefore limit: Length, rules: RowRules) -> ColumnItems.Found? {
    var best: ColumnItems.Found?
    for row in (0..<rows.indices.partitionPoint { rows[$0].start > limit }).reversed() {
      let found = position(point, of: row)
      if found.position <= limit, best.map({ $0.position <= found.position }) ?? true {
        best = found
      }
      if let best, best.position > rows[row].start + rules.overlap / 2 { break }
    }
    return best
  }

  /// The row whose point is first of those after `limit`, by its first item; the first of several at one
  /// place.
  ///
  /// - Complexity: That of `last(_:atOrBefore:rules:)`.
  func first(_ point: ItemPoint, after limit: Length, rules: RowRules) -> ColumnItems.Found? {
    var best: ColumnItems.Found?
    let reached = limit - rules.overlap / 2
    let next = rows.indices.partitionPoint { rows[$0].start > reached }
    for row in max(0, next - 1)..<rows.count {
      if let best, rows[row].start >= best.position { break }
      let found = position(point, of: row)
      if found.position > limit, best.map({ found.position < $0.position }) ?? true {
        best = found
      }
    }
    return best
  }

  private func position(_ point: ItemPoint, of row: Int) -> ColumnItems.Found {
    let row = rows[row]
    return (Int(row.first), point == .start ? row.start : row.start + row.thickness / 2)
  }
}

// MARK: - Cards

extension RowItems {
  /// The cards that start before `edge`, measured as the items' positions are, and that no later one
  /// of these hides; ascending.
  ///
  /// A plain search: items of a row are of any width, so that none of `CardIndex`'s runs holds two.
  ///
  /// - Complexity: O(n · c), n items that start before the edge, c answers.
  func uncoveredCards(startingBefore edge: Length, rules: RowRules) -> [Int] {
    var uncovered: [Int] = []
    for row in (0..<rows.indices.partitionPoint { rows[$0].start >= edge }).reversed() {
      for card in items(of: row).reversed() where range(of: card, in: rows[row]).start < edge {
        if !uncovered.contains(where: { hides($0, card, rules) }) { uncovered.append(card) }
      }
    }
    return uncovered.reversed()
  }

  /// Whether one of the cards that start before `edge` is hidden by a later one of them.
  ///
  /// - Complexity: O(log r + n), r rows, n later items that start before the edge.
  func hidesCard(_ card: Int, startingBefore edge: Length, rules: RowRules) -> Bool {
    let last = rows.indices.partitionPoint { rows[$0].start >= edge } - 1
    return (row(of: card)..<max(row(of: card), last + 1)).contains { row in
      items(of: row).contains {
        $0 > card && range(of: $0, in: rows[row]).start < edge && hides($0, card, rules)
      }
    }
  }

  /// Whether a later card lies over all of an earlier one where both are stuck.
  private func hides(_ later: Int, _ card: Int, _ rules: RowRules) -> Bool {
    let (over, under) = (crossRange(of: later, rules: rules), crossRange(of: card, rules: rules))
    return slots[later].extent >= slots[card].extent
      && over.start <= under.start && under.end <= over.end
  }
}
