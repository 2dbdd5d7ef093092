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
  ///
  /// What lies between two of them is moved in one go, from the end on, so that each is moved once.
  fileprivate mutating func edit(
    removing removed: [Int], insertingAt inserted: [Int], filler: Element
  ) {
    var target = removed.first ?? 0
    for (index, gap) in removed.enumerated() {
      let next = index + 1 < removed.count ? removed[index + 1] : count
      move(gap + 1..<next, to: target)
      target += next - gap - 1
    }
    removeLast(removed.count)
    var source = count
    let newCount = count + inserted.count
    if newCount > capacity {
      // Where pages of a feed come one after the other, most of them find room.
      reserveCapacity(Swift.max(Spare.capacity(for: newCount), newCount + 4 * inserted.count))
    }
    setCount(newCount, filler: filler)
    var end = count
    for gap in inserted.reversed() {
      let length = end - gap - 1
      source -= length
      move(source..<source + length, to: gap + 1)
      self[gap] = filler
      end = gap
    }
  }

  /// By pointer: one by one, an insertion in a million takes twice as long with all it leads to.
  private mutating func move(_ elements: Range<Int>, to target: Int) {
    withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      (base + target).update(from: base + elements.lowerBound, count: elements.count)
    }
  }
}
