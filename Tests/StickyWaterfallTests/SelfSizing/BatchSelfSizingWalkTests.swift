import Testing
import WaterfallTestSupport

@testable import StickyWaterfall

/// Cells and headers that grow in every kind of batch update: contract rule 29.
@MainActor
@Suite struct BatchSelfSizingWalkTests {
  @Test(arguments: Samples.seeds(12, of: 24) as Range<UInt64>)
  func cellsThatGrowInAnyBatchHaveTheSizesTheyPrefer(seed: UInt64) throws {
    var walk = GrowingWalk(seed: seed)
    for _ in 0..<25 {
      let problems = walk.step()
      try #require(problems == [], "\(walk.log.suffix(3))")
    }
  }
}

/// Random batches and invalidations, and the heights that items must have after each of them.
@MainActor
private struct GrowingWalk {
  private static let (estimate, headerEstimate): (CGFloat, CGFloat) = (50, 40)

  private let stage: FeedStage
  private let heights = Heights()
  private var dice: FeedDice
  /// The last height that each item's cell returned since the item was last invalidated, by name.
  private var known: [Int: CGFloat] = [:]
  private var nextName = 100_000
  private(set) var log: [String] = []

  init(seed: UInt64) {
    dice = FeedDice(seed: seed)
    let columns = [2, WaterfallFlowLayout.flowLayoutRows, 0][Int(seed) % 3]
    let readings = HostReading.all
    stage = FeedStage(
      .heights(
        [Array(repeating: 50, count: 16), Array(repeating: 50, count: 9)], columns: columns),
      reading: readings[Int(seed) % readings.count]
    ) {
      $0.estimatedItemSize = CGSize(width: 100, height: Self.estimate)
      $0.itemSizing = .fixedExtent
      $0.selfSizesHeadersAndFooters = true
      $0.keepsVisibleItemsInPlace = seed % 5 > 2
      $0.keepsItemsInColumns = seed % 7 == 0
    }
    stage.layout.isSubclass = seed % 4 > 1
    sizeViews()
    stage.reload()
    noteHeights()
  }

  private func sizeViews() {
    stage.controller.height = nil
    stage.controller.size = { _ in CGSize(width: 100, height: Self.estimate) }
    stage.controller.preferredExtent = { [heights, unowned controller = stage.controller] in
      guard controller.sections.indices.contains($0.section) else { return nil }
      let section = controller.sections[$0.section]
      if $1 == Side.header.kind { return heights[section.name] }
      guard $1 == nil, section.items.indices.contains($0.item) else { return nil }
      return heights[section.items[$0.item].name]
    }
  }

  /// Lets some cells grow, performs a batch, and returns the problems.
  mutating func step() -> [String] {
    if dice.oneIn(2) {
      stage.scroll(to: CGFloat(dice.number(0...max(0, Int(stage.contentSize.height) - 400))))
      noteHeights()
    }
    // In one turn, the loop guard stops views that keep changing.
    if log.count % 2 == 0 || dice.oneIn(3) {
      stage.takeTurn()
      noteHeights()
    }
    for path in stage.sections.paths where dice.oneIn(4) { grow(stage.sections[path].name) }
    for section in stage.sections where dice.oneIn(4) { grow(section.name) }
    perform()
    defer { noteHeights() }
    return problems()
  }

  private mutating func grow(_ name: Int) { heights.grow(name, by: CGFloat(dice.number(0...60))) }

  /// Records the heights of the cells that are on screen, or that were during the last change.
  private mutating func noteHeights() {
    let names = Set(stage.sections.flatMap(\.items).map(\.name))
    known = known.filter { names.contains($0.key) }
    for path in stage.sections.paths {
      let name = stage.sections[path].name
      let height = stage.layout.layoutAttributesForItem(at: path)?.frame.height
      if height == heights[name] { known[name] = height }
    }
  }

  // MARK: Batches

  private mutating func perform() {
    let invalidation = dice.number(0...3)
    let paths = stage.sections.paths.filter { _ in dice.oneIn(6) }
    let isAtEnd = dice.oneIn(2)
    let kind = dice.number(0...9)
    let batch = batch(kind)
    log.append("batch \(kind), invalidation \(invalidation) at end \(isAtEnd), \(paths)")
    // Kept positions keep sizes through an invalidation of everything.
    if invalidation == 1, !stage.layout.keepsVisibleItemsInPlace { known = [:] }
    if invalidation > 1 { for path in paths { known[stage.sections[path].name] = nil } }
    if kind == 0, invalidation == 0 { return stage.update(nil) }
    stage.update { [stage] in
      if !isAtEnd { Self.invalidate(invalidation, paths, in: stage) }
      stage.controller.sections = batch.after
      batch.send(to: stage.view)
      if isAtEnd { Self.invalidate(invalidation, paths, in: stage) }
    }
  }

  private static func invalidate(_ kind: Int, _ paths: [IndexPath], in stage: FeedStage) {
    switch kind {
    case 1: stage.layout.invalidateLayout()
    case 2: stage.layout.remeasureItems(at: paths)
    case 3: stage.layout.invalidateLayout(with: .naming(items: paths, headers: [[0, 0]]))
    default: break
    }
  }

  private mutating func batch(_ kind: Int) -> FeedBatch {
    let sections = stage.sections
    guard kind < 7 else { return batchOfSections(kind) }
    let section = dice.number(0...sections.count - 1)
    let count = sections[section].items.count
    guard count > 0 || kind < 3 else { return FeedBatch(sections) }
    let item = dice.number(0...max(0, count - 1))
    switch kind {
    case 2: return .inserting([50, 50], at: item, inSection: section, of: sections)
    case 3: return .deleting(item..<item + 1, inSection: section, of: sections)
    case 4: return moving([section, item], in: sections)
    case 5:
      known[sections[section].items[item].name] = nil
      return .reloading(item, height: 50, inSection: section, of: sections)
    case 6:
      for item in sections[section].items { known[item.name] = nil }
      var batch = FeedBatch(sections)
      batch.reloadedSections = [section]
      return batch
    default: return FeedBatch(sections)
    }
  }

  private mutating func batchOfSections(_ kind: Int) -> FeedBatch {
    var batch = FeedBatch(stage.sections)
    let (count, section) = (batch.after.count, dice.number(0...batch.after.count - 1))
    switch kind {
    case 7 where count < 5:
      nextName += 10
      let items = (1...4).map { FeedItem(name: nextName + $0, height: 50) }
      let columns = batch.after[0].columns
      batch.after.insert(
        FeedSection(name: nextName, items: items, columns: columns), at: section)
      batch.insertedSections = [section]
    case 8 where count > 1:
      batch.after.remove(at: section)
      batch.deletedSections = [section]
    case 9:
      let target = dice.number(0...count - 1)
      batch.after.insert(batch.after.remove(at: section), at: target)
      batch.movedSections = [(section, target)]
    default: break
    }
    return batch
  }

  private mutating func moving(_ source: IndexPath, in sections: [FeedSection]) -> FeedBatch {
    var batch = FeedBatch(sections)
    let item = batch.after[source.section].items.remove(at: source.item)
    let section = dice.number(0...sections.count - 1)
    let target = dice.number(0...batch.after[section].items.count)
    batch.after[section].items.insert(item, at: target)
    batch.movedItems = [(source, [section, target])]
    return batch
  }

  // MARK: Checks

  private func problems() -> [String] {
    let visible = Set(stage.visibleItems)
    var problems: [String] = []
    for path in stage.sections.paths {
      let name = stage.sections[path].name
      let height = stage.layout.layoutAttributesForItem(at: path)?.frame.height ?? 0
      // A cell can be on screen only during the update, and return its size there.
      let allowed = visible.contains(path) ? [] : [known[name] ?? Self.estimate]
      if !(allowed + [heights[name]]).contains(height) {
        problems.append("\(path) is \(height) high, not \(heights[name]) or \(allowed)")
      }
    }
    for (section, feed) in stage.sections.enumerated() {
      guard let header = stage.boundaryView(.header, section) else { continue }
      if header.frame.height != heights[feed.name] { problems.append("header \(section)") }
    }
    return problems + (stage.layout.keepsItemsInColumns ? [] : differencesFromFresh())
  }

  /// Compares the layout with a new one whose delegate returns the sizes that this one has.
  private func differencesFromFresh() -> [String] {
    let layout = stage.layout
    let fresh = stage.freshElements { _, controller in
      controller.height = nil
      controller.size = {
        let size = layout.layoutAttributesForItem(at: $0)?.size ?? .zero
        return CGSize(width: 100, height: size.height)
      }
      controller.headerSize = {
        layout.unpinnedFrameForSupplementaryView(ofKind: Side.header.kind, at: [$0, 0])?.size
          ?? .zero
      }
    }
    return fresh.differences(to: FeedElements(of: layout, stage.sections))
  }
}

/// The heights that cells and headers prefer, by the names of their items and sections.
@MainActor
private final class Heights {
  private var heights: [Int: CGFloat] = [:]

  subscript(name: Int) -> CGFloat { heights[name] ?? CGFloat(60 + name % 5) }

  func grow(_ name: Int, by extent: CGFloat) { heights[name] = self[name] + extent }
}
