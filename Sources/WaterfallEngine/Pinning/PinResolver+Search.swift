extension PinResolver {
  /// Returns the sections whose headers can have different states in this viewport and another one.
  ///
  /// The sections are in ascending order. Because the search compares whole sections, the result
  /// can include sections whose headers have the same state in both viewports.
  func sections(changingUntil other: PinResolver) -> [Int] {
    // A header's state changes only while the edge is between the header's unpinned position and
    // the position where the header is pushed out. In a stack, the length of the viewport also
    // matters, because it determines the number of headers.
    let (low, high) = (min(edge, other.edge), max(edge, other.edge))
    let end = max(rankEnd(before: high), other.rankEnd(before: high))
    return mergeSorted(
      sections(endingAfter: low, before: end), overscrollSections + other.overscrollSections)
  }

  /// Returns the sections whose headers can be displaced to a position that touches a range.
  ///
  /// The sections are in ascending order, and can include a few other ones. The range is in content
  /// coordinates.
  func sections(displacedInto range: LengthRange) -> [Int] {
    let range = boundary.mirrored(range)
    // The ends of the range are included. The search therefore goes one unit further.
    let end = rankEnd(before: min(range.end + 1, edge))
    return mergeSorted(sections(endingAfter: range.start - 1, before: end), overscrollSections)
  }

  /// Returns the rank after the last header that can be displaced from a position before `limit`.
  ///
  /// If headers stack, `limit` applies to the position of a header without the stack before it.
  func rankEnd(before limit: Length) -> Int {
    let end = ranks.first {
      let reach = ranks.stackOffset(before: $0) + waterfall.overhang
      return span(ofSection: ranks[$0]).start - reach >= limit
    }
    return min(end, stackEnd)
  }

  /// Returns the sections of the headers before a rank that can end after `position` while they're
  /// pinned.
  ///
  /// The sections are in ascending order.
  private func sections(endingAfter position: Length, before end: Int) -> ArraySlice<Int> {
    guard !rules.scope.stacks else { return ranks[0..<end] }
    let first = ranks.first { span(ofSection: ranks[$0]).end + waterfall.overhang > position }
    // If headers can leave their sections, the previous header can reach into the section of
    // `first`. It can then also end after `position`, so include it.
    return ranks[min(max(0, first - 1), end)..<end]
  }
}
