extension PinResolver {
  /// Returns the sections whose headers can change between this viewport and another one.
  ///
  /// The sections are in ascending order. The method doesn't compute the headers' states, so some
  /// of these headers might not change.
  func sections(changingUntil other: PinResolver) -> [Int] {
    // A header's state changes only while the edge is between the header's unpinned position and
    // the position where the header is pushed out. In a stack, the length of the viewport also
    // matters, because it limits how many headers can pin.
    let low = min(edge, other.edge)
    let high = max(edge, other.edge)
    let end = max(rankEnd(before: high), other.rankEnd(before: high))
    return mergeSorted(
      sections(endingAfter: low, before: end), overscrollSections + other.overscrollSections)
  }

  /// Returns the sections whose displaced headers can touch a range.
  ///
  /// The sections are in ascending order. Some of their headers might not touch the range. The
  /// range is in content coordinates.
  func sections(displacedInto range: LengthRange) -> [Int] {
    let range = visibleEdge.mirrored(range)
    // The ends of the range are included. The search therefore goes one unit further.
    let end = rankEnd(before: min(range.end + 1, edge))
    return mergeSorted(sections(endingAfter: range.start - 1, before: end), overscrollSections)
  }

  /// Returns the rank after the last header that can be displaced from a position before `limit`.
  ///
  /// In a stack, a header pins after the earlier headers. The method therefore subtracts their
  /// extent from the header's position before it compares the position with `limit`.
  func rankEnd(before limit: Length) -> Int {
    let isBefore = { (rank: Int) in
      let reach = ranks.stackOffset(before: rank) + waterfall.overhang
      return span(ofSection: ranks[rank]).start - reach < limit
    }
    guard rules.scope.stacks else { return ranks.first { !isBefore($0) } }
    // A section with a negative inset can be shorter than the pinned part of its header. The
    // headers after it then reach farther than this one, so look at all headers that fit into the
    // viewport.
    return ((0..<stackEnd).last(where: isBefore) ?? -1) + 1
  }

  /// Returns the sections whose headers can end after `position` while they're pinned.
  ///
  /// The sections are in ascending order. Only headers whose ranks are less than `end` are
  /// included.
  private func sections(endingAfter position: Length, before end: Int) -> ArraySlice<Int> {
    guard !rules.scope.stacks else { return ranks[0..<end] }
    let first = ranks.first { span(ofSection: ranks[$0]).end + waterfall.overhang > position }
    // If headers can leave their sections, the previous header can reach into the section of
    // `first`. It can then also end after `position`, so include it.
    return ranks[min(max(0, first - 1), end)..<end]
  }
}
