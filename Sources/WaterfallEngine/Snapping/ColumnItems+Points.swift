/// The point of an item that counts as its place.
enum ItemPoint {
  case start
  case center

  /// nil for a target that is no item.
  init?(_ target: SnapTarget) {
    switch target {
    case .itemStart: self = .start
    case .itemCenter: self = .center
    case .sectionStart: return nil
    }
  }
}

extension ColumnItems {
  /// An item and where its point is, from the start of the items' area.
  typealias Found = (item: Int, position: Length)

  /// The item whose point is last of those at or before `limit`; the first of several at one place.
  ///
  /// In a column starts never decrease, and without overlap centres do not either; then a binary
  /// search finds the place. Overlapping items may have their centres in another order:
  ///
  ///     ┌──────┐         starts in the order 0, 1
  ///     │ 0  ┌─┴──┐
  ///     │  · │1 · │      centres in the order 1, 0 where 0 is long and 1 short
  ///
  /// - Complexity: O(k · log n), k columns, n items, and O(1) for each item that overlaps others
  ///   within reach.
  func last(_ point: ItemPoint, atOrBefore limit: Length, rules: PlacingRules) -> Found? {
    let ascends = point == .start || rules.overlap == 0
    return bestOfColumns(by: >) { column in
      ascends
        ? lastAscending(point, inColumn: column, atOrBefore: limit)
        : lastOverlapping(point, inColumn: column, atOrBefore: limit, overlap: rules.overlap)
    }
  }

  /// The item whose point is first of those after `limit`; the first of several at one place.
  ///
  /// - Complexity: That of `last(_:atOrBefore:rules:)`.
  func first(_ point: ItemPoint, after limit: Length, rules: PlacingRules) -> Found? {
    let ascends = point == .start || rules.overlap == 0
    return bestOfColumns(by: <) { column in
      ascends
        ? firstAscending(point, inColumn: column, after: limit)
        : firstOverlapping(point, inColumn: column, after: limit, overlap: rules.overlap)
    }
  }

  /// What is found in some column and lies better than what is in all others; of several at one place
  /// the first item.
  private func bestOfColumns(
    by isBetter: (Length, Length) -> Bool, find: (_ column: Int) -> Found?
  ) -> Found? {
    var best: Found?
    for column in 0..<columnCount {
      guard let found = find(column) else { continue }
      if let best {
        guard
          isBetter(found.position, best.position)
            || (found.position == best.position && found.item < best.item)
        else { continue }
      }
      best = found
    }
    return best
  }

  private func position(_ point: ItemPoint, of item: Int) -> Length {
    point == .start ? slots[item].position : slots[item].position + slots[item].extent / 2
  }

  private func lastAscending(
    _ point: ItemPoint, inColumn column: Int, atOrBefore limit: Length
  ) -> Found? {
    let next = firstItem(inColumn: column) { position(point, of: $0) > limit }
    return lastItem(inColumn: column, before: next ?? count).flatMap { last in
      firstAscending(point, inColumn: column, after: position(point, of: last) - 1)
    }
  }

  private func firstAscending(
    _ point: ItemPoint, inColumn column: Int, after limit: Length
  ) -> Found? {
    firstItem(inColumn: column) { position(point, of: $0) > limit }.map {
      ($0, position(point, of: $0))
    }
  }

  // An item ends at most the overlap past the start of a later one of its column, and starts no
  // later than that one; so its centre is at most half the overlap past that start.

  private func lastOverlapping(
    _ point: ItemPoint, inColumn column: Int, atOrBefore limit: Length, overlap: Length
  ) -> Found? {
    var best: Found?
    let end = firstItem(inColumn: column) { slots[$0].position > limit } ?? count
    var next = lastItem(inColumn: column, before: end)
    while let item = next {
      let found = position(point, of: item)
      if found <= limit, best.map({ $0.position <= found }) ?? true { best = (item, found) }
      let reach = slots[item].position + overlap / 2
      guard best.map({ $0.position <= reach }) ?? true else { break }
      next = lastItem(inColumn: column, before: item)
    }
    return best
  }

  private func firstOverlapping(
    _ point: ItemPoint, inColumn column: Int, after limit: Length, overlap: Length
  ) -> Found? {
    var best: Found?
    let reached = limit - overlap / 2
    let first = firstItem(inColumn: column) { slots[$0].position > reached }
    var next = lastItem(inColumn: column, before: first ?? count) ?? first
    while let item = next {
      if let best, slots[item].position >= best.position { break }
      let found = position(point, of: item)
      if found > limit, best.map({ found < $0.position }) ?? true { best = (item, found) }
      next = firstItem(inColumn: column) { $0 > item }
    }
    return best
  }
}
