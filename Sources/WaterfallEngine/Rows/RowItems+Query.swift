extension RowItems {
  /// The items that touch both stretches, in ascending order.
  ///
  /// Rows never start before the one before, and none ends further than the overlap of negative spacing
  /// past the start of a later one. So what touches a stretch starts in it, or so much before it, or
  /// is the last row that starts before that.
  ///
  /// - Complexity: O(v · (log r + c)), r rows, v items in the rows that touch the stretch along scrolling, c
  ///   of them in each.
  func items(touching main: LengthRange, cross: LengthRange, rules: RowRules) -> [Int] {
    rows(startingFrom: main.start - rules.overlap, through: main.end).flatMap { row in
      items(of: row).filter {
        range(of: $0, in: rows[row]).touches(main)
          && crossRange(of: $0, rules: rules).touches(cross)
      }
    }
  }

  /// The items that start from `lower` on and before `upper`, in ascending order.
  ///
  /// - Complexity: O(log r + v), r rows, v items in the rows that touch the stretch.
  func items(startingFrom lower: Length, before upper: Length, rules: RowRules) -> [Int] {
    rows(startingFrom: lower - rules.overlap, through: upper).flatMap { row in
      items(of: row).filter { lower..<upper ~= range(of: $0, in: rows[row]).start }
    }
  }

  /// The rows that start in a stretch, and the last one before it.
  private func rows(startingFrom start: Length, through end: Length) -> Range<Int> {
    let lower = max(0, rows.indices.partitionPoint { rows[$0].start >= start } - 1)
    return lower..<max(lower, rows.indices.partitionPoint { rows[$0].start > end })
  }
}
