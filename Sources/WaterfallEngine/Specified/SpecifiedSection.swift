/// The specified values of a section, without its items.
///
/// Lengths are in points. They aren't checked yet, so they can be any numbers.
package struct SpecifiedSection: Equatable, Sendable {
  /// The insets around the items.
  package var insets = Specified(SpecifiedInsets())
  /// The gap between two items of a column.
  package var lineSpacing = Specified(0.0)
  /// The gap between two columns.
  package var columnSpacing = Specified(0.0)
  /// The columns of the section.
  ///
  /// A number that the delegate returns takes precedence over `minimumColumnWidth`, and so do rows.
  /// A number that applies to the whole layout doesn't.
  package var columnCount = Specified(ColumnCount.automatic)
  /// The minimum width of a column, or 0 if there is none.
  package var minimumColumnWidth = Specified(0.0)
  /// The rule that assigns items to columns.
  package var placement = Placement.shortestColumn
  /// The distance by which columns can be longer than the shortest one and still be treated as
  /// equally short.
  package var placementTolerance = Specified(0.0)
  /// The distribution of a row's items, if the section has rows.
  package var rowAlignment = RowAlignment.justified
  /// The position of an item in a longer row, if the section has rows.
  package var rowItemAlignment = RowItemAlignment.center
  /// Whether the sizes of items are estimates, which apply until the views specify sizes.
  package var hasEstimates = false
  /// The element before the items.
  package var header = SpecifiedBoundary()
  /// The element after the items.
  package var footer = SpecifiedBoundary()
  /// The insets around the background.
  package var backgroundInsets = Specified(SpecifiedInsets())
  /// Whether the section has a background.
  package var showsBackground = true

  /// Creates the values of a section for which nothing is specified.
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

  /// The values of one boundary element.
  package subscript(boundary: Boundary) -> SpecifiedBoundary {
    get { boundary == .header ? header : footer }
    set {
      if boundary == .header { header = newValue } else { footer = newValue }
    }
  }
}

// MARK: - Names

extension InputIssue {
  /// A value that can have a problem.
  package enum Input: Hashable, Sendable {
    /// A value of a section.
    case insets, lineSpacing, columnSpacing, columnCount, minimumColumnWidth, backgroundInsets
    case placementTolerance
    /// A value of a header or footer.
    case boundaryExtent(Boundary)
    case boundaryInsets(Boundary)
    /// A value that applies while a header or footer is pinned.
    case pinnedExtent(Boundary)
    case pinnedOffset(Boundary)
    /// A value of an item: its size, its size until a view specifies one, or its number of columns.
    case itemSize, estimatedItemSize, columnSpan
    /// The extent that the delegate computed for the width of an item's columns, or for their
    /// height if the layout scrolls horizontally.
    case itemExtent(isHorizontal: Bool)
    /// The minimum extent of the content.
    case contentExtent
    /// The preferred size of a view.
    case preferredSize

    /// The names of the property and of the delegate method, or an empty string if there is none.
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
  /// The element in the name of a method.
  fileprivate var name: String { self == .header ? "Header" : "Footer" }
  /// The element in a sentence, or in the name of a property.
  var word: String { self == .header ? "header" : "footer" }
}
