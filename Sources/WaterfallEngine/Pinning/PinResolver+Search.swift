extension PinResolver {
  /// Returns the sections whose header's state may differ between this viewport and another,
  /// ascending.
  ///
  /// The result can include neighbors whose state doesn't differ, because the search looks at whole
  /// sections.
  func sections(changingUntil other: PinResolver) -> [Int] {
    let held = overscrollSections.isEmpty ? other.overscrollSections : overscrollSections
    return mergeSorted(ranks[ranks(changingUntil: other)], held)
  }

  private func ranks(changingUntil other: PinResolver) -> Range<Int> {
    let (low, high) = (min(edge, other.edge), max(edge, other.edge))
    // The other viewport may have space for more or fewer headers in the stack.
    let holdsAsMany = stackEnd == other.stackEnd
    guard low < high || !holdsAsMany else { return 0..<0 }
    // A header's state depends on the edge only between its unpinned position and the end of its
    // scope.
    let end = ranks.first {
      let stackOffset = ranks.stackOffset(before: $0)
      // A header whose position in the stack is past the content's end stays at that end.
      return span(ofSection: ranks[$0]).start - stackOffset - waterfall.overhang >= high
        || (holdsAsMany && low + stackOffset >= contentEnd + waterfall.overhang)
    }
    let upper = min(end, max(stackEnd, other.stackEnd))
    return min(firstRank(endingAfter: low), upper)..<upper
  }

  /// Returns the sections whose headers may be displaced to a position that touches `range`, in
  /// content coordinates, ascending.
  func sections(displacedInto range: LengthRange) -> [Int] {
    mergeSorted(ranks[ranks(displacedInto: boundary.mirrored(range))], overscrollSections)
  }

  /// Returns the ranks whose headers may be displaced to a position that touches `range`.
  ///
  /// The result can include a few neighbors whose headers aren't displaced to the range.
  private func ranks(displacedInto range: LengthRange) -> Range<Int> {
    guard rules.scope.stacks else {
      let upper = ranks.first {
        let start = span(ofSection: ranks[$0]).start - waterfall.overhang
        return start > range.end || start >= edge
      }
      // A scope that ends where the range starts still touches it, so the search starts one unit
      // earlier.
      return min(firstRank(endingAfter: range.start - 1), upper)..<upper
    }
    let longest = waterfall.pins.longest
    let lower = ranks.first { edge + ranks.stackOffset(before: $0) + longest >= range.start }
    var upper = lastPinnedRank.map { $0 + 1 } ?? 0
    // A header whose position in the stack is past the content's end is at that end instead.
    if contentEnd - longest > range.end {
      let last = ranks.first { edge + ranks.stackOffset(before: $0) - longest > range.end }
      upper = min(upper, last)
    }
    return min(lower, upper)..<upper
  }

  /// Returns the first rank whose scope may end after `position`.
  private func firstRank(endingAfter position: Length) -> Int {
    guard !rules.scope.stacks else { return 0 }
    let first = ranks.first { span(ofSection: ranks[$0]).end + waterfall.overhang > position }
    // The previous header's scope ends in the found section, at the next header's unpinned
    // position.
    return rules.scope.staysInSection ? first : max(0, first - 1)
  }
}
