extension RowItems {
  /// The items near both stretches that are answered, in ascending order.
  ///
  /// Rows never start before the one before, and none ends further than the overlap of negative spacing
  /// past the start of a later one. So what touches a stretch starts in it, or so much before it, or
  /// is the last row that starts before that.
  ///
  /// `answer` is given where an item near the stretch is, and says where it is answered; nil where it is not.
  ///
  /// - Complexity: O(log r + v), r rows, v items in the rows that touch the stretch along scrolling.
  func items(
    near main: LengthRange, rules: RowRules, answer: (AxisRect) -> AxisRect?
  ) -> [AnsweredItem] {
    var found: [AnsweredItem] = []
    for row in rows(startingFrom: main.start - overlap(by: rules), through: main.end) {
      let range = range(ofRow: row)
      guard range.end >= main.start else { continue }
      var (start, gap) = distribution(ofRow: row, rules: rules)
      for item in items(of: row) {
        let width = slots[item].width
        let frame = AxisRect(
          main: self.range(of: item, in: range), cross: rules.crossRange(from: start, width: width))
        if let frame = answer(frame) { found.append(AnsweredItem(item: item, frame: frame)) }
        start += width + gap
      }
    }
    return found
  }

  /// The items that start from `lower` on and before `upper`, in ascending order.
  ///
  /// - Complexity: O(log r + v), r rows, v items in the rows that touch the stretch.
  func items(startingFrom lower: Length, before upper: Length, rules: RowRules) -> [Int] {
    rows(startingFrom: lower - overlap(by: rules), through: upper).flatMap { row in
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
