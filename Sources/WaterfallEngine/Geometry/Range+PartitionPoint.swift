extension Range<Int> {
  /// Returns the first number for which `isAfter` returns `true`, or `upperBound` if none does.
  ///
  /// `isAfter` must also return `true` for all later numbers.
  ///
  /// - Complexity: O(log n) calls of `isAfter` for n numbers.
  @inlinable
  package func partitionPoint(where isAfter: (_ number: Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isAfter(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
