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
    /// An item that specifies a larger cross extent than the available one, without a column count.
    case itemWidth(Double, room: Double, isHorizontal: Bool)
    /// A delegate whose size methods the layout can't call.
    case unknownDelegate
    /// A header or footer for which no view comes.
    case neverMade(Boundary)
    /// A cell prefers another width than the one that its columns were decided by.
    case otherWidth(Double, used: Double)
    /// A view prefers an extent that it cannot have.
    case preferredExtent(Double, used: Double)
    /// A view prefers another extent each of so many times.
    case noAgreement(times: Int, used: Double)
  }

  /// The kinds of problems that a client can tell apart.
  package enum Category: Hashable, Sendable {
    case length, insets, columnCount, columnSpan, itemWidth, delegate, supplementaryView
    case preferredSize, changingSize
  }

  /// The identity of a problem: the layout reports one problem of each kind.
  package struct Kind: Hashable, Sendable {
    let subject: Subject
    let isAnswer: Bool
    let category: Category
    /// The section, or `nil` if all sections share the problem.
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

  /// The identity of the problem for reports: a property has each problem once, a method once in each
  /// section.
  package var kind: Kind {
    let isShared = category == .supplementaryView || category == .delegate
    return Kind(
      subject: subject, isAnswer: isAnswer, category: category,
      section: isShared ? nil : reportedPlace.section)
  }

  /// The place of the problem, or `.layout` if a property causes it in all sections.
  package var reportedPlace: Place {
    switch category {
    case .length, .insets, .columnCount, .itemWidth: isAnswer ? place : .layout
    case .columnSpan, .delegate, .supplementaryView, .preferredSize, .changingSize: place
    }
  }
}

extension Fault.Place {
  fileprivate var section: Int? {
    switch self {
    case .layout: nil
    case .section(let section), .item(_, let section): section
    }
  }
}
