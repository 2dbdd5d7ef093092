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
  private struct Node {
    var front = Length.max
    var column = 0
  }

  /// The tree: the root is node 1, below node i are 2i and 2i + 1, and the leaves come last.
  ///
  /// By pointer: arrays ask at each change whether they are shared, and placing a million items again
  /// in five columns takes 13 ms in place of 9.
  private let nodes: UnsafeMutableBufferPointer<Node>
  /// Room for as many columns, for the search of a window.
  private let candidates: UnsafeMutableBufferPointer<Int>
  /// The node of column 0's leaf.
  private let firstLeaf: Int

  let count: Int

  /// Calls `body` with fronts that begin at `starts`.
  static func with(_ starts: [Length], do body: (_ fronts: ManyColumnFronts) -> Void) {
    var firstLeaf = 1
    while firstLeaf < starts.count { firstLeaf *= 2 }
    var nodes = [Node](repeating: Node(), count: firstLeaf * 2)
    for (column, start) in starts.enumerated() {
      nodes[firstLeaf + column] = Node(front: start, column: column)
    }
    var candidates = [Int](repeating: 0, count: starts.count)
    nodes.withUnsafeMutableBufferPointer { nodes in
      candidates.withUnsafeMutableBufferPointer { candidates in
        let fronts = ManyColumnFronts(
          nodes: nodes, candidates: candidates, firstLeaf: firstLeaf, count: starts.count)
        fronts.update(above: firstLeaf...firstLeaf + starts.count - 1)
        body(fronts)
      }
    }
  }

  func takeShortest(step: Length) -> (column: Int, start: Length) {
    let (column, start) = (nodes[1].column, nodes[1].front)
    lengthen(column, to: start &+ step)
    return (column, start)
  }

  /// The column that an item gets: its former one where items keep theirs and it has one, else the one
  /// that the placement gives it.
  @inline(__always)
  func column(
    for item: Int, formerly former: UInt16, span: Int, rules: PlacingRules,
    _ assignment: ColumnAssignment
  ) -> Int {
    if assignment == .kept, former != ItemSlot.unassigned { return min(Int(former), count - span) }
    if rules.placement == .shortestColumn { return shortestWindow(of: span) }
    return turn(of: item, span: span, placement: rules.placement)
  }

  /// The column whose turn it is when items go round.
  ///
  ///     item 4 covers 2 of 3 columns; its turn is 4 mod 3 = 1
  ///     leading to trailing │   │ 4 ··· │      trailing to leading │ 4 ··· │   │
  private func turn(of item: Int, span: Int, placement: Placement) -> Int {
    let last = count - span
    let column = min(item % count, last)
    return placement == .trailingToLeading ? last - column : column
  }

  /// Gives an item, which takes `step` of them, the columns from `column` on; answers where it
  /// starts.
  func take(_ column: Int, span: Int, step: Length) -> Length {
    if span == 1 {
      let start = nodes[firstLeaf + column].front
      lengthen(column, to: start &+ step)
      return start
    }
    let leaves = firstLeaf + column...firstLeaf + column + span - 1
    var start: Length = 0
    for leaf in leaves { start = max(start, nodes[leaf].front) }
    for leaf in leaves { nodes[leaf].front = start &+ step }
    update(above: leaves)
    return start
  }

  /// Sets a front and what follows from it, without branches on what is found: they would be guessed
  /// wrong every other time.
  private func lengthen(_ column: Int, to front: Length) {
    var place = firstLeaf + column
    var node = Node(front: front, column: column)
    nodes[place] = node
    while place > 1 {
      let other = nodes[place ^ 1]
      // All bits where the other is less; a right node yields to its left one when they are equal, too.
      let isOther = (other.front &- node.front &- Length(place & 1)) &>> 63
      node.front &+= (other.front &- node.front) & isOther
      node.column ^= (node.column ^ other.column) & Int(truncatingIfNeeded: isOther)
      place &>>= 1
      nodes[place] = node
    }
  }

  /// Works out again the nodes above some neighbours.
  ///
  /// - Complexity: O(neighbours + log k), k columns.
  private func update(above places: ClosedRange<Int>) {
    var (low, high) = (places.lowerBound / 2, places.upperBound / 2)
    while low > 0 {
      for place in low...high {
        let (left, right) = (nodes[place * 2], nodes[place * 2 + 1])
        nodes[place] = right.front < left.front ? right : left
      }
      (low, high) = (low / 2, high / 2)
    }
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
    if span == 1 { return nodes[1].column }
    var best = 0
    var least = Length.max
    var first = 0
    var end = 0
    for column in 0..<count {
      let front = nodes[firstLeaf + column].front
      while end > first, nodes[firstLeaf + candidates[end - 1]].front <= front { end -= 1 }
      candidates[end] = column
      end += 1
      if candidates[first] + span <= column { first += 1 }
      let greatest = nodes[firstLeaf + candidates[first]].front
      guard column + 1 >= span, greatest < least else { continue }
      least = greatest
      best = column + 1 - span
    }
    return best
  }
}
