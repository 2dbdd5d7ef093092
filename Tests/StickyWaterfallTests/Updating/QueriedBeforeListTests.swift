import StickyWaterfall
import Testing

/// Sizes that are queried after the data changes and before the update list are ignored.
@MainActor
@Suite struct QueriedBeforeListTests {
  private static let before: [FeedSection] = .heights([[10, 20, 30, 40]], columns: 1)

  private func heights(_ stage: FeedStage) -> [CGFloat?] {
    (0..<stage.view.numberOfItems(inSection: 0)).map { stage.frame($0)?.height }
  }

  // Contract rule 26.
  @Test(arguments: QueryCause.allCases, HostReading.all)
  func queriesBeforeUIKitReportsUpdatesDoNotAffectFrames(cause: QueryCause, reading: HostReading) {
    for change in SmallChange.all {
      let stage = FeedStage(Self.before, reading: reading)
      let batch = change.batch(from: Self.before)
      stage.controller.sections = batch.after
      if !cause.isInBlock { cause.bring(to: stage) }
      stage.update {
        batch.send(to: stage.view)
        if cause.isInBlock { cause.bring(to: stage) }
      }
      #expect(heights(stage) == batch.after[0].items.map(\.height), "\(change)")
      stage.expectFresh()
    }
  }

  /// A turn has passed, but the data source already has the counts after the update.
  ///
  /// Contract rule 26e.1.
  @Test func sizesQueriedBeforeTheUpdateListAreQueriedAgain() {
    let stage = FeedStage(Self.before)
    let batch = FeedBatch.inserting([99], at: 0, of: Self.before)
    stage.controller.sections = batch.after
    stage.layOutAgain()
    stage.takeTurn()
    stage.view.insertItems(at: [[0, 0]])
    stage.view.layoutIfNeeded()
    stage.takeTurn()
    stage.expectFresh()
  }

  @Test func sizesQueriedInAnEarlierTurnAreNotQueriedAgain() {
    let stage = FeedStage(Self.before)
    stage.layOutAgain()
    stage.takeTurn()
    stage.perform(.appending(99, to: Self.before))
    #expect(stage.controller.queriedItems == [[0, 4]])
  }

  @Test func batchUpdateQueriesOnlyInsertedItemsAndItemsInvalidatedJustBefore() {
    let stage = FeedStage(Self.before)
    stage.layout.invalidateLayout(with: .naming(items: [[0, 2]]))
    stage.view.layoutIfNeeded()
    stage.perform(.appending(99, to: Self.before))
    #expect(stage.controller.queriedItems == [[0, 2], [0, 4]])
  }

  /// Contract rule 26e.2.
  @Test func sizesQueriedByAReloadAreNotQueriedAgain() {
    let stage = FeedStage(Self.before)
    stage.reload()
    stage.perform(.appending(99, to: Self.before))
    #expect(stage.controller.queriedItems == [[0, 4]])
  }
}

enum QueryCause: CaseIterable, Sendable {
  case invalidation, invalidationAndPass, option, resize, namedItem, namedHeader, lookUp
  case invalidationInBlock, passInBlock, namedItemInBlock, lookUpInBlock

  var isInBlock: Bool {
    switch self {
    case .invalidationInBlock, .passInBlock, .namedItemInBlock, .lookUpInBlock: true
    default: false
    }
  }

  @MainActor func bring(to stage: FeedStage) {
    let layout = stage.layout
    switch self {
    case .invalidation, .invalidationInBlock: layout.invalidateLayout()
    case .invalidationAndPass: stage.layOutAgain()
    case .option: layout.columnCount += 1
    case .resize: stage.view.frame.size.width = 380
    case .namedItem, .namedItemInBlock:
      layout.invalidateLayout(with: .naming(items: [[0, 1], [0, 3]]))
    case .namedHeader: layout.invalidateLayout(with: .naming(headers: [[0, 0]]))
    case .lookUp, .lookUpInBlock:
      layout.invalidateLayout()
      _ = layout.collectionViewContentSize
    case .passInBlock:
      // Some hosts prepare the layout after the block.
      layout.invalidateLayout()
      layout.prepare()
    }
  }
}

enum SmallChange {
  case insert(Int)
  case move(Int, Int)
  case reload(Int)
  case replace(Int, Int)

  static var all: [SmallChange] {
    let pairs = (0..<4).flatMap { first in (0..<4).map { (first, $0) } }
    return (0...4).map { .insert($0) } + (0..<4).map { .reload($0) }
      + pairs.filter { $0.0 != $0.1 }.map { .move($0.0, $0.1) }
      + pairs.map { .replace($0.0, $0.1) }
  }

  @MainActor func batch(from sections: [FeedSection]) -> FeedBatch {
    switch self {
    case .insert(let item): return .inserting([99], at: item, of: sections)
    case .reload(let item): return .reloading(item, height: 99, of: sections)
    case .move(let old, let new):
      var batch = FeedBatch(sections)
      batch.after[0].items.insert(batch.after[0].items.remove(at: old), at: new)
      batch.movedItems = [([0, old], [0, new])]
      return batch
    case .replace(let old, let new):
      var batch = FeedBatch(sections)
      batch.after[0].items.remove(at: old)
      batch.after[0].items.insert(FeedItem(name: 900, height: 99), at: new)
      (batch.deletedItems, batch.insertedItems) = ([[0, old]], [[0, new]])
      return batch
    }
  }
}
