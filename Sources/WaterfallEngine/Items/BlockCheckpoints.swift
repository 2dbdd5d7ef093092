/// For each column its last item before every block, a block being as many items as follows from the
/// number of columns.
///
///     2 columns, blocks of 4   item     0 1 2 3 │ 4 5 6 7 │ 8 9
///                              column   0 1 0 0 │ 1 1 1 1 │ 0 1
///                              marks            3, 1      3, 7
///
/// The marks are what placing resumes from: how far each column had grown before an item follows from
/// the mark before it and the few items in between. They are also what searches in a column go by:
/// starts never decrease in a column, so that a binary search over the marks leads to one block.
///
/// Beside the items themselves they cost half a byte for each, and nothing for a section of one block.
struct BlockCheckpoints: Sendable {
  private(set) var columnCount = 0
  /// For each block but the first, for each column, its last item before it; -1 where there is none.
  private var lasts: [Int32] = []

  /// How many items a block has.
  var blockLength: Int { 8 * (columnCount + 1) }

  /// How many blocks have a mark before them.
  var count: Int { columnCount == 0 ? 0 : lasts.count / columnCount }

  /// The block that an item is in.
  func block(of item: Int) -> Int { item / blockLength }

  /// The last item of a column before a block; nil where there is none.
  func lastItem(inColumn column: Int, beforeBlock block: Int) -> Int? {
    guard block > 0 else { return nil }
    let item = lasts[(block - 1) * columnCount + column]
    return item < 0 ? nil : Int(item)
  }

  /// The last items of all columns before a block; -1 where there is none.
  func lastItems(beforeBlock block: Int) -> [Int32] {
    let first = (block - 1) * columnCount
    return (0..<columnCount).map { block > 0 ? lasts[first + $0] : -1 }
  }

  /// Drops all marks, and sets how many columns and about how many items there are.
  mutating func reset(columnCount: Int, itemCount: Int) {
    self.columnCount = columnCount
    lasts.removeAll(keepingCapacity: true)
    lasts.makeRoom(for: itemCount / blockLength * columnCount)
  }

  /// Drops the marks after `item`.
  mutating func truncate(before item: Int) {
    lasts.removeLast(max(0, lasts.count - block(of: item) * columnCount))
  }

  /// Adds the mark before `item`, if that is where a block begins.
  mutating func append(_ lastItems: [Int32], before item: Int) {
    if item.isMultiple(of: blockLength) { lasts.append(contentsOf: lastItems) }
  }
}
