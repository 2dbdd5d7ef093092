extension Array {
  /// Reserves memory for `count` elements, and for more elements that are inserted later.
  ///
  /// The additional memory is for a sixteenth of `count` or for `others` elements, whichever is
  /// more. If the capacity is at least `count`, the method does nothing.
  ///
  /// An array that grows by itself doubles its capacity. After an insertion into a million items,
  /// half of the memory would be unused. With a sixteenth, appending an element still takes
  /// constant time on average.
  mutating func reserveCapacityGradually(for count: Int, andOthers others: Int = 0) {
    if count > capacity { reserveCapacity(count + Swift.max(count / 16, others)) }
  }

  /// Removes elements at the end, or appends `filler`, until the array has `newCount` elements.
  mutating func setCount(_ newCount: Int, filler: Element) {
    if newCount < count {
      removeLast(count - newCount)
    } else if newCount > count {
      reserveCapacityGradually(for: newCount)
      append(contentsOf: repeatElement(filler, count: newCount - count))
    }
  }

  /// Removes the elements at the indexes `removed`, and then inserts `filler` at the indexes
  /// `inserted`.
  ///
  /// Both arrays are ascending. The indexes in `inserted` are those after the edit.
  ///
  /// Elements before the first change stay in place. All later ones are removed and appended again.
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
    // Many apps append one page of items after another. Reserve memory for four more pages, so that
    // most insertions allocate no memory.
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
