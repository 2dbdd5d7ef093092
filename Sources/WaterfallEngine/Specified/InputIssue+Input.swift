extension InputIssue {
  /// The value that a problem is about, such as the section insets.
  package enum Input: CaseIterable, Sendable {
    /// A value of a section.
    case insets, lineSpacing, columnSpacing, columnCount, minimumColumnWidth, backgroundInsets
    case placementTolerance
    /// A value of a header or footer.
    case headerExtent, footerExtent, headerInsets, footerInsets
    /// A value that is used while a header or footer is pinned.
    case pinnedHeaderExtent, pinnedFooterExtent, pinnedHeaderOffset, pinnedFooterOffset
    /// A value of an item: its size, its estimated size, or the number of columns that it spans.
    case itemSize, estimatedItemSize, columnSpan
    /// The main extent that the delegate computed for an item.
    case itemExtent
    /// The minimum extent of the content.
    case contentExtent
    /// The preferred size of a view.
    case preferredSize

    static func extent(of boundary: Boundary) -> Input {
      boundary == .header ? .headerExtent : .footerExtent
    }

    static func insets(of boundary: Boundary) -> Input {
      boundary == .header ? .headerInsets : .footerInsets
    }

    static func pinnedExtent(of boundary: Boundary) -> Input {
      boundary == .header ? .pinnedHeaderExtent : .pinnedFooterExtent
    }
  }
}
