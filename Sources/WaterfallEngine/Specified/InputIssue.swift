/// A specified value that can't be used as it is, and the value that is used instead.
@usableFromInline package struct InputIssue: Equatable, Sendable {
  /// The value that has the problem.
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
    /// The views of headers and footers.
    case supplementaryViews
    /// A value of an item: its size, its size until a view specifies one, or its number of columns.
    case itemSize, estimatedItemSize, columnSpan
    /// The extent that the delegate computed for the width of an item's columns, or for their
    /// height if the layout scrolls horizontally.
    case itemExtent(isHorizontal: Bool)
    /// The minimum extent of the content.
    case contentExtent
    /// The preferred size of a view.
    case preferredSize
  }

  /// The scope of the value.
  package enum Location: Hashable, Sendable {
    /// The whole layout.
    case layout
    /// One section.
    case section(Int)
    /// One item.
    case item(Int, section: Int)
  }

  /// A problem with a value.
  ///
  /// All lengths are in points.
  package enum Problem: Equatable, Sendable {
    /// A length that isn't a number from `least` through `longestPoints`.
    case length(Double, used: Double, least: Double)
    /// A pinned extent that isn't a number.
    case noPinnedExtent
    /// Insets at the sides that are wider than the available width together.
    case insets(start: Double, end: Double, availableWidth: Double)
    /// A number of columns that is below 1 or doesn't fit into the available width.
    case columnCount(Int, used: Int, availableWidth: Double)
    /// A column span below 1.
    case columnSpan(Int)
    /// A column span above 1 in a section with rows.
    case spanInRows(Int)
    /// A size with a negative, non-finite, or too long side.
    ///
    /// `used` is the main extent that is used.
    case size(width: Double, height: Double, used: Double)
    /// An item that is wider than the available width in a section without a column count.
    case itemWidth(Double, availableWidth: Double, isHorizontal: Bool)
    /// A delegate whose size methods the layout can't call.
    case unknownDelegate
    /// A header or footer for which the data source provides no view.
    case neverMade(Boundary)
    /// A cell whose preferred width differs from the width of its automatic column.
    case otherWidth(Double, used: Double)
    /// A view's preferred main extent that is out of range.
    case preferredExtent(Double, used: Double)
    /// A view that prefers a different size in each of several layout passes.
    case noAgreement(times: Int, used: Double)
  }

  /// The kind of a problem that an app can distinguish.
  package enum Category: Hashable, Sendable {
    case length, insets, columnCount, columnSpan, itemWidth, delegate, supplementaryView
    case preferredSize, changingSize
  }

  /// The identity of a problem.
  ///
  /// The layout reports one problem of each kind.
  package struct Kind: Hashable, Sendable {
    let input: Input
    let source: ValueSource
    let category: Category
    /// The section, or `nil` if all sections share the problem.
    let section: Int?
  }

  /// The value that has the problem.
  package let input: Input
  /// The source of the value.
  package let source: ValueSource
  /// The section or item that the value is for.
  package let location: Location
  /// The problem with the value.
  package let problem: Problem

  /// Creates a description of a problem.
  package init(
    _ problem: Problem, of input: Input, source: ValueSource, at location: Location = .layout
  ) {
    self.problem = problem
    self.input = input
    self.source = source
    self.location = location
  }

  /// The longest length that can be used: a hundred million points.
  ///
  /// A longer one is a mistake, and sums of shorter ones are exact.
  @inlinable package static var longestPoints: Double { 100_000_000 }

  /// The category of the problem.
  package var category: Category {
    switch problem {
    case .length, .noPinnedExtent, .size: .length
    case .insets: .insets
    case .columnCount: .columnCount
    case .columnSpan, .spanInRows: .columnSpan
    case .itemWidth: .itemWidth
    case .unknownDelegate: .delegate
    case .neverMade: .supplementaryView
    case .preferredExtent, .otherWidth: .preferredSize
    case .noAgreement: .changingSize
    }
  }

  /// The identity of the problem in reports.
  ///
  /// A property reports each problem once, and a method once in each section. Missing views and an
  /// unknown delegate are reported once for the whole layout.
  package var kind: Kind {
    let isShared = category == .supplementaryView || category == .delegate
    return Kind(
      input: input, source: source, category: category,
      section: isShared ? nil : reportedLocation.section)
  }

  /// The location that the report names: `.layout` if a property causes the problem in all
  /// sections.
  package var reportedLocation: Location {
    switch category {
    case .length, .insets, .columnCount, .itemWidth: source == .delegate ? location : .layout
    case .columnSpan, .delegate, .supplementaryView, .preferredSize, .changingSize: location
    }
  }
}

extension InputIssue.Location {
  fileprivate var section: Int? {
    switch self {
    case .layout: nil
    case .section(let section), .item(_, let section): section
    }
  }
}
