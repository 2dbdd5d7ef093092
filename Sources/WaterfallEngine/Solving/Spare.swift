/// How much more room is taken than is needed, so that edits find some.
enum Spare {
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
      if newCount > capacity { reserveCapacity(Spare.capacity(for: newCount)) }
      append(contentsOf: repeatElement(filler, count: newCount - count))
    }
  }

  /// Sets how many elements there are, and has those from `first` on written.
  ///
  /// Where all of them are new there is nothing to keep and nothing to fill in first: memory that
  /// is touched for the first time takes longer than what is then written into it.
  ///
  /// - Parameters:
  ///   - newCount: How many there are to be.
  ///   - first: The first that is written; those before keep their values.
  ///   - filler: What stands where nothing was, until it is written.
  ///   - write: Is given all elements, and gives each from `first` on its value.
  mutating func rewrite(
    count newCount: Int, from first: Int, filler: Element,
    by write: (_ elements: UnsafeMutableBufferPointer<Element>) -> Void
  ) {
    guard first == 0, newCount > capacity else {
      setCount(newCount, filler: filler)
      return withUnsafeMutableBufferPointer { write($0) }
    }
    // What was there is let go before the new is made.
    self = []
    self = Array(unsafeUninitializedCapacity: Spare.capacity(for: newCount)) { elements, count in
      write(UnsafeMutableBufferPointer(rebasing: elements[..<newCount]))
      count = newCount
    }
  }
}
