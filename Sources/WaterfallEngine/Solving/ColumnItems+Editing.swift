extension ColumnItems {
  /// Removes the items at `removed` (ascending, as they are now) and then inserts others
  /// (ascending, where they will be); answers the first item that has to be placed again.
  ///
  /// - Complexity: O(n) for n items from the first that is removed or inserted on.
  mutating func edit(
    removing removed: [Int], inserting inserted: [(item: Int, input: ItemInput)]
  ) -> Int {
    let indexes = inserted.map { $0.item }
    slots.edit(removing: removed, insertingAt: indexes, filler: ItemSlot(extent: 0))
    if !spans.isEmpty { spans.edit(removing: removed, insertingAt: indexes, filler: 1) }
    for (item, input) in inserted {
      slots[item].extent = input.extent
      setSpan(input.columnSpan, of: item)
    }
    return min(removed.first ?? count, indexes.first ?? count)
  }
}

extension Array {
  /// Removes the elements at `removed` and then makes room at `inserted`, both ascending.
  fileprivate mutating func edit(
    removing removed: [Int], insertingAt inserted: [Int], filler: Element
  ) {
    if var target = removed.first {
      var next = 0
      for source in target..<count {
        if next < removed.count, removed[next] == source {
          next += 1
        } else {
          self[target] = self[source]
          target += 1
        }
      }
      removeLast(removed.count)
    }
    guard let first = inserted.first else { return }
    var source = count
    var next = inserted.count - 1
    setCount(count + inserted.count, filler: filler)
    for target in (first..<count).reversed() {
      if next >= 0, inserted[next] == target {
        self[target] = filler
        next -= 1
      } else {
        source -= 1
        self[target] = self[source]
      }
    }
  }
}
