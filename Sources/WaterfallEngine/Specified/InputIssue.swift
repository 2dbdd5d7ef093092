/// A specified value that the layout can't use, and the value that it uses instead.
///
/// The product writes the report, which names the app's property or method.
@usableFromInline package struct InputIssue: Sendable {
  /// A problem with a value.
  ///
  /// Each case says which numbers it has. All lengths are in points.
  package enum Problem: CaseIterable, Sendable {
    /// A length that isn't a number in the usable range: the length, the used one, and the least
    /// usable one.
    case length
    /// A pinned extent that is NaN.
    case noPinnedExtent
    /// Insets at the leading and trailing sides that exceed the available width: their sum and the
    /// width.
    case insets
    /// A number of columns below 1: the number.
    case tooFewColumns
    /// A number of columns that don't fit: the number, the used number, and the available width.
    case tooManyColumns
    /// A column span below 1: the span.
    case columnSpan
    /// A column span above 1 in a section with rows: the span.
    case spanInRows
    /// A size with a side that is negative or not finite: the width and the height.
    case size
    /// An estimate whose width, or height if the layout scrolls horizontally, is negative or not
    /// finite: the width and the height.
    case estimatedWidth
    /// A size that makes a side of an item too long: the width and the height.
    case longSide
    /// An item that is wider than the available width, in a section without a column count: the
    /// width of the item and the available width.
    ///
    /// The check is `LayoutPass.findLikelyMistakes` in the product. The checks for the cases above
    /// are in `InputIssues` and `Style`.
    case itemWidth
    /// A delegate that doesn't conform to the protocol with the size methods.
    case unknownDelegate
    /// A cell that prefers another width than that of its column, which was chosen from the item
    /// sizes: the preferred width and that of the column.
    case otherWidth
    /// A view whose preferred width or height isn't positive, or is too large: the length.
    case preferredExtent
    /// Headers and footers that should size themselves, although there is no estimate.
    case missingEstimate
    /// A view that prefers a different size in each of several layout passes: how many.
    case noAgreement

    /// The problem that stands for this one, so that a value has one report, whether it's too small
    /// or too large.
    fileprivate var recorded: Problem {
      switch self {
      case .tooManyColumns: .tooFewColumns
      case .estimatedWidth, .longSide: .size
      default: self
      }
    }
  }

  /// A side of a size.
  package enum Side: Sendable { case height, width }

  /// The value that has the problem.
  package let input: Input
  /// The source of the value.
  package let source: ValueSource
  /// The index of the section, or `nil` if a property specifies the value for all sections.
  package let section: Int?
  /// The index of the item, or `nil` if the value isn't that of a single item.
  package let item: Int?
  /// The side of a size that the problem is about.
  package let side: Side
  /// The problem with the value.
  package let problem: Problem
  /// The numbers that belong to the problem.
  package let numbers: [Double]

  /// Creates a description of a problem.
  ///
  /// The section and the item are ignored if a property specifies the value.
  package init(
    _ problem: Problem, _ numbers: [Double] = [], of input: Input, _ side: Side = .height,
    source: ValueSource, section: Int? = nil, item: Int? = nil
  ) {
    self.problem = problem
    self.numbers = numbers
    self.input = input
    self.side = side
    self.source = source
    self.section = source == .property ? nil : section
    self.item = source == .property ? nil : item
  }

  /// The longest length that the layout uses: a hundred million points.
  ///
  /// A longer length is surely a mistake. Sums of lengths up to this limit don't overflow.
  @inlinable package static var longestPoints: Double { 100_000_000 }

  /// Returns whether a report of the other problem would tell nothing new.
  ///
  /// Each problem is reported once for a property, once for each section for a delegate method, and
  /// once for the whole layout for a delegate without size methods.
  func repeats(_ other: InputIssue) -> Bool {
    problem.recorded == other.problem.recorded && input == other.input && source == other.source
      && (section == other.section || problem == .unknownDelegate)
  }
}
