extension ColumnItems {
  /// Removes the items at `removed` (ascending, as they are now) and then inserts others
  /// (ascending, where they will be); answers the first item that has to be placed again.
  mutating func edit(removing removed: [Int], inserting inserted: [(item: Int, input: ItemInput)])
    -> Int
  {
    let positions = inserted.map { $0.item }
    extents.edit(removing: removed, insertingAt: positions, filler: 0)
    columns.edit(removing: removed, insertingAt: positions, filler: Self.unassigned)
    if !spans.isEmpty { spans.edit(removing: removed, insertingAt: positions, filler: 1) }
    for (item, input) in inserted {
      extents[item] = input.extent
      setSpan(input.columnSpan, of: item)
    }
    return min(removed.first ?? count, positions.first ?? count)
  }
}

extension Array {
  /// Removes the elements at `removed` and then makes room at `inserted`, both ascending.
  fileprivate mutating func edit(
    removing removed: [Int], insertingAt inserted: [Int], filler: Element
  ) {
    for index in removed.reversed() { remove(at: index) }
    for index in inserted { insert(filler, at: index) }
  }
}
