extension [Int] {
  /// Returns the index of the first number that is at least `number`, or `count` if none is.
  ///
  /// The array must be ascending.
  func lowerBound(of number: Int) -> Int { indices.partitionPoint { self[$0] >= number } }
}

/// Returns the numbers of two ascending arrays, in ascending order and without duplicates.
///
/// - Complexity: O(n) for n numbers in total.
func mergeSorted(_ first: [Int], _ second: [Int]) -> [Int] {
  var merged: [Int] = []
  func append(_ number: Int) {
    if merged.last != number { merged.append(number) }
  }
  var rest = second.makeIterator()
  var next = rest.next()
  for number in first {
    while let other = next, other < number {
      append(other)
      next = rest.next()
    }
    append(number)
  }
  while let other = next {
    append(other)
    next = rest.next()
  }
  return merged
}
