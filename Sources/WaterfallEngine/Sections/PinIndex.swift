/// A sorted index of the sections whose header or footer pins.
///
/// A binary search in it finds the few sections that matter for a viewport. The index depends only
/// on sections' metrics. Searches read the sections' origins from the layout, so inserting or
/// deleting items doesn't change the index.
struct PinIndex: Sendable {
  /// The pinned headers, or the pinned footers, of all sections.
  ///
  /// The section indexes of footers are negative, because `PinResolver` mirrors footers.
  struct List: Equatable, Sendable {
    /// The mirrored indexes of the sections that have a pinned element, ascending.
    private(set) var sections: [Int] = []
    /// The mirrored indexes of the sections whose pinned element takes up space in a stack,
    /// ascending.
    ///
    /// A stack ignores the other pinned elements.
    private(set) var stack: [Int] = []
    /// The extent that a stack takes up before each of its elements, and at the end the stack's
    /// total extent.
    private(set) var stackOffsets: [Length] = [0]

    mutating func append(_ section: Int, _ metrics: BoundaryMetrics) {
      guard metrics.pinsWhereItIs else { return }
      sections.append(section)
      let share = min(metrics.visiblePinnedExtent, metrics.blockExtent)
      guard share > 0 else { return }
      stack.append(section)
      stackOffsets.append(stackOffsets[stackOffsets.count - 1] + share)
    }
  }

  private(set) var headers = List()
  private(set) var footers = List()
  /// The extent of the longest header or footer that pins.
  private(set) var longest: Length = 0

  /// Creates the index of all sections.
  ///
  /// - Complexity: O(s) for s sections.
  init(_ sections: [WaterfallSection] = []) {
    for section in sections.indices {
      headers.append(section, sections[section].style.metrics.header)
      longest = max(longest, sections[section].style.longestPin)
    }
    for section in sections.indices.reversed() {
      footers.append(-section, sections[section].style.metrics.footer)
    }
  }

  subscript(boundary: Boundary) -> List { boundary == .header ? headers : footers }
}
