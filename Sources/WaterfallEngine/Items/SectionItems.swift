/// The items of a section: their sizes and positions, in columns or in the flow layout's rows.
///
/// An item takes up 16 bytes, 2 more if any item spans several columns, and 8 more in rows. A
/// section that is laid out again reuses its memory. A change is stored at once, but places no
/// items. `place(through:columns:)` later computes the positions of the items from the first change
/// on:
///
///     item      0 1 2 3 4 5 6 7        Item 3 becomes longer: `placedCount` is 3.
///     placed    ✓ ✓ ✓ · · · · ·        After `place(through: 5)`, `placedCount` is 6.
///
/// Place the items before you read anything that depends on their positions. Positions are relative
/// to the area inside the section's insets.
@usableFromInline
struct SectionItems: Sendable {
  /// The style of the section.
  private(set) var style: SectionStyle
  /// The greatest main position that any item reaches.
  ///
  /// The value is valid only if all items are placed.
  var greatestEnd: Length = 0
  /// The number of placed items, counted from the first item.
  var placedCount = 0
  /// Whether all items are placed and `greatestEnd` is valid.
  ///
  /// Removing the last items in columns also makes it `false`: the other items are still placed,
  /// but `greatestEnd` is out of date.
  var isPlaced = true

  @usableFromInline var slots: [ItemSlot] = []
  /// The specified column spans, which are limited to 65,535.
  ///
  /// The array is empty if every item spans one column, or if the items are in rows.
  @usableFromInline var spans: [UInt16] = []
  /// The specified widths in points, or an empty array if the items are in columns.
  @usableFromInline var widths: [Double] = []
  /// The checkpoints for items in columns.
  ///
  /// Placing resumes at a checkpoint, so that items before a change aren't placed again.
  var checkpoints = BlockCheckpoints()
  /// The rows of the placed items, or an empty array if the items are in columns.
  var rows: [ItemRow] = []
  /// The rows as they were before the last change.
  ///
  /// Those that are still valid are reused.
  var previousRows = PreviousRows()
  /// Whether the items differ in size and are in rows of a layout that scrolls horizontally.
  ///
  /// The line spacing and the interitem spacing are then swapped, as in the flow layout (facts
  /// 14.1).
  var areUnequal = false
  /// Whether `areUnequal` has been determined since the last change.
  var areCompared = false

  /// Creates an empty section.
  init(_ style: SectionStyle) { self.style = style }

  var count: Int { slots.count }

  /// Whether the items are in rows.
  @usableFromInline var isInRows: Bool { style.rows != nil }

  /// Returns the values that were set for an item.
  func metrics(of item: Int) -> ItemMetrics {
    ItemMetrics(
      extent: slots[item].extent, columnSpan: spans.isEmpty ? 1 : Int(spans[item]),
      width: isInRows ? widths[item] : 0, isPreferred: slots[item].isPreferred)
  }

  /// Returns the first column that a placed item spans, or `nil` if the items are in rows.
  func column(of item: Int) -> Int? { isInRows ? nil : Int(slots[item].column) }

  /// Returns whether the given items have equal sizes and span one column each.
  ///
  /// - Complexity: O(n) for n items.
  func areEqual(_ items: Range<Int>) -> Bool {
    let first = items.lowerBound
    return spans.isEmpty
      && items.dropFirst().allSatisfy {
        slots[$0].extent == slots[first].extent && (widths.isEmpty || widths[$0] == widths[first])
      }
  }

  /// Returns the frame of a placed item, measured from the start of the items.
  ///
  /// - Complexity: O(1) in columns, or O(k) in a grid of k columns whose items fit into one row. In
  ///   rows, O(log r + c) for r rows and c items in the item's row.
  func frame(of item: Int) -> AxisRect {
    if let rowRules { return frame(of: item, rules: rowRules) }
    return frame(of: item, in: tracks)
  }

  /// The main extent of all items, or a lower bound for it if some of them aren't placed.
  var extent: Length { isPlaced ? greatestEnd : lastPlacedEnd }

  private var lastPlacedEnd: Length { placedCount == 0 ? 0 : lineRange(of: placedCount - 1).end }

  /// Returns the main range of a placed item, or of its row if the items are in rows.
  func lineRange(of item: Int) -> LengthRange {
    guard let rowRules else { return slots[item].range }
    return range(ofRow: row(of: item), rules: rowRules)
  }

  /// Returns the items near a range of the main axis, with their frames, in ascending order.
  ///
  /// In columns, these are the items that touch the range. In rows, they're all items of the rows
  /// that touch it.
  func items(near main: LengthRange) -> [PlacedItem] {
    if let rowRules { return items(near: main, rules: rowRules) }
    return items(near: main, in: tracks)
  }
}

// MARK: - Changing

extension SectionItems {
  /// Switches the section to a new style, in which the items keep their heights.
  ///
  /// Items that move from columns to rows also need a width. It's the column width if the old
  /// columns were a grid, and 0 otherwise.
  mutating func setStyle(_ style: SectionStyle) {
    let old = self.style
    self.style = style
    guard isInRows != (old.rows != nil) else { return }
    let oldSlots = slots
    self = SectionItems(style)
    isPlaced = false
    slots = oldSlots.map { ItemSlot(extent: $0.extent, isPreferred: $0.isPreferred) }
    if isInRows {
      widths = Array(repeating: old.metrics.automatic?.columnWidth ?? 0, count: count)
    }
  }

  /// Replaces all items, and reuses the memory of the old ones.
  ///
  /// The new items aren't placed. `metrics` is called once for each item, in ascending order.
  ///
  /// The method writes through a pointer. Appending to the array would make a second layout of a
  /// million items a sixth slower (Benchmarks --only width-change).
  @inlinable
  mutating func setItems(count: Int, to metrics: (_ item: Int) -> ItemMetrics) {
    prepareToSetItems(count: count)
    let isInRows = isInRows
    slots.withUnsafeMutableBufferPointer { slots in
      for item in slots.indices {
        let metrics = metrics(item)
        slots[item] = ItemSlot(extent: metrics.extent, isPreferred: metrics.isPreferred)
        if isInRows {
          widths[item] = metrics.width
        } else if metrics.columnSpan != 1 {
          Self.set(metrics.columnSpan, of: item, in: &spans, count: count)
        }
      }
    }
  }

  @usableFromInline
  mutating func prepareToSetItems(count: Int) {
    outdate(from: 0)
    slots.setCount(count, filler: ItemSlot(extent: 0))
    spans.removeAll(keepingCapacity: true)
    if isInRows { widths.setCount(count, filler: 0) }
  }

  /// Changes the values of an item.
  ///
  /// A new size or span means that the item and all later ones must be placed again.
  mutating func setMetrics(_ metrics: ItemMetrics, of item: Int) {
    let old = self.metrics(of: item)
    slots[item].setExtent(metrics.extent, isPreferred: metrics.isPreferred)
    if isInRows {
      widths[item] = metrics.width
    } else if metrics.columnSpan != 1 || !spans.isEmpty {
      Self.set(metrics.columnSpan, of: item, in: &spans, count: count)
    }
    let new = self.metrics(of: item)
    let isSameSize = new.extent == old.extent && new.width == old.width
    guard !isSameSize || new.columnSpan != old.columnSpan else { return }
    outdate(from: item, unchangedSuffix: count - item - 1)
  }

  /// Assigns the items to columns, without placing them.
  mutating func setColumns(_ column: (_ item: Int) -> UInt16) {
    for item in slots.indices { slots[item].column = column(item) }
    outdate(from: 0)
  }

  /// Removes items, and then inserts others.
  ///
  /// - Parameters:
  ///   - removed: The items to remove, as indexes before the edit, in ascending order.
  ///   - inserted: The items to insert, with their indexes after the edit, in ascending order.
  /// - Complexity: O(n) for n items from the first removed or inserted one on.
  mutating func edit(
    removing removed: [Int], inserting inserted: [(item: Int, metrics: ItemMetrics)]
  ) {
    let first = min(removed.first ?? .max, inserted.first?.item ?? .max)
    guard first < .max else { return }
    let indexes = inserted.map { $0.item }
    let oldCount = count
    slots.edit(removing: removed, insertingAt: indexes, filler: ItemSlot(extent: 0))
    if !spans.isEmpty { spans.edit(removing: removed, insertingAt: indexes, filler: 1) }
    if isInRows { widths.edit(removing: removed, insertingAt: indexes, filler: 0) }
    let unchangedSuffix = min(
      oldCount - 1 - (removed.last ?? -1), count - 1 - (indexes.last ?? -1))
    outdate(from: first, unchangedSuffix: unchangedSuffix, oldCount: oldCount)
    for (item, metrics) in inserted { setMetrics(metrics, of: item) }
  }

  @usableFromInline
  static func set(_ span: Int, of item: Int, in spans: inout [UInt16], count: Int) {
    if spans.isEmpty { spans.setCount(count, filler: 1) }
    spans[item] = UInt16(clamping: span)
  }

  /// Marks the items from `first` on as not placed.
  ///
  /// `oldCount` is the number of items before the change, or `nil` if the number hasn't changed.
  /// The change doesn't affect the last `unchangedSuffix` items.
  mutating func outdate(from first: Int, unchangedSuffix: Int = 0, oldCount: Int? = nil) {
    if isInRows {
      removeRows(from: first, unchangedSuffix: unchangedSuffix, oldCount: oldCount ?? count)
    }
    placedCount = min(placedCount, first)
    isPlaced = false
  }

  /// Places the items that aren't placed yet, at least through the item `last`.
  mutating func place(
    through last: Int = .max, columns assignment: ColumnAssignment = .chosenAgain
  ) {
    guard !isPlaced else { return }
    if isInRows {
      placeInRows(through: last)
    } else {
      placeInColumns(through: last, columns: assignment)
    }
  }
}
