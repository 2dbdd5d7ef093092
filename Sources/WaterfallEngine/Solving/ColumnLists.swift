/// For every column, the items it holds, in order.
///
/// One flat array for all columns, each with a region of its own and some room to grow in:
///
///     entries   0 3 4 · │ 1 5 · · │ 2 6 7 ·
///     starts    ↑ column 0  ↑ column 1  ↑ column 2
///
/// The lists are what placing resumes from. How far a column had grown before item i is where its
/// last entry below i ends, and a binary search finds that entry; so every item is a checkpoint,
/// and no checkpoint has to be stored, chosen or kept up to date.
///
/// An item that covers several columns is an entry of each.
struct ColumnLists: Sendable {
  private var entries: [Int32] = []
  /// Where each column's region starts, and last where the last one ends.
  private var starts: [Int] = [0]
  /// How many entries each column has.
  private(set) var counts: [Int] = []

  var columnCount: Int { counts.count }

  func item(at rank: Int, inColumn column: Int) -> Int {
    Int(entries[starts[column] + rank])
  }

  /// The last item of `column`; nil when it is empty.
  func lastItem(inColumn column: Int) -> Int? {
    counts[column] == 0 ? nil : item(at: counts[column] - 1, inColumn: column)
  }

  /// How many of `column`'s items, from the first on, meet `condition`, which holds for all before
  /// some rank and for none after it.
  ///
  /// - Complexity: O(log n), n items in the column.
  func count(inColumn column: Int, while condition: (_ item: Int) -> Bool) -> Int {
    var low = 0
    var high = counts[column]
    while low < high {
      let middle = low + (high - low) / 2
      if condition(item(at: middle, inColumn: column)) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Empties every column and sets how many there are.
  mutating func reset(columnCount: Int) {
    counts.removeAll(keepingCapacity: true)
    counts.append(contentsOf: repeatElement(0, count: columnCount))
    guard starts.count != columnCount + 1 else { return }
    starts.removeAll(keepingCapacity: true)
    starts.append(contentsOf: repeatElement(0, count: columnCount + 1))
  }

  /// Drops the items from `item` on.
  ///
  /// - Complexity: O(columns · log n).
  mutating func truncate(before item: Int) {
    for column in counts.indices {
      counts[column] = count(inColumn: column) { $0 < item }
    }
  }

  /// Adds the items from `first` on, `spans` being empty when every item covers one column.
  mutating func append(from first: Int, columns: [UInt16], spans: [UInt16]) {
    var item = scatter(from: first, columns: columns, spans: spans)
    while item < columns.count {
      makeRoom(from: item, columns: columns, spans: spans)
      item = scatter(from: item, columns: columns, spans: spans)
    }
  }

  /// Adds items until a region is full; answers the first item that was not added.
  private mutating func scatter(from first: Int, columns: [UInt16], spans: [UInt16]) -> Int {
    let columnCount = counts.count
    var stopped = columns.count
    entries.withUnsafeMutableBufferPointer { entries in
      counts.withUnsafeMutableBufferPointer { counts in
        for item in first..<columns.count {
          let column = Int(columns[item])
          let span = spans.isEmpty ? 1 : min(Int(spans[item]), columnCount)
          for column in column..<column + span
          where starts[column] + counts[column] == starts[column + 1] {
            stopped = item
            return
          }
          for column in column..<column + span {
            entries[starts[column] + counts[column]] = Int32(truncatingIfNeeded: item)
            counts[column] += 1
          }
        }
      }
    }
    return stopped
  }

  /// Gives every region room for the items from `first` on, and a sixteenth to spare: enough for
  /// edits to come, little enough not to show in the bytes an item takes.
  private mutating func makeRoom(from first: Int, columns: [UInt16], spans: [UInt16]) {
    var needed = counts
    for item in first..<columns.count {
      let column = Int(columns[item])
      let span = spans.isEmpty ? 1 : min(Int(spans[item]), counts.count)
      for column in column..<column + span { needed[column] += 1 }
    }
    var newStarts = [0]
    newStarts.reserveCapacity(needed.count + 1)
    for count in needed {
      newStarts.append(newStarts[newStarts.count - 1] + count + count / 16 + 1)
    }
    let isEmpty = counts.allSatisfy { $0 == 0 }
    if !isEmpty || newStarts[needed.count] > entries.count {
      var newEntries = [Int32](repeating: 0, count: newStarts[needed.count])
      for column in counts.indices {
        for rank in 0..<counts[column] {
          newEntries[newStarts[column] + rank] = entries[starts[column] + rank]
        }
      }
      entries = newEntries
    }
    starts = newStarts
  }
}
