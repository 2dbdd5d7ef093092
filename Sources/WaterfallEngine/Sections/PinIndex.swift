/// The sections whose header or footer pins, in sorted lists.
///
/// A binary search of a list finds the few sections that matter at a scroll position. The lists
/// depend only on the sections' metrics, and not on their origins, so inserting or deleting items
/// doesn't change them.
struct PinIndex: Sendable {
  /// The sections whose headers pin, or the sections whose footers pin.
  struct List: Sendable {
    /// The sections whose header or footer pins, in ascending order.
    private(set) var sections: [Int] = []
    /// The sections whose header or footer takes up space in a stack, in ascending order.
    ///
    /// In a stack, pinned headers or footers stay next to each other instead of pushing each other
    /// out. An element with a pinned extent of 0 takes up no space.
    private(set) var stack: [Int] = []
    /// The extent of the stack before each of its elements, followed by the extent of the whole
    /// stack.
    private(set) var stackOffsets: [Length] = [0]

    /// Removes `section` and all later sections from the list.
    mutating func truncate(toSection section: Int) {
      sections.removeSubrange(sections.lowerBound(of: section)...)
      stack.removeSubrange(stack.lowerBound(of: section)...)
      stackOffsets.removeSubrange((stack.count + 1)...)
    }

    mutating func append(_ section: Int, _ metrics: BoundaryMetrics) {
      guard metrics.pinningExtent > 0 else { return }
      sections.append(section)
      guard metrics.visiblePinnedExtent > 0 else { return }
      stack.append(section)
      stackOffsets.append(stackOffsets[stackOffsets.count - 1] + metrics.visiblePinnedExtent)
    }
  }

  private(set) var headers = List()
  private(set) var footers = List()
  /// An upper bound for the extents of all headers and footers that pin.
  private(set) var longest: Length = 0
  /// The number of sections for which the lists are up to date, counted from the first section.
  private var knownCount = 0

  subscript(boundary: Boundary) -> List { boundary == .header ? headers : footers }

  /// Removes `section` and all later sections from the lists.
  ///
  /// Call this method before `update(with:)` if the header or footer of `section` changes.
  mutating func truncate(toSection section: Int) {
    guard section < knownCount else { return }
    knownCount = section
    headers.truncate(toSection: section)
    footers.truncate(toSection: section)
  }

  /// Updates the lists for the sections from `knownCount` on.
  ///
  /// - Complexity: O(n) for n sections from `knownCount` on.
  mutating func update(with sections: [WaterfallSection]) {
    // After a section is removed, `longest` can be too great, and a search takes a few more steps.
    // An exact value would require a pass through all sections.
    if knownCount == 0 { longest = 0 }
    for section in knownCount..<sections.count {
      let header = sections[section].metrics.header
      let footer = sections[section].metrics.footer
      headers.append(section, header)
      footers.append(section, footer)
      longest = max(longest, header.pinningExtent, footer.pinningExtent)
    }
    knownCount = sections.count
  }
}
