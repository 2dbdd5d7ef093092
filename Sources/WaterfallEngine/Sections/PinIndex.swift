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

    mutating func truncate(toSection section: Int) {
      sections.removeSubrange(sections.place(of: section)...)
      stack.removeSubrange(stack.place(of: section)...)
      piles.removeSubrange((stack.count + 1)...)
    }

    mutating func append(_ section: Int, _ input: BoundaryInput) {
      guard input.pinsWhereItIs else { return }
      sections.append(section)
      let share = min(input.stuckExtent, input.blockExtent)
      guard share > 0 else { return }
      stack.append(section)
      piles.append(piles[piles.count - 1] + share)
    }
  }

  private(set) var headers = List()
  private(set) var footers = List()
  /// No header or footer that pins is longer than this.
  private(set) var longest: Length = 0
  /// How many sections, from the first on, are accounted for.
  private var knownCount = 0

  subscript(boundary: Boundary) -> List { boundary == .header ? headers : footers }

  /// Forgets the sections from `section` on; nothing to do where headers and footers are as before.
  mutating func truncate(toSection section: Int) {
    guard section < knownCount else { return }
    knownCount = section
    headers.truncate(toSection: section)
    footers.truncate(toSection: section)
  }

  /// Takes in the sections that are not accounted for.
  ///
  /// - Complexity: O(those sections).
  mutating func update(with sections: [WaterfallSection]) {
    // What later sections gave to the bound stays until all are taken in anew: one that is too wide
    // costs a search a few more looks, and lowering it would cost going through them all.
    if knownCount == 0 { longest = 0 }
    for section in knownCount..<sections.count {
      let style = sections[section].style
      headers.append(section, style.input.header)
      footers.append(section, style.input.footer)
      longest = max(longest, style.longestPin)
    }
    knownCount = sections.count
  }
}
