import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

/// Reading changes that aren't placed yet returns the same as reading them after they are placed.
@Suite struct UnplacedQueryTests {
  @Test(arguments: Samples.seeds(40, of: 300) as Range<UInt64>, ColumnAssignment.allCases)
  func queriesBeforeAndAfterPlacingReturnEqualResults(seed: UInt64, columns: ColumnAssignment) {
    var generator = SplitMix64(seed: seed)
    var (_, unplaced) = Self.changed(columns: columns, using: &generator)
    if generator.oneIn(3) { unplaced.minimumMainExtent = 9_000 }
    var settled = unplaced
    settled.updateOrigins()
    for _ in 0..<6 {
      let limit = Length.random(in: -200...settled.mainExtent + 200, using: &generator)
      let extent = unplaced.mainExtent(unlessBeyond: limit)
      #expect(settled.mainExtent > limit ? extent > limit : extent == settled.mainExtent)
      let filled = (0..<settled.sectionCount).filter { settled.itemCount(inSection: $0) > 0 }
      guard let section = filled.randomElement(using: &generator) else { continue }
      let item = Int.random(in: 0..<settled.itemCount(inSection: section), using: &generator)
      let start = settled.placedLine(ofItem: item, inSection: section).start
      let frame = settled.frame(ofItem: item, inSection: section)
      let isInRows = settled.column(ofItem: item, inSection: section) == nil
      #expect(isInRows ? start <= frame.main.start : start == frame.main.start)
      #expect(unplaced.placedLine(ofItem: item, inSection: section).start == start)
    }
    unplaced.updateOrigins()
    unplaced.expect(LayoutSnapshot(settled), columns: .kept)
  }

  @Test(arguments: Samples.seeds(40, of: 150) as Range<UInt64>)
  func layoutEqualsANewLayoutAfterPlacingSeveralChangesAtOnce(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var (scenario, waterfall) = Self.changed(columns: .chosenAgain, using: &generator)
    waterfall.updateOrigins()
    waterfall.expectFresh(scenario)
  }

  /// Returns a random layout with some changes that aren't placed.
  private static func changed(
    columns: ColumnAssignment, using generator: inout SplitMix64
  ) -> (Scenario, Waterfall) {
    let range: Scenario.Range = generator.oneIn(2) ? .everything : Scenario.Range()
    var scenario = Scenario.random(in: range, using: &generator)
    var waterfall = scenario.waterfall()
    waterfall.columnAssignment = columns
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      let edit = ScenarioEdit.random(of: scenario, in: range, using: &generator)
      edit.apply(to: &scenario)
      edit.store(in: &waterfall)
    }
    return (scenario, waterfall)
  }

  private static let long = Scenario(
    crossPixels: 100, columns: 3, heights: Array(repeating: 5, count: 900))

  @Test func findingTheStartOfAnItemDoesNotPlaceLaterItems() {
    var waterfall = Self.long.waterfall()
    waterfall.setExtent(pixels(9), of: ElementID(.item(300), inSection: 0))
    #expect(waterfall.sections[0].items.placedCount == 300)
    #expect(waterfall.placedLine(ofItem: 310, inSection: 0).start == pixels(515))
    #expect(waterfall.sections[0].items.placedCount == 311)
    #expect(waterfall.placedLine(ofItem: 299, inSection: 0).start == pixels(495))
    #expect(waterfall.sections[0].items.placedCount == 311)
  }

  @Test func queryOfTheExtentUpToALimitPlacesFewItems() {
    var waterfall = Self.long.waterfall()
    waterfall.setExtent(pixels(9), of: ElementID(.item(300), inSection: 0))
    // Items are placed 64 at a time, from item 300 on.
    #expect(waterfall.mainExtent(unlessBeyond: pixels(600)) == pixels(610))
    #expect(waterfall.sections[0].items.placedCount == 365)
    #expect(waterfall.mainExtent(unlessBeyond: pixels(610) - 1) == pixels(610))
    #expect(waterfall.sections[0].items.placedCount == 365)
    #expect(waterfall.mainExtent(unlessBeyond: pixels(610)) > pixels(610))
    #expect(waterfall.sections[0].items.placedCount == 430)
    #expect(waterfall.mainExtent(unlessBeyond: pixels(9_000)) == pixels(1_504))
    #expect(waterfall.sections[0].items.isPlaced)
  }

  /// With 1 column, item 1 is in column 0; with 2 columns again, it can go to column 1.
  @Test func changedColumnCountReassignsColumnsEvenIfItemsShouldKeepTheirColumns() {
    let scenario = Scenario(crossPixels: 100, columns: 2, heights: [3, 2])
    var waterfall = scenario.waterfall()
    waterfall.columnAssignment = .kept
    for count in [1, 2] { waterfall.restyle(0, columns: .kept) { $0.columnCount = count } }
    waterfall.expectFresh(scenario)
  }

  /// The first resize moves item 3 to column 0 before items keep their columns.
  @Test func sizeChangeMovesLaterItemsEvenIfItemColumnsAreFixedAfterwards() {
    var waterfall = Scenario(crossPixels: 100, columns: 2, heights: [2, 3, 2, 2]).waterfall()
    #expect(waterfall.column(ofItem: 3, inSection: 0) == 1)
    waterfall.setExtent(pixels(9), of: ElementID(.item(1), inSection: 0))
    waterfall.columnAssignment = .kept
    waterfall.setExtent(0, of: ElementID(.item(1), inSection: 0))
    waterfall.updateOrigins()
    #expect(waterfall.column(ofItem: 3, inSection: 0) == 0)
  }
}
