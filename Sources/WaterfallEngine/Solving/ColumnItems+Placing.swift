extension ColumnItems {
  /// Places the items from `first` on, as if those before had just been placed.
  ///
  ///     spacing 1, next starts 4 2 5        next starts 4 6 5
  ///     ┌───┐ ┌───┐ ┌───┐                   ┌───┐ ┌───┐ ┌───┐
  ///     │ 0 │ │ 1 │ │ 2 │   item 3, 3 long  │ 0 │ │ 1 │ │ 2 │
  ///     │   │ └───┘ │   │  ───────────────▸ │   │ └───┘ │   │
  ///     └───┘       │   │                   └───┘ ┌───┐ │   │
  ///                 └───┘                         │ 3 │ └───┘
  ///                                               └───┘
  ///
  /// An item starts where its column can take the next one: at 0 when empty, otherwise the line
  /// spacing after the last end, but never before the last start. Of the columns where it could
  /// start first, the leading one is taken, by an exact comparison. An item that covers several
  /// columns starts where the last of them can take it.
  ///
  /// - Complexity: O(n · k) for n items placed and k columns, and O(k · log n) to resume.
  mutating func place(
    from first: Int, rules: PlacingRules, columns assignment: ColumnAssignment = .chosenAgain
  ) {
    resize()
    if first == 0 || lists.columnCount != rules.columnCount {
      lists.reset(columnCount: rules.columnCount)
    } else {
      lists.truncate(before: first)
    }
    var fronts = ColumnFronts(of: self, rules: rules)
    switch (rules.placement, assignment) {
    case (.shortestColumn, .chosenAgain):
      run(from: first, rules, &fronts) { item, span, fronts in fronts.shortest(span: span) }
    case (.shortestColumn, .kept):
      let kept = columns
      run(from: first, rules, &fronts) { item, span, fronts in
        kept[item] == Self.unassigned
          ? fronts.shortest(span: span) : min(Int(kept[item]), rules.columnCount - span)
      }
    default:
      let kept = columns
      run(from: first, rules, &fronts) { item, span, fronts in
        assignment == .chosenAgain || kept[item] == Self.unassigned
          ? fronts.turn(of: item, span: span, placement: rules.placement)
          : min(Int(kept[item]), rules.columnCount - span)
      }
    }
    lists.append(from: first, columns: columns, spans: spans)
    extent = greatestEnd(rules: rules)
  }

  /// Gives positions and columns as many elements as there are items.
  private mutating func resize() {
    if positions.count > count { positions.removeLast(positions.count - count) }
    positions.append(contentsOf: repeatElement(0, count: count - positions.count))
    if columns.count > count { columns.removeLast(columns.count - count) }
    columns.append(contentsOf: repeatElement(Self.unassigned, count: count - columns.count))
  }

  private mutating func run(
    from first: Int, _ rules: PlacingRules, _ fronts: inout ColumnFronts,
    column: (_ item: Int, _ span: Int, _ fronts: inout ColumnFronts) -> Int
  ) {
    for item in first..<count {
      let span = span(of: item)
      let column = column(item, span, &fronts)
      columns[item] = UInt16(truncatingIfNeeded: column)
      positions[item] = fronts.take(
        column, span: span, step: max(0, extents[item] + rules.lineSpacing))
    }
  }

  /// The greatest end of an item; not always a last item's, when items of a column overlap.
  ///
  /// - Complexity: O(columns), unless items overlap.
  private func greatestEnd(rules: PlacingRules) -> Length {
    var greatest: Length = 0
    for column in 0..<lists.columnCount {
      var rank = lists.counts[column] - 1
      // No item ends further than the overlap past the start of a later one of its column.
      var limit = Length.max
      while rank >= 0, limit > greatest {
        let item = lists.item(at: rank, inColumn: column)
        greatest = max(greatest, positions[item] + extents[item])
        limit = positions[item] + rules.overlap
        rank -= 1
      }
    }
    return greatest
  }
}
