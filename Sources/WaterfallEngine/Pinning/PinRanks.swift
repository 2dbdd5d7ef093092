/// A list of the headers that pin, or of the footers that pin.
///
/// A *rank* is an index in this list. Headers are listed in the order of the content. Footers are
/// in reverse order, because `PinResolver` mirrors them: if the footers of sections 0, 1, and 5
/// pin, their ranks are 2, 1, and 0.
///
/// Comments and names in this type say "header" for headers and footers.
struct PinRanks {
  private let edge: VisibleEdge
  /// The sections of the headers, in ascending order.
  private let sections: [Int]
  /// The stack offsets from the `PinIndex`, or an empty array if the headers don't stack.
  private let stackOffsets: [Length]

  init(_ boundary: Boundary, of waterfall: Waterfall, in scope: PinScope) {
    edge = boundary.pinningEdge
    let list = waterfall.pins[boundary]
    sections = scope.stacks ? list.stack : list.sections
    stackOffsets = scope.stacks ? list.stackOffsets : []
  }

  var count: Int { sections.count }

  /// Returns the section of the header with this rank.
  subscript(rank: Int) -> Int { sections[mirrored(rank)] }

  /// Returns the sections of the headers with these ranks, in ascending order.
  subscript(ranks: Range<Int>) -> [Int] {
    switch edge {
    case .start: Array(sections[ranks])
    case .end: Array(sections[(count - ranks.upperBound)..<(count - ranks.lowerBound)])
    }
  }

  /// Returns the first rank that satisfies the predicate, or `count` if there is none.
  ///
  /// All ranks after the first match must also satisfy the predicate.
  func first(where holds: (_ rank: Int) -> Bool) -> Int { (0..<count).partitionPoint(where: holds) }

  /// Returns the rank of a section's header, or `nil` if scrolling can't move the header.
  func rank(of section: Int) -> Int? {
    let index = sections.lowerBound(of: section)
    guard index < count, sections[index] == section else { return nil }
    return mirrored(index)
  }

  /// Returns the rank of the last header before a section, or `nil` if there is none.
  func rank(before section: Int) -> Int? {
    let index = sections.lowerBound(of: section)
    let rank =
      switch edge {
      case .start: index - 1
      case .end: count - 1 - index
      }
    return rank >= 0 ? rank : nil
  }

  /// Returns the total pinned extent of the headers that stack above the header at `rank`, or 0 if
  /// headers don't stack.
  func stackOffset(before rank: Int) -> Length {
    guard !stackOffsets.isEmpty else { return 0 }
    switch edge {
    case .start: return stackOffsets[rank]
    case .end: return stackOffsets[count] - stackOffsets[count - rank]
    }
  }

  /// Converts between a rank and an index in `sections`, in both directions.
  private func mirrored(_ index: Int) -> Int {
    switch edge {
    case .start: index
    case .end: count - 1 - index
    }
  }
}
