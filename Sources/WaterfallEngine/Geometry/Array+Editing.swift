extension Array {
  /// Reserves memory for `count` elements if the array has less.
  ///
  /// It then also reserves a sixteenth more, or memory for `others` more elements if that is
  /// larger, so that later edits need no new memory.
  ///
  /// An array that grows by itself doubles its capacity: after one insertion, a million items would
  /// take twice their memory. With a sixteenth, each added item still takes constant time on
  /// average.
  mutating func reserveCapacityGradually(for count: Int, andOthers others: Int = 0) {
    if count > capacity { reserveCapacity(count + Swift.max(count / 16, others)) }
  }

  /// Appends fillers or removes elements at the end until there are `newCount` elements.
  mutating func setCount(_ newCount: Int, filler: Element) {
    if newCount < count {
      removeLast(count - newCount)
    } else if newCount > count {
      reserveCapacityGradually(for: newCount)
      append(contentsOf: repeatElement(filler, count: newCount - count))
    }
  }

  /// Removes the elements at `removed`, and then inserts fillers at `inserted`.
  ///
  /// Both ascend.
  ///
  /// It removes all elements from the first change on and appends them again. Elements between two
  /// changes move together.
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
    // When the pages of a feed are appended one by one, most of them need no new memory.
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
