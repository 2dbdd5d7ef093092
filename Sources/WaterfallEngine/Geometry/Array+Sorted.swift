extension [Int] {
  /// Returns the first index whose number is at least `number`, or `count` if there is none.
  ///
  /// The array must be ascending.
  func lowerBound(of number: Int) -> Int { indices.partitionPoint { self[$0] >= number } }
}

/// Returns the numbers of two ascending sequences, in ascending order and without duplicates.
///
/// - Complexity: O(n) for n numbers in both, because `sorted()` only merges the ascending parts.
func mergeSorted(_ first: some Collection<Int>, _ second: some Collection<Int>) -> [Int] {
  // Usually, one of the two is empty.
  if second.isEmpty { return Array(first) }
  if first.isEmpty { return Array(second) }
  return (Array(first) + second).sorted().reduce(into: []) { merged, next in
    if merged.last != next { merged.append(next) }
  }
}
