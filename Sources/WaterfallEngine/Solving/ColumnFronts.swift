/// Where each column can take its next item, while items are being placed.
struct ColumnFronts {
  private var starts: [Length]

  /// The fronts after the items that `items` has in its lists.
  init(of items: ColumnItems, rules: PlacingRules) {
    starts = (0..<rules.columnCount).map { column in
      guard let last = items.lists.lastItem(inColumn: column) else { return 0 }
      return items.positions[last] + max(0, items.extents[last] + rules.lineSpacing)
    }
  }

  /// The leading one of the columns where an item that covers `span` could start first.
  mutating func shortest(span: Int) -> Int {
    var best = 0
    var least = Length.max
    for column in 0...starts.count - span {
      let start = starts[column..<column + span].max() ?? 0
      if start < least { (best, least) = (column, start) }
    }
    return best
  }

  /// The column whose turn it is when items go round.
  ///
  ///     3 columns, item 4 covering 2: its turn is column 1
  ///     leading to trailing  │   │█4█│███│      trailing to leading, the mirror image  │███│█4█│   │
  func turn(of item: Int, span: Int, placement: Placement) -> Int {
    let last = starts.count - span
    let column = min(item % starts.count, last)
    return placement == .trailingToLeading ? last - column : column
  }

  /// Gives the columns to an item, which takes `step` of them; answers where it starts.
  mutating func take(_ column: Int, span: Int, step: Length) -> Length {
    let start = starts[column..<column + span].max() ?? 0
    for column in column..<column + span { starts[column] = start + step }
    return start
  }
}
