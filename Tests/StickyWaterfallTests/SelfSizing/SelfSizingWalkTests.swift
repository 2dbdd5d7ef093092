import StickyWaterfall
import Testing

/// Random batches while cells, headers, and footers prefer their own sizes.
@MainActor
@Suite struct SelfSizingWalkTests {
  nonisolated private static func extent(_ name: Int) -> CGFloat { CGFloat(15 + name * 29 % 120) }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func visibleItemsHaveTheirPreferredHeightsAfterRandomUpdates(seed: UInt64) throws {
    var dice = FeedDice(seed: seed)
    let reading = HostReading.all[Int(seed) % HostReading.all.count]
    let stage = stage(dice.sections(), reading: reading, keepsPlaces: seed % 2 == 0)
    for _ in 0..<12 {
      stage.perform(dice.batch(from: stage.sections))
      stage.takeTurn()
      let last = max(0, Int(stage.view.contentSize.height) - 400)
      stage.scroll(to: CGFloat(dice.number(0...last)))
      try #require(unsettled(stage) == [])
    }
    stage.takeTurn()
    stage.scrollThrough()
    #expect(plain(stage).differences(to: stage.layout) == [])
  }

  private func stage(
    _ sections: [FeedSection], reading: HostReading, keepsPlaces: Bool
  ) -> FeedStage {
    let stage = FeedStage(sections, reading: reading) {
      $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      $0.keepsVisibleItemsInPlace = keepsPlaces
      $0.selfSizesHeadersAndFooters = true
      $0.sectionHeadersPinToVisibleBounds = true
    }
    let controller = stage.controller
    controller.answerBySizes()
    controller.preferredExtent = { [unowned controller] path, kind in
      let section = controller.sections[path.section]
      return Self.extent(kind == nil ? controller.sections[path].name : section.name)
    }
    stage.reload()
    return stage
  }

  private func unsettled(_ stage: FeedStage) -> [IndexPath] {
    stage.visibleItems.filter {
      stage.view.cellForItem(at: $0)?.frame.height != Self.extent(stage.sections[$0].name)
    }
  }

  private func plain(_ stage: FeedStage) -> PlainFeed {
    var sections = stage.sections.withHeights(Self.extent)
    for section in sections.indices {
      let extent = Self.extent(sections[section].name)
      if sections[section].header > 0 { sections[section].header = extent }
      if sections[section].footer > 0 { sections[section].footer = extent }
    }
    return PlainFeed(sections, width: 260)
  }
}
