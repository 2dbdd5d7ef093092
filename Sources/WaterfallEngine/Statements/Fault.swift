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

/// The faults that are found on the way, one of each kind.
package struct Faults: Sendable {
  /// In the order in which they were found.
  package private(set) var found: [Fault] = []

  /// None yet.
  package init() {}

  /// Takes a fault, unless there is one of its kind.
  package mutating func note(_ fault: Fault) {
    let kind = fault.kind
    if !found.contains(where: { $0.kind == kind }) { found.append(fault) }
  }

  /// A stated number of points where it can be used; 0 for what is no finite number, and the nearest that
  /// can be used for what is too long, or less than the least.
  package mutating func usable(
    _ stated: Stated<Double>, atLeast least: Double = -Fault.longestPoints,
    of subject: Fault.Subject, at place: Fault.Place = .layout
  ) -> Double {
    let points = stated.value
    // Not true of what is not a number either.
    if points >= least && points <= Fault.longestPoints { return points }
    let used = points.isFinite ? max(least, min(points, Fault.longestPoints)) : 0
    let problem = Fault.Problem.length(points, used: used, least: least)
    note(Fault(problem, of: subject, isAnswer: stated.isAnswer, at: place))
    return used
  }

  /// Insets, each side as a distance, and as lengths; what leaves nothing of the room between them is a
  /// fault, unless there is nothing to be seen or that only follows from a side that cannot be used.
  mutating func insets(
    _ stated: Stated<StatedInsets>, of subject: Fault.Subject, at place: Fault.Place,
    in room: LayoutRoom, isSeen: Bool = true
  ) -> (points: StatedInsets, lengths: AxisInsets) {
    let usable = stated.value.map {
      self.usable(Stated($0, isAnswer: stated.isAnswer), of: subject, at: place)
    }
    let points = subject == .insets ? room.measured(usable) : usable
    let lengths = points.map(room.pixels.length)
    if isSeen, lengths.crossStart + lengths.crossEnd > room.crossExtent, stated.value == usable {
      let problem = Fault.Problem.insets(
        start: room.pixels.points(lengths.crossStart), end: room.pixels.points(lengths.crossEnd),
        room: room.extent)
      note(Fault(problem, of: subject, isAnswer: stated.isAnswer, at: place))
    }
    return (points, lengths)
  }
}
