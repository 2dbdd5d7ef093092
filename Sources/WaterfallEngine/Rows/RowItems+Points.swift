extension RowItems {
  /// The row whose point is last of those at or before `limit`, by its first item; the first of several
  /// at one place.
  ///
  /// The point of an item's start is where its row starts. A row's point is at most half the overlap
  /// past the start of a later one.
  ///
  /// - Complexity: O(log r), r rows, and O(1) for each row that overlaps others within reach.
  func last(_ point: ItemPoint, atOrBefore limit: Length, rules: RowRules) -> ColumnItems.Found? {
    var best: ColumnItems.Found?
    for row in (0..<rows.indices.partitionPoint { rows[$0].start > limit }).reversed() {
      let found = position(point, of: row)
      if found.position <= limit, best.map({ $0.position <= found.position }) ?? true {
        best = found
      }
      if let best, best.position > rows[row].start + rules.overlap / 2 { break }
    }
    return best
  }

  /// The row whose point is first of those after `limit`, by its first item; the first of several at one
  /// place.
  ///
  /// - Complexity: That of `last(_:atOrBefore:rules:)`.
  func first(_ point: ItemPoint, after limit: Length, rules: RowRules) -> ColumnItems.Found? {
    var best: ColumnItems.Found?
    let reached = limit - rules.overlap / 2
    let next = rows.indices.partitionPoint { rows[$0].start > reached }
    for row in max(0, next - 1)..<rows.count {
      if let best, rows[row].start >= best.position { break }
      let found = position(point, of: row)
      if found.position > limit, best.map({ found.position < $0.position }) ?? true {
        best = found
      }
    }
    return best
  }

  private func position(_ point: ItemPoint, of row: Int) -> ColumnItems.Found {
    let row = rows[row]
    return (Int(row.first), point == .start ? row.start : row.start + row.thickness / 2)
  }
}
