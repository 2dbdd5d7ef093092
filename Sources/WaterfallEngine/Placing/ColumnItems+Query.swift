extension ColumnItems {
  /// The items near a stretch along scrolling, in ascending order, each once, where they are placed.
  ///
  /// In a column, starts never decrease, and no item ends further than the overlap of negative
  /// spacing past the start of a later one. So what touches a stretch starts in it, or so much before
  /// it, or is the last one of its column that starts before that, however long a single item is.
  ///
  ///     block     ├──────┼──────┼──────┼──────┼──────┤
  ///     column 0  0   2    4  6          9            the last before the stretch, and the blocks
  ///     column 1    1   3       5  7  8     10        from the first that reaches it to the last
  ///                     └─ stretch ─┘
  ///
  /// - Complexity: O(k · log n + v + b) for k columns, n items, v items in the stretch and b items in a
  ///   block of `BlockCheckpoints`, as long as columns grow alike; where they have drifted apart, each has
  ///   v and b of its own.
  func items(
    near main: LengthRange, tracks: ColumnTracks, rules: PlacingRules
  ) -> [(item: Int, frame: AxisRect)] {
    var found: [(item: Int, frame: AxisRect)] = []
    var next = 0
    for run in runs(startingIn: LengthRange(start: main.start - rules.overlap, end: main.end)) {
      for item in max(next, run.lowerBound)..<max(next, run.upperBound) {
        let range = range(of: item)
        guard range.start <= main.end, range.end >= main.start else { continue }
        found.append((item, AxisRect(main: range, cross: crossRange(of: item, in: tracks))))
      }
      next = max(next, run.upperBound)
    }
    return found
  }

  /// The runs of items, ascending by where they begin, among which the last item before a stretch and
  /// all that start in it are, in each column.
  func runs(startingIn stretch: LengthRange) -> [Range<Int>] {
    guard checkpoints.count > 0 else { return [0..<count] }
    var runs: [Range<Int>] = []
    for column in 0..<columnCount {
      let first = block(inColumn: column) { slots[$0].position >= stretch.start }
      let last = block(inColumn: column) { slots[$0].position > stretch.end }
      if let before = checkpoints.lastItem(inColumn: column, beforeBlock: first) {
        runs.append(before..<before + 1)
      }
      // While one long item fills the stretch, the others may place any number of items.
      if first < last, let end = checkpoints.lastItem(inColumn: column, beforeBlock: last) {
        runs.append(first * checkpoints.blockLength..<end + 1)
      }
      runs.append(last * checkpoints.blockLength..<min((last + 1) * checkpoints.blockLength, count))
    }
    runs.sort { $0.lowerBound < $1.lowerBound }
    return runs
  }
}
