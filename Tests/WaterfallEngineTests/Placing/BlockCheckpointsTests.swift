import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

@Suite struct BlockCheckpointsTests {
  private func items(_ heights: [Length], columns: Int) -> SectionItems {
    Scenario(crossPixels: 100, columns: columns, heights: heights).waterfall().sections[0].items
  }

  /// Returns the number of items that a search along the main axis visits.
  private func looks(_ items: SectionItems, _ range: LengthRange) -> Int {
    Set(items.runs(startingIn: range).joined()).count
  }

  @Test func sectionOfOneBlockHasNoCheckpoints() {
    #expect(items(Array(repeating: 1, count: 23), columns: 2).checkpoints.count == 0)
    #expect(items(Array(repeating: 1, count: 24), columns: 2).checkpoints.count == 1)
  }

  /// One item of column 0 is as long as ten thousand items of column 1.
  @Test func searchVisitsFewItemsDespiteLongItem() {
    let items = items([10_000] + Array(repeating: 1, count: 12_000), columns: 2)
    for start: Length in [0, 5_000, 9_999, 10_000] {
      let range = LengthRange(start: pixels(start), extent: pixels(9))
      #expect(looks(items, range) < 120, "from \(start) on")
    }
  }

  @Test func searchInLongSectionVisitsFewItems() {
    let items = items((0..<9_000).map { Length(1 + $0 % 7) }, columns: 2)
    #expect(looks(items, LengthRange(start: pixels(9_000), extent: pixels(20))) < 90)
  }

  /// Columns whose items are kept become unbalanced, and each is searched separately.
  @Test(arguments: UInt64(0)..<30)
  func searchesAreExactInUnbalancedColumns(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let range = Scenario.Range(
      sections: 1...1, items: 100...200, columns: 2...4, spacings: -640...640, hasSpans: true)
    var waterfall = Scenario.random(in: range, using: &generator).waterfall()
    let longer = (0..<90).filter { waterfall.column(ofItem: $0, inSection: 0) == 0 }
    waterfall.columnAssignment = .kept
    for item in longer { waterfall.setExtent(40_000, of: ElementID(.item(item), inSection: 0)) }
    waterfall.updateOrigins()
    #expect(waterfall.invariantViolations(columns: .kept) == [])
    let snapshot = LayoutSnapshot(waterfall)
    for _ in 0..<30 {
      let start = Length.random(in: 0...max(1, waterfall.mainExtent), using: &generator)
      let rect = AxisRect(start..<start + 9_000, 0..<waterfall.crossExtent)
      waterfall.expectBruteForce(snapshot, rect)
    }
  }
}
