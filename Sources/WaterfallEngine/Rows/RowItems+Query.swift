extension RowItems {
  /// The items that touch both stretches, in ascending order.
  ///
  /// Rows never start before the one before, and none ends further than the overlap of negative spacing
  /// past the start of a later one. So what touches a stretch starts in it, or so much before it, or
  /// is the last row that starts before that.
  ///
  /// - Complexity: O(log r + v), r rows, v items in the rows that touch the stretch along scrolling.
  func items(touching main: LengthRange, cross: LengthRange, rules: RowRules) -> [Int] {
    rows(startingFrom: main.start - rules.overlap, through: main.end).flatMap { row in
      let range = range(ofRow: row)
      var (start, gap) = distribution(ofRow: row, rules: rules)
      return items(of: row).filter { item in
        let width = slots[item].width
        defer { start += width + gap }
        return self.range(of: item, in: range).touches(main)
          && rules.crossRange(from: start, width: width).touches(cross)
      }
    }
  }

  /// The items that start from `lower` on and before `upper`, in ascending order.
  ///
  /// - Complexity: O(log r + v), r rows, v items in the rows that touch the stretch.
  func items(startingFrom lower: Length, before upper: Length, rules: RowRules) -> [Int] {
    rows(startingFrom: lower - rules.overlap, through: upper).flatMap { row in
      let range = range(ofRow: row)
      return items(of: row).filter { lower..<upper ~= self.range(of: $0, in: range).start }
    }
  }

  /// The rows that start in a stretch, and the last one before it.
  private func rows(startingFrom start: Length, through end: Length) -> Range<Int> {
    let lower = max(0, rows.indices.partitionPoint { rows[$0].start >= start } - 1)
    return lower..<max(lower, rows.indices.partitionPoint { rows[$0].start > end })
  }
}
