import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

/// Rows whose items fill the available width, with frames as x, y, width, and height.
@Suite struct FilledRowTests {
  private func stage(
    _ sizes: [(Double, Double)], availableWidth: Double = 100, spacing: Double = 0,
    lineSpacing: Double = 0, scale: Double = 1, isHorizontal: Bool = false
  ) -> RowStage {
    var stage = RowStage(
      availableWidth: availableWidth, spacing: spacing, lineSpacing: lineSpacing, scale: scale,
      isHorizontal: isHorizontal)
    stage.metrics.rowDistribution = .fill
    stage.state(sizes)
    stage.expectReference()
    return stage
  }

  //     │┌────73───┐ ┌──55──┐ ┌────72───┐│  60 + 45 + 60 grow by 200 / 165. The earlier items get
  //     │└─────────┘ └──────┘ └─────────┘│  the 2 leftover pixels.
  //     │┌─────86─────┐ ┌───76────┐ ┌─38┐│  40 joins 90 + 80: shrinking to 200 / 210 is nearer to
  //     │└────────────┘ └─────────┘ └───┘│  1 than growing to 210 / 170.
  //     │┌──50──┐                        │  The last row keeps its size.
  // Contract rule 37j.2.
  @Test func eachRowIsScaledToFillTheAvailableWidth() {
    let stage = stage(
      [60, 45, 60, 90, 80, 40, 50].map { ($0, 30) }, availableWidth: 220, spacing: 10,
      lineSpacing: 10)
    #expect(
      stage.frames == [
        [0, 0, 73, 36], [83, 0, 55, 36], [148, 0, 72, 36],
        [0, 46, 86, 29], [96, 46, 76, 29], [182, 46, 38, 29],
        [0, 85, 50, 30],
      ])
    #expect(stage.items.extent == pixels(115))
  }

  //     50 grows to 100, which is twice its size; with 150, both shrink to half of it
  // Contract rule 37j.3.
  @Test(
    arguments: [
      (150, [[0, 0, 25, 10], [25, 0, 75, 10]]), (151, [[0, 0, 100, 40], [0, 40, 100, 13]]),
      (149, [[0, 0, 26, 10], [26, 0, 74, 10]]),
    ] as [(Double, [[Double]])])
  func nextItemJoinsIfTheRowShrinksByAtMostWhatItWouldGrow(
    width: Double, frames: [[Double]]
  ) {
    #expect(stage([(50, 20), (width, 20)]).frames == frames)
  }

  @Test func nextItemNeverJoinsIfTheGapsLeaveNoWidth() {
    //     two gaps of 60 are wider than 100
    let stage = stage([(20, 10), (20, 10), (1, 10)], spacing: 60)
    #expect(stage.frames == [[0, 0, 20, 10], [80, 0, 20, 10], [0, 10, 1, 10]])
  }

  //     │┌─────────100─────────┐│     200 x 40
  //     │┌──30─┐                │
  // Contract rule 37j.4.
  @Test func itemThatIsTooWideIsARowOfItsOwn() {
    #expect(stage([(200, 40), (30, 40)]).frames == [[0, 0, 100, 20], [0, 20, 30, 40]])
    // The negative gap would let the second item fit.
    let overlapping = stage([(110, 40), (10, 40)], spacing: -30)
    #expect(overlapping.frames == [[0, 0, 100, 36], [0, 36, 10, 40]])
  }

  //     │┌─40─┐··┌─40─┐│     50, hidden, and 50 in 100 with gaps of 10: the last row shrinks
  // Contract rule 37j.6.
  @Test func hiddenItemsGetNoWidthAndKeepTheirGaps() {
    let three = stage([(50, 20), (0, 0), (50, 20)], spacing: 10)
    #expect(three.frames == [[0, 0, 40, 16], [50, 8, 0, 0], [60, 0, 40, 16]])
    let atTheEnd = stage([(60, 20), (0, 0), (100, 10)], spacing: 10)
    #expect(atTheEnd.frames == [[0, 0, 90, 30], [100, 15, 0, 0], [0, 30, 100, 10]])
    #expect(stage([(0, 0), (0, 0)], spacing: 60).frames == [[0, 0, 0, 0], [60, 0, 0, 0]])
    #expect(stage([(0, 0), (400, 80)]).frames == [[0, 10, 0, 0], [0, 0, 100, 20]])
  }

  /// Gaps of 2.5 pixels: items have whole pixels, and the last one ends at the edge.
  ///
  /// Contract rule 37j.6.
  @Test func fractionalGapsKeepItemsOnPixels() {
    let two = stage([(60, 20), (60, 20), (100, 10)], spacing: 2.5)
    #expect(two.frames[0...1] == [[0, 0, 49, 16], [52, 0, 48, 16]])
    let fine = stage([(60, 20), (60, 20), (100, 10)], spacing: 2.5, scale: 2)
    #expect(fine.frames[0...1] == [[0, 0, 49, 16.5], [51.5, 0, 48.5, 16.5]])
  }

  //     center │┌──────┐┌────┐│     trailing │┌──────┐      │
  //            ││      │└────┘│              ││      │┌────┐│
  @Test(arguments: [(.leading, 0), (.center, 10), (.trailing, 20)] as [(RowAlignment, Double)])
  func alignmentUsesTheScaledHeights(alignment: RowAlignment, start: Double) {
    var stage = stage([])
    stage.metrics.rowAlignment = alignment
    stage.state([(50, 80), (150, 40)])
    stage.expectReference()
    #expect(stage.frames == [[0, 0, 25, 40], [25, start, 75, 20]])
  }

  //     │┌──────┐┌────┐│  both are as tall as the taller one after scaling
  //     ││      ││    ││
  //     │└──────┘└────┘│
  @Test func stretchedItemsOfAFilledRowAreAsTallAsTheTallestScaledItem() {
    var stage = stage([])
    stage.metrics.rowAlignment = .stretch
    stage.state([(50, 80), (0, 0), (150, 40)])
    stage.expectReference()
    #expect(stage.frames == [[0, 0, 25, 40], [25, 0, 0, 0], [25, 0, 75, 40]])
  }

  /// Contract rule 37e: in horizontal rows of unequal items, the spacings are swapped.
  @Test func gapsOfHorizontalRowsAreTheOnesBetweenTheirItems() {
    let equal = stage(
      [(60, 20), (60, 20)], spacing: 10, lineSpacing: 4, isHorizontal: true)
    #expect(equal.frames == [[0, 0, 45, 15], [55, 0, 45, 15]])
    let unequal = stage(
      [(60, 20), (36, 20), (100, 20)], spacing: 10, lineSpacing: 4, isHorizontal: true)
    #expect(unequal.frames == [[0, 0, 60, 20], [64, 0, 36, 20], [0, 30, 100, 20]])
  }

  //     │┌──60──┐       │  ─▶  │┌─────100──────┐│  When another item follows, the row is no longer
  //                            │┌─────100──────┐│  the last one. The new one shrinks from 110.
  // Contract rule 12.3.
  @Test func lastRowGrowsWhenItemsAreAppended() {
    var stage = stage([(60, 30)])
    #expect(stage.frames == [[0, 0, 60, 30]])
    stage.edit(removing: [], inserting: [(1, ItemMetrics(extent: pixels(30), width: 110))])
    stage.expectReference()
    #expect(stage.frames == [[0, 0, 100, 50], [0, 50, 100, 27]])
    stage.edit(removing: [1], inserting: [])
    stage.expectReference()
    #expect(stage.frames == [[0, 0, 60, 30]])
  }

  /// Contract rule 37j.1.
  @Test func automaticSectionHasRowsWhateverItsSizesAre() {
    var specified = SpecifiedSection()
    specified.rowDistribution = .fill
    var issues = InputIssues()
    let container = LayoutContainer(
      crossPoints: 100, pixels: PixelGrid(scale: 1), isHorizontal: false)
    let metrics = SectionMetrics(specified, ofSection: 0, in: container, issues: &issues)
    #expect(metrics.automatic?.requiresRows == true && metrics.fillsRows)
    specified.columnCount.value = .fixed(2)
    let columns = SectionMetrics(specified, ofSection: 0, in: container, issues: &issues)
    #expect(columns.automatic == nil && !columns.fillsRows)
  }

  /// Widths and factors at the limits of numbers.
  @Test func extremeSizesStayFinite() {
    let tiny = Double.leastNonzeroMagnitude
    for width in [tiny, 1e-300, 1e-9, 1e8] {
      for availableWidth in [0.0, 1e-9, 100, 1e8] {
        for height in [0.0, 1e-9, 1e6] {
          let stage = stage(
            Array(repeating: (width, height), count: 3), availableWidth: availableWidth,
            spacing: 1)
          #expect(stage.items.extent <= ItemMetrics.longestExtent * 3)
        }
      }
    }
  }
}
