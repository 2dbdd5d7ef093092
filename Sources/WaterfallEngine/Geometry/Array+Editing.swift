extension Array {
  /// Takes memory for `count` elements where there is none, and for a sixteenth or `others` more, so that edits
  /// find some.
  ///
  /// An array that grows by itself doubles, and a million items that get one more would take twice
  /// their memory. A sixteenth still makes growing cost a constant for each item added.
  mutating func makeRoom(for count: Int, andOthers others: Int = 0) {
    if count > capacity { reserveCapacity(count + Swift.max(count / 16, others)) }
  }

  /// Adds or drops elements at the end until there are `newCount`.
  mutating func setCount(_ newCount: Int, filler: Element) {
    if newCount < count {
      removeLast(count - newCount)
    } else if newCount > count {
      makeRoom(for: newCount)
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
    // Where pages of a feed come one after the other, most of them find room.
    makeRoom(for: first + kept.count + inserted.count, andOthers: 4 * inserted.count)
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
