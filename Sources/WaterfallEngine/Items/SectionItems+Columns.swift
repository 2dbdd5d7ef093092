extension SectionItems {
  /// Places the items that are not placed, up to `last`, as if those before had just been placed.
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
  /// start first, the leading one is taken, by an exact comparison; with a tolerance, that in which reading
  /// goes on. An item that covers several columns starts where the last of them can take it.
  ///
  /// - Complexity: O(n · k) for n items placed and k columns; O(k) to resume, O(1) where all are placed.
  mutating func placeInColumns(
    through last: Int, rules: PlacingRules, columns assignment: ColumnAssignment
  ) {
    let first = checkpoints.columnCount == rules.columnCount ? placedCount : 0
    let end = last < count ? last + 1 : count
    guard !isPlaced, first < end || end == count else { return }
    if first == 0 {
      checkpoints.reset(columnCount: rules.columnCount, itemCount: count)
    } else {
      checkpoints.truncate(before: first)
    }
    var lasts = lastItems(before: first)
    let isPlain =
      spans.isEmpty && rules.placement == .shortestColumn && rules.tolerance == 0
      && assignment == .chosenAgain
    if isPlain, rules.columnCount <= FewColumnFronts.mostColumns {
      placeInShortest(first..<end, rules, &lasts)
    } else {
      placeByRules(first..<end, rules, assignment, &lasts)
    }
    markPlaced(before: end, extent: end == count ? greatestEnd(after: lasts, rules: rules) : nil)
  }

  /// Where a column can take the next item after `last`, or none where that is -1.
  func front(after last: Int32, _ rules: PlacingRules) -> Length {
    guard last >= 0 else { return 0 }
    let slot = slots[Int(last)]
    return slot.position + max(0, slot.extent + rules.lineSpacing)
  }

  /// Places items that cover one of few columns each where they can start first.
  ///
  /// Nearly all items of nearly all layouts are such ones. A loop of its own, on a copy of the fronts,
  /// so that they stay in registers.
  private mutating func placeInShortest(
    _ items: Range<Int>, _ rules: PlacingRules, _ lasts: inout [Int32]
  ) {
    var fronts = FewColumnFronts(count: rules.columnCount) { front(after: lasts[$0], rules) }
    for block in blocks(of: items) {
      var current = fronts
      for item in block {
        let step = max(0, slots[item].extent &+ rules.lineSpacing)
        let (column, start) = current.takeShortest(step: step)
        slots[item].place(at: start, column: column)
        lasts[column] = Int32(truncatingIfNeeded: item)
      }
      fronts = current
      checkpoints.append(lasts, before: block.upperBound)
    }
  }

  /// Places items by any rules.
  private mutating func placeByRules(
    _ items: Range<Int>, _ rules: PlacingRules, _ assignment: ColumnAssignment,
    _ lasts: inout [Int32]
  ) {
    var fronts = ColumnFronts(
      lasts.map { front(after: $0, rules) },
      next: items.lowerBound > 0 ? columns(of: items.lowerBound - 1).upperBound : 0)
    for block in blocks(of: items) {
      for item in block {
        let span = span(of: item)
        let column = fronts.column(
          for: item, formerly: slots[item].column, span: span, rules: rules, assignment)
        let step = max(0, slots[item].extent &+ rules.lineSpacing)
        slots[item].place(at: fronts.take(column, span: span, step: step), column: column)
        for column in column..<column + span { lasts[column] = Int32(truncatingIfNeeded: item) }
      }
      checkpoints.append(lasts, before: block.upperBound)
    }
  }

  /// A run of items, cut where blocks end.
  private func blocks(of items: Range<Int>) -> some Sequence<Range<Int>> {
    let length = checkpoints.blockLength
    let first = checkpoints.block(of: items.lowerBound) * length
    return stride(from: first, to: items.upperBound, by: length).lazy.map {
      ($0..<$0 + length).clamped(to: items)
    }
  }

  /// The greatest end of an item; not always a last item's, when items of a column overlap.
  ///
  /// - Complexity: O(columns), unless items overlap.
  func greatestEnd(after lasts: [Int32], rules: PlacingRules) -> Length {
    var greatest: Length = 0
    for column in lasts.indices {
      var last = lasts[column] < 0 ? nil : Int(lasts[column])
      while let item = last {
        greatest = max(greatest, slots[item].range.end)
        // No item ends further than the overlap past the start of a later one of its column.
        let limit = slots[item].position + rules.overlap
        last = limit > greatest ? lastItem(inColumn: column, before: item) : nil
      }
    }
    return greatest
  }
}
