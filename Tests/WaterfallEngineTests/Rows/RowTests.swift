import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

/// The rules of rows, with frames as x, y, width, and height.
@Suite struct RowTests {
  // Contract rule 37c.
  //     ┌────┐          ┌───┐
  //     │ 0  │ ┌──────┐ │ 2 │     full rows are justified
  //     │    │ └──────┘ │   │
  //     └────┘          └───┘
  //     ┌──────┐ ┌────┐           the last one leads
  //     │  3   │ │ 4  │
  //     └──────┘ └────┘
  @Test func unequalItemsAreJustifiedExceptInTheLastRow() {
    var stage = RowStage(availableWidth: 100, spacing: 5, lineSpacing: 10)
    stage.state([(20, 40), (30, 20), (15, 40), (40, 30), (25, 30)])
    #expect(
      stage.frames == [
        [0, 0, 20, 40], [37.5, 10, 30, 20], [85, 0, 15, 40],
        [0, 50, 40, 30], [45, 50, 25, 30],
      ])
    #expect(stage.items.extent == pixels(80))
  }

  //     width 100, spacing 2: a full row of 30 has gaps of 5
  // Contract rule 37d.1.
  @Test func equalItemsInLastRowHaveTheSpacingOfAFullRow() {
    var stage = RowStage(availableWidth: 100, spacing: 2)
    stage.state([(90, 40), (30, 10), (30, 10)])
    #expect(stage.frames[1...] == [[0, 40, 30, 10], [35, 40, 30, 10]])
    stage.state([(30, 10), (30, 10)])
    #expect(stage.frames[1] == [35, 0, 30, 10])
  }

  /// This doesn't depend on the other rows, and applies to a section's only row, too.
  ///
  /// Contract rule 37d.2.
  @Test(arguments: [(49.0, 0.0), (60, 20), (120, -10)])
  func loneLastItemIsCenteredOnlyIfOneItemFitsPerRow(width: Double, start: Double) {
    var stage = RowStage(availableWidth: 100, spacing: 2)
    stage.state([(99, 10), (width, 10)])
    #expect(stage.frames[1] == [start, 10, width, 10])
    stage.state([(width, 10)])
    #expect(stage.frames == [[start, 0, width, 10]])
  }

  /// Contract rule 37d.3.
  @Test func singleItemInASectionIsCenteredIfItemSizesAreEstimated() {
    var stage = RowStage(availableWidth: 100)
    stage.centersOnlyItem = true
    stage.state([(30, 10)])
    #expect(stage.frames == [[35, 0, 30, 10]])
    stage.state([(100, 10), (30, 10)])
    #expect(stage.frames[1] == [0, 10, 30, 10])
  }

  //     equal sizes      ┌──┐··9··┌──┐      unequal sizes    ┌──┐·5·┌──┐
  //                      │40│     │40│                       │40│   │60│
  //                       5        5                          9
  //                      ┌──┐                                ┌─┐
  /// The spacings of items and lines are swapped (facts 14.1).
  ///
  /// Contract rule 37e.
  @Test func horizontalLayoutSwapsLineAndInteritemSpacingForUnequalItems() {
    var stage = RowStage(availableWidth: 100, spacing: 5, lineSpacing: 9, isHorizontal: true)
    let starts = { (stage: RowStage) in stage.frames.map { [$0[0], $0[1]] } }
    stage.state(Array(repeating: (30, 40), count: 4))
    #expect(starts(stage) == [[0, 0], [35, 0], [70, 0], [0, 49]])
    // With gaps of 9, only two of them fit.
    stage.state([(30, 40), (30, 40), (30, 40), (30, 60)])
    #expect(starts(stage) == [[0, 0], [70, 0], [0, 55], [39, 45]])
    stage.expectReference()
    var vertical = RowStage(availableWidth: 100, spacing: 5, lineSpacing: 9)
    vertical.state([(80, 40), (80, 60)])
    #expect(starts(vertical) == [[10, 0], [10, 49]])
  }

  /// Contract rule 12.3.
  @Test func rowsArePlacedAgainWhenItemsBecomeEqual() {
    var stage = RowStage(availableWidth: 100, spacing: 5, lineSpacing: 9, isHorizontal: true)
    stage.state([(80, 40), (80, 60), (80, 40)])
    #expect(stage.frames.map { $0[1] } == [0, 45, 110])
    stage.setMetrics(ItemMetrics(extent: pixels(40), width: 80), of: 1)
    stage.place(through: 0)
    #expect(stage.frame(0).main.start == 0)
    stage.expectReference()
    #expect(stage.frames.map { $0[1] } == [0, 49, 98])
    stage.edit(removing: [], inserting: [(3, ItemMetrics(extent: pixels(40), width: 9))])
    stage.expectReference()
    #expect(stage.frames.map { $0[1] } == [0, 45, 90, 90])
  }

  //     │┌───20──┐·5·┌30┐          │  leading: also where it would be justified, or is the last row
  // Contract rule 37h.1.
  @Test(
    arguments: [
      (.leading, [0, 25, 0, 0]), (.center, [12.5, 37.5, -10, 30]), (.trailing, [25, 50, -20, 60]),
    ] as [(RowDistribution, [Double])])
  func distributedRowsKeepMinimumGap(distribution: RowDistribution, starts: [Double]) {
    var stage = RowStage(availableWidth: 80, spacing: 5)
    stage.metrics.rowDistribution = distribution
    stage.state([(20, 10), (30, 10), (100, 10), (20, 10)])
    #expect(stage.frames.map { $0[0] } == starts)
    stage.expectReference()
  }

  //     leading │ ┌──┐ ┌──┐    │   trailing │ ┌──┐        │
  //             │ │  │ └──┘    │            │ │  │ ┌──┐   │
  //             │ └──┘         │            │ └──┘ └──┘   │
  @Test(
    arguments: [
      (.center, [0, 10, 40, 45]), (.leading, [0, 0, 40, 40]), (.trailing, [0, 20, 40, 50]),
      (.stretch, [0, 0, 40, 40]),
    ]
      as [(RowAlignment, [Double])])
  func shorterItemsAlignInTheirRow(alignment: RowAlignment, starts: [Double]) {
    var stage = RowStage(availableWidth: 100)
    stage.metrics.rowAlignment = alignment
    stage.state([(50, 40), (50, 20), (50, 30), (50, 20)])
    #expect(stage.frames.map { $0[1] } == starts)
    #expect(stage.items.extent == pixels(70))
    stage.expectReference()
  }

  //     ┌──┐ ┌──┐    own heights 40 and 20, then 30, 25, and 0
  //     │  │ │  │
  //     └──┘ └──┘
  //     ┌──┐ ┌─┐ ┌┐
  //     └──┘ └─┘ └┘
  @Test func stretchedItemsAreAsTallAsTheTallestItemOfTheirRow() {
    var stage = RowStage(availableWidth: 100, lineSpacing: 5)
    stage.metrics.rowAlignment = .stretch
    stage.state([(50, 40), (50, 20), (50, 30), (30, 25), (10, 0)])
    #expect(
      stage.frames == [
        [0, 0, 50, 40], [50, 0, 50, 40],
        [0, 45, 50, 30], [50, 45, 30, 30], [80, 45, 10, 30],
      ])
    #expect(stage.items.extent == pixels(75))
    stage.expectReference()
    // The item keeps its own height, so the row shrinks with its tallest item.
    stage.setMetrics(ItemMetrics(extent: pixels(25), width: 50), of: 0)
    stage.expectReference()
    #expect(stage.items.metrics(of: 1).extent == pixels(20))
    #expect(stage.frames[0...1] == [[0, 0, 50, 25], [50, 0, 50, 25]])
  }

  /// A row of hidden items has no height.
  ///
  /// Contract rule 37b.2.
  @Test func stretchedRowsKeepHiddenItemsHidden() {
    var stage = RowStage(availableWidth: 100)
    stage.metrics.rowAlignment = .stretch
    stage.state([(0, 0), (60, 20), (0, 0), (90, 10), (0, 0)])
    #expect(stage.frames.map { $0[3] } == [0, 20, 0, 10, 0])
    stage.expectReference()
    stage.state([(0, 0), (0, 0)])
    #expect(stage.frames.map { $0[3] } == [0, 0] && stage.items.extent == 0)
  }

  /// A row of 20.5 pixels starts at 10.25: its items start on one pixel, and keep their height.
  @Test func stretchedItemsOfARowShareOneStartAndHeightOnThePixelGrid() {
    var waterfall = Waterfall(crossExtent: pixels(100))
    let automatic = AutomaticLayout(
      rowSpace: RowSpace(availableWidth: 100, spacing: 0), pixels: PixelGrid(scale: 1),
      requiresRows: true)
    waterfall.setSectionCount(1)
    waterfall.setSection(
      0, to: SectionMetrics(automatic: automatic, rowAlignment: .stretch), itemCount: 3
    ) { item in
      ItemMetrics(extent: [656, 1312, 700][item], width: [90, 40, 50][item])
    }
    waterfall.updateOrigins()
    let frames = (1...2).map { waterfall.frame(ofItem: $0, inSection: 0).main }
    #expect(frames == Array(repeating: LengthRange(start: 640, extent: 1312), count: 2))
  }

  /// Contract rule 37a.2.
  @Test(arguments: [(33.3366, 1), (33.34, 2)])
  func rowCanExceedContainerByHundredthOfAPoint(width: Double, rows: Int) {
    var stage = RowStage(availableWidth: 100, scale: 3)
    stage.state(Array(repeating: (width, 10), count: 3))
    #expect(Set(stage.frames.map { $0[1] }).count == rows)
    // Rounded lengths that exceed the container must not move an item outside it.
    #expect((0..<3).allSatisfy { stage.frame($0).cross.end <= stage.crossExtent })
  }

  /// Rounded to lengths, seven of them exceed the container, but the specified widths don't.
  @Test func rowBreaksUseSpecifiedWidthsInsteadOfRoundedWidths() {
    var stage = RowStage(availableWidth: 375)
    stage.state(Array(repeating: (375.0 / 7, 10), count: 14))
    #expect(stage.frames.map { $0[1] } == (0..<14).map { $0 < 7 ? 0 : 10 })
  }

  @Test func itemsAfterTheRequestedRowAreNotPlaced() {
    var stage = RowStage(availableWidth: 100)
    stage.state(Array(repeating: (40, 10), count: 9))
    stage.setMetrics(ItemMetrics(extent: pixels(20), width: 40), of: 3)
    #expect(stage.items.placedCount == 0)
    stage.place(through: 2)
    #expect(stage.items.placedCount == 4 && stage.frame(3).main.start == pixels(10))
    stage.setMetrics(ItemMetrics(extent: pixels(20), width: 40), of: 7)
    #expect(stage.items.placedCount == 4)
    stage.expectReference()
  }
}
