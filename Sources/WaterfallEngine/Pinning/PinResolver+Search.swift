extension PinResolver {
  /// The sections, ascending, whose state may differ between this viewport and another: those that
  /// differ, and the neighbours that rounding up to whole sections takes in.
  func sections(changingUntil other: PinResolver) -> ArraySlice<Int> {
    let (low, high) = (min(edge, other.edge), max(edge, other.edge))
    // In a stack the other viewport may have places for more headers, or for fewer.
    let holdsAsMany = stackEnd == other.stackEnd
    guard low < high || !holdsAsMany else { return [] }
    // A header's state depends on the edge only between its resting place and the end of its scope.
    let end = firstRank {
      let pile = pile(beforeRank: $0)
      // Those whose place is past the content's end stay at that end.
      return span(atRank: $0).start - pile - overhang >= high
        || (holdsAsMany && low + pile >= contentEnd + overhang)
    }
    let upper = min(end, max(stackEnd, other.stackEnd))
    return sections(atRanks: min(firstRank(endingAfter: low), upper)..<upper)
  }

  /// The ranks whose headers may be displaced to a place that touches `range`: those that are, and
  /// a few neighbours.
  func ranks(displacedInto range: LengthRange) -> Range<Int> {
    guard rules.scope.stacks else {
      let upper = firstRank {
        let start = span(atRank: $0).start - overhang
        return start > range.end || start >= edge
      }
      // One more unit: a scope that ends where the range starts still touches it.
      return min(firstRank(endingAfter: range.start - 1), upper)..<upper
    }
    let longest = waterfall.pins.longest
    let lower = firstRank { edge + pile(beforeRank: $0) + longest >= range.start }
    var upper = stuckEnd
    // Headers whose place in the stack is past the content's end lie at that end instead.
    if contentEnd - longest > range.end {
      upper = min(upper, firstRank { edge + pile(beforeRank: $0) - longest > range.end })
    }
    return min(lower, upper)..<upper
  }

  /// The first rank whose scope may end after `position`.
  private func firstRank(endingAfter position: Length) -> Int {
    guard !rules.scope.stacks else { return 0 }
    let first = firstRank { span(atRank: $0).end + overhang > position }
    // The scope of the one before ends in that section, where the next header rests.
    return rules.scope.staysInSection ? first : max(0, first - 1)
  }
}
