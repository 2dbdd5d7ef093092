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
  mutating func refill(count: Int, by fill: (_ items: inout ItemInputs) -> Void) {
    var stated: [UInt16] = []
    swap(&stated, &spans)
    stated.removeAll(keepingCapacity: true)
    extents.rewrite(count: count, from: 0, filler: 0) { extents in
      var inputs = ItemInputs(extents: extents, spans: stated)
      // One owner, so that it is written where it is.
      stated = []
      fill(&inputs)
      stated = inputs.finished()
    }
    spans = stated
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
