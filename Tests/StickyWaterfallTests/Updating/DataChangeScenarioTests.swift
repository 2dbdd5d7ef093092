import StickyWaterfall
import Testing

/// Data changes at which other layouts are known to fail.
@MainActor
@Suite struct DataChangeScenarioTests {
  @Test(arguments: HostReading.all)
  func reloadWithoutSectionsLeavesNoElements(reading: HostReading) {
    let stage = FeedStage(.counts([9, 9]), reading: reading) {
      $0.sectionHeadersPinToVisibleBounds = true
    }
    stage.controller.sections = []
    stage.reload()
    #expect(stage.layout.layoutAttributesForElements(in: stage.view.bounds) ?? [] == [])
    #expect(stage.contentSize.height == 0)
    #expect(stage.viewDifferences() == [])
    #expect(stage.boundaryView(.header) == nil)
    #expect(stage.layout.pinnedElements == [])
  }

  /// Contract rule 45.3.
  @Test(arguments: HostReading.all)
  func mixedBatchUpdateAnimatesUndeletedItemsFromOldToNewFrames(reading: HostReading) throws {
    let before = FeedStage(.counts([6, 5, 4, 3]))
    let stage = FeedStage(.counts([6, 5, 4, 3]), reading: reading)
    stage.perform(BatchUpdateTests.mixed())
    #expect(stage.differencesFromFresh() == [])
    // The update replaces the items of B and reloads item 0 of A. All others keep their views.
    let now = stage.sections.places
    let kept = before.sections.places.filter { now[$0.key] != nil && $0.key != 100 }
    #expect(kept.values.contains { stage.ends[.item($0)] != nil })
    for (name, old) in kept where stage.ends[.item(old)] != nil {
      let new = try #require(now[name])
      #expect(stage.starts[.item(new)]?.frame == before.frame(old.item, old.section))
      #expect(stage.ends[.item(old)]?.frame == stage.frame(new.item, new.section))
    }
  }

  // Contract rule 12.
  @Test func appendingFiftyItemsTo100000QueriesOnlyTheFiftyItems() {
    let stage = FeedStage(.counts([100_000], columns: 3))
    let sample = Array(stride(from: 0, to: 100_000, by: 97)) + [99_998, 99_999]
    let before = sample.map { stage.frame($0) }
    let heights = (0..<50).map { CGFloat(20 + $0) }
    stage.perform(.inserting(heights, at: 100_000, of: stage.sections))
    #expect(stage.controller.queriedItems == (100_000..<100_050).map { [0, $0] })
    #expect(sample.map { stage.frame($0) } == before)
    #expect(PlainFeed(stage.sections, width: 260).differences(to: stage.layout) == [])
  }
}
