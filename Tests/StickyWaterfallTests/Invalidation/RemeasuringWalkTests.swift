import StickyWaterfall
import Testing

/// Sizes that arrive late, in every small case, compared with a new layout.
@MainActor
@Suite struct RemeasuringWalkTests {
  // Contract rule 25.
  @Test(arguments: 1...3)
  func everySmallLayoutEqualsANewLayoutAfterRemeasuring(columns: Int) throws {
    for count in 0...4 {
      for chosen in 0..<1 << count {
        let heights = Array(([20, 30, 20, 50] as [CGFloat]).prefix(count))
        let stage = FeedStage(.heights([heights, [15]], columns: columns))
        let items = (0..<count).filter { chosen >> $0 & 1 == 1 }
        for item in items { stage.controller.sections[0].items[item].height += 25 }
        stage.layout.remeasureItems(at: (items + items.reversed()).map { [0, $0] })
        stage.view.layoutIfNeeded()
        try #require(stage.controller.queries == items.map { FeedQuery.item([0, $0]) })
        try #require(stage.differencesFromFresh() == [])
        try #require(stage.viewDifferences() == [])
      }
    }
  }

  /// The moment, relative to a batch update, at which an item is remeasured.
  enum Moment: CaseIterable {
    case beforeData, beforeBatch, beginningOfBlock, endOfBlock
  }

  /// The index path is the item's path before the update.
  ///
  /// Contract rule 43.4.
  @Test(arguments: Moment.allCases, [false, true])
  func remeasuredItemGetsItsNewSizeDuringAnyBatchUpdate(moment: Moment, keepsPlaces: Bool) throws {
    let before: [FeedSection] = .heights([[10, 20, 30, 40]])
    for change in SmallChange.all {
      for item in before[0].items.indices {
        let stage = FeedStage(before) { $0.keepsVisibleItemsInPlace = keepsPlaces }
        stage.controller.sections[0].items[item].height = 70
        let batch = change.batch(from: stage.sections)
        let remeasure = { stage.layout.remeasureItems(at: [[0, item]]) }
        if moment == .beforeData { remeasure() }
        let setData = { stage.controller.sections = batch.after }
        if moment == .beforeBatch {
          setData()
          remeasure()
        }
        stage.update {
          setData()
          if moment == .beginningOfBlock { remeasure() }
          batch.send(to: stage.view)
          if moment == .endOfBlock { remeasure() }
        }
        try #require(stage.differencesFromFresh() == [], "\(change), item \(item)")
        try #require(stage.viewDifferences() == [], "\(change), item \(item)")
      }
    }
  }
}
