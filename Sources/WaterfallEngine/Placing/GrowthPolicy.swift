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
}
