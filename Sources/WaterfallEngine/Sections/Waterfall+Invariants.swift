extension Waterfall {
  /// Goes through all that always has to hold of a layout; for tests, after every change.
  ///
  /// - Parameter columns: `kept` when some change kept items in their columns: those need not be in
  ///   balance.
  /// - Returns: What does not hold; empty unless there is a bug.
  /// - Complexity: O(n · k), n items and k columns.
  package func invariantViolations(
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
    (spans.isEmpty || spans.count == count)
      && (marks.columnCount == columnCount || count == 0)
      && marks.count == marks.block(of: count)
  }
}

/// Goes through a section's items as if placing them, and compares.
private struct ItemsCheck {
  let items: ColumnItems
  let rules: PlacingRules

  func violations(inSection section: Int, checksBalance: Bool) -> [InvariantViolation] {
    var violations: [InvariantViolation] = []
    var fronts = [Length](repeating: 0, count: rules.columnCount)
    var lasts = [Int32](repeating: -1, count: items.marks.columnCount)
    var greatestEnd: Length = 0
    for item in 0..<items.count {
      let columns = items.columns(of: item)
      guard columns.upperBound <= rules.columnCount else {
        return violations + [.column(section: section, item: item)]
      }
      let slot = items.slots[item]
      let start = columns.reduce(0) { max($0, fronts[$1]) }
      if slot.position != start { violations.append(.position(section: section, item: item)) }
      for column in columns {
        fronts[column] = start + max(0, slot.extent + rules.lineSpacing)
        lasts[column] = Int32(item)
      }
      greatestEnd = max(greatestEnd, start + slot.extent)
      if (item + 1).isMultiple(of: items.marks.blockLength) {
        let marks = items.marks.lastItems(beforeBlock: items.marks.block(of: item + 1))
        violations += lasts.indices.filter { marks[$0] != lasts[$0] }.map {
          .mark(section: section, column: $0)
        }
      }
    }
    if items.extent != greatestEnd { violations.append(.extent(section: section)) }
    let isBalanced = rules.placement == .shortestColumn && items.spans.isEmpty && checksBalance
    guard isBalanced, let least = fronts.min() else { return violations }
    // The columns whose last item would have started earlier in another one.
    let unbalanced = lasts.indices.filter {
      lasts[$0] >= 0 && items.slots[Int(lasts[$0])].position > least
    }
    return violations + unbalanced.map { .balance(section: section, column: $0) }
  }
}
