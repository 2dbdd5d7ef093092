import StickyWaterfall
import Testing

/// Items that can't stay in place, and offsets that a batch update must limit.
@MainActor
@Suite struct KeptPositionsResizeTests {
  // Contract rule 28a.3.
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
