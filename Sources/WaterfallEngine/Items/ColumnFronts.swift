/// The position in each column where the next item can start, while items are placed.
///
/// There is one number for each column, and each item searches all of them. A tree isn't faster for
/// up to eight columns, and most screens show fewer.
struct ColumnFronts {
  private var fronts: [Length]
  /// The column after the last one that the previous item spans, or 0 before the first item.
  private var next: Int

  init(_ starts: [Length], next: Int) {
    fronts = starts
    self.next = next
  }

  /// Returns the column for an item.
  ///
  /// If items keep their columns and the item has one, that's its old column. Otherwise, the
  /// placement rule determines it.
  func column(
    for item: Int, oldColumn: UInt16, span: Int, by metrics: SectionMetrics,
    _ assignment: ColumnAssignment
  ) -> Int {
    let last = fronts.count - span
    if assignment == .kept, oldColumn != ItemSlot.unassigned { return min(Int(oldColumn), last) }
    //     item 4 spans 2 of 3 columns; its turn is 4 mod 3 = 1
    //     leading to trailing │   │ 4 ··· │      trailing to leading │ 4 ··· │   │
    switch metrics.placement {
    case .shortestColumn:
      let shortest = shortestWindow(of: span)
      let tolerance = metrics.placementTolerance
      return tolerance == 0 ? shortest : nextWindow(of: span, within: tolerance, of: shortest)
    case .leadingToTrailing: return min(item % fronts.count, last)
    case .trailingToLeading: return last - min(item % fronts.count, last)
    }
  }

  /// Assigns the columns from `column` on to an item that takes `step` of them, and returns its
  /// start.
  mutating func take(_ column: Int, span: Int, step: Length) -> Length {
    var start = fronts[column]
    for column in column + 1..<column + span { start = max(start, fronts[column]) }
    for column in column..<column + span { fronts[column] = start &+ step }
    next = column + span
    return start
  }

  /// Returns the next group of `span` neighbors that is about as short as the shortest one.
  ///
  /// A group qualifies if it can take the item at most `tolerance` later than the group at
  /// `shortest`. The result is the first such group after the previous item's columns. If there is
  /// none, it's the first such group of all.
  ///
  ///     fronts 5 2 4 3 3, tolerance 1, previous item in column 1: the next one goes to column 3
  ///
  /// This follows `flow-tolerance`: https://www.w3.org/TR/css-grid-3/#placement-tolerance.
  private func nextWindow(of span: Int, within tolerance: Length, of shortest: Int) -> Int {
    let limit = fronts[shortest..<shortest + span].reduce(0, max) &+ tolerance
    var (run, first) = (0, nil as Int?)
    for column in fronts.indices {
      run = fronts[column] <= limit ? run + 1 : 0
      guard run >= span else { continue }
      let window = column - span + 1
      if window >= next { return window }
      first = first ?? window
    }
    return first ?? shortest
  }

  /// Returns the group of `span` neighbors whose greatest front is least.
  ///
  /// The leading one wins a tie.
  ///
  ///     fronts 5 2 4 3 3      groups of 2, by their greatest: 5 4 4 3
  ///
  /// A group that contains the greatest front of an earlier group is no better than that one. So
  /// the search continues after that front.
  private func shortestWindow(of span: Int) -> Int {
    var (best, least) = (0, Length.max)
    var first = 0
    while first + span <= fronts.count {
      var greatest = first
      for column in first + 1..<first + span where fronts[column] >= fronts[greatest] {
        greatest = column
      }
      if fronts[greatest] < least {
        best = first
        least = fronts[greatest]
      }
      first = greatest + 1
    }
    return best
  }
}
