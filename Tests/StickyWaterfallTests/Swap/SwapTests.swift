import StickyWaterfall
import Testing

/// A controller that was written for the stock flow layout works unchanged with the waterfall.
@MainActor
@Suite struct SwapTests {
  // Contract rules 1 and 7.1.
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

  // Contract rule 2.2.
  @Test func layoutWithoutSectionsIsEmpty() {
    let stage = Stage(GridController([]), layout: WaterfallFlowLayout())
    let everywhere = CGRect(x: -1000, y: -1000, width: 9000, height: 9000)
    #expect(stage.layout.layoutAttributesForElements(in: everywhere) == [])
    #expect(stage.contentSize.height == 0)
    #expect(stage.view.subviews.isEmpty)
  }

  // Contract rules 1.1 and 4.1.
  //     44 header, 10 inset, 100 items, 10 inset, 30 footer: 194
  @Test func contentIsAsHighAsItsSectionsAndAtLeastTheMinimum() {
    let layout = WaterfallFlowLayout()
    let stage = Stage(GridController(heights: [[100, 50]]), layout: layout)
    #expect(layout.collectionViewContentSize.height == 194)
    #expect(abs(layout.collectionViewContentSize.width - 229.9999) < 1e-9)
    layout.minimumContentExtent = 500
    stage.view.layoutIfNeeded()
    #expect(stage.contentSize.height == 500)
    #expect(stage.footer(0)?.frame.minY == 164)
  }

  // Contract rule 12.2.
  //    54    ┌────────┐  ┌────────┐
  //   104    │ 0      │  └─── 1 ──┘
  //   114    │        │  ┌────────┐
  //   144    │        │  └─── 2 ──┘
  //   154    └────────┘  ┌────────┐
  //   164    ┌────────┐  │ 3, 4: later items
  @Test func laterItemsMoveNoEarlierItemInColumns() {
    let stage = Stage(GridController(heights: [[100, 50, 30]]), layout: WaterfallFlowLayout())
    let frames = stage.frames()
    stage.controller.sections = [[100, 50, 30, 20, 80].map { CGSize(width: 100, height: $0) }]
    stage.reload()
    #expect(stage.frames().count == 5)
    #expect(Array(stage.frames().prefix(3)) == frames)
  }

  //     width 230, two columns of 110; an item size of 50 x 50 gives squares
  @Test func defaultItemSizeMakesSquaresInColumns() {
    let stage = Stage(BareController([3]), layout: WaterfallFlowLayout())
    #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 110, height: 110))
    #expect(stage.frame(1) == CGRect(x: 120, y: 0, width: 110, height: 110))
    #expect(stage.frame(2) == CGRect(x: 0, y: 120, width: 110, height: 110))
    #expect(stage.header(0) == nil && stage.footer(0) == nil)
  }

  /// Contract rule 11.1.
  @Test func propertiesApplyIfTheDelegateSpecifiesNoSizes() {
    let layout = WaterfallFlowLayout()
    layout.headerReferenceSize = CGSize(width: 7, height: 44)
    layout.itemSizing = .fixedExtent
    let stage = Stage(GridController(heights: [[100, 100]]), layout: layout)
    stage.view.delegate = nil
    layout.invalidateLayout()
    #expect(stage.frame(1) == CGRect(x: 120, y: 44, width: 110, height: 50))
    #expect(stage.footer(0) == nil)
    let silent = BareController([2])
    stage.view.delegate = silent
    layout.scrollDirection = .horizontal
    stage.view.layoutIfNeeded()
    //     height 400, two rows of 195
    #expect(stage.frame(1)?.minY == 205 && stage.frame(1)?.height == 195)
  }

  @Test func delegateSpacingsAndInsetsOverrideTheProperties() {
    let layout = WaterfallFlowLayout()
    layout.minimumLineSpacing = 99
    layout.minimumInteritemSpacing = 99
    layout.sectionInset = UIEdgeInsets(top: 99, left: 99, bottom: 99, right: 99)
    layout.headerReferenceSize = CGSize(width: 99, height: 99)
    let stage = Stage(GridController(heights: [[40, 40, 40]]), layout: layout)
    #expect(stage.frame(2) == CGRect(x: 10, y: 104, width: 100, height: 40))
  }
}
