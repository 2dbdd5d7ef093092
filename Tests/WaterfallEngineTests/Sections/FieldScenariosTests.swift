import Testing
import WaterfallEngine
import WaterfallTestSupport

/// Layouts with which other implementations are known to fail.
@Suite struct FieldScenariosTests {
  /// An item that is five screens long among small ones.
  ///
  /// Each query inside it finds it.
  @Test func longItemIsFoundAtEveryPosition() {
    let heights: [Length] = (0..<100).map { $0 == 7 ? 5000 : 40 }
    let waterfall = Scenario(crossPixels: 300, columns: 3, lineSpacing: 10, heights: heights)
      .waterfall()
    let frame = waterfall.frame(ofItem: 7, inSection: 0)
    for start in stride(from: frame.main.start, to: frame.main.end, by: 777) {
      let screen = AxisRect(
        main: LengthRange(start: start, extent: pixels(1000)), cross: frame.cross)
      #expect(waterfall.items(inSection: 0, intersecting: screen).contains(7))
    }
  }

  @Test(arguments: [21, 141, 30_001], [1, 20])
  func everyQueryOfLongListMatchesBruteForce(count: Int, columns: Int) {
    var generator = SplitMix64(seed: UInt64(count + columns))
    let heights = (0..<count).map { _ in Length.random(in: 0...300, using: &generator) }
    let waterfall = Scenario(
      crossPixels: 1000, columns: columns, lineSpacing: 10, columnSpacing: 10, heights: heights
    ).waterfall()
    let snapshot = LayoutSnapshot(waterfall)
    for _ in 0..<12 {
      let start = Length.random(in: -5000...waterfall.mainExtent, using: &generator)
      let left = pixels(.random(in: 0...1000, using: &generator))
      let rect = AxisRect(start..<start + pixels(800), left..<left + pixels(300))
      waterfall.expectBruteForce(snapshot, rect)
    }
    #expect(waterfall.invariantViolations() == [])
  }

  @Test func everyScreenFindsSectionsOfOneItem() {
    let metrics = SectionMetrics(
      insets: AxisInsets(mainStart: 64, mainEnd: 64), columnCount: 3,
      header: BoundaryMetrics(extent: 640))
    let section = Scenario.Section(metrics, items: [ItemMetrics(extent: 6400)])
    let sections = Array(repeating: section, count: 1000)
    let waterfall = Scenario(crossExtent: 6400, sections: sections).waterfall()
    let snapshot = LayoutSnapshot(waterfall)
    for start in stride(from: Length(-9), to: waterfall.mainExtent, by: 99_991) {
      let range = LengthRange(start: start, extent: 50_000)
      #expect(Array(waterfall.sections(touching: range)) == snapshot.sections(touching: range))
    }
    #expect(waterfall.mainExtent == 1000 * 7168)
  }

  /// A section loses its items and keeps its header, so the next section starts right after the
  /// header.
  @Test func emptiedSectionKeepsHeader() {
    let metrics = SectionMetrics(lineSpacing: 640, header: BoundaryMetrics(extent: 640))
    let section = Scenario.Section(
      metrics, items: [ItemMetrics(extent: 64), ItemMetrics(extent: 64)])
    var waterfall = Scenario(crossExtent: 640, sections: [section, section, section]).waterfall()
    ScenarioEdit.items(removing: [0, 1], inserting: [], section: 1).apply(to: &waterfall)
    #expect(waterfall.range(ofSection: 1).extent == 640)
    #expect(waterfall.range(ofSection: 2).start == waterfall.range(ofSection: 1).end)
  }

  /// Appended pages don't change earlier frames.
  @Test func appendingKeepsEarlierFrames() {
    var generator = SplitMix64(seed: 21)
    let heights = (0..<10_000).map { _ in Length.random(in: 1...300, using: &generator) }
    var waterfall = Scenario(crossPixels: 300, columns: 3, heights: heights).waterfall()
    let before = LayoutSnapshot(waterfall).items
    let page = Array(repeating: ItemMetrics(extent: pixels(100)), count: 50)
    ScenarioEdit.append(page, section: 0).apply(to: &waterfall)
    #expect(Array(LayoutSnapshot(waterfall).items.prefix(10_000)) == before)
    #expect(waterfall.invariantViolations() == [])
  }
}
