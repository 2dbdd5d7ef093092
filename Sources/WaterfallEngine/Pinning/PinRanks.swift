/// The headers, or the footers, that scrolling can displace, in the order of the content.
///
/// A rank is a position in that order. The last section's footer has rank 0, because footers are
/// mirrored, as in `PinResolver`. Comments and names here say "header" for either one.
///
///     sections with a pinned header    0     3  4        rank 0  1  2
///     sections with a pinned footer    0  1        5     rank 2  1  0
struct PinRanks {
  private let boundary: Boundary
  /// The sections of the headers, ascending.
  private let sections: [Int]
  /// The offsets of the pin index, or an empty array if the headers don't stack.
  private let stackOffsets: [Length]

  init(_ boundary: Boundary, of waterfall: Waterfall, in scope: PinScope) {
    self.boundary = boundary
    let list = waterfall.pins[boundary]
    sections = scope.stacks ? list.stack : list.sections
    stackOffsets = scope.stacks ? list.stackOffsets : []
  }

  var count: Int { sections.count }

  /// Returns the section of a rank.
  subscript(rank: Int) -> Int { sections[boundary == .header ? rank : count - 1 - rank] }

  /// Returns the sections of the specified ranks, ascending.
  subscript(ranks: Range<Int>) -> ArraySlice<Int> {
    boundary == .header
      ? sections[ranks] : sections[(count - ranks.upperBound)..<(count - ranks.lowerBound)]
  }

  /// Returns the first rank that satisfies the predicate.
  ///
  /// If a rank satisfies the predicate, all later ranks must satisfy it too.
  func first(where holds: (_ rank: Int) -> Bool) -> Int {
    (0..<count).partitionPoint(where: holds)
  }

  /// Returns the rank of a section's header, or of the first one after it.
  func first(from section: Int) -> Int {
    boundary == .header
      ? sections.lowerBound(of: section) : count - sections.lowerBound(of: section + 1)
  }

  /// Returns the extent that the pinned headers before a rank take up in a stack, or 0 in other
  /// scopes.
  func stackOffset(before rank: Int) -> Length {
    guard !stackOffsets.isEmpty else { return 0 }
    return boundary == .header
      ? stackOffsets[rank] : stackOffsets[count] - stackOffsets[count - rank]
  }
}
