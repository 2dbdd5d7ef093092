extension ColumnItems {
  /// Places the items from `first` on, as if those before had just been placed.
  ///
  ///     spacing 1: the columns could take    column 1 could take item 3 first,
  ///     the next item at 4, 2 and 5          and the next one at 6
  ///     ┌───┐ ┌───┐ ┌───┐ 0                  ┌───┐ ┌───┐ ┌───┐
  ///     │ 0 │ └───┘ │ 2 │ 1                  │ 0 │ └───┘ │ 2 │
  ///     │   │       │   │ 2                  │   │ ┌───┐ │   │
  ///     └───┘       │   │ 3                  └───┘ │ 3 │ │   │
  ///                 └───┘ 4                        │   │ └───┘
  ///                                                └───┘
  ///
  /// An item starts where its column can take the next one: at 0 when empty, otherwise the line
  /// spacing after the last end, but never before the last start. Of the columns where it could
  /// start first, the leading one is taken, by an exact comparison. An item that covers several
  /// columns starts where the last of them can take it.
  ///
  /// - Complexity: O(n · log k) for n items placed and k columns, O(n · k) where items cover several
  ///   columns; and O(k · log n) to resume.
  mutating func place(
    from first: Int, rules: PlacingRules, columns assignment: ColumnAssignment = .chosenAgain
  ) {
    let first = lists.columnCount == rules.columnCount ? first : 0
    cards.forget(from: first)
    if first == 0 {
      lists.reset(columnCount: rules.columnCount)
    } else {
      lists.truncate(before: first)
    }
    if first >= count {
      positions.setCount(count, filler: 0)
      columns.setCount(count, filler: Self.unassigned)
    } else {
      if assignment == .kept { columns.setCount(count, filler: Self.unassigned) }
      let starts = frontStarts(rules: rules)
      if spans.isEmpty, starts.count <= ThreeColumnFronts.mostColumns {
        var fronts = ThreeColumnFronts(starts)
        place(from: first, rules: rules, columns: assignment, fronts: &fronts)
      } else if spans.isEmpty, starts.count <= FewColumnFronts.mostColumns {
        var fronts = FewColumnFronts(starts)
        place(from: first, rules: rules, columns: assignment, fronts: &fronts)
      } else {
        ManyColumnFronts.with(starts) { fronts in
          place(from: first, rules: rules, columns: assignment, fronts: &fronts)
        }
      }
      lists.append(from: first, columns: columns, spans: spans)
    }
    extent = greatestEnd(rules: rules)
  }

  /// Where each column can take the next item, after those in the lists.
  func frontStarts(rules: PlacingRules) -> [Length] {
    (0..<rules.columnCount).map { column in
      guard let last = lists.lastItem(inColumn: column) else { return 0 }
      return positions[last] + max(0, extents[last] + rules.lineSpacing)
    }
  }

  private mutating func place<Fronts: ColumnFronts>(
    from first: Int, rules: PlacingRules, columns assignment: ColumnAssignment,
    fronts: inout Fronts
  ) {
    let placement = rules.placement
    switch (placement, assignment) {
    case (.shortestColumn, .chosenAgain):
      run(from: first, rules.lineSpacing, &fronts) { fronts, _, _, span, step in
        fronts.takeShortest(span: span, step: step)
      }
    case (.shortestColumn, .kept):
      run(from: first, rules.lineSpacing, &fronts) { fronts, _, column, span, step in
        guard column != Self.unassigned else { return fronts.takeShortest(span: span, step: step) }
        let column = min(Int(column), fronts.count - span)
        return (column, fronts.take(column, span: span, step: step))
      }
    default:
      run(from: first, rules.lineSpacing, &fronts) { fronts, item, column, span, step in
        let column =
          assignment == .chosenAgain || column == Self.unassigned
          ? fronts.turn(of: item, span: span, placement: placement)
          : min(Int(column), fronts.count - span)
        return (column, fronts.take(column, span: span, step: step))
      }
    }
  }

  /// The one loop of every placement; inlined, so that each has its own with `take` in it.
  @inline(__always)
  private mutating func run<Fronts: ColumnFronts>(
    from first: Int, _ lineSpacing: Length, _ fronts: inout Fronts,
    take: (_ fronts: inout Fronts, _ item: Int, _ column: UInt16, _ span: Int, _ step: Length) -> (
      column: Int, start: Length
    )
  ) {
    // A copy that only the loop knows: the fronts of few columns then live in registers.
    var current = fronts
    let count = count
    positions.rewrite(count: count, from: first, filler: 0) { positions in
      columns.rewrite(count: count, from: first, filler: Self.unassigned) { columns in
        extents.withUnsafeBufferPointer { extents in
          spans.withUnsafeBufferPointer { spans in
            for item in first..<count {
              let span = spans.isEmpty ? 1 : min(Int(spans[item]), current.count)
              let step = max(0, extents[item] &+ lineSpacing)
              let taken = take(&current, item, columns[item], span, step)
              columns[item] = UInt16(truncatingIfNeeded: taken.column)
              positions[item] = taken.start
            }
          }
        }
      }
    }
    fronts = current
  }

  /// The greatest end of an item; not always a last item's, when items of a column overlap.
  ///
  /// - Complexity: O(columns), unless items overlap.
  func greatestEnd(rules: PlacingRules) -> Length {
    var greatest: Length = 0
    for column in 0..<lists.columnCount {
      var rank = lists.count(inColumn: column) - 1
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
