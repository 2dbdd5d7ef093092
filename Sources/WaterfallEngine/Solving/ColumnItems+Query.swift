extension ColumnItems {
  /// The items that touch both stretches, in ascending order, each once.
  ///
  /// In a column, starts never decrease, and no item ends further than the overlap of negative
  /// spacing past the start of a later one. So what touches a stretch is a run of the column's
  /// list, and two binary searches find it, however long a single item is.
  ///
  /// - Complexity: O(k · log n + v · log v), k columns, n items, v items found.
  func items(
    touching main: LengthRange, cross: LengthRange, tracks: ColumnTracks, rules: PlacingRules
  ) -> [Int] {
    guard count > 0 else { return [] }
    let candidates = candidateColumns(touching: cross, tracks: tracks)
    let needsCrossCheck = !spans.isEmpty || tracks.spacing < 0
    var found: [Int] = []
    for column in candidates {
      for rank in ranks(inColumn: column, touching: main, rules: rules) {
        let item = lists.item(at: rank, inColumn: column)
        // An item of several columns is met in each; it is taken where it is met first.
        guard max(Int(columns[item]), candidates.lowerBound) == column,
          positions[item] + extents[item] >= main.start,
          !needsCrossCheck || crossRange(of: item, in: tracks).touches(cross)
        else { continue }
        found.append(item)
      }
    }
    if candidates.count > 1 { found.sort() }
    return found
  }

  /// The ranks that hold every item of `column` that touches `main`; of those before the last of
  /// them, only ones that overlap others may fail to.
  private func ranks(
    inColumn column: Int, touching main: LengthRange, rules: PlacingRules
  ) -> Range<Int> {
    let reached = main.start - rules.overlap
    let first = lists.count(inColumn: column) { positions[$0] < reached }
    let end = lists.count(inColumn: column) { positions[$0] <= main.end }
    return max(0, first - 1)..<end
  }

  /// The columns in whose lists every item is found that touches `cross`.
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
