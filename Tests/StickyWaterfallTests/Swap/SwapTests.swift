import StickyWaterfall
import Testing

/// A controller that was written for the stock flow layout works unchanged with the waterfall.
@MainActor
@Suite struct SwapTests {
  // Contract rule 1.
  //       0  10      110 120     220 230
  //     0 ┌──────────────────────────┐
  //       │ header                   │
  //    44 └──────────────────────────┘
  //    54    ┌────────┐  ┌────────┐
  //          │ 0      │  │ 1      │
  //   104    │        │  └────────┘
  //   114    │        │  ┌────────┐
  //   144    │        │  └─── 2 ──┘
  //   154    └────────┘  ┌────────┐
  //   174                └─── 3 ──┘
  //   184 ┌──────────────────────────┐
  //   214 └ footer ──────────────────┘
  @Test func itemsFillTheShortestColumn() {
    let stage = Stage(GridController(heights: [[100, 50, 30, 20]]), layout: WaterfallFlowLayout())
    #expect(stage.header(0)?.frame == CGRect(x: 0, y: 0, width: 230, height: 44))
    #expect(
      stage.frames() == [
        CGRect(x: 10, y: 54, width: 100, height: 100),
        CGRect(x: 120, y: 54, width: 100, height: 50),
        CGRect(x: 120, y: 114, width: 100, height: 30),
        CGRect(x: 120, y: 154, width: 100, height: 20),
      ])
    #expect(stage.footer(0)?.frame == CGRect(x: 0, y: 184, width: 230, height: 30))
    #expect(stage.contentSize == CGSize(width: 230, height: 214))
  }

  // Contract rule 2.
  //     0 header 44 · insets 10 + 10 · footer 30     94 header · inset · item 50 · inset · footer
  @Test func emptySectionKeepsItsHeaderInsetsAndFooter() {
    let stage = Stage(GridController(heights: [[], [50], []]), layout: WaterfallFlowLayout())
    #expect(stage.footer(0)?.frame == CGRect(x: 0, y: 64, width: 230, height: 30))
    #expect(stage.header(1)?.frame == CGRect(x: 0, y: 94, width: 230, height: 44))
    #expect(stage.frame(0, 1) == CGRect(x: 10, y: 148, width: 100, height: 50))
    #expect(stage.header(2)?.frame.minY == 238)
    #expect(stage.contentSize == CGSize(width: 230, height: 332))
  }

  // Contract rule 2.
  @Test func layoutWithoutSectionsIsEmpty() {
    let stage = Stage(GridController([]), layout: WaterfallFlowLayout())
    let everywhere = CGRect(x: -1000, y: -1000, width: 9000, height: 9000)
    #expect(stage.layout.layoutAttributesForElements(in: everywhere) == [])
    #expect(stage.contentSize.height == 0)
    #expect(stage.view.subviews.isEmpty)
  }

  //     x 0    44   54      154     164
  //       │head│    ┌── 0 ──┐ ┌── 2 ──┐   y 10
  //       │ er │    └───────┘ └───────┘     110
  //       │    │    ┌── 1 ──────────┐       120
  //       │    │    └───────────────┘       220
  @Test func horizontalScrollingSwapsTheAxes() {
    let layout = WaterfallFlowLayout()
    layout.scrollDirection = .horizontal
    layout.headerReferenceSize = CGSize(width: 44, height: 1)
    let controller = GridController([[100, 200, 100].map { CGSize(width: $0, height: 100) }])
    (controller.headerSize, controller.footerSize) = (nil, nil)
    let stage = Stage(controller, layout: layout, size: CGSize(width: 400, height: 230))
    #expect(stage.header(0)?.frame == CGRect(x: 0, y: 0, width: 44, height: 230))
    #expect(stage.frame(0) == CGRect(x: 54, y: 10, width: 100, height: 100))
    #expect(stage.frame(1) == CGRect(x: 54, y: 120, width: 200, height: 100))
    #expect(stage.frame(2) == CGRect(x: 164, y: 10, width: 100, height: 100))
    #expect(stage.contentSize == CGSize(width: 274, height: 230))
  }

  @Test func insertedItemMovesTheFollowingItems() {
    let stage = Stage(GridController(heights: [[100, 50, 30, 20]]), layout: WaterfallFlowLayout())
    stage.controller.forgetQuestions()
    stage.update {
      stage.controller.sections[0].insert(CGSize(width: 100, height: 10), at: 1)
      stage.view.insertItems(at: [[0, 1]])
    }
    #expect(stage.controller.measured == (1...4).map { [0, $0] })
    #expect(stage.frame(2) == CGRect(x: 120, y: 74, width: 100, height: 50))
  }
}
