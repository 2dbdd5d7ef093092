extension Array {
  /// Reserves memory for at least `count` elements.
  ///
  /// An array that must grow also gets memory for later insertions: for `count / 16` or for
  /// `others` elements, whichever is more.
  ///
  /// An array that grows by itself doubles its capacity, so an insertion into a million items would
  /// leave half of the memory unused. Growing by a sixteenth wastes less, and appending an element
  /// still takes constant time on average.
  mutating func reserveCapacityGradually(for count: Int, andOthers others: Int = 0) {
    if count > capacity { reserveCapacity(count + Swift.max(count / 16, others)) }
  }

  /// Removes elements at the end, or appends `filler`, until the array has `newCount` elements.
  mutating func setCount(_ newCount: Int, filler: Element) {
    if newCount < count {
      removeLast(count - newCount)
    } else if newCount > count {
      reserveCapacityGradually(for: newCount)
      while count < newCount { append(filler) }
    }
  }

  /// Removes the elements at the indexes `removed`, and then inserts `filler` at the indexes
  /// `inserted`.
  ///
  /// Both arrays are ascending. `removed` contains indexes before the edit, and `inserted` contains
  /// indexes after the edit.
  ///
  /// Elements before the first change stay in place. All later ones are removed and appended again.
  mutating func edit(removing removed: [Int], insertingAt inserted: [Int], filler: Element) {
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
    // Many apps append one page of items after another. With memory for four more pages, most of
    // these insertions allocate nothing.
    reserveCapacityGradually(
      for: first + kept.count + inserted.count, andOthers: 4 * inserted.count)
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
