extension PinResolver {
  /// Returns the sections whose headers can change between this viewport and another one.
  ///
  /// The sections are in ascending order. They're found without computing the headers' states, so
  /// some of these headers might not change.
  func sections(changingUntil other: PinResolver) -> [Int] {
    // A header's state changes only while the edge is between the header's unpinned position and
    // the position where the header is pushed out. In a stack, the length of the viewport matters,
    // too, because it limits how many headers can pin.
    let low = min(edge, other.edge)
    let high = max(edge, other.edge)
    let end = max(rankEnd(before: high), other.rankEnd(before: high))
    return mergeSorted(
      sections(endingAfter: low, before: end), overscrollSections + other.overscrollSections)
  }

  /// Returns the sections whose headers pinning might move into a range.
  ///
  /// The sections are in ascending order, and the range is in content coordinates. Some of the
  /// headers might not touch the range.
  func sections(displacedInto range: LengthRange) -> [Int] {
    let range = visibleEdge.mirrored(range)
    // The ends of the range are included, so the search goes one unit further.
    let end = rankEnd(before: min(range.end + 1, edge))
    return mergeSorted(sections(endingAfter: range.start - 1, before: end), overscrollSections)
  }

  /// Returns the rank after the last header that might start before `limit` while it's unpinned.
  ///
  /// Pinning only moves headers forward, so no header from that rank on can be pinned while the
  /// edge is at `limit`. In a stack, a header pins below the earlier ones, so their extent is
  /// subtracted from its position.
  func rankEnd(before limit: Length) -> Int {
    let isBefore = { (rank: Int) in
      let reach = ranks.stackOffset(before: rank) + waterfall.overhang
      return span(ofSection: ranks[rank]).start - reach < limit
    }
    guard rules.scope.stacks else { return ranks.first { !isBefore($0) } }
    // A section with a negative inset can be shorter than the pinned part of its header. The
    // headers after it can then pin sooner than this one does, so look at all headers that fit into
    // the viewport.
    return ((0..<stackEnd).last(where: isBefore) ?? -1) + 1
  }

  /// Returns the sections whose pinned header might reach past `position`.
  ///
  /// The sections are in ascending order, and the ranks of their headers are below `end`.
  private func sections(endingAfter position: Length, before end: Int) -> [Int] {
    guard !rules.scope.stacks else { return ranks[0..<end] }
    let first = ranks.first { span(ofSection: ranks[$0]).end + waterfall.overhang > position }
    // A header that leaves its section can reach into the section of `first`, and past `position`.
    // Include the header before `first`, which might do so.
    return ranks[min(max(0, first - 1), end)..<end]
  }
}
