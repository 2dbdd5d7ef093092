extension Range<Int> {
  /// Returns the first number that satisfies `isAfter`, or `upperBound` if there is none.
  ///
  /// All numbers after the first match must also satisfy `isAfter`.
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
