/// Something stated that cannot be used as it is, and what is used instead.
@usableFromInline package struct Fault: Equatable, Sendable {
  /// What is stated.
  package enum Subject: Hashable, Sendable {
    /// Of sections.
    case insets, lineSpacing, columnSpacing, columnCount, minimumColumnWidth, backgroundInsets
    case placementTolerance
    /// Of a header or footer.
    case boundaryExtent(Boundary)
    case boundaryInsets(Boundary)
    /// Of one that sticks.
    case pinnedExtent(Boundary)
    case pinnedOffset(Boundary)
    /// The views of headers and footers.
    case supplementaryViews
    /// Of items: a size, a first size until a view states one, how many columns they cover.
    case itemSize, estimatedItemSize, columnSpan
    /// The extent of an item that was worked out for its width, or its height where scrolling is horizontal.
    case itemExtent(isHorizontal: Bool)
    /// The least extent of the content.
    case contentExtent
    /// The size that a view prefers.
    case preferredSize
  }

  /// Where it is stated.
  package enum Place: Hashable, Sendable {
    /// For no section in particular.
    case layout
    /// Of a section.
    case section(Int)
    /// Of an item.
    case item(Int, section: Int)
  }

  /// What is wrong with it, all numbers in points.
  package enum Problem: Equatable, Sendable {
    /// A length that is no number from `least` to `longestPoints`.
    case length(Double, used: Double, least: Double)
    /// How much stays of a header or footer that sticks is not a number.
    case noPinnedExtent
    /// Insets that leave nothing of the room between them.
    case insets(start: Double, end: Double, room: Double)
    /// A number of columns that the room cannot have.
    case columnCount(Int, used: Int, room: Double)
    /// A span below 1.
    case columnSpan(Int)
    /// A span in rows.
    case spanInRows(Int)
    /// A size that makes no item; `used` along scrolling.
    case size(width: Double, height: Double, used: Double)
    /// A header or footer for which no view comes.
    case neverMade(Boundary)
    /// A cell prefers another width than the one that its columns were decided by.
    case otherWidth(Double, used: Double)
    /// A view prefers an extent that it cannot have.
    case preferredExtent(Double, used: Double)
    /// A view prefers another extent each of so many times.
    case noAgreement(times: Int, used: Double)
  }

  /// What all faults have in common of which one report is enough.
  package struct Kind: Hashable, Sendable {
    let subject: Subject
    let isAnswer: Bool
    let problem: Int
    /// Nil where all sections share it.
    let section: Int?
  }

  /// What is stated.
  package let subject: Subject
  /// Whether it was answered, and not stated for the whole layout.
  package let isAnswer: Bool
  /// Where.
  package let place: Place
  /// What is wrong with it.
  package let problem: Problem

  /// Describes the fault.
  package init(
    _ problem: Problem, of subject: Subject, isAnswer: Bool, at place: Place = .layout
  ) {
    self.problem = problem
    self.subject = subject
    self.isAnswer = isAnswer
    self.place = place
  }

  /// No stated length counts as more than this many points, a hundred million: what is longer is a
  /// mistake, and sums of what is not are exact.
  @inlinable package static var longestPoints: Double { 100_000_000 }

  /// One report is enough of what is stated once; of answers there is one for each section, and never one
  /// for each item.
  package var kind: Kind {
    let (problem, isShared): (Int, Bool) =
      switch problem {
      case .length: (0, !isAnswer)
      case .noPinnedExtent: (1, !isAnswer)
      case .insets: (2, !isAnswer)
      case .columnCount: (3, !isAnswer)
      case .columnSpan: (4, false)
      case .spanInRows: (5, false)
      case .size: (6, !isAnswer)
      case .neverMade: (7, true)
      case .otherWidth: (8, false)
      case .preferredExtent: (9, false)
      case .noAgreement: (10, false)
      }
    return Kind(
      subject: subject, isAnswer: isAnswer, problem: problem, section: isShared ? nil : section)
  }

  private var section: Int? {
    switch place {
    case .layout: nil
    case .section(let section), .item(_, let section): section
    }
  }
}
