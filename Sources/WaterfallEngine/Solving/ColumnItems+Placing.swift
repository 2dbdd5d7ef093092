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
  ///   columns; and O(k) to resume.
  mutating func place(
    from first: Int, rules: PlacingRules, columns assignment: ColumnAssignment = .chosenAgain
  ) {
    let first = marks.columnCount == rules.columnCount ? first : 0
    cards.forget(from: first)
    if first == 0 {
      marks.reset(columnCount: rules.columnCount, itemCount: count)
    } else {
      marks.truncate(before: first)
    }
    var lasts = lastItems(before: first)
    let fronts = fronts(after: lasts, rules: rules)
    if spans.isEmpty, rules.placement == .shortestColumn, assignment == .chosenAgain {
      if fronts.count <= FewColumnFronts.mostColumns {
        placeInShortest(from: first, rules, FewColumnFronts(fronts), &lasts)
      } else {
        placeInShortest(from: first, rules, ManyColumnFronts(fronts), &lasts)
      }
    } else {
      placeByRules(from: first, rules, assignment, ManyColumnFronts(fronts), &lasts)
    }
    extent = greatestEnd(after: lasts, rules: rules)
  }

  /// Where each column can take the item after its last one.
  func fronts(after lasts: [Int32], rules: PlacingRules) -> [Length] {
    lasts.map { last in
      last < 0
        ? 0
        : slots[Int(last)].position + max(0, slots[Int(last)].extent + rules.lineSpacing)
    }
  }

  /// Places items that cover one column each where they can start first.
  ///
  /// Nearly all items of nearly all layouts are such ones. By pointer, as array accesses that are
  /// checked take twice as long, and on a copy of the fronts, so that few of them stay in registers.
  private mutating func placeInShortest<Fronts: ColumnFronts>(
    from first: Int, _ rules: PlacingRules, _ fronts: Fronts, _ lasts: inout [Int32]
  ) {
    var fronts = fronts
    for block in blocks(from: first) {
      slots.withUnsafeMutableBufferPointer { slots in
        lasts.withUnsafeMutableBufferPointer { lasts in
          var current = fronts
          for item in block {
            let step = max(0, slots[item].extent &+ rules.lineSpacing)
            let (column, start) = current.takeShortest(step: step)
            slots[item].place(at: start, column: column)
            lasts[column] = Int32(truncatingIfNeeded: item)
          }
          fronts = current
        }
      }
      marks.append(lasts, before: block.upperBound)
    }
  }

  /// Places items by any rules.
  private mutating func placeByRules(
    from first: Int, _ rules: PlacingRules, _ assignment: ColumnAssignment,
    _ fronts: consuming ManyColumnFronts, _ lasts: inout [Int32]
  ) {
    for block in blocks(from: first) {
      for item in block {
        let span = span(of: item)
        let step = max(0, slots[item].extent &+ rules.lineSpacing)
        let former = slots[item].column
        let column: Int
        if assignment == .kept, former != ItemSlot.unassigned {
          column = min(Int(former), fronts.count - span)
        } else if rules.placement == .shortestColumn {
          column = fronts.shortestWindow(of: span)
        } else {
          column = fronts.turn(of: item, span: span, placement: rules.placement)
        }
        slots[item].place(at: fronts.take(column, span: span, step: step), column: column)
      }
      note(block, in: &lasts)
      marks.append(lasts, before: block.upperBound)
    }
  }

  /// The items from `first` on, cut where blocks end.
  private func blocks(from first: Int) -> some Sequence<Range<Int>> {
    let (length, count) = (marks.blockLength, count)
    return stride(from: marks.block(of: first) * length, to: count, by: length).lazy.map {
      max(first, $0)..<min($0 + length, count)
    }
  }

  /// The greatest end of an item; not always a last item's, when items of a column overlap.
  ///
  /// - Complexity: O(columns), unless items overlap.
  func greatestEnd(after lasts: [Int32], rules: PlacingRules) -> Length {
    var greatest: Length = 0
    for column in lasts.indices {
      var last = lasts[column] < 0 ? nil : Int(lasts[column])
      // No item ends further than the overlap past the start of a later one of its column.
      var limit = Length.max
      while let item = last, limit > greatest {
        greatest = max(greatest, slots[item].range.end)
        limit = slots[item].position + rules.overlap
        last = limit > greatest ? lastItem(inColumn: column, before: item) : nil
      }
    }
    return greatest
  }
}
