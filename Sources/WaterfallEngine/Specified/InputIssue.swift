/// A specified value that can't be used as it is, and the value that is used instead.
@usableFromInline package struct InputIssue: Equatable, Sendable {
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
    /// A problem with the delegate or with views.
    case view(ViewProblem)
  }

  /// A problem with the delegate, the data source, or the preferred sizes of views.
  package enum ViewProblem: Equatable, Sendable {
    /// A delegate whose size methods the layout can't call.
    case unknownDelegate
    /// A cell whose preferred width differs from the width of its automatic column.
    case otherWidth(Double, used: Double)
    /// A view's preferred main extent that is out of range.
    case preferredExtent(Double, used: Double)
    /// A view that prefers a different size in each of several layout passes.
    case noAgreement(times: Int, used: Double)
  }

  /// The kind of a problem that an app can distinguish.
  package enum Category: Hashable, Sendable {
    case length, insets, columnCount, columnSpan, itemWidth, delegate
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

  /// The identity of the problem in reports.
  ///
  /// A property reports each problem once, and a method once in each section. An unknown delegate
  /// is reported once for the whole layout.
  package var kind: Kind {
    Kind(
      input: input, source: source, category: category,
      section: category == .delegate ? nil : reportedLocation.section)
  }

  /// The location that the report names, or `.layout` if a property causes the problem.
  package var reportedLocation: Location { source == .property ? .layout : location }
}

extension InputIssue.Location {
  fileprivate var section: Int? {
    switch self {
    case .layout: nil
    case .section(let section), .item(_, let section): section
    }
  }
}
