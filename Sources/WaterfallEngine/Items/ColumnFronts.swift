/// The *front* of each column, which is the position where the column's next item can start.
///
/// The fronts change while items are placed. For each item, all fronts are searched. A tree isn't
/// faster for up to eight columns, and most screens show fewer.
struct ColumnFronts {
  private(set) var fronts: [Length]
  /// The column after the last one that the previous item spans, or 0 if there is no previous item.
  private(set) var next: Int

  /// Returns the column in which to place an item.
  ///
  /// An item that keeps its column gets its old one. Other items follow the placement rule.
  func column(
    for item: Int, oldColumn: UInt16, span: Int, by metrics: SectionMetrics,
    _ assignment: ColumnAssignment
  ) -> Int {
    let last = fronts.count - span
    if assignment == .kept, oldColumn != ItemSlot.unassigned { return min(Int(oldColumn), last) }
    // Item 4 spans 2 of 3 columns. Its first column is 4 mod 3 = 1, counted in the direction of the
    // placement.
    //     leading to trailing │   │ 4 ··· │      trailing to leading │ 4 ··· │   │
    switch metrics.placement {
    case .shortestColumn: return shortestColumn(span: span, tolerance: metrics.placementTolerance)
    case .leadingToTrailing: return min(item % fronts.count, last)
    case .trailingToLeading: return last - min(item % fronts.count, last)
    }
  }

  /// Places an item in `span` columns from `column` on, and returns its start.
  ///
  /// `step` is the distance from the item's start to the start of the next item.
  mutating func take(_ column: Int, span: Int, step: Length) -> Length {
    let start = start(in: column, span: span)
    for column in column..<column + span { fronts[column] = start &+ step }
    next = column + span
    return start
  }

  /// Returns the position where an item in `span` columns from `column` on can start.
  private func start(in column: Int, span: Int) -> Length {
    var start = fronts[column]
    for column in column + 1..<column + span { start = max(start, fronts[column]) }
    return start
  }

  /// Returns the first of the columns in which an item can start closest to the section's start.
  ///
  /// If several are equal, the leading ones are used. With a tolerance, columns in which the item
  /// starts up to that much later also qualify. The result is then the first that qualify after the
  /// columns of the previous item, or else the first that qualify at all.
  ///
  ///     fronts 5 2 4 3 3     An item that spans 2 columns can start at 5, 4, 4, or 3.
  ///     tolerance 1          After an item in column 1, this item starts in column 2, at 4.
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
