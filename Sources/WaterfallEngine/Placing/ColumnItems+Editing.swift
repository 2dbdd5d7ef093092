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
    for (item, input) in inserted {
      slots[item].extent = input.extent
      setSpan(input.columnSpan, of: item)
    }
    outdate(from: first)
  }
}

extension Array {
  /// Removes the elements at `removed` and then makes room at `inserted`, both ascending.
  ///
  /// Those from the first change on are taken off and put back, all that lie between two changes in one
  /// go.
  mutating func edit(
    removing removed: [Int], insertingAt inserted: [Int], filler: Element
  ) {
    var next = Swift.min(removed.first ?? count, inserted.first ?? count)
    let first = next
    var kept: [Element] = []
    kept.reserveCapacity(count - first - removed.count)
    for gap in removed {
      kept += self[next..<gap]
      next = gap + 1
    }
    kept += self[next...]
    removeLast(count - first)
    let newCount = first + kept.count + inserted.count
    if newCount > capacity {
      // Where pages of a feed come one after the other, most of them find room.
      reserveCapacity(
        Swift.max(GrowthPolicy.capacity(for: newCount), newCount + 4 * inserted.count))
    }
    var rest = kept[...]
    for gap in inserted {
      let run = gap - count
      self += rest.prefix(run)
      rest = rest.dropFirst(run)
      append(filler)
    }
    self += rest
  }
}
