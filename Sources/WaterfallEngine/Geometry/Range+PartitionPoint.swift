extension Range<Int> {
  /// The first number for which `isAfter` is true, which it then is for all later ones; the end
  /// where it is for none.
  ///
  /// - Complexity: O(log n) calls, n numbers.
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
