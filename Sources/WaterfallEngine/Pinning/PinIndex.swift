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
    /// What the ones before each take of a stack, and last what all of them take.
    private(set) var piles: [Length] = [0]
    /// For each section of the layout its place in `sections`, or that of the next one.
    private(set) var places: [Int] = []

    mutating func truncate(toSection section: Int) {
      guard section < places.count else { return }
      let kept = places[section]
      sections.removeLast(sections.count - kept)
      piles.removeLast(piles.count - 1 - kept)
      places.removeLast(places.count - section)
    }

    mutating func append(_ section: WaterfallSection, boundary: Boundary) {
      places.append(sections.count)
      guard section.pins(boundary) else { return }
      let taken = min(section.pinnedExtent(of: boundary), section.blockExtent(of: boundary))
      sections.append(places.count - 1)
      piles.append(piles[piles.count - 1] + taken)
    }
  }

  private(set) var headers = List()
  private(set) var footers = List()
  /// No header or footer that pins is longer than this.
  private(set) var longest: Length = 0

  subscript(boundary: Boundary) -> List { boundary == .header ? headers : footers }

  /// Takes in the sections from `first` on; those before are as they were.
  ///
  /// Complexity: O(sections from `first` on), as the running sum of their starts.
  mutating func update(from first: Int, sections: [WaterfallSection]) {
    headers.truncate(toSection: first)
    footers.truncate(toSection: first)
    // What later sections gave to the bound stays until all are taken in anew: one that is too wide
    // costs a search a few more looks, and lowering it would cost going through them all.
    if first == 0 { longest = 0 }
    for index in headers.places.count..<sections.count {
      headers.append(sections[index], boundary: .header)
      footers.append(sections[index], boundary: .footer)
      let input = sections[index].input
      if input.header.pins { longest = max(longest, input.header.extent) }
      if input.footer.pins { longest = max(longest, input.footer.extent) }
    }
  }
}

extension WaterfallSection {
  /// Whether the section has such an element and it pins.
  func pins(_ boundary: Boundary) -> Bool {
    input[boundary].pins && input[boundary].extent > 0
  }

  /// How much of the element stays when it sticks, within its extent.
  func pinnedExtent(of boundary: Boundary) -> Length {
    let element = input[boundary]
    return min(max(0, element.pinnedExtent ?? element.extent), element.extent)
  }
}
