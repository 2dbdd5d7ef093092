import WaterfallEngine

extension WaterfallFlowLayout {
  /// A report of a value that the layout can't use.
  ///
  /// The layout never traps on bad input. It uses another value and reports the problem once, or
  /// once for each section if a delegate method returned the value.
  ///
  /// Three problems are reported two turns of the main run loop later, if they remain: an item that
  /// is too wide, a delegate that doesn't conform to `UICollectionViewDelegateFlowLayout`, and a
  /// missing estimate.
  ///
  /// The article <doc:BadInput> lists the values and what the layout uses instead.
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
    /// A preferred size that the layout refuses, because the view replaces its size again and again
    /// in a turn of the main run loop.
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
