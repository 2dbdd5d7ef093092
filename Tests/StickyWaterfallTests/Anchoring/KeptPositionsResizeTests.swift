import StickyWaterfall
import Testing
import WaterfallTestSupport

/// Random resizes and column counts, which keep the first wholly visible item in place.
@MainActor
@Suite struct KeptPositionsResizeTests {
  @Test(arguments: Samples.seeds(15, of: 40), [false, true])
  func resizesAndNewColumnsKeepTheTopmostItemInPlace(seed: Int, adjustsAtOnce: Bool) throws {
    var dice = Dice(seed: seed)
    let stage = FeedStage(
      .counts([80, 40]), reading: HostReading(adjustsAtOnce: adjustsAtOnce),
      isScaled: dice.happens(50)
    ) {
      $0.keepsVisibleItemsInPlace = true
      $0.sectionHeadersPinToVisibleBounds = seed % 2 == 0
    }
    for _ in 0..<12 {
      if dice.happens(40) { overscroll(stage, &dice) }
      let top = stage.topmost()
      let change = change(stage, &dice)
      let last = stage.view.contentSize.height - stage.view.bounds.height
      let isAtEnd = [0, last].contains { abs($0 - stage.view.contentOffset.y) < 1 }
      let place = stage.place(ofItemNamed: top.name)
      try #require(
        isAtEnd || abs((place ?? .infinity) - (top.place ?? 0)) < 1,
        "\(change): \(stage.view.contentOffset.y) of \(last)")
    }
  }

  private func change(_ stage: FeedStage, _ dice: inout Dice) -> String {
    if dice.happens(50) {
      let size = CGSize(width: dice.points(150...500), height: dice.points(150...600))
      stage.resize(to: size)
      return "\(size)"
    }
    let columns = dice.pick([1, 2, 3, 6])
    for section in stage.sections.indices { stage.controller.sections[section].columns = columns }
    stage.layOutAgain()
    return "\(columns)"
  }

  /// Scrolls beyond an end and back.
  private func overscroll(_ stage: FeedStage, _ dice: inout Dice) {
    let end = Int(stage.view.contentSize.height - stage.view.bounds.height)
    stage.scroll(to: dice.happens(50) ? CGFloat(-dice.number(1...200)) : CGFloat(end + 150))
    stage.scroll(to: CGFloat(dice.number(0...max(0, end))))
  }

  // Contract rule 28.
  @Test(arguments: [0, 0.2] as [CGFloat])
  func itemThinnerThanAPixelIsNotKeptInPlace(height: CGFloat) {
    let heights: [CGFloat] = (0..<40).map { $0 == 1 ? height : 90 }
    let stage = FeedStage(.heights([heights], columns: 1)) {
      $0.keepsVisibleItemsInPlace = true
      $0.sectionHeadersPinToVisibleBounds = true
    }
    // The pinned header covers the thin item and the next one.
    stage.scroll(to: 152)
    let (name, place) = stage.topmost()
    #expect(name == 103)
    stage.perform(.inserting([200], at: 2, of: stage.sections))
    #expect(stage.place(ofItemNamed: name) == place)
  }

  // Contract rule 44.
  @Test func offsetStaysInRangeIfABatchUpdateReadsTheContentSize() {
    let stage = FeedStage(.heights([Array(repeating: 90, count: 40)], columns: 1))
    let end = stage.view.contentSize.height - stage.view.bounds.height
    stage.scroll(to: end - 30)
    stage.update { [view = stage.view, controller = stage.controller, layout = stage.layout] in
      for item in 0..<10 { controller.sections[0].items[item].height = 30 }
      layout.invalidateLayout()
      _ = layout.collectionViewContentSize
      controller.sections[0].items.swapAt(0, 1)
      view.moveItem(at: [0, 0], to: [0, 1])
    }
    let last = stage.view.contentSize.height - stage.view.bounds.height
    #expect(last == end - 600 && stage.view.contentOffset.y == last)
  }
}
