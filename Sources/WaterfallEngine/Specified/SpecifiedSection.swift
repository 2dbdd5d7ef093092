/// The values that the app specifies for a section, except the values of its items.
///
/// Lengths are in points. They aren't checked yet, so they can be any numbers.
package struct SpecifiedSection: Equatable, Sendable {
  /// The insets around the items.
  package var insets = Specified(SpecifiedInsets())
  /// The gap between two items of a column, or between two rows.
  package var lineSpacing = Specified(0.0)
  /// The gap between two columns, or the minimum gap between two items of a row.
  package var columnSpacing = Specified(0.0)
  /// The column count: automatic, rows, or a fixed number.
  ///
  /// A minimum column width overrides the column count if `takesMinimumColumnWidth` is `true`.
  package var columnCount = Specified(ColumnCount.automatic)
  /// The minimum width of a column, or 0 if there is none.
  package var minimumColumnWidth = Specified(0.0)
  /// The rule that assigns items to columns.
  package var placement = Placement.shortestColumn
  /// The length by which columns can exceed the shortest one and still be treated as equally short.
  package var placementTolerance = Specified(0.0)
  /// The distribution of the items across each row, if the section has rows.
  package var rowAlignment = RowAlignment.justified
  /// The position of an item along the main axis, if its row contains longer items.
  package var rowItemAlignment = RowItemAlignment.center
  /// Whether the sizes of items are estimates, until views return their preferred sizes.
  package var hasEstimates = false
  /// The values of the header.
  package var header = SpecifiedBoundary()
  /// The values of the footer.
  package var footer = SpecifiedBoundary()
  /// The insets around the section's background view.
  package var backgroundInsets = Specified(SpecifiedInsets())
  /// Whether the section has a background view.
  package var showsBackground = true

  /// Creates the values of a section for which the app specifies nothing.
  package init() {}

  /// Whether `minimumColumnWidth` applies.
  ///
  /// It's ignored if the section has rows, or if the delegate returns a number of columns.
  package var takesMinimumColumnWidth: Bool {
    switch columnCount.value {
    case .automatic: true
    case .rows: false
    case .fixed: columnCount.source == .property
    }
  }

  /// The values of the header or footer.
  package subscript(boundary: Boundary) -> SpecifiedBoundary {
    get { boundary == .header ? header : footer }
    set {
      if boundary == .header { header = newValue } else { footer = newValue }
    }
  }
}

// MARK: - Names

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
