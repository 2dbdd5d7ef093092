extension Waterfall {
  /// Goes through all that always has to hold of a layout; for tests, after every change.
  ///
  /// - Parameter columns: `kept` when some change kept items in their columns: those need not be in
  ///   balance.
  /// - Returns: What does not hold; empty unless there is a bug.
  /// - Complexity: O(n · k), n items and k columns.
  public func invariantViolations(
    columns: ColumnAssignment = .chosenAgain
  ) -> [InvariantViolation] {
    guard isSettled, origins.count == sections.count + 1, origins[0] == 0 else {
      return [.origin(section: settledCount)]
    }
    var violations: [InvariantViolation] = []
    for (index, section) in sections.enumerated() {
      if origins[index + 1] - origins[index] != section.extent || section.overhang > overhang {
        violations.append(.origin(section: index))
      }
      guard section.items.hasConsistentCounts(columnCount: section.tracks.count) else {
        violations.append(.counts(section: index))
        continue
      }
      let check = ItemsCheck(items: section.items, rules: section.rules)
      violations += check.violations(inSection: index, checksBalance: columns == .chosenAgain)
    }
    return violations
  }
}

extension ColumnItems {
  fileprivate func hasConsistentCounts(columnCount: Int) -> Bool {
    positions.count == count && columns.count == count
      && (spans.isEmpty || spans.count == count)
      && (lists.columnCount == columnCount || count == 0)
  }
}

/// Goes through a section's items as if placing them, and compares.
private struct ItemsCheck {
  let items: ColumnItems
  let rules: PlacingRules

  func violations(inSection section: Int, checksBalance: Bool) -> [InvariantViolation] {
    var violations: [InvariantViolation] = []
    var fronts = [Length](repeating: 0, count: rules.columnCount)
    var ranks = [Int](repeating: 0, count: rules.columnCount)
    var greatestEnd: Length = 0
    for item in 0..<items.count {
      let first = Int(items.columns[item])
      guard first + items.span(of: item) <= rules.columnCount else {
        return violations + [.column(section: section, item: item)]
      }
      let covered = first..<first + items.span(of: item)
      let start = covered.reduce(0) { max($0, fronts[$1]) }
      if items.positions[item] != start {
        violations.append(.position(section: section, item: item))
      }
      for column in covered {
        if !holds(item, at: ranks[column], inColumn: column) {
          violations.append(.list(section: section, column: column))
        }
        ranks[column] += 1
        fronts[column] = start + max(0, items.extents[item] + rules.lineSpacing)
      }
      greatestEnd = max(greatestEnd, start + items.extents[item])
    }
    if items.extent != greatestEnd { violations.append(.extent(section: section)) }
    for column in 0..<items.lists.columnCount
    where items.lists.count(inColumn: column) != ranks[column] {
      violations.append(.list(section: section, column: column))
    }
    let isBalanced = rules.placement == .shortestColumn && items.spans.isEmpty && checksBalance
    return isBalanced
      ? violations + unbalanced(fronts).map { .balance(section: section, column: $0) } : violations
  }

  private func holds(_ item: Int, at rank: Int, inColumn column: Int) -> Bool {
    rank < items.lists.count(inColumn: column)
      && items.lists.item(at: rank, inColumn: column) == item
  }

  /// The columns whose last item would have started earlier in another one.
  private func unbalanced(_ fronts: [Length]) -> [Int] {
    let least = fronts.min() ?? 0
    return (0..<items.lists.columnCount).filter { column in
      items.lists.lastItem(inColumn: column).map { items.positions[$0] > least } ?? false
    }
  }
}
