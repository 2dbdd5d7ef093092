extension PinResolver {
  /// Returns the sections whose headers can have different states in this viewport and another one.
  ///
  /// The sections are in ascending order. Because the search compares whole sections, the result
  /// can include sections whose headers have the same state in both viewports.
  func sections(changingUntil other: PinResolver) -> [Int] {
    let held = overscrollSections.isEmpty ? other.overscrollSections : overscrollSections
    return mergeSorted(ranks[ranks(changingUntil: other)], held)
  }

  private func ranks(changingUntil other: PinResolver) -> Range<Int> {
    let (low, high) = (min(edge, other.edge), max(edge, other.edge))
    // Viewports of different lengths can have space for different numbers of stacked headers.
    let holdsAsMany = stackEnd == other.stackEnd
    guard low < high || !holdsAsMany else { return 0..<0 }
    // A header's state changes only while the edge is between the header's unpinned position and
    // the position where the header is pushed out.
    let end = ranks.first {
      let stackOffset = ranks.stackOffset(before: $0)
      // A stacked header never moves past the end of the content. If its position in the stack is
      // after that end in both viewports, the header stays at the end.
      return span(ofSection: ranks[$0]).start - stackOffset - waterfall.overhang >= high
        || (holdsAsMany && low + stackOffset >= contentEnd + waterfall.overhang)
    }
    let upper = min(end, max(stackEnd, other.stackEnd))
    return min(firstRank(endingAfter: low), upper)..<upper
  }

  /// Returns the sections whose headers can be displaced to a position that touches a range.
  ///
  /// The sections are in ascending order. The range is in content coordinates.
  func sections(displacedInto range: LengthRange) -> [Int] {
    mergeSorted(ranks[ranks(displacedInto: boundary.mirrored(range))], overscrollSections)
  }

  /// Returns the ranks of the headers that can be displaced to a position that touches a range.
  ///
  /// The range is mirrored for footers. The result can include a few other headers.
  private func ranks(displacedInto range: LengthRange) -> Range<Int> {
    guard rules.scope.stacks else {
      let upper = ranks.first {
        let start = span(ofSection: ranks[$0]).start - waterfall.overhang
        return start > range.end || start >= edge
      }
      // A header that ends exactly where the range starts still touches the range. The search
      // therefore starts one unit earlier.
      return min(firstRank(endingAfter: range.start - 1), upper)..<upper
    }
    let longest = waterfall.pins.longest
    let lower = ranks.first { edge + ranks.stackOffset(before: $0) + longest >= range.start }
    var upper = lastPinnedRank.map { $0 + 1 } ?? 0
    // Near the end of the content, stacked headers move up so that they end within the content. If
    // the range is far before that end, none of them moves up into the range. In that case, stop at
    // the first header whose position in the stack is after the range.
    if contentEnd - longest > range.end {
      let last = ranks.first { edge + ranks.stackOffset(before: $0) - longest > range.end }
      upper = min(upper, last)
    }
    return min(lower, upper)..<upper
  }

  /// Returns the rank of the first header that can end after `position` while it's pinned.
  private func firstRank(endingAfter position: Length) -> Int {
    guard !rules.scope.stacks else { return 0 }
    let first = ranks.first { span(ofSection: ranks[$0]).end + waterfall.overhang > position }
    // If headers can leave their sections, the header before `first` can also end after `position`.
    return rules.scope.staysInSection ? first : max(0, first - 1)
  }
}
