extension RowItems {
  /// The items of the rows that touch a stretch along scrolling, in ascending order, where they are placed.
  ///
  /// Rows never start before the one before, and none ends further than the overlap of negative spacing
  /// past the start of a later one. So what touches a stretch starts in it, or so much before it, or
  /// is the last row that starts before that.
  ///
  /// - Complexity: O(log r + v), r rows, v items in the rows that touch the stretch along scrolling.
  func items(near main: LengthRange, rules: RowRules) -> [(item: Int, frame: AxisRect)] {
    var found: [(item: Int, frame: AxisRect)] = []
    let rules = applied(rules)
    let start = main.start - rules.overlap
    // Those that start in the stretch, and the last one before it.
    let first = max(0, rows.indices.partitionPoint { rows[$0].start >= start } - 1)
    for row in first..<max(first, rows.indices.partitionPoint { rows[$0].start > main.end }) {
      let range = range(ofRow: row)
      guard range.end >= main.start else { continue }
      var (start, gap) = distribution(ofRow: row, rules: rules)
      for item in items(of: row) {
        let width = slots[item].width
        let frame = AxisRect(
          main: rules.mainRange(ofExtent: slots[item].extent, in: range),
          cross: rules.crossRange(from: start, width: width))
        found.append((item, frame))
        start += width + gap
      }
    }
    return found
  }
}
