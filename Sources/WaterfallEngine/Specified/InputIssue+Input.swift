extension InputIssue {
  /// The value that a problem is about, such as the section insets.
  package enum Input: Hashable, Sendable {
    /// A value of a section.
    case insets, lineSpacing, columnSpacing, columnCount, minimumColumnWidth, backgroundInsets
    case placementTolerance
    /// A value of a header or footer.
    case boundaryExtent(Boundary)
    case boundaryInsets(Boundary)
    /// A value that is used while a header or footer is pinned.
    case pinnedExtent(Boundary)
    case pinnedOffset(Boundary)
    /// A value of an item: its size, its estimated size, or the number of columns that it spans.
    case itemSize, estimatedItemSize, columnSpan
    /// The value that the delegate returned from `heightForItemAt`, or from `widthForItemAt` if the
    /// layout scrolls horizontally.
    case itemExtent(isHorizontal: Bool)
    /// The minimum extent of the content.
    case contentExtent
    /// The preferred size of a view.
    case preferredSize

    /// The names of the property and the delegate method that specify the value, or empty strings.
    var names: (property: String, method: String) {
      switch self {
      case .insets: ("sectionInset", "insetForSectionAt")
      case .lineSpacing: ("minimumLineSpacing", "minimumLineSpacingForSectionAt")
      case .columnSpacing: ("minimumInteritemSpacing", "minimumInteritemSpacingForSectionAt")
      case .columnCount: ("columnCount", "columnCountForSectionAt")
      case .minimumColumnWidth: ("minimumColumnWidth", "minimumColumnWidthForSectionAt")
      case .backgroundInsets: ("sectionBackgroundInset", "backgroundInsetForSectionAt")
      case .placementTolerance: ("placementTolerance", "")
      case .boundaryExtent(let boundary):
        ("\(boundary.word)ReferenceSize", "referenceSizeFor\(boundary.name)InSection")
      case .boundaryInsets(let boundary):
        ("\(boundary.word)Inset", "\(boundary.word)InsetForSectionAt")
      case .pinnedExtent(let boundary):
        ("pinned\(boundary.name)Extent", "pinned\(boundary.name)ExtentForSectionAt")
      case .pinnedOffset(let boundary): ("pinned\(boundary.name)Offset", "")
      case .itemSize: ("itemSize", "sizeForItemAt")
      case .estimatedItemSize: ("estimatedItemSize", "")
      case .columnSpan: ("", "columnSpanForItemAt")
      case .itemExtent(let isHorizontal): ("", isHorizontal ? "widthForItemAt" : "heightForItemAt")
      case .contentExtent: ("minimumContentExtent", "")
      case .preferredSize: ("", "preferredLayoutAttributesFitting")
      }
    }
  }
}

extension Boundary {
  /// The capitalized word for the names of methods and properties.
  fileprivate var name: String { self == .header ? "Header" : "Footer" }
  /// The lowercase word for sentences, and for property names that start with it.
  var word: String { self == .header ? "header" : "footer" }
}
