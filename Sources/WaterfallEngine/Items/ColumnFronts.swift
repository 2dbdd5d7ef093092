/// Where each column can take its next item, while items are being placed.
///
/// One number a column, looked through for each item. Up to eight columns, more than most screens have
/// room for, a tree of them is not faster.
struct ColumnFronts {
  private var fronts: [Length]
  /// The column after the last one that the item before covers; 0 before the first item.
  private var next: Int

  init(_ starts: [Length], next: Int) {
    fronts = starts
    self.next = next
  }

  /// The column that an item gets: its former one where items keep theirs and it has one, else the one
  /// that the placement gives it.
  func column(
    for item: Int, formerly former: UInt16, span: Int, rules: PlacingRules,
    _ assignment: ColumnAssignment
  ) -> Int {
    let last = fronts.count - span
    if assignment == .kept, former != ItemSlot.unassigned { return min(Int(former), last) }
    //     item 4 covers 2 of 3 columns; its turn is 4 mod 3 = 1
    //     leading to trailing │   │ 4 ··· │      trailing to leading │ 4 ··· │   │
    switch rules.placement {
    case .shortestColumn:
      let shortest = shortestWindow(of: span)
      return rules.tolerance == 0
        ? shortest : nextWindow(of: span, within: rules.tolerance, of: shortest)
    case .leadingToTrailing: return min(item % fronts.count, last)
    case .trailingToLeading: return last - min(item % fronts.count, last)
    }
  }

  /// Gives an item, which takes `step` of them, the columns from `column` on; answers where it starts.
  mutating func take(_ column: Int, span: Int, step: Length) -> Length {
    var start = fronts[column]
    for column in column + 1..<column + span { start = max(start, fronts[column]) }
    for column in column..<column + span { fronts[column] = start &+ step }
    next = column + span
    return start
  }

  /// The window of `span` neighbours, among those that can take an item hardly later than the one that can
  /// take it first, in which reading goes on: the first from the column after the item before, else the first.
  ///
  ///     fronts 5 2 4 3 3, tolerance 1, the item before in column 1: the next goes to column 3
  ///
  /// As `flow-tolerance` has it: https://www.w3.org/TR/css-grid-3/#placement-tolerance.
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

  /// The window of `span` neighbours whose greatest front is least; the leading one of several.
  ///
  ///     fronts 5 2 4 3 3      windows of 2, by their greatest: 5 4 4 3
  ///
  /// A window that has the greatest front of an earlier one in it is no better than that one: so the
  /// next to look at begins behind it.
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
