/// The *front* of each column: the position where the column's next item can start.
///
/// To place an item, all fronts are compared, one after another. Up to eight columns, a search tree
/// isn't faster, and most screens show fewer.
///
/// `FewColumnFronts` is a faster implementation of one case: the shortest column, without a
/// tolerance, for items that span one column each. Change both together.
struct ColumnFronts {
  private(set) var fronts: [Length]
  /// The column after the columns of the previous item, or 0 for the first item.
  private(set) var next: Int

  /// Returns the column in which to place an item.
  ///
  /// An item that has an old column stays there if `assignment` is `.kept`. For any other item, the
  /// placement rule chooses.
  func column(
    for item: Int, oldColumn: UInt16, span: Int, by rules: ColumnRules,
    _ assignment: ColumnAssignment
  ) -> Int {
    let last = fronts.count - span
    if assignment == .kept, oldColumn != ItemSlot.unassigned { return min(Int(oldColumn), last) }
    // `last` is the last column in which an item with this span can start. Further toward the
    // trailing edge, it would have too few columns.
    switch rules.placement {
    case .shortestColumn: return shortestColumn(span: span, tolerance: rules.tolerance)
    case .leadingToTrailing: return min(item % fronts.count, last)
    case .trailingToLeading: return last - min(item % fronts.count, last)
    }
  }

  /// Places an item in `span` columns from `column` on, and returns its start.
  ///
  /// `step` is the distance from the item's start to the start of the next item in the same
  /// columns.
  mutating func take(_ column: Int, span: Int, step: Length) -> Length {
    let start = start(in: column, span: span)
    for column in column..<column + span { fronts[column] = start &+ step }
    next = column + span
    return start
  }

  /// Returns the position where an item can start if `column` is the first of its `span` columns.
  private func start(in column: Int, span: Int) -> Length {
    var start = fronts[column]
    for column in column + 1..<column + span { start = max(start, fronts[column]) }
    return start
  }

  /// Returns the column in which an item can start closest to the section's start.
  ///
  /// A tie goes to the leading column, as `Placement.shortestColumn` and `FewColumnFronts` require.
  /// If the item spans several columns, the result is the first of them.
  ///
  /// With a tolerance, the item can start later by up to that distance. The result is then the
  /// first suitable column after the columns of the previous item. If there is none, the result is
  /// the first suitable column of all.
  ///
  /// For example, the fronts of columns 0 to 4 are 5, 2, 4, 3, and 3. An item that spans two
  /// columns starts at the greater of their fronts: at 5, 4, 4, or 3. Without a tolerance, it
  /// starts in column 3, at 3. With a tolerance of 1, it can also start at 4. If the previous item
  /// is in column 1, this item starts in column 2, because that's the first suitable column after
  /// column 1.
  ///
  /// The tolerance follows `flow-tolerance` in CSS:
  /// https://www.w3.org/TR/css-grid-3/#placement-tolerance.
  private func shortestColumn(span: Int, tolerance: Length) -> Int {
    var shortest = 0
    var least = Length.max
    for column in 0...fronts.count - span {
      let start = start(in: column, span: span)
      if start < least {
        shortest = column
        least = start
      }
    }
    guard tolerance > 0 else { return shortest }
    let qualifies = { start(in: $0, span: span) <= least &+ tolerance }
    return (0...fronts.count - span).first { $0 >= next && qualifies($0) }
      ?? (0...fronts.count - span).first(where: qualifies) ?? shortest
  }
}
