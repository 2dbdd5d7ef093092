/// A row of consecutive items.
///
/// A row takes up 16 bytes. Its length along the main axis and the cross positions of its items
/// aren't stored, but computed when they're needed.
struct ItemRow: Sendable {
  /// The start of the row, measured from the start of the section's items.
  var start: Length
  /// The first item of the row.
  var first: Int32
}

/// The old rows that can be reused after a change, and the old number of items.
///
/// After a change, new rows are formed until one starts with the same item as an old row. If that
/// item and all later items are unchanged, the remaining old rows are reused:
///
///     old rows    0 1 2 │ 3 4 │ 5 6 7 │ 8 9      Item 1 becomes wider.
///     new rows    0 1 │ 2 3 4 │ 5 …              The rows from item 5 on are reused.
struct PreviousRows: Sendable {
  /// The old rows from the first changed row on.
  var rows: [ItemRow] = []
  /// The number of items in the section before the change.
  var itemCount = 0
  /// The number of items at the end of the section that are unchanged.
  var unchangedSuffix = 0

  /// Returns the old rows from an item on, moved to a new start.
  ///
  /// - Parameters:
  ///   - item: The first item that isn't placed.
  ///   - count: The number of items in the section.
  ///   - start: The new start of the first returned row.
  /// - Returns: The rows. The result is empty if no old row starts with the item, or if the item or
  ///   a later one has changed.
  func rows(from item: Int, of count: Int, at start: Length) -> [ItemRow] {
    guard count - item <= unchangedSuffix else { return [] }
    let shift = count - itemCount
    let next = rows.indices.partitionPoint { Int(rows[$0].first) + shift >= item }
    guard next < rows.count, Int(rows[next].first) + shift == item else { return [] }
    let distance = start - rows[next].start
    return rows[next...].map { ItemRow(start: $0.start + distance, first: $0.first + Int32(shift)) }
  }
}
