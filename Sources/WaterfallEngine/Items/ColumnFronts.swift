/// The position in each column where the next item can start, while items are placed.
///
/// There is one number for each column, and each item searches all of them. A tree isn't faster for
/// up to eight columns, and most screens show fewer.
struct ColumnFronts {
  private(set) var fronts: [Length]
  /// The column after the last one that the previous item spans, or 0 before the first item.
  private(set) var next: Int

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
    case .shortestColumn: return shortestColumn(span: span, tolerance: metrics.placementTolerance)
    case .leadingToTrailing: return min(item % fronts.count, last)
    case .trailingToLeading: return last - min(item % fronts.count, last)
    }
  }

  /// Assigns the columns from `column` on to an item that takes `step` of them, and returns its
  /// start.
  mutating func take(_ column: Int, span: Int, step: Length) -> Length {
    let start = start(in: column, span: span)
    for column in column..<column + span { fronts[column] = start &+ step }
    next = column + span
    return start
  }

  /// Returns the position where an item in the columns from `column` on can start.
  private func start(in column: Int, span: Int) -> Length {
    var start = fronts[column]
    for column in column + 1..<column + span { start = max(start, fronts[column]) }
    return start
  }

  /// Returns the first of the columns where an item can start first.
  ///
  /// The leading ones win a tie. With a tolerance, other columns qualify if the item can start in
  /// them at most that much later. The result is then the first of them after the previous item's
  /// columns, or else the first of all.
  ///
  ///     fronts 5 2 4 3 3      where an item that spans 2 can start: 5 4 4 3
  ///     tolerance 1, previous item in column 1: the next one goes to column 3
  ///
  /// This follows `flow-tolerance`: https://www.w3.org/TR/css-grid-3/#placement-tolerance.
  private func shortestColumn(span: Int, tolerance: Length) -> Int {
    var (shortest, least) = (0, Length.max)
    for column in 0...fronts.count - span {
      let start = start(in: column, span: span)
      if start < least { (shortest, least) = (column, start) }
    }
    guard tolerance > 0 else { return shortest }
    let qualifies = { start(in: $0, span: span) <= least &+ tolerance }
    return (0...fronts.count - span).first { $0 >= next && qualifies($0) }
      ?? (0...fronts.count - span).first(where: qualifies) ?? shortest
  }
}
