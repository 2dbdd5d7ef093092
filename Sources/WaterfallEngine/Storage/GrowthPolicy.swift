/// How much more room is taken than is needed, so that edits find some.
enum GrowthPolicy {
  /// A sixteenth more than `count`.
  ///
  /// An array that grows by itself doubles, and a million items that get one more would take twice
  /// their memory. A sixteenth still makes growing cost a constant for each item added.
  static func capacity(for count: Int) -> Int {
    count + count / 16
  }
}

extension Array {
  /// Adds or drops elements at the end until there are `newCount`.
  mutating func setCount(_ newCount: Int, filler: Element) {
    if newCount < count {
      removeLast(count - newCount)
    } else if newCount > count {
      if newCount > capacity { reserveCapacity(GrowthPolicy.capacity(for: newCount)) }
      append(contentsOf: repeatElement(filler, count: newCount - count))
    }
  }

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
