extension ColumnItems {
  /// The items near both stretches that are answered, in ascending order, each once.
  ///
  /// In a column, starts never decrease, and no item ends further than the overlap of negative
  /// spacing past the start of a later one. So what touches a stretch starts in it, or so much before
  /// it, or is the last one of its column that starts before that, however long a single item is.
  ///
  /// `answer` is given where an item near the stretch along scrolling is, and says where it is answered; nil
  /// where it is not.
  ///
  /// - Complexity: That of `items(startingIn:)`.
  func items(
    near main: LengthRange, cross: LengthRange, tracks: ColumnTracks, rules: PlacingRules,
    answer: (AxisRect) -> AxisRect?
  ) -> [AnsweredItem] {
    let starts = LengthRange(start: main.start - rules.overlap, end: main.end)
    let near = items(
      startingIn: starts, columns: candidateColumns(touching: cross, tracks: tracks)
    ) { $1.position <= main.end && $1.position + $1.extent >= main.start }
    return near.compactMap { item in
      answer(AxisRect(main: range(of: item), cross: crossRange(of: item, in: tracks)))
        .map { AnsweredItem(item: item, frame: $0) }
    }
  }

  /// Those items that meet a condition, in ascending order, out of all that start in a stretch and, in
  /// each column, the last one before it; others are looked at too, so the condition has to say
  /// whether an item is meant.
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
    startingIn stretch: LengthRange, columns: Range<Int>,
    where isMeant: (_ item: Int, _ slot: ItemSlot) -> Bool
  ) -> [Int] {
    var found: [Int] = []
    var next = 0
    for run in runs(startingIn: stretch, columns: columns) {
      for item in max(next, run.lowerBound)..<max(next, run.upperBound)
      where isMeant(item, slots[item]) {
        found.append(item)
      }
      next = max(next, run.upperBound)
    }
    return found
  }

  /// The runs of items, ascending by where they begin, among which the last item before a stretch and
  /// all that start in it are, in each of some columns.
  private func runs(startingIn stretch: LengthRange, columns: Range<Int>) -> [Range<Int>] {
    guard checkpoints.count > 0 else { return [0..<count] }
    var runs: [Range<Int>] = []
    for column in columns {
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

  /// The columns in which every item begins, or is, that touches `cross`.
  ///
  ///     ├─────┤ ├─────┤ ├─────┤
  ///            ↑ an item that covers columns 0 and 1 touches what lies in the gap: both are looked
  ///              through, though neither touches it
  private func candidateColumns(
    touching cross: LengthRange, tracks: ColumnTracks
  ) -> Range<Int> {
    // Overlapping columns may begin out of order, by the pixel they are rounded to.
    guard tracks.spacing >= 0 else { return 0..<tracks.count }
    let lower = (0..<tracks.count).partitionPoint { tracks.end(of: $0) >= cross.start }
    let upper = (0..<tracks.count).partitionPoint { tracks.start(of: $0) > cross.end }
    guard lower >= upper, !spans.isEmpty else { return lower..<max(lower, upper) }
    return max(0, upper - 1)..<min(lower + 1, tracks.count)
  }
}
