/// A sorted index of the sections whose header or footer pins.
///
/// A binary search in it finds the few sections that matter for a viewport. The index depends only
/// on sections' metrics. Searches read the sections' origins from the layout, so inserting or
/// deleting items doesn't change the index.
struct PinIndex: Sendable {
  /// The pinned headers, or the pinned footers, of all sections.
  struct List: Sendable {
    /// The sections that have a pinned element, ascending.
    private(set) var sections: [Int] = []
    /// The sections whose pinned element takes up space in a stack, ascending.
    ///
    /// A stack ignores the other pinned elements.
    private(set) var stack: [Int] = []
    /// The extent that a stack takes up before each of its elements, and at the end the stack's
    /// total extent.
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
      let share = min(metrics.visiblePinnedExtent, metrics.blockExtent)
      guard share > 0 else { return }
      stack.append(section)
      stackOffsets.append(stackOffsets[stackOffsets.count - 1] + share)
    }
  }

  private(set) var headers = List()
  private(set) var footers = List()
  /// An upper bound for the extents of all headers and footers that pin.
  private(set) var longest: Length = 0
  /// The number of leading sections that the index covers.
  private var knownCount = 0

  subscript(boundary: Boundary) -> List { boundary == .header ? headers : footers }

  /// Removes `section` and all later sections from the index.
  ///
  /// The caller doesn't need this if headers and footers are unchanged.
  mutating func truncate(toSection section: Int) {
    guard section < knownCount else { return }
    knownCount = section
    headers.truncate(toSection: section)
    footers.truncate(toSection: section)
  }

  /// Adds the sections that the index doesn't cover yet.
  ///
  /// - Complexity: O(n) for n added sections.
  mutating func update(with sections: [WaterfallSection]) {
    // The bound still includes removed sections until the index is rebuilt from the first section.
    // A bound that is too large costs a search a few more steps. Lowering it would require a pass
    // through all sections.
    if knownCount == 0 { longest = 0 }
    for section in knownCount..<sections.count {
      let (header, footer) = (sections[section].metrics.header, sections[section].metrics.footer)
      headers.append(section, header)
      footers.append(section, footer)
      longest = max(longest, header.pinningExtent, footer.pinningExtent)
    }
    knownCount = sections.count
  }
}
