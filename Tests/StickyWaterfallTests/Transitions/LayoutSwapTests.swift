import StickyWaterfall
import Testing

/// Swaps between the waterfall and the stock flow layout, and between two waterfalls.
@MainActor
@Suite struct LayoutSwapTests {
  @Test(arguments: [false, true], HostReading.all)
  func swapToAFlowLayoutAndBackRestoresTheLayout(animated: Bool, reading: HostReading) {
    let stage = FeedStage(.counts([12, 9]), reading: reading)
    stage.scroll(to: 200)
    stage.swap(to: UICollectionViewFlowLayout(), animated: animated)
    #expect(stage.layout.collectionView == nil && stage.layout.pinnedElements == [])
    #expect(!stage.view.visibleCells.isEmpty)
    stage.controller.forgetQueries()
    stage.swap(to: stage.layout, animated: animated)
    #expect(stage.controller.queriedItems.count == 21)
    stage.expectFresh()
  }

  @Test func layoutCanMoveBetweenCollectionViews() {
    let layout = WaterfallFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    let first = Stage(GridController(heights: [[900]]), layout: layout)
    first.scroll(to: 200)
    first.view.collectionViewLayout = UICollectionViewFlowLayout()
    let second = Stage(GridController(heights: [[10, 20], [30]]), layout: layout)
    #expect(second.frame(1) == CGRect(x: 120, y: 54, width: 100, height: 20))
    #expect(second.frame(0, 1)?.height == 30)
    second.scroll(to: 5)
    #expect(second.header(0)?.frame.minY == 5)
  }

  /// Contract rule 41.1: UIKit queries layouts without a view in interactive transitions.
  @Test func detachedLayoutReturnsAttributesForTheLastBounds() {
    let stage = FeedStage(.counts([40])) { $0.sectionHeadersPinToVisibleBounds = true }
    stage.scroll(to: 300)
    let layout = stage.layout
    let rect = stage.view.bounds
    let before = layout.layoutAttributesForElements(in: rect)
    stage.swap(to: UICollectionViewFlowLayout(), animated: false)
    #expect(layout.layoutAttributesForElements(in: rect) == before)
    let header = layout.layoutAttributesForSupplementaryView(ofKind: Side.header.kind, at: [0, 0])
    #expect(header?.frame.minY == 300 && layout.pinnedElements.count == 1)
  }
}
