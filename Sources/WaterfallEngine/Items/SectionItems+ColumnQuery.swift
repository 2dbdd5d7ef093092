extension SectionItems {
  /// Returns the items that touch a range of the main axis, with their frames, in ascending order.
  ///
  /// In each column, the items start in ascending order. With negative spacing, an item can reach
  /// past the start of a later one, but at most by `ColumnRules.overlap`, so the search extends the
  /// range by that distance. An item that touches the range then either starts in the extended
  /// range, or is the last item of its column that starts before it. `BlockCheckpoints` finds these
  /// items:
  ///
  ///     block     ├──────┼──────┼──────┼──────┼──────┤
  ///     column 0  0   2    4  6          9            Each column is searched from its last item
  ///     column 1    1   3       5  7  8     10        before the range through the block in which
  ///                     └─ range ───┘                 an item starts after the range.
  ///
  /// - Complexity: O(k · log n + v + b) for k columns, n items, v items in the range, and b items
  ///   in a block of `BlockCheckpoints`, if the columns have similar lengths. Otherwise,
  ///   O(k · (log n + v + b)).
  func items(near main: LengthRange, in tracks: ColumnTracks) -> [PlacedItem] {
    var found: [PlacedItem] = []
    var next = 0
    let start = main.start - style.columns.overlap
    for run in runs(startingIn: LengthRange(start: start, end: main.end)) {
      for item in max(next, run.lowerBound)..<max(next, run.upperBound) {
        let range = slots[item].range
        guard range.start <= main.end, range.end >= main.start else { continue }
        found.append(PlacedItem(item: item, frame: frame(of: item, in: tracks)))
      }
      next = max(next, run.upperBound)
    }
    return found
  }

  /// Returns index ranges that together contain every item near a range of the main axis.
  ///
  /// For each column, they contain all items that start in `range`, and the last item that starts
  /// before it. Other items can be included. The index ranges can overlap, and are sorted by their
  /// first items.
  func runs(startingIn range: LengthRange) -> [Range<Int>] {
    guard checkpoints.count > 0 else { return [0..<count] }
    var runs: [Range<Int>] = []
    for column in 0..<columnCount {
      let first = block(inColumn: column) { slots[$0].position >= range.start }
      let last = block(inColumn: column) { slots[$0].position > range.end }
      if let before = checkpoints.lastItem(inColumn: column, beforeBlock: first) {
        runs.append(before..<before + 1)
      }
      // End the run at the column's last item before the block. Between that item and the block,
      // all items are in other columns.
      if first < last, let end = checkpoints.lastItem(inColumn: column, beforeBlock: last) {
        runs.append(first * checkpoints.blockLength..<end + 1)
      }
      runs.append(last * checkpoints.blockLength..<min((last + 1) * checkpoints.blockLength, count))
    }
    return runs.ordered { $0.lowerBound < $1.lowerBound }
  }

  /// The positions and widths of the columns in which the items are placed.
  ///
  /// The columns of a grid are usually justified. There are three exceptions if all items fit into
  /// one row:
  /// - As in the flow layout, items of different sizes start at the leading edge, with the minimum
  ///   gap (facts 13.1).
  /// - As in the flow layout, the section's only item is centered if its size is an estimate (facts
  ///   13.6).
  /// - The section's only item is where another row distribution than `justified` puts it. Without
  ///   this exception, no option could keep it from moving to the center when all others are
  ///   deleted.
  var tracks: ColumnTracks {
    let tracks = style.tracks
    guard let automatic = style.metrics.automatic, automatic.rule == .grid, count <= tracks.count,
      (0..<count).reduce(0, { $0 + span(of: $1) }) <= tracks.count
    else { return tracks }
    let distribution = style.metrics.rowDistribution
    if count == 1, distribution != .justified || automatic.centersOnlyItem {
      return tracks.aligning(columns(of: 0), to: distribution)
    }
    return areEqual(0..<count) ? tracks : tracks.leading
  }

  /// Returns the frame of a placed item, measured from the start of the section's items.
  func frame(of item: Int, in tracks: ColumnTracks) -> AxisRect {
    let span = spans.isEmpty ? 1 : Int(spans[item])
    return AxisRect(
      main: slots[item].range, cross: tracks.range(of: Int(slots[item].column), span: span))
  }
}

// MARK: - Searching a column

extension SectionItems {
  /// The number of columns when the items were last placed, or 0 if they haven't been placed.
  var columnCount: Int { checkpoints.columnCount }

  /// Returns how many columns an item spans.
  func span(of item: Int) -> Int { spans.isEmpty ? 1 : max(1, min(Int(spans[item]), columnCount)) }

  /// Returns the columns that a placed item spans.
  func columns(of item: Int) -> Range<Int> {
    let first = Int(slots[item].column)
    return first..<first + span(of: item)
  }

  /// Returns each column's last item before `item`.
  ///
  /// For a column that has no items before `item`, the array contains -1.
  func lastItems(before item: Int) -> [Int32] {
    let block = checkpoints.block(of: item)
    var lasts = checkpoints.lastItems(beforeBlock: block)
    for item in block * checkpoints.blockLength..<item {
      for column in columns(of: item) { lasts[column] = Int32(truncatingIfNeeded: item) }
    }
    return lasts
  }

  /// Searches a column for the first item that satisfies `isAfter`, and returns the item's block.
  ///
  /// All later items of the column must also satisfy `isAfter`. If no item before the last block
  /// satisfies it, the result is the last block.
  func block(inColumn column: Int, where isAfter: (_ item: Int) -> Bool) -> Int {
    (0..<checkpoints.count).partitionPoint {
      checkpoints.lastItem(inColumn: column, beforeBlock: $0 + 1).map(isAfter) ?? false
    }
  }
}
