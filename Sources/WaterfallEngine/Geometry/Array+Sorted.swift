extension [Int] {
  /// Returns the index of the first number that is at least `number`, in an ascending array.
  func lowerBound(of number: Int) -> Int { indices.partitionPoint { self[$0] >= number } }
}

/// Returns the numbers of two ascending sequences, in ascending order and without duplicates.
///
/// - Complexity: O(n), n numbers in both, because sorting merges two ascending runs.
func mergeSorted(_ first: some Collection<Int>, _ second: some Collection<Int>) -> [Int] {
  // There is usually nothing to merge.
  if second.isEmpty { return Array(first) }
  if first.isEmpty { return Array(second) }
  return (Array(first) + second).sorted().reduce(into: []) { merged, next in
    if merged.last != next { merged.append(next) }
  }
}
