extension [Int] {
  /// The place of the first number that is at least this one, in an array that ascends.
  func place(of number: Int) -> Int { indices.partitionPoint { self[$0] >= number } }
}

/// What either of two ascending sequences holds, ascending, each once.
///
/// - Complexity: O(both), as sorting takes two runs that ascend.
func union(_ first: some Collection<Int>, _ second: some Collection<Int>) -> [Int] {
  // Most often there is nothing to merge.
  if second.isEmpty { return Array(first) }
  if first.isEmpty { return Array(second) }
  return (Array(first) + second).sorted().reduce(into: []) { union, next in
    if union.last != next { union.append(next) }
  }
}
