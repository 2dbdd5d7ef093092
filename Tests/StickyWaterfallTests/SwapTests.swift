import StickyWaterfall
import Testing

/// A controller written for the stock flow layout keeps working when only the layout is another.
@MainActor
@Suite struct SwapTests {
  @Test func itemsFillTheShortestColumn() {
    let stage = Stage(GridController(heights: [[100, 50, 30, 20]]), layout: WaterfallFlowLayout())
    //   header 0...44, inset 10, columns at 10 and 120, each 100 wide
    #expect(stage.frame(0) == CGRect(x: 10, y: 54, width: 100, height: 100))
    #expect(stage.frame(1) == CGRect(x: 120, y: 54, width: 100, height: 50))
    #expect(stage.frame(2) == CGRect(x: 120, y: 114, width: 100, height: 30))
    #expect(stage.frame(3) == CGRect(x: 120, y: 154, width: 100, height: 20))
    #expect(stage.view.contentSize == CGSize(width: 230, height: 44 + 10 + 120 + 10 + 30))
    #expect(stage.reports == [])
  }

  @Test func headersAndFootersPinWhereTheStockLayoutPinsThem() {
    let heights = Array(repeating: [CGFloat](repeating: 100, count: 20), count: 3)
    let layout = WaterfallFlowLayout()
    let stock = UICollectionViewFlowLayout()
    for layout in [layout, stock] {
      layout.sectionHeadersPinToVisibleBounds = true
      layout.sectionFootersPinToVisibleBounds = true
    }
    let stage = Stage(GridController(heights: heights), layout: layout)
    let stockStage = Stage(GridController(heights: heights), layout: stock)
    for offset in stride(from: CGFloat(-50), to: 3_400, by: 7) {
      stage.scroll(to: offset)
      stockStage.scroll(to: offset)
      for section in 0..<3 {
        #expect(stage.header(section)?.frame == stockStage.header(section)?.frame)
        #expect(stage.footer(section)?.frame == stockStage.footer(section)?.frame)
      }
    }
    #expect(stage.reports + stockStage.reports == [])
  }

  @Test func aBatchMovesWhatComesAfter() {
    let stage = Stage(GridController(heights: [[100, 50, 30, 20]]), layout: WaterfallFlowLayout())
    stage.controller.forgetQuestions()
    stage.view.performBatchUpdates {
      stage.controller.sections[0].insert(CGSize(width: 100, height: 10), at: 1)
      stage.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    stage.view.layoutIfNeeded()
    #expect(stage.controller.sizeQuestions == [IndexPath(item: 1, section: 0)])
    #expect(stage.frame(2) == CGRect(x: 120, y: 74, width: 100, height: 50))
    #expect(stage.reports == [])
  }
}
