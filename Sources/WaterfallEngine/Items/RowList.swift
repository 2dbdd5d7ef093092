/// The rows of a section's items, from which placing resumes.
///
/// When items change, the rows from the change on are kept as the old rows. When placing reaches an
/// item that started an old row, and all items from it on are unchanged, the remaining old rows are
/// valid again:
///
///     old rows    0 1 2 │ 3 4 │ 5 6 7 │ 8 9      item 1 becomes wider
///     new rows    0 1 │ 2 3 4 │ 5 …              the same from item 5 on
///
/// A row takes 16 bytes. Its thickness and the cross positions of its items are computed when
/// they're read.
struct RowList: Sendable {
  /// A row of consecutive items.
  struct Row: Sendable {
    /// The start of the row, from the start of the items' area.
    var start: Length
    /// The first item of the row.
    var first: Int32
  }

  /// The rows of the items that are placed.
  private var rows: [Row] = []
  /// The old rows and the old number of items, from before the first change since all items were
  /// placed.
  private var previous: (rows: ArraySlice<Row>, itemCount: Int) = ([], 0)
  /// The number of items at the section's end that haven't changed since then.
  private var unchangedSuffix = 0
  /// Whether the items have different sizes, so that their spacings are swapped.
  private(set) var areUnequal = false
  /// Whether the items have been compared since the last change.
  private(set) var areCompared = true

  var count: Int { rows.count }
  var indices: Range<Int> { rows.indices }
  subscript(row: Int) -> Row { rows[row] }

  /// Returns the last row that starts at an item or before it, or 0 if there is none.
  func row(of item: Int) -> Int {
    max(0, rows.indices.partitionPoint { rows[$0].first > item } - 1)
  }

  /// Removes the rows that can contain an item or a later one.
  ///
  /// The row before the item's is also removed, because a narrower item can join it.
  ///
  /// - Returns: The number of items that are still placed.
  mutating func truncate(
    before item: Int, placedCount: Int, arePlaced: Bool, unchangedSuffix: Int, oldCount: Int
  ) -> Int {
    let row = item <= placedCount && !rows.isEmpty ? max(0, row(of: item) - 1) : rows.count
    self.unchangedSuffix = arePlaced ? unchangedSuffix : min(self.unchangedSuffix, unchangedSuffix)
    if arePlaced { previous = (unchangedSuffix > 0 ? rows[row...] : [], oldCount) }
    areCompared = false
    guard row < rows.count else { return placedCount }
    let first = Int(rows[row].first)
    rows.removeLast(rows.count - row)
    return first
  }

  /// Records whether the items have different sizes.
  ///
  /// - Returns: Whether that changes the spacings, so that all rows are removed.
  mutating func setUnequal(_ areUnequal: Bool) -> Bool {
    areCompared = true
    guard areUnequal != self.areUnequal else { return false }
    self.areUnequal = areUnequal
    rows = []
    previous.rows = []
    return true
  }

  mutating func append(_ row: Row) { rows.append(row) }

  mutating func reserveCapacity(_ count: Int) { rows.reserveCapacity(count) }

  /// Appends the remaining old rows if one of them starts with an item.
  ///
  /// That item and all later ones must be unchanged.
  ///
  /// - Parameters:
  ///   - item: The first item that isn't placed.
  ///   - count: The number of items.
  ///   - start: The start of the next row.
  /// - Returns: Whether rows were appended.
  mutating func appendPreviousRows(from item: Int, of count: Int, at start: Length) -> Bool {
    guard count - item <= unchangedSuffix else { return false }
    let shift = count - previous.itemCount
    previous.rows = previous.rows.drop { Int($0.first) + shift < item }
    guard let row = previous.rows.first, Int(row.first) + shift == item else { return false }
    let distance = start - row.start
    for row in previous.rows {
      rows.append(Row(start: row.start + distance, first: row.first + Int32(shift)))
    }
    return true
  }

  /// Discards the old rows.
  mutating func forgetPreviousRows() { previous.rows = [] }
}
