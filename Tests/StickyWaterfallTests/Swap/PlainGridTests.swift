import StickyWaterfall
import Testing

/// Headers and footers beside those of the stock flow layout; its grids are in `SwappedScreenTests`.
@MainActor
@Suite struct PlainGridTests {
  @Test func headersAndFootersPinWhereTheStockLayoutPinsThem() {
    let heights = Array(repeating: [CGFloat](repeating: 100, count: 20), count: 3)
    let layouts = [UICollectionViewFlowLayout(), WaterfallFlowLayout()]
    let stages = layouts.map { layout in
      layout.sectionHeadersPinToVisibleBounds = true
      layout.sectionFootersPinToVisibleBounds = true
      let stage = Stage(GridController(heights: heights), layout: layout)
      stage.view.contentInset = UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0)
      return stage
    }
    for offset in stride(from: CGFloat(-188), to: 3_700, by: 7) {
      for stage in stages { stage.scroll(to: offset) }
      for section in heights.indices {
        #expect(stages[0].header(section)?.frame == stages[1].header(section)?.frame)
        #expect(stages[0].footer(section)?.frame == stages[1].footer(section)?.frame)
      }
    }
  }
}
