/// Where each column can take its next item, while items are being placed.
struct ColumnFronts {
  private let starts: UnsafeMutableBufferPointer<Length>
  /// Room for as many columns, for the search of a window.
  private let candidates: UnsafeMutableBufferPointer<Int>

  /// Calls `body` with fronts that begin at `starts`.
  static func with(_ starts: [Length], do body: (ColumnFronts) -> Void) {
    var starts = starts
    var candidates = [Int](repeating: 0, count: starts.count)
    starts.withUnsafeMutableBufferPointer { starts in
      candidates.withUnsafeMutableBufferPointer { candidates in
        body(ColumnFronts(starts: starts, candidates: candidates))
      }
    }
  }

  var count: Int { starts.count }

  /// The leading one of the columns where an item that covers `span` could start first.
  @inline(__always)
  func shortest(span: Int) -> Int {
    span == 1 ? shortest() : shortestWindow(of: span)
  }

  /// Without branches on what is found: which column is shortest cannot be predicted.
  @inline(__always)
  private func shortest() -> Int {
    var best = 0
    var least = starts[0]
    var column = 1
    while column < starts.count {
      let start = starts[column]
      best = start < least ? column : best
      least = start < least ? start : least
      column &+= 1
    }
    return best
  }

  /// The window of `span` neighbours whose greatest front is least.
  ///
  ///     fronts     5 2 4 3 3      windows of 2: 5 4 4 3
  ///                      ^^^                          ^ the item starts at 3
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
    for column in 0..<starts.count {
      while end > first, starts[candidates[end - 1]] <= starts[column] { end -= 1 }
      candidates[end] = column
      end += 1
      if candidates[first] + span <= column { first += 1 }
      guard column + 1 >= span, starts[candidates[first]] < least else { continue }
      least = starts[candidates[first]]
      best = column + 1 - span
    }
    return best
  }

  /// The column whose turn it is when items go round.
  ///
  ///     item 4 covers 2 of 3 columns; its turn is 4 mod 3 = 1
  ///     leading to trailing │   │ 4 ··· │      trailing to leading │ 4 ··· │   │
  @inline(__always)
  func turn(of item: Int, span: Int, placement: Placement) -> Int {
    let last = starts.count - span
    let column = min(item % starts.count, last)
    return placement == .trailingToLeading ? last - column : column
  }

  /// Gives the columns to an item, which takes `step` of them; answers where it starts.
  @inline(__always)
  func take(_ column: Int, span: Int, step: Length) -> Length {
    var start = starts[column]
    guard span > 1 else {
      starts[column] = start &+ step
      return start
    }
    for column in column + 1..<column + span { start = max(start, starts[column]) }
    for column in column..<column + span { starts[column] = start &+ step }
    return start
  }
}
