/// A row of consecutive items.
///
/// It takes 16 bytes. Its thickness and the cross positions of its items are computed when they're
/// read.
struct ItemRow: Sendable {
  /// The start of the row, from the start of the items' area.
  var start: Length
  /// The first item of the row.
  var first: Int32
}

/// The rows from before the first change since all items were placed.
///
/// When placing reaches an item that started one of them, and all items from it on are unchanged,
/// the remaining ones are valid again:
///
///     old rows    0 1 2 │ 3 4 │ 5 6 7 │ 8 9      item 1 becomes wider
///     new rows    0 1 │ 2 3 4 │ 5 …              the same from item 5 on
struct PreviousRows: Sendable {
  /// The rows from the first changed one on.
  var rows: [ItemRow] = []
  /// The number of items that they were placed for.
  var itemCount = 0
  /// The number of items at the section's end that haven't changed since then.
  var unchangedSuffix = 0

  /// Returns the rows from an item on, moved to a new start.
  ///
  /// - Parameters:
  ///   - item: The first item that isn't placed.
  ///   - count: The number of items.
  ///   - start: The new start of the first returned row.
  /// - Returns: The rows. It's an empty array if none starts with the item, or if the item or a
  ///   later one has changed.
  func rows(from item: Int, of count: Int, at start: Length) -> [ItemRow] {
    guard count - item <= unchangedSuffix else { return [] }
    let shift = count - itemCount
    let next = rows.indices.partitionPoint { Int(rows[$0].first) + shift >= item }
    guard next < rows.count, Int(rows[next].first) + shift == item else { return [] }
    let distance = start - rows[next].start
    return rows[next...].map { ItemRow(start: $0.start + distance, first: $0.first + Int32(shift)) }
  }
}
