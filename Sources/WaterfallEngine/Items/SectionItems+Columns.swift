extension SectionItems {
  /// Places the items that aren't placed yet in columns, through the item `last`.
  ///
  /// By default, an item goes into the column where it can start closest to the section's start,
  /// and a tie goes to the leading column. An item that spans several columns starts where all of
  /// them have space.
  ///
  /// In an empty column, an item starts at 0. Otherwise, it starts at the end of the column's last
  /// item plus the line spacing, but never before the start of that last item.
  ///
  ///     The line spacing is 1. The next      Item 3 is placed in column 1.
  ///     item can start at 4, 2, or 5.        The next item there can start at 6.
  ///     ┌───┐ ┌───┐ ┌───┐ 0                  ┌───┐ ┌───┐ ┌───┐
  ///     │ 0 │ └───┘ │ 2 │ 1                  │ 0 │ └───┘ │ 2 │
  ///     │   │       │   │ 2                  │   │ ┌───┐ │   │
  ///     └───┘       │   │ 3                  └───┘ │ 3 │ │   │
  ///                 └───┘ 4                        │   │ └───┘
  ///                                                └───┘
  ///
  /// - Complexity: O(n · k) for n items to place and k columns. Resuming after placed items takes
  ///   O(k). If all items are placed, the method takes O(1).
  mutating func placeInColumns(through last: Int, columns assignment: ColumnAssignment) {
    let columnCount = style.columns.columnCount
    let first = checkpoints.columnCount == columnCount ? placedCount : 0
    let end = last < count ? last + 1 : count
    guard first < end || end == count else { return }
    if first == 0 { checkpoints.reset(columnCount: columnCount, itemCount: count) }
    checkpoints.truncate(before: first)
    var lasts = lastItems(before: first)
    if spans.isEmpty, style.columns.alwaysUsesShortestColumn, assignment == .chosenAgain,
      columnCount <= FewColumnFronts.mostColumns
    {
      placeInShortest(first..<end, &lasts)
    } else {
      placeByRules(first..<end, assignment, &lasts)
    }
    placedCount = end
    guard end == count else { return }
    greatestEnd = greatestEnd(after: lasts)
    isPlaced = true
  }

  /// Returns the position where a column's next item can start after its last item.
  ///
  /// If `last` is -1, the column is empty and the position is 0.
  func front(after last: Int32) -> Length {
    guard last >= 0 else { return 0 }
    let slot = slots[Int(last)]
    return slot.position + max(0, slot.extent + style.columns.lineSpacing)
  }

  /// Places each item in the shortest column.
  ///
  /// Every item must span one column, and there must be at most four columns, as in most sections.
  /// The inner loop uses a local copy of the fronts, which can stay in registers.
  private mutating func placeInShortest(_ items: Range<Int>, _ lasts: inout [Int32]) {
    let lineSpacing = style.columns.lineSpacing
    var fronts = FewColumnFronts(count: lasts.count) { front(after: lasts[$0]) }
    for block in blocks(of: items) {
      var current = fronts
      for item in block {
        let step = max(0, slots[item].extent &+ lineSpacing)
        let (column, start) = current.takeShortest(step: step)
        slots[item].place(at: start, column: column)
        lasts[column] = Int32(truncatingIfNeeded: item)
      }
      fronts = current
      checkpoints.append(lasts, before: block.upperBound)
    }
  }

  /// Places items for which `placeInShortest` can't be used, such as items that span several
  /// columns.
  private mutating func placeByRules(
    _ items: Range<Int>, _ assignment: ColumnAssignment, _ lasts: inout [Int32]
  ) {
    let rules = style.columns
    var fronts = ColumnFronts(
      fronts: lasts.map { front(after: $0) },
      next: items.lowerBound > 0 ? columns(of: items.lowerBound - 1).upperBound : 0)
    for block in blocks(of: items) {
      for item in block {
        let span = span(of: item)
        let column = fronts.column(
          for: item, oldColumn: slots[item].column, span: span, by: rules, assignment)
        let step = max(0, slots[item].extent &+ rules.lineSpacing)
        slots[item].place(at: fronts.take(column, span: span, step: step), column: column)
        for column in column..<column + span { lasts[column] = Int32(truncatingIfNeeded: item) }
      }
      checkpoints.append(lasts, before: block.upperBound)
    }
  }

  /// Returns the given items, split at the starts of blocks.
  private func blocks(of items: Range<Int>) -> some Sequence<Range<Int>> {
    let length = checkpoints.blockLength
    let first = checkpoints.block(of: items.lowerBound) * length
    return stride(from: first, to: items.upperBound, by: length).lazy.map {
      ($0..<$0 + length).clamped(to: items)
    }
  }

  /// Returns the greatest end of the section's items.
  ///
  /// `lasts` contains the last item of each column. If items overlap, an earlier item of a column
  /// can end after its last one, so earlier items are searched, too.
  ///
  /// - Complexity: O(k) for k columns if items don't overlap.
  func greatestEnd(after lasts: [Int32]) -> Length {
    let greatest = lasts.reduce(0) { $1 < 0 ? $0 : max($0, slots[Int($1)].range.end) }
    guard style.columns.overlap > 0 else { return greatest }
    // An earlier item can also end after `greatest`. The next item of its column then starts in
    // this range, because items overlap by at most `overlap`. For each column, `runs` returns the
    // items that start in the range, and the item before them.
    let range = LengthRange(start: greatest - style.columns.overlap, end: .max)
    return runs(startingIn: range).joined().reduce(greatest) { max($0, slots[$1].range.end) }
  }
}
