/// For every column, the items it holds, in order.
///
/// One flat array for all columns, each with a region of its own and some room to grow in:
///
///     entries   0 3 4 · │ 1 5 · · │ 2 6 7 ·
///               ↑     ↑   ↑   ↑     ↑     ↑
///          starts     ends
///
/// The lists are what placing resumes from. How far a column had grown before item i is told by its
/// last entry below i, and a binary search finds that entry; so every item is a checkpoint, and no
/// checkpoint has to be chosen, stored or kept up to date.
///
/// An item that covers several columns is an entry of each.
struct ColumnLists: Sendable {
  private var entries: [Int32] = []
  /// Where each column's region starts, and last where the last one ends.
  private var starts: [Int] = [0]
  /// Where each column's entries end.
  private var ends: [Int] = []

  var columnCount: Int { ends.count }

  private var isEmpty: Bool { ends.indices.allSatisfy { ends[$0] == starts[$0] } }

  func count(inColumn column: Int) -> Int {
    ends[column] - starts[column]
  }

  func item(at rank: Int, inColumn column: Int) -> Int {
    Int(entries[starts[column] + rank])
  }

  /// The last item of `column`; nil when it is empty.
  func lastItem(inColumn column: Int) -> Int? {
    let count = count(inColumn: column)
    return count == 0 ? nil : item(at: count - 1, inColumn: column)
  }

  /// How many of `column`'s items, from the first on, meet `condition`, which holds for all before
  /// some rank and for none after it.
  ///
  /// - Complexity: O(log n), n items in the column.
  func count(inColumn column: Int, while condition: (_ item: Int) -> Bool) -> Int {
    let region = starts[column]..<ends[column]
    return region.partitionPoint { !condition(Int(entries[$0])) } - region.lowerBound
  }

  /// Empties every column and sets how many there are.
  mutating func reset(columnCount: Int) {
    if ends.count != columnCount {
      starts.removeAll(keepingCapacity: true)
      starts.append(contentsOf: repeatElement(0, count: columnCount + 1))
    }
    ends.removeAll(keepingCapacity: true)
    for column in 0..<columnCount { ends.append(starts[column]) }
  }

  /// Drops the items from `item` on.
  ///
  /// - Complexity: O(k · log n), k columns.
  mutating func truncate(before item: Int) {
    for column in ends.indices {
      ends[column] = starts[column] + count(inColumn: column) { $0 < item }
    }
  }

  /// Adds the items from `first` on, `spans` being empty when every item covers one column.
  ///
  /// - Complexity: O(entries added), and O(all entries) each time a region has to grow, by a
  ///   sixteenth of all at least.
  mutating func append(from first: Int, columns: [UInt16], spans: [UInt16]) {
    if isEmpty { expect(columns.count - first) }
    var item = scatter(from: first, columns: columns, spans: spans)
    while item < columns.count {
      makeRoom(from: item, columns: columns, spans: spans)
      item = scatter(from: item, columns: columns, spans: spans)
    }
  }

  /// Adds items until a region is full; answers the first item that was not added.
  private mutating func scatter(from first: Int, columns: [UInt16], spans: [UInt16]) -> Int {
    entries.withUnsafeMutableBufferPointer { entries in
      ends.withUnsafeMutableBufferPointer { ends in
        starts.withUnsafeBufferPointer { starts in
          columns.withUnsafeBufferPointer { columns in
            guard !spans.isEmpty else {
              for item in first..<columns.count {
                let column = Int(columns[item])
                let end = ends[column]
                if end == starts[column + 1] { return item }
                entries[end] = Int32(truncatingIfNeeded: item)
                ends[column] = end + 1
              }
              return columns.count
            }
            for item in first..<columns.count {
              let column = Int(columns[item])
              let span = min(Int(spans[item]), ends.count)
              for column in column..<column + span where ends[column] == starts[column + 1] {
                return item
              }
              for column in column..<column + span {
                entries[ends[column]] = Int32(truncatingIfNeeded: item)
                ends[column] += 1
              }
            }
            return columns.count
          }
        }
      }
    }
  }

  /// Gives every region, all being empty, its share of `count` items and some to spare: which
  /// columns they are in need not be counted, as long as they are in all alike.
  private mutating func expect(_ count: Int) {
    let share = count / ends.count + 4
    setRoom { _ in share }
  }

  /// Gives every region room for the items from `first` on, and some to spare.
  private mutating func makeRoom(from first: Int, columns: [UInt16], spans: [UInt16]) {
    var counts = ends.indices.map { count(inColumn: $0) }
    for item in first..<columns.count {
      let column = Int(columns[item])
      let span = spans.isEmpty ? 1 : min(Int(spans[item]), counts.count)
      for column in column..<column + span { counts[column] += 1 }
    }
    setRoom { counts[$0] }
  }

  /// Gives every region room for as many entries as `count` says, and some to spare.
  private mutating func setRoom(for count: (_ column: Int) -> Int) {
    var newStarts: [Int] = []
    newStarts.reserveCapacity(ends.count + 1)
    var start = 0
    for column in ends.indices {
      newStarts.append(start)
      start += Spare.capacity(for: count(column)) + 1
    }
    newStarts.append(start)
    if isEmpty, start <= entries.count {
      for column in ends.indices { ends[column] = newStarts[column] }
    } else {
      moveEntries(to: newStarts)
    }
    starts = newStarts
  }

  private mutating func moveEntries(to newStarts: [Int]) {
    var newEntries = [Int32](repeating: 0, count: newStarts[ends.count])
    for column in ends.indices {
      let region = starts[column]..<ends[column]
      ends[column] = newStarts[column] + region.count
      newEntries.withUnsafeMutableBufferPointer { newEntries in
        for offset in 0..<region.count {
          newEntries[newStarts[column] + offset] = entries[region.lowerBound + offset]
        }
      }
    }
    entries = newEntries
  }
}
