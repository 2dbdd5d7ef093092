import StickyWaterfall
import Testing

/// Items of equal size lie where the stock flow layout puts them, as in the article with a plain grid:
/// items 100 x 120, spacings 10 and 15, insets 20, sections of 6 and 8 with a header of 50.
@MainActor
@Suite struct PlainGridTests {
  //     width 360, insets 20: 320 = 3 · 100 + 2 · 10
  //       20      120 130     230 240     340
  //    70 ┌───────┐   ┌───────┐   ┌───────┐
  //   190 └───────┘   └───────┘   └───────┘
  //   205 ┌───────┐   ┌───────┐   ┌───────┐
  @Test(arguments: [
    (Direction.vertical, CGSize(width: 360, height: 640), CGPoint(x: 130, y: 205)),
    (.horizontal, CGSize(width: 640, height: 420), CGPoint(x: 185, y: 150)),
  ])
  func equalSizesEqualTheStockGrid(direction: Direction, size: CGSize, fifth: CGPoint) {
    let stages = [UICollectionViewFlowLayout(), WaterfallFlowLayout()].map { layout in
      layout.scrollDirection = direction.scrollDirection
      layout.itemSize = CGSize(width: 100, height: 120)
      layout.minimumInteritemSpacing = 10
      layout.minimumLineSpacing = 15
      layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
      layout.headerReferenceSize = CGSize(width: 50, height: 50)
      return Stage(BareController([6, 8]), layout: layout, size: size, columns: 3)
    }
    let first = direction.turned(CGPoint(x: 20, y: 70))
    #expect(stages[1].frame(0) == CGRect(origin: first, size: CGSize(width: 100, height: 120)))
    #expect(stages[1].frame(4) == CGRect(origin: fifth, size: CGSize(width: 100, height: 120)))
    expectEqual(stages)
  }

  @Test func sizesFromTheDelegateAreTheSameGrid() {
    let plan = Array(repeating: CGSize(width: 100, height: 120), count: 6)
    let layouts = [UICollectionViewFlowLayout(), WaterfallFlowLayout()]
    let stages = layouts.map { layout in
      let controller = GridController([plan, plan + plan.prefix(3)])
      controller.inset = { _ in UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20) }
      controller.lineSpacing = { _ in 15 }
      let size = CGSize(width: 360, height: 640)
      return Stage(controller, layout: layout, size: size, columns: 3)
    }
    expectEqual(stages)
  }

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
      expectEqualBoundaries(stages)
    }
  }

  private typealias FlowStage<Controller: BareController> =
    Stage<Controller, UICollectionViewFlowLayout>

  private func expectEqual<Controller>(_ stages: [FlowStage<Controller>]) {
    #expect(stages[0].view.contentSize == stages[1].view.contentSize)
    for section in 0..<2 {
      #expect(stages[0].frames(section) == stages[1].frames(section))
      #expect(stages[0].header(section)?.zIndex == stages[1].header(section)?.zIndex)
    }
    expectEqualBoundaries(stages)
  }

  private func expectEqualBoundaries<Controller>(_ stages: [FlowStage<Controller>]) {
    for section in 0..<stages[0].view.numberOfSections {
      #expect(stages[0].header(section)?.frame == stages[1].header(section)?.frame)
      #expect(stages[0].footer(section)?.frame == stages[1].footer(section)?.frame)
    }
  }
}
