import StickyWaterfall
import Testing

/// The layout of a view that is already on screen becomes another, and back again.
@MainActor
@Suite struct LiveSwapTests {
  @Test func aLayoutMovesToAnotherView() {
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

  @Test func twoViewsHaveTwoLayoutsOfOneController() {
    let controller = GridController(heights: [[100, 50]])
    let narrow = Stage(controller, layout: WaterfallFlowLayout())
    let wide = Stage(
      controller, layout: WaterfallFlowLayout(), size: CGSize(width: 430, height: 400))
    #expect(narrow.frame(0)?.width == 100 && wide.frame(0)?.width == 200)
  }
}
