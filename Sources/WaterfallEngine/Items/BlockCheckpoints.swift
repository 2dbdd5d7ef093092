/// The last item of each column before every block of items.
///
/// The number of columns determines the length of a block.
///
///     2 columns, blocks of 4   item     0 1 2 3 │ 4 5 6 7 │ 8 9
///                              column   0 1 0 0 │ 1 1 1 1 │ 0 1
///                              marks            3, 1      3, 7
///
/// Placing resumes from these marks: the mark before an item and the few items in between determine
/// how long each column is. Searches in a column use them, too: starts never decrease in a column,
/// so a binary search over the marks finds one block.
///
/// In addition to the items themselves, the marks take half a byte for each item. A section that's
/// shorter than a block has none.
struct BlockCheckpoints: Sendable {
  private(set) var columnCount = 0
  /// For each block except the first, the last item of each column before it, or -1 if there is
  /// none.
  private var lasts: [Int32] = []

  /// The number of items in a block.
  var blockLength: Int { 8 * (columnCount + 1) }

  /// The number of blocks with a mark before them.
  var count: Int { columnCount == 0 ? 0 : lasts.count / columnCount }

  /// Returns the block of an item.
  func block(of item: Int) -> Int { item / blockLength }

  /// Returns the last item of a column before a block, or `nil` if there is none.
  func lastItem(inColumn column: Int, beforeBlock block: Int) -> Int? {
    guard block > 0 else { return nil }
    let item = lasts[(block - 1) * columnCount + column]
    return item < 0 ? nil : Int(item)
  }

  /// Returns the last items of all columns before a block, with -1 for a column without one.
  func lastItems(beforeBlock block: Int) -> [Int32] {
    let first = (block - 1) * columnCount
    return (0..<columnCount).map { block > 0 ? lasts[first + $0] : -1 }
  }

  /// Removes all marks, and sets the number of columns and the approximate number of items.
  mutating func reset(columnCount: Int, itemCount: Int) {
    self.columnCount = columnCount
    lasts.removeAll(keepingCapacity: true)
    lasts.reserveCapacityGradually(for: itemCount / blockLength * columnCount)
  }

  /// Removes the marks after `item`.
  mutating func truncate(before item: Int) {
    lasts.removeLast(max(0, lasts.count - block(of: item) * columnCount))
  }

  /// Appends the mark before `item` if a block begins there.
  mutating func append(_ lastItems: [Int32], before item: Int) {
    if item.isMultiple(of: blockLength) { lasts.append(contentsOf: lastItems) }
  }
}
