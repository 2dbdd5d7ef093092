/// A specified value that the layout can't use, and the value that it uses instead.
@usableFromInline package struct InputIssue: Equatable, Sendable {
  /// The section or item that a value is for.
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
    /// A pinned extent that is NaN.
    case noPinnedExtent
    /// Insets at the leading and trailing sides that add up to more than the available width.
    case insets(start: Double, end: Double, availableWidth: Double)
    /// A number of columns that is below 1, or too large for the available width.
    case columnCount(Int, used: Int, availableWidth: Double)
    /// A column span below 1.
    case columnSpan(Int)
    /// A column span above 1 in a section with rows.
    case spanInRows(Int)
    /// A size with a side that is negative, not finite, or too long.
    ///
    /// `used` is the length that the layout uses instead.
    case size(width: Double, height: Double, used: Double)
    /// An item that is wider than the available width, in a section without a column count.
    ///
    /// The check is `LayoutPass.findLikelyMistakes` in the product. The checks for the cases above
    /// are in `InputIssues` and `Style`.
    case itemWidth(Double, availableWidth: Double, isHorizontal: Bool)
    /// A problem with the delegate's type or with a view's preferred size.
    case view(ViewProblem)
  }

  /// A problem with the delegate's type or with the preferred sizes of views.
  package enum ViewProblem: Equatable, Sendable {
    /// A delegate that doesn't conform to the protocol with the size methods.
    case unknownDelegate
    /// A cell that prefers another width than that of its column, which was chosen from the item
    /// sizes.
    case otherWidth(Double, used: Double)
    /// A view whose preferred width or height isn't positive, or is too large.
    case preferredExtent(Double)
    /// Headers and footers that should size themselves, although there is no estimate.
    case missingEstimate
    /// A view that prefers a different size in each of several layout passes.
    case noAgreement(times: Int)
  }

  /// The category of a problem, which is part of its report.
  package enum Category: Hashable, Sendable {
    case length, insets, columnCount, columnSpan, itemWidth, delegate
    case preferredSize, changingSize
  }

  /// What identifies a problem, so that the layout reports it only once.
  package struct Kind: Hashable, Sendable {
    let input: Input
    let source: ValueSource
    let category: Category
    /// The section, or `nil` if the problem is reported once for all sections.
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

  /// The longest length that the layout uses: a hundred million points.
  ///
  /// A longer length is surely a mistake. Sums of lengths up to this limit don't overflow.
  @inlinable package static var longestPoints: Double { 100_000_000 }

  /// The kind of the problem.
  ///
  /// The layout reports only the first problem of each kind: once for a property, once for each
  /// section for a delegate method, and once for the whole layout for a delegate without size
  /// methods.
  package var kind: Kind {
    Kind(
      input: input, source: source, category: category,
      section: category == .delegate ? nil : reportedLocation.section)
  }

  /// The location that the report names, which is `.layout` if the value is from a property.
  package var reportedLocation: Location { source == .property ? .layout : location }
}

extension InputIssue.Location {
  /// The index of the section, or `nil` for the whole layout.
  package var section: Int? {
    switch self {
    case .layout: nil
    case .section(let section), .item(_, let section): section
    }
  }
}
