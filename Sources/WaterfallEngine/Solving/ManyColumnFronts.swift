/// The fronts of any number of columns, for items that may cover several.
///
/// They are the leaves of a tree in which every node has the lesser front of the two below it, and
/// the column that this belongs to; the leading one, when they are equal:
///
///                 2 (column 1)
///              ╱              ╲
///        2 (column 1)    3 (column 3)
///         ╱     ╲          ╱     ╲
///        5       2        4       3
///
/// So the shortest column is at the root, and an item that lengthens it costs the way up from its
/// leaf: a layout of hundreds of columns places an item as fast as one of ten.
struct ManyColumnFronts: ColumnFronts {
  /// The tree: the root is node 1, below node i are 2i and 2i + 1, and the leaves come last.
  private let fronts: UnsafeMutableBufferPointer<Length>
  private let columns: UnsafeMutableBufferPointer<Int>
  /// Room for as many columns, for the search of a window.
  private let candidates: UnsafeMutableBufferPointer<Int>
  /// The node of column 0's leaf.
  private let firstLeaf: Int
  /// Whether leaves changed that the nodes above them do not know of.
  private var isStale = true

  let count: Int

  /// Calls `body` with fronts that begin at `starts`.
  static func with(_ starts: [Length], do body: (inout ManyColumnFronts) -> Void) {
    var firstLeaf = 1
    while firstLeaf < starts.count { firstLeaf *= 2 }
    var fronts = [Length](repeating: .max, count: firstLeaf * 2)
    fronts.replaceSubrange(firstLeaf..<firstLeaf + starts.count, with: starts)
    var columns = [Int](repeating: 0, count: firstLeaf * 2)
    for column in starts.indices { columns[firstLeaf + column] = column }
    var candidates = [Int](repeating: 0, count: starts.count)
    fronts.withUnsafeMutableBufferPointer { fronts in
      columns.withUnsafeMutableBufferPointer { columns in
        candidates.withUnsafeMutableBufferPointer { candidates in
          var tree = ManyColumnFronts(
            fronts: fronts, columns: columns, candidates: candidates, firstLeaf: firstLeaf,
            count: starts.count)
          body(&tree)
        }
      }
    }
  }

  @inline(__always)
  mutating func takeShortest(span: Int, step: Length) -> (column: Int, start: Length) {
    guard span == 1 else {
      let column = shortestWindow(of: span)
      return (column, take(column, span: span, step: step))
    }
    if isStale { refresh() }
    let column = columns[1]
    let start = fronts[1]
    lengthen(column, to: start &+ step)
    return (column, start)
  }

  @inline(__always)
  mutating func take(_ column: Int, span: Int, step: Length) -> Length {
    isStale = true
    let leaves = firstLeaf + column..<firstLeaf + column + span
    var start: Length = 0
    for leaf in leaves { start = max(start, fronts[leaf]) }
    for leaf in leaves { fronts[leaf] = start &+ step }
    return start
  }

  /// Sets a front and what follows from it, without branches on what is found, as for few columns.
  @inline(__always)
  private func lengthen(_ column: Int, to front: Length) {
    var (node, front, column) = (firstLeaf + column, front, column)
    fronts[node] = front
    while node > 1 {
      let other = node ^ 1
      // A right node yields to its left one when they are equal, too.
      let isOther = allBits(ifNegative: fronts[other] &- front &- Length(node & 1))
      front &+= (fronts[other] &- front) & isOther
      column ^= (column ^ columns[other]) & Int(truncatingIfNeeded: isOther)
      node &>>= 1
      fronts[node] = front
      columns[node] = column
    }
  }

  /// Works every node out again from the leaves.
  private mutating func refresh() {
    var node = firstLeaf - 1
    while node > 0 {
      let least = fronts[node * 2 + 1] < fronts[node * 2] ? node * 2 + 1 : node * 2
      fronts[node] = fronts[least]
      columns[node] = columns[least]
      node -= 1
    }
    isStale = false
  }

  /// The window of `span` neighbours whose greatest front is least.
  ///
  ///     fronts 5 2 4 3 3      windows of 2: 5 4 4 3
  ///                  ╰─┴───────────────────────────╯ the last is taken, and the item starts at 3
  ///
  /// A column is no candidate for a window's greatest front once a later one is as great; those
  /// that are left descend, so that each is looked at twice at most.
  ///
  /// - Complexity: O(columns), whatever the span.
  private func shortestWindow(of span: Int) -> Int {
    var best = 0
    var least = Length.max
    var first = 0
    var end = 0
    for column in 0..<count {
      let front = fronts[firstLeaf + column]
      while end > first, fronts[firstLeaf + candidates[end - 1]] <= front { end -= 1 }
      candidates[end] = column
      end += 1
      if candidates[first] + span <= column { first += 1 }
      let greatest = fronts[firstLeaf + candidates[first]]
      guard column + 1 >= span, greatest < least else { continue }
      least = greatest
      best = column + 1 - span
    }
    return best
  }
}
