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
  @Test func layoutWithoutSectionsIsEmpty() {
    let stage = Stage(GridController([]), layout: WaterfallFlowLayout())
    let everywhere = CGRect(x: -1000, y: -1000, width: 9000, height: 9000)
    #expect(stage.layout.layoutAttributesForElements(in: everywhere) == [])
    #expect(stage.contentSize.height == 0)
    #expect(stage.view.subviews.isEmpty)
  }
}
