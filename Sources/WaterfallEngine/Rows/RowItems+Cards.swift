extension RowItems {
  /// The cards that start before `edge`, measured as the items' positions are, and that no later one
  /// of these hides; ascending.
  ///
  /// A plain search: items of a row are of any width, so that none of `CardIndex`'s runs holds two.
  ///
  /// - Complexity: O(n · c), n items that start before the edge, c answers.
  func uncoveredCards(startingBefore edge: Length, rules: RowRules) -> [Int] {
    var uncovered: [Int] = []
    for row in (0..<rows.indices.partitionPoint { rows[$0].start >= edge }).reversed() {
      for card in items(of: row).reversed() where range(of: card, in: rows[row]).start < edge {
        if !uncovered.contains(where: { hides($0, card, rules) }) { uncovered.append(card) }
      }
    }
    return uncovered.reversed()
  }

  /// Whether one of the cards that start before `edge` is hidden by a later one of them.
  ///
  /// - Complexity: O(log r + n), r rows, n later items that start before the edge.
  func hidesCard(_ card: Int, startingBefore edge: Length, rules: RowRules) -> Bool {
    let last = rows.indices.partitionPoint { rows[$0].start >= edge } - 1
    return (row(of: card)..<max(row(of: card), last + 1)).contains { row in
      items(of: row).contains {
        $0 > card && range(of: $0, in: rows[row]).start < edge && hides($0, card, rules)
      }
    }
  }

  /// Whether a later card lies over all of an earlier one where both are stuck.
  private func hides(_ later: Int, _ card: Int, _ rules: RowRules) -> Bool {
    let (over, under) = (crossRange(of: later, rules: rules), crossRange(of: card, rules: rules))
    return slots[later].extent >= slots[card].extent
      && over.start <= under.start && under.end <= over.end
  }
}
