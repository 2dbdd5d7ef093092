extension [Int] {
  /// Returns the index of the first number that is at least `number`, or `count` if none is.
  ///
  /// The array must be ascending.
  func lowerBound(of number: Int) -> Int { indices.partitionPoint { self[$0] >= number } }
}

/// Returns the numbers of two ascending sequences, in ascending order and without duplicates.
///
/// - Complexity: O(n) for n numbers in total. `sorted()` merges parts that are already sorted.
func mergeSorted(_ first: some Collection<Int>, _ second: some Collection<Int>) -> [Int] {
  (Array(first) + second).sorted().reduce(into: []) { merged, next in
    if merged.last != next { merged.append(next) }
  }
}
