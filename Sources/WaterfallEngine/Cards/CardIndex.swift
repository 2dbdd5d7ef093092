/// Which cards of a section can still be seen when a pile of them is stuck at the visible start.
///
/// Stuck cards that cover the same columns start at the same place (or, at the end of the section,
/// end at the same place), so that a later one hides an earlier one when it is at least as long. Of
/// a pile, what can be seen is its last card, then the last longer one before it, and so on:
///
///     card      0  1  2  3  4  5      with 5 the last stuck card the way goes from 5 to 3 and to 0;
///     extent    9  4  7  8  5  6      4 is hidden by 5, and 1 and 2 by 3
///     longer    -  0  0  0  3  3
///
/// For each card the last longer one before it is kept, so that a walk meets shown cards only.
struct CardIndex: Sendable {
  /// By leading column; cards that cover other columns from there on have a run of their own.
  private var runs: [[CardRun]] = []
  /// How many items, from the first on, the runs hold.
  private(set) var indexedCount = 0

  /// Notes that the items from `first` on are others, or elsewhere.
  mutating func forget(from first: Int) {
    guard first < indexedCount else { return }
    indexedCount = first
    if first == 0 { runs = [] }
    for column in runs.indices {
      for run in runs[column].indices { runs[column][run].truncate(before: first) }
    }
  }

  /// Takes in what was forgotten.
  ///
  /// - Complexity: O(items from the first forgotten on), and O(runs · log items).
  mutating func update(for items: ColumnItems) {
    if indexedCount == 0 { runs = Array(repeating: [], count: items.columnCount) }
    for item in indexedCount..<items.count {
      let columns = items.columns(of: item)
      let run = place(ofRun: columns)
      runs[columns.lowerBound][run].append(item, of: items)
    }
    indexedCount = items.count
  }

  private mutating func place(ofRun columns: Range<Int>) -> Int {
    let column = columns.lowerBound
    if let run = runs[column].firstIndex(where: { $0.columns == columns }) { return run }
    runs[column].append(CardRun(columns: columns))
    return runs[column].count - 1
  }

  /// The cards that start before `edge`, measured as the items' positions are, and that no later one
  /// of these hides; ascending.
  ///
  /// - Complexity: O(r · log n + r · c · log c), r runs (one a column when no item spans), n items, c
  ///   answers; without spans O(r · log n + c · log c).
  func uncovered(startingBefore edge: Length, in items: ColumnItems) -> [Int] {
    var piles: [CardPile] = []
    for run in runs.joined() {
      let pile = run.pile(startingBefore: edge, in: items)
      if !pile.cards.isEmpty { piles.append(pile) }
    }
    var cards: [Int] = []
    for pile in piles {
      let wider = piles.filter { $0.columns != pile.columns && $0.columns.covers(pile.columns) }
      for card in pile.cards
      where !wider.contains(where: { $0.hides(card, of: items) }) {
        cards.append(card)
      }
    }
    cards.sort()
    return cards
  }

  /// Whether one of the cards that start before `edge`, measured as the items' positions are, is
  /// hidden by a later one of them.
  ///
  /// - Complexity: O(r · log n + c) for r runs whose columns hold the card's, n items, and c cards that
  ///   peek out in these runs.
  func hides(_ card: Int, startingBefore edge: Length, in items: ColumnItems) -> Bool {
    let columns = items.columns(of: card)
    // What covers the first of its columns begins there, or before.
    for column in 0...columns.lowerBound {
      for run in runs[column]
      where run.columns.covers(columns) && run.hides(card, startingBefore: edge, in: items) {
        return true
      }
    }
    return false
  }
}

/// The cards of a section that cover the same columns, in order.
private struct CardRun: Sendable {
  let columns: Range<Int>
  private var items: [Int32] = []
  /// For each of them the rank of the last longer one before it; -1 where there is none.
  private var longer: [Int32] = []

  init(columns: Range<Int>) {
    self.columns = columns
  }

  mutating func truncate(before item: Int) {
    let kept = items.indices.partitionPoint { items[$0] >= item }
    items.removeLast(items.count - kept)
    longer.removeLast(longer.count - kept)
  }

  /// - Complexity: O(1), amortised over the items of a run.
  mutating func append(_ item: Int, of all: ColumnItems) {
    var rank = items.count - 1
    while rank >= 0, all.slots[Int(items[rank])].extent <= all.slots[item].extent {
      rank = Int(longer[rank])
    }
    items.append(Int32(truncatingIfNeeded: item))
    longer.append(Int32(truncatingIfNeeded: rank))
  }

  /// Whether a later one of the cards that start before `edge` is as long as `card`.
  func hides(_ card: Int, startingBefore edge: Length, in items: ColumnItems) -> Bool {
    var rank = lastRank(startingBefore: edge, in: items)
    while rank >= 0, self.items[rank] > card {
      if items.slots[Int(self.items[rank])].extent >= items.slots[card].extent { return true }
      rank = Int(longer[rank])
    }
    return false
  }

  /// The rank of the last card that starts before `edge`; -1 where there is none.
  private func lastRank(startingBefore edge: Length, in items: ColumnItems) -> Int {
    self.items.indices.partitionPoint { items.slots[Int(self.items[$0])].position >= edge } - 1
  }

  func pile(startingBefore edge: Length, in items: ColumnItems) -> CardPile {
    var cards: [Int] = []
    var rank = lastRank(startingBefore: edge, in: items)
    while rank >= 0 {
      cards.append(Int(self.items[rank]))
      rank = Int(longer[rank])
    }
    return CardPile(columns: columns, cards: cards)
  }
}

/// What can be seen of the stuck cards of a run, from the last one back, each longer than the one
/// before it.
private struct CardPile {
  let columns: Range<Int>
  let cards: [Int]

  /// Whether a later card of this pile is as long as `card`, which is not of it.
  func hides(_ card: Int, of items: ColumnItems) -> Bool {
    // Of the later ones the earliest is the longest.
    let laterCount = cards.indices.partitionPoint { cards[$0] < card }
    return laterCount > 0 && items.slots[cards[laterCount - 1]].extent >= items.slots[card].extent
  }
}

extension Range<Int> {
  /// Whether every column of `other` is one of these.
  fileprivate func covers(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
