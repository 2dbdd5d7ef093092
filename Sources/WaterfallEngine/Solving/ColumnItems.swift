/// A section's items: where each one is, and what each column holds.
///
/// Flat arrays, about 24 bytes an item and no object; a section laid out again reuses them. Main
/// positions are relative to the start of the items' area.
struct ColumnItems: Sendable {
  /// The column of an item that has yet to find one; no real one, as there are at most 65,535.
  static let unassigned = UInt16.max

  /// From the start of the items' area to the greatest end of an item; 0 when empty.
  var extent: Length = 0

  var positions: [Length] = []
  var extents: [Length] = []
  var columns: [UInt16] = []
  /// The spans as stated, 65,535 for all that is more; empty while every item covers one column.
  var spans: [UInt16] = []
  var lists = ColumnLists()
  /// What a card stack shows; brought up to date when the layout is settled, if at all.
  var cards = CardIndex()

  var count: Int { extents.count }

  /// What was stated for `item`.
  func input(of item: Int) -> ItemInput {
    ItemInput(extent: extents[item], columnSpan: spans.isEmpty ? 1 : Int(spans[item]))
  }

  /// How many columns `item` covers.
  func span(of item: Int) -> Int {
    spans.isEmpty ? 1 : min(Int(spans[item]), lists.columnCount)
  }

  /// Where `item` is along scrolling, from the start of the items' area.
  func range(of item: Int) -> LengthRange {
    LengthRange(start: positions[item], extent: extents[item])
  }

  /// Where `item` is across scrolling, from the leading edge of the columns' room.
  func crossRange(of item: Int, in tracks: ColumnTracks) -> LengthRange {
    tracks.range(of: Int(columns[item]), span: span(of: item))
  }

  /// Replaces all items with `count` new ones, which are placed afterwards.
  mutating func refill(
    count: Int, tracks: ColumnTracks, item: (_ item: Int, _ tracks: ColumnTracks) -> ItemInput
  ) {
    spans.removeAll(keepingCapacity: true)
    // What is there is written over; to empty it first would have it filled twice.
    extents.setCount(count, filler: 0)
    write(from: 0, tracks: tracks, item: item)
  }

  /// Adds `count` items at the end, which are placed afterwards.
  mutating func append(
    _ count: Int, tracks: ColumnTracks, item: (_ item: Int, _ tracks: ColumnTracks) -> ItemInput
  ) {
    let first = extents.count
    extents.setCount(first + count, filler: 0)
    if !spans.isEmpty { spans.setCount(first + count, filler: 1) }
    write(from: first, tracks: tracks, item: item)
  }

  /// States what is to be known of the items from `first` on, for which there is room.
  private mutating func write(
    from first: Int, tracks: ColumnTracks,
    item: (_ item: Int, _ tracks: ColumnTracks) -> ItemInput
  ) {
    extents.withUnsafeMutableBufferPointer { extents in
      for index in first..<extents.count {
        let input = item(index, tracks)
        extents[index] = input.extent
        guard input.columnSpan > 1 else { continue }
        if spans.isEmpty { spans.setCount(extents.count, filler: 1) }
        spans[index] = UInt16(clamping: input.columnSpan)
      }
    }
  }

  /// States what is to be known of `item`; answers whether anything changed.
  mutating func setInput(_ input: ItemInput, of item: Int) -> Bool {
    let former = self.input(of: item)
    extents[item] = input.extent
    setSpan(input.columnSpan, of: item)
    return self.input(of: item) != former
  }

  /// States how many columns `item` covers.
  mutating func setSpan(_ span: Int, of item: Int) {
    if spans.isEmpty {
      guard span > 1 else { return }
      spans.setCount(count, filler: 1)
    }
    spans[item] = UInt16(clamping: span)
  }
}
