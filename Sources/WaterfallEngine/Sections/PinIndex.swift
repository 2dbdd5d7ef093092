/// Which sections have a header or a footer that pins, in order, so that the few that matter to a
/// viewport are found by binary search.
///
/// It knows inputs only. Where sections start is looked up in the layout, so that items that come
/// or go change nothing here.
struct PinIndex: Sendable {
  /// The pinned elements of one boundary.
  struct List: Equatable, Sendable {
    /// Their sections, ascending.
    private(set) var sections: [Int] = []
    /// The sections of those that take something of a stack, ascending: others have no place in one.
    private(set) var stack: [Int] = []
    /// What the ones before each take of a stack, and last what all of them take.
    private(set) var piles: [Length] = [0]

    /// None that pins is longer than this.
    private(set) var longest: Length = 0

    mutating func append(_ section: Int, _ input: BoundaryInput) {
      guard input.pinsWhereItIs else { return }
      sections.append(section)
      longest = max(longest, input.extent)
      let share = min(input.stuckExtent, input.blockExtent)
      guard share > 0 else { return }
      stack.append(section)
      piles.append(piles[piles.count - 1] + share)
    }
  }

  private(set) var headers = List()
  private(set) var footers = List()

  subscript(boundary: Boundary) -> List { boundary == .header ? headers : footers }

  /// - Complexity: O(sections).
  init(of sections: [WaterfallSection] = []) {
    for section in sections.indices {
      headers.append(section, sections[section].input.header)
      footers.append(section, sections[section].input.footer)
    }
  }
}

extension [Int] {
  /// The place of the first number that is at least this one, in an array that ascends.
  func place(of number: Int) -> Int { indices.partitionPoint { self[$0] >= number } }
}
