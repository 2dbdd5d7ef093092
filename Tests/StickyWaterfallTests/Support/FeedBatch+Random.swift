import StickyWaterfall
import WaterfallTestSupport

/// A generator of batch updates that mix all changes that UIKit allows.
@MainActor
struct FeedDice {
  private var generator: SplitMix64
  private var nextName = 10_000
  let hasSpans: Bool

  init(seed: UInt64, hasSpans: Bool = true) {
    generator = SplitMix64(seed: seed)
    self.hasSpans = hasSpans
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
  mutating func oneIn(_ count: Int) -> Bool { generator.oneIn(count) }
  mutating func next() -> UInt64 { generator.next() }

  mutating func sections() -> [FeedSection] { (0..<number(0...4)).map { _ in section() } }

  mutating func batch(from before: [FeedSection]) -> FeedBatch {
    var batch = FeedBatch([])
    var placed = placedSections(from: before, noting: &batch)
    let moving = leavingItems(of: before, placed, noting: &batch)
    fill(&placed, with: moving, before: before, noting: &batch)
    batch.after = placed.map(\.section)
    noteItems(placed, before: before, moving: Set(moving), in: &batch)
    return batch
  }

  private mutating func name() -> Int {
    nextName += 1
    return nextName
  }

  private mutating func item() -> FeedItem {
    let height = oneIn(12) ? 0 : CGFloat(oneIn(3) ? 40 : number(1...150))
    let span = hasSpans && oneIn(8) ? number(2...5) : 1
    return FeedItem(name: name(), height: height, span: span)
  }

  private mutating func section() -> FeedSection {
    FeedSection(
      name: name(), items: (0..<number(0...9)).map { _ in item() }, columns: number(1...4),
      header: oneIn(3) ? 0 : CGFloat(number(1...60)), footer: oneIn(3) ? 0 : CGFloat(number(1...40))
    )
  }
}

// MARK: - Sections

/// A section after the update, and its old index.
private struct PlacedSection {
  var section: FeedSection
  var source: Int?
  var isReloaded = false
  /// The items after the update, with their old index paths, or `nil` if an item is new.
  var items: [(item: FeedItem, source: IndexPath?)] = []

  /// Whether the update changes single items, and not the section as a whole.
  var isEdited: Bool { source != nil && !isReloaded }
}

extension FeedDice {
  private mutating func placedSections(
    from before: [FeedSection], noting batch: inout FeedBatch
  ) -> [PlacedSection] {
    var placed = [PlacedSection]()
    var coming = [PlacedSection]()
    if oneIn(3) { coming.append(PlacedSection(section: section())) }
    for (index, section) in before.enumerated() {
      switch number(0...9) {
      case 0: batch.deletedSections.append(index)
      case 1: coming.append(PlacedSection(section: section, source: index))
      case 2:
        batch.reloadedSections.append(index)
        placed.append(PlacedSection(section: reloaded(section), source: index, isReloaded: true))
      default: placed.append(PlacedSection(section: section, source: index))
      }
    }
    for section in coming { placed.insert(section, at: number(0...placed.count)) }
    let names = Set(coming.map(\.section.name))
    for (new, section) in placed.enumerated() where names.contains(section.section.name) {
      if let source = section.source { batch.movedSections.append((source, new)) }
      if section.source == nil { batch.insertedSections.append(new) }
    }
    keepPlainReloads(in: &placed, before: before, noting: &batch)
    return placed
  }

  /// Drops the reloads of sections that other sections' moves shift.
  ///
  /// UIKit ignores these moves, so such a batch shows wrong views, or raises (facts 15.3).
  private func keepPlainReloads(
    in placed: inout [PlacedSection], before: [FeedSection], noting batch: inout FeedBatch
  ) {
    for (new, section) in placed.enumerated() where section.isReloaded {
      guard let source = section.source else { continue }
      var expected = source - batch.deletedSections.count { $0 < source }
      for arrival in batch.insertedSections where arrival <= expected { expected += 1 }
      guard expected != new else { continue }
      placed[new] = PlacedSection(section: before[source], source: source)
      batch.reloadedSections.removeAll { $0 == source }
    }
  }

  private mutating func reloaded(_ section: FeedSection) -> FeedSection {
    let other = self.section()
    return FeedSection(
      name: section.name, items: other.items, columns: other.columns, header: other.header,
      footer: other.footer)
  }
}

// MARK: - Items

extension FeedDice {
  /// Chooses the items that the update deletes, moves, or reloads, and returns those that move.
  private mutating func leavingItems(
    of before: [FeedSection], _ placed: [PlacedSection], noting batch: inout FeedBatch
  ) -> [IndexPath] {
    var moving: [IndexPath] = []
    for (new, section) in placed.enumerated() where section.isEdited {
      let source = section.source ?? 0
      let isCleared = oneIn(12)
      for item in before[source].items.indices {
        let indexPath = IndexPath(item: item, section: source)
        switch isCleared ? 0 : number(0...11) {
        case 0, 1: batch.deletedItems.append(indexPath)
        case 2: moving.append(indexPath)
        // A reloaded item doesn't follow its section (facts 15.4).
        case 3 where new == source: batch.reloadedItems.append(indexPath)
        default: break
        }
      }
    }
    return moving
  }

  private mutating func fill(
    _ placed: inout [PlacedSection], with moving: [IndexPath], before: [FeedSection],
    noting batch: inout FeedBatch
  ) {
    let gone = Set(batch.deletedItems + moving)
    let edited = placed.indices.filter { placed[$0].isEdited }
    for index in edited {
      let source = placed[index].source ?? 0
      placed[index].items = before[source].items.enumerated().compactMap { item, feed in
        let indexPath = IndexPath(item: item, section: source)
        return gone.contains(indexPath) ? nil : (feed, indexPath)
      }
      if oneIn(3) { continue }
      for _ in 0..<number(0...2) { insert((item(), nil), into: &placed[index]) }
    }
    for indexPath in moving {
      guard let target = edited.randomElement(using: &generator) else { continue }
      insert((before[indexPath.section].items[indexPath.item], indexPath), into: &placed[target])
    }
    for index in edited { reloadItems(of: &placed[index], batch.reloadedItems) }
    for index in edited { placed[index].section.items = placed[index].items.map(\.item) }
  }

  private mutating func insert(
    _ item: (item: FeedItem, source: IndexPath?), into section: inout PlacedSection
  ) {
    section.items.insert(item, at: number(0...section.items.count))
  }

  private mutating func reloadItems(of section: inout PlacedSection, _ reloaded: [IndexPath]) {
    for index in section.items.indices {
      guard let source = section.items[index].source, reloaded.contains(source) else { continue }
      section.items[index].item.height = CGFloat(number(0...150))
    }
  }

  /// Records the inserted and moved items, and the items that the layout must query.
  private func noteItems(
    _ placed: [PlacedSection], before: [FeedSection], moving: Set<IndexPath>,
    in batch: inout FeedBatch
  ) {
    for (new, section) in placed.enumerated() {
      guard section.isEdited else {
        batch.queriedNames.formUnion(section.section.items.map(\.name))
        continue
      }
      for (index, item) in section.items.enumerated() {
        let target = IndexPath(item: index, section: new)
        guard let source = item.source else {
          batch.insertedItems.append(target)
          batch.queriedNames.insert(item.item.name)
          continue
        }
        if batch.reloadedItems.contains(source) { batch.queriedNames.insert(item.item.name) }
        guard moving.contains(source) else { continue }
        batch.movedItems.append((source, target))
        let isOtherWidth = before[source.section].columns != section.section.columns
        if isOtherWidth { batch.queriedNames.insert(item.item.name) }
      }
    }
  }
}
