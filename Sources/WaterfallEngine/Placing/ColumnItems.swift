/// A section's items: where each one is, and which column it is in.
///
/// One flat array of 16 bytes an item, which a section laid out again reuses. A change is stored at once
/// and costs no more than that; `place` then finds the places of the items from the first change on:
///
///     item      0 1 2 3 4 5 6 7        item 3 becomes longer: placedCount 3
///     placed    ✓ ✓ ✓ · · · · ·        place(through: 5):     placedCount 6
///
/// Before anything is read that depends on later items, they must be placed.
@usableFromInline
struct ColumnItems: Sendable {
  /// From the start of the items' area to the greatest end of an item, once all are placed; 0 when empty.
  var extent: Length = 0
  /// How many items, from the first on, are where they belong.
  private(set) var placedCount = 0
  /// Whether all are, and `extent` is how far they reach: not yet so where the last ones were removed.
  private(set) var isPlaced = true

  @usableFromInline var slots: [ItemSlot] = []
  /// The spans as stated, 65,535 for all that is more; empty while every item covers one column.
  @usableFromInline var spans: [UInt16] = []
  var checkpoints = BlockCheckpoints()

  var count: Int { slots.count }

  /// How many columns the items were last placed in; 0 before that.
  var columnCount: Int { checkpoints.columnCount }

  /// Whether all items have one extent and cover one column.
  ///
  /// - Complexity: O(n), n items.
  var areEqual: Bool { spans.isEmpty && slots.allSatisfy { $0.extent == slots[0].extent } }

  /// The first column that a placed item covers.
  func column(of item: Int) -> Int { Int(slots[item].column) }

  /// Where a placed item is, from the start of the items' area.
  func range(of item: Int) -> LengthRange { slots[item].range }

  /// What was stated for `item`.
  func input(of item: Int) -> ItemInput {
    ItemInput(extent: slots[item].extent, columnSpan: spans.isEmpty ? 1 : Int(spans[item]))
  }

  /// How many columns `item` covers.
  func span(of item: Int) -> Int {
    spans.isEmpty ? 1 : max(1, min(Int(spans[item]), checkpoints.columnCount))
  }

  /// The columns that `item` covers.
  func columns(of item: Int) -> Range<Int> {
    let first = Int(slots[item].column)
    return first..<first + span(of: item)
  }

  /// Where `item` is across scrolling, from the leading edge of the columns' room.
  func crossRange(of item: Int, in tracks: ColumnTracks) -> LengthRange {
    tracks.range(of: Int(slots[item].column), span: spans.isEmpty ? 1 : Int(spans[item]))
  }

  /// States all items anew, in ascending order and in the memory there is; they have yet to be placed.
  ///
  /// By pointer: an array that is appended to item by item takes four times as long, and a layout of a
  /// million items again a sixth more (Benchmarks --only width-change).
  @inlinable
  mutating func restate(count: Int, as input: (_ item: Int) -> ItemInput) {
    prepareToRestate(count: count)
    slots.withUnsafeMutableBufferPointer { slots in
      for item in slots.indices {
        let input = input(item)
        slots[item] = ItemSlot(extent: input.extent)
        if input.columnSpan != 1 { Self.set(input.columnSpan, of: item, in: &spans, count: count) }
      }
    }
  }

  @usableFromInline
  mutating func prepareToRestate(count: Int) {
    outdate(from: 0)
    slots.setCount(count, filler: ItemSlot(extent: 0))
    spans.removeAll(keepingCapacity: true)
  }

  /// States what is to be known of `item`; what is known already changes nothing.
  mutating func setInput(_ input: ItemInput, of item: Int) {
    let former = self.input(of: item)
    slots[item].extent = input.extent
    if input.columnSpan != 1 || !spans.isEmpty {
      Self.set(input.columnSpan, of: item, in: &spans, count: count)
    }
    if self.input(of: item) != former { outdate(from: item) }
  }

  /// Removes the items at `removed` (ascending, as they are now) and then inserts others
  /// (ascending, where they will be).
  ///
  /// - Complexity: O(n) for n items from the first that is removed or inserted on.
  mutating func edit(
    removing removed: [Int], inserting inserted: [(item: Int, input: ItemInput)]
  ) {
    let first = min(removed.first ?? .max, inserted.first?.item ?? .max)
    guard first < .max else { return }
    let indexes = inserted.map { $0.item }
    slots.edit(removing: removed, insertingAt: indexes, filler: ItemSlot(extent: 0))
    if !spans.isEmpty { spans.edit(removing: removed, insertingAt: indexes, filler: 1) }
    outdate(from: first)
    for (item, input) in inserted { setInput(input, of: item) }
  }

  @usableFromInline
  static func set(_ span: Int, of item: Int, in spans: inout [UInt16], count: Int) {
    if spans.isEmpty { spans.setCount(count, filler: 1) }
    spans[item] = UInt16(clamping: span)
  }

  /// Notes that the items from `first` on may not be where they belong.
  mutating func outdate(from first: Int) {
    placedCount = min(placedCount, first)
    isPlaced = false
  }

  /// Notes that the items before `end` are where they belong; with the last one, how far all reach.
  mutating func markPlaced(before end: Int, extent: Length?) {
    placedCount = end
    guard let extent else { return }
    self.extent = extent
    isPlaced = true
  }
}

// MARK: - Going along a column

extension ColumnItems {
  /// The last item of a column before an item; nil where there is none.
  ///
  /// - Complexity: O(b), b items in a block of `BlockCheckpoints`.
  func lastItem(inColumn column: Int, before item: Int) -> Int? {
    let block = checkpoints.block(of: item)
    return (block * checkpoints.blockLength..<item).last { columns(of: $0).contains(column) }
      ?? checkpoints.lastItem(inColumn: column, beforeBlock: block)
  }

  /// The last items of all columns before an item; -1 where there is none.
  func lastItems(before item: Int) -> [Int32] {
    let block = checkpoints.block(of: item)
    var lasts = checkpoints.lastItems(beforeBlock: block)
    for item in block * checkpoints.blockLength..<item {
      for column in columns(of: item) { lasts[column] = Int32(truncatingIfNeeded: item) }
    }
    return lasts
  }

  /// The first block at whose end the last item of a column meets a condition, which holds for none
  /// before some item of the column and all after it; otherwise the last block.
  func block(inColumn column: Int, where isAfter: (_ item: Int) -> Bool) -> Int {
    (0..<checkpoints.count).partitionPoint {
      checkpoints.lastItem(inColumn: column, beforeBlock: $0 + 1).map(isAfter) ?? false
    }
  }
}
