extension ColumnItems {
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
}
