/// The last item of each column, recorded before every block of items.
///
/// A block is a fixed number of consecutive items. The *checkpoint* of a block lists the last item
/// of each column before the block:
///
///     2 columns, blocks of 4   item          0 1 2 3 │ 4 5 6 7 │ 8 9
///                              column        0 1 0 0 │ 1 1 1 1 │ 0 1
///                              checkpoints           3, 1      3, 7
///
/// From a checkpoint, placing can resume at any item of its block: the checkpoint and the block's
/// earlier items determine where each column ends. Checkpoints also make it fast to search a
/// column. Its items start in ascending order, so a binary search over the checkpoints finds the
/// block to look at.
///
/// The checkpoints take up half a byte for each item. A section that's shorter than a block has
/// none.
struct BlockCheckpoints: Sendable {
  private(set) var columnCount = 0
  /// The checkpoints of all blocks except the first, one after another.
  ///
  /// For each column, a checkpoint contains the column's last item before the block, or -1 if there
  /// is none.
  private var lasts: [Int32] = []

  /// The number of items in a block, which depends on the number of columns.
  var blockLength: Int { 8 * (columnCount + 1) }

  /// The number of checkpoints.
  var count: Int { columnCount == 0 ? 0 : lasts.count / columnCount }

  /// Returns the block of an item.
  func block(of item: Int) -> Int { item / blockLength }

  /// Returns a column's last item before a block, or `nil` if there is none.
  func lastItem(inColumn column: Int, beforeBlock block: Int) -> Int? {
    guard block > 0 else { return nil }
    let item = lasts[(block - 1) * columnCount + column]
    return item < 0 ? nil : Int(item)
  }

  /// Returns each column's last item before a block.
  ///
  /// For a column that has no items before the block, the array contains -1.
  func lastItems(beforeBlock block: Int) -> [Int32] {
    (0..<columnCount).map { block > 0 ? lasts[(block - 1) * columnCount + $0] : -1 }
  }

  /// Removes all checkpoints, and prepares for this number of columns and about `itemCount` items.
  mutating func reset(columnCount: Int, itemCount: Int) {
    self.columnCount = columnCount
    lasts.removeAll(keepingCapacity: true)
    lasts.reserveCapacityGradually(for: itemCount / blockLength * columnCount)
  }

  /// Removes the checkpoints of all blocks that start after an item.
  mutating func truncate(before item: Int) {
    lasts.removeLast(max(0, lasts.count - block(of: item) * columnCount))
  }

  /// Appends the checkpoint of the block that starts with an item, or does nothing if no block
  /// starts there.
  mutating func append(_ lastItems: [Int32], before item: Int) {
    if item.isMultiple(of: blockLength) { lasts.append(contentsOf: lastItems) }
  }
}
