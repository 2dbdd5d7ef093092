extension SectionItems {
  /// Returns the items near a range of the main axis, with their frames, in ascending order.
  ///
  /// In a column, starts never decrease. With negative spacing, items overlap, but no item's end is
  /// farther than that overlap after the start of a later one. So an item that touches the range
  /// starts in it or at most that overlap before it. Otherwise, it's the last item of its column
  /// before that. This holds however long a single item is. The marks of `BlockCheckpoints` lead to
  /// these items:
  ///
  ///     block     ├──────┼──────┼──────┼──────┼──────┤
  ///     column 0  0   2    4  6          9            the last item before it, and the blocks
  ///     column 1    1   3       5  7  8     10        from the first that reaches it to the last
  ///                     └─ range ───┘
  ///
  /// - Complexity: O(k · log n + v + b) for k columns, n items, v items in the range, and b items
  ///   in a block of `BlockCheckpoints`, if the columns have similar lengths. Otherwise, each
  ///   column adds its own v and b.
  func items(
    near main: LengthRange, in tracks: ColumnTracks
  ) -> [(item: Int, frame: AxisRect)] {
    var found: [(item: Int, frame: AxisRect)] = []
    var next = 0
    for run in runs(startingIn: LengthRange(start: main.start - style.overlap, end: main.end)) {
      for item in max(next, run.lowerBound)..<max(next, run.upperBound) {
        let range = slots[item].range
        guard range.start <= main.end, range.end >= main.start else { continue }
        found.append((item, frame(of: item, in: tracks)))
      }
      next = max(next, run.upperBound)
    }
    return found
  }

  /// Returns the ranges of items that contain every item near a range of the main axis.
  ///
  /// For each column, these are the last item before the range and all items that start in it. The
  /// ranges ascend by their first items.
  func runs(startingIn range: LengthRange) -> [Range<Int>] {
    guard checkpoints.count > 0 else { return [0..<count] }
    var runs: [Range<Int>] = []
    for column in 0..<columnCount {
      let first = block(inColumn: column) { slots[$0].position >= range.start }
      let last = block(inColumn: column) { slots[$0].position > range.end }
      if let before = checkpoints.lastItem(inColumn: column, beforeBlock: first) {
        runs.append(before..<before + 1)
      }
      // While one long item fills the range, the other columns can contain any number of items.
      if first < last, let end = checkpoints.lastItem(inColumn: column, beforeBlock: last) {
        runs.append(first * checkpoints.blockLength..<end + 1)
      }
      runs.append(last * checkpoints.blockLength..<min((last + 1) * checkpoints.blockLength, count))
    }
    runs.sort { $0.lowerBound < $1.lowerBound }
    return runs
  }

  /// The columns of the items.
  ///
  /// If the items fill at most one row, that row is the flow layout's last one, which depends only
  /// on its own items. Unequal items have the spacing between them (facts 13.1), and with estimates
  /// a single item is centered (facts 13.6).
  ///
  ///     banner 390, cards 100, spacing 10: two rows, as the banner spans three columns
  ///     ├──────────────────390──────────────────┤
  ///     ├──100──┤··45··├──100──┤
  var tracks: ColumnTracks {
    let tracks = style.tracks
    guard let automatic = style.metrics.automatic, automatic.rule == .grid, count <= tracks.count,
      (0..<count).reduce(0, { $0 + span(of: $1) }) <= tracks.count
    else { return tracks }
    if count == 1, automatic.centersOnlyItem { return tracks.centering(columns(of: 0)) }
    return areEqual(0..<count) ? tracks : tracks.leading
  }

  /// Returns the frame of a placed item, from the start of the items' area.
  func frame(of item: Int, in tracks: ColumnTracks) -> AxisRect {
    let span = spans.isEmpty ? 1 : Int(spans[item])
    return AxisRect(
      main: slots[item].range, cross: tracks.range(of: Int(slots[item].column), span: span))
  }
}

// MARK: - Searching a column

extension SectionItems {
  /// The number of columns that the items were last placed in, or 0 before that.
  var columnCount: Int { checkpoints.columnCount }

  /// Returns how many columns an item spans.
  func span(of item: Int) -> Int {
    spans.isEmpty ? 1 : max(1, min(Int(spans[item]), columnCount))
  }

  /// Returns the columns that a placed item spans.
  func columns(of item: Int) -> Range<Int> {
    let first = Int(slots[item].column)
    return first..<first + span(of: item)
  }

  /// Returns the last items of all columns before an item, with -1 for a column without one.
  func lastItems(before item: Int) -> [Int32] {
    let block = checkpoints.block(of: item)
    var lasts = checkpoints.lastItems(beforeBlock: block)
    for item in block * checkpoints.blockLength..<item {
      for column in columns(of: item) { lasts[column] = Int32(truncatingIfNeeded: item) }
    }
    return lasts
  }

  /// Returns the first block at whose end the last item of a column satisfies a condition.
  ///
  /// `isAfter` must return `true` for all items of the column after the first match. If no such
  /// block exists, the result is the last block.
  func block(inColumn column: Int, where isAfter: (_ item: Int) -> Bool) -> Int {
    (0..<checkpoints.count).partitionPoint {
      checkpoints.lastItem(inColumn: column, beforeBlock: $0 + 1).map(isAfter) ?? false
    }
  }
}
