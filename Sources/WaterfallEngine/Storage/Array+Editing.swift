extension Array {
  /// Takes memory for `count` elements, and for a sixteenth more where there is none, so that edits find some.
  ///
  /// An array that grows by itself doubles, and a million items that get one more would take twice
  /// their memory. A sixteenth still makes growing cost a constant for each item added.
  mutating func makeRoom(for count: Int) {
    if count > capacity { reserveCapacity(count + count / 16) }
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
    let newCount = first + kept.count + inserted.count
    if newCount > capacity {
      // Where pages of a feed come one after the other, most of them find room.
      reserveCapacity(
        Swift.max(newCount + newCount / 16, newCount + 4 * inserted.count))
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
