extension ColumnItems {
  /// Removes the items at `removed` (ascending, as they are now) and then inserts others
  /// (ascending, where they will be); answers the first item that has to be placed again.
  ///
  /// - Complexity: O(n) for n items from the first that is removed or inserted on.
  mutating func edit(
    removing removed: [Int], inserting inserted: [(item: Int, input: ItemInput)]
  ) -> Int {
    let indexes = inserted.map { $0.item }
    extents.edit(removing: removed, insertingAt: indexes, filler: 0)
    columns.edit(removing: removed, insertingAt: indexes, filler: Self.unassigned)
    if !spans.isEmpty { spans.edit(removing: removed, insertingAt: indexes, filler: 1) }
    for (item, input) in inserted {
      extents[item] = input.extent
      setSpan(input.columnSpan, of: item)
    }
    return min(removed.first ?? count, indexes.first ?? count)
  }
}

extension Array {
  /// Removes the elements at `removed` and then makes room at `inserted`, both ascending.
  ///
  /// What lies between two of them is moved in one go: for elements without references that is a
  /// plain copy of memory, and one insertion in a million costs a fraction of a millisecond.
  fileprivate mutating func edit(
    removing removed: [Int], insertingAt inserted: [Int], filler: Element
  ) {
    if !removed.isEmpty {
      withUnsafeMutableBufferPointer { Self.closeGaps(at: removed, in: $0) }
      removeLast(removed.count)
    }
    guard !inserted.isEmpty else { return }
    let formerCount = count
    setCount(count + inserted.count, filler: filler)
    withUnsafeMutableBufferPointer {
      Self.openGaps(at: inserted, in: $0, formerCount: formerCount, filler: filler)
    }
  }

  private static func closeGaps(
    at gaps: [Int], in elements: UnsafeMutableBufferPointer<Element>
  ) {
    guard let base = elements.baseAddress else { return }
    for (index, gap) in gaps.enumerated() {
      let next = index + 1 < gaps.count ? gaps[index + 1] : elements.count
      (base + gap - index).update(from: base + gap + 1, count: next - gap - 1)
    }
  }

  private static func openGaps(
    at gaps: [Int], in elements: UnsafeMutableBufferPointer<Element>, formerCount: Int,
    filler: Element
  ) {
    guard let base = elements.baseAddress else { return }
    var source = formerCount
    var target = elements.count
    for gap in gaps.reversed() {
      let moved = target - gap - 1
      source -= moved
      (base + gap + 1).update(from: base + source, count: moved)
      base[gap] = filler
      target = gap
    }
  }
}
