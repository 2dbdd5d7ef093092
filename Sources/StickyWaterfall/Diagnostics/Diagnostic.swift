import WaterfallEngine

extension WaterfallFlowLayout {
  /// A report of a value that the layout can't use.
  ///
  /// The layout never traps on bad input. It uses another value, and reports the problem once, or
  /// once for each section if a delegate method returned the value.
  ///
  /// Three problems are reported two turns of the main run loop later, and only if they remain: an
  /// item that is too wide, a delegate that doesn't conform to
  /// `UICollectionViewDelegateFlowLayout`, and a missing estimate.
  ///
  /// | Input | The layout uses |
  /// | --- | --- |
  /// | a spacing, inset, or offset that isn't finite | 0 |
  /// | a length or size that is negative or isn't finite | 0 |
  /// | an `estimatedItemSize` with a bad width (height, if it scrolls horizontally) | its height |
  /// | a length above 100,000,000 points | 100,000,000 points |
  /// | section insets wider than the view | the insets: columns have no width, rows overlap them |
  /// | other insets wider than the view | a header or footer without width, or no background |
  /// | a column count below -1 (`flowLayoutRows`) | 1 column |
  /// | a column count above what fits at a device pixel each | as many columns as fit |
  /// | a column span below 1 | 1 column |
  /// | a column span above 1 in a section that has rows | no span |
  /// | an item wider than the available width, without a column count | the item's width |
  /// | a delegate without `UICollectionViewDelegateFlowLayout`, and no item size | 50 x 50 points |
  /// | `selfSizesHeadersAndFooters` without `estimatedItemSize` | the reference sizes |
  /// | a pinned extent that isn't a number | the whole header or footer |
  /// | a preferred height of 0 or less, not finite, or above 100,000,000 | the current height |
  /// | a preferred size that still changes after about 50 layout passes in a turn | the last one |
  /// | a cell that prefers another width than the columns that the sizes determine | that width |
  ///
  /// Zero bounds, a missing collection view, and index paths that don't exist aren't reported. Nor
  /// are these values, which are valid: a column count of 0 (`automaticColumnCount`), a column span
  /// above the column count, a minimum column width above the available width, an item size of
  /// zero, and negative spacings, insets, and pinned extents.
  public struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
    /// The kind of the problem.
    public let kind: DiagnosticKind
    /// The index of the section, or `nil` if a property of the layout causes the problem.
    public let section: Int?
    /// The index path of the item, or `nil` if the problem isn't about a single item.
    public let indexPath: IndexPath?
    /// The text of the report, in full sentences.
    ///
    /// It says what is wrong and where, what the layout does instead, and how to fix the problem.
    public let description: String
  }

  /// The kinds of problems that a layout reports.
  @objc(SWFDiagnosticKind)
  public enum DiagnosticKind: Int, Sendable {
    /// A length or size that is negative, isn't finite, or is above 100,000,000 points.
    case length
    /// Insets wider than the view.
    case insets
    /// A column count below -1, or above the number of columns that fit.
    case columnCount
    /// A column span below 1, or above 1 in a section that has rows.
    case columnSpan
    /// An item that is wider than the available width (higher than the available height if the
    /// layout scrolls horizontally), in a section without a column count.
    case itemWidth
    /// A delegate that doesn't conform to `UICollectionViewDelegateFlowLayout`.
    ///
    /// It's reported only if neither `itemSize` nor `estimatedItemSize` was ever set.
    case delegate
    /// A preferred size that the layout can't use, or `selfSizesHeadersAndFooters` without an
    /// `estimatedItemSize`, so that no view is asked for its size.
    case preferredSize
    /// A preferred size that still changes after about 50 layout passes in a turn of the main run
    /// loop.
    case changingSize
  }
}

extension WaterfallFlowLayout.Diagnostic {
  init(_ issue: InputIssue) {
    kind = WaterfallFlowLayout.DiagnosticKind(issue.problem)
    section = issue.section
    indexPath = issue.section.flatMap { section in
      issue.item.map { IndexPath(item: $0, section: section) }
    }
    description = issue.message
  }
}

extension WaterfallFlowLayout.DiagnosticKind {
  fileprivate init(_ problem: InputIssue.Problem) {
    switch problem {
    case .length, .noPinnedExtent, .size, .estimatedWidth, .longSide: self = .length
    case .insets: self = .insets
    case .tooFewColumns, .tooManyColumns: self = .columnCount
    case .columnSpan, .spanInRows: self = .columnSpan
    case .itemWidth: self = .itemWidth
    case .unknownDelegate: self = .delegate
    case .otherWidth, .preferredExtent, .missingEstimate: self = .preferredSize
    case .noAgreement: self = .changingSize
    }
  }
}
