import Testing
import WaterfallEngine
import WaterfallTestSupport

/// Layouts that other implementations are known to have failed on.
@Suite struct FieldScenariosTests {
  /// Inside an item a thousand screens long, an answer has no more than what is there.
  @Test func aThousandScreensCostNoMoreThanOne() {
    let heights: [Length] = (0..<2000).map { $0 == 0 ? 1_000_000 : 100 }
    let waterfall = Scenario(crossPixels: 20, columns: 2, heights: heights).waterfall()
    let screen = AxisRect(
      main: LengthRange(start: pixels(150_050), extent: pixels(800)),
      cross: LengthRange(start: 0, end: pixels(20)))
    #expect(waterfall.items(inSection: 0, touching: screen) == [0] + Array(1501...1509))
  }

  @Test(arguments: [21, 141, 30_001], [1, 20])
  func everyQueryOfALongListEqualsBruteForce(count: Int, columns: Int) {
    var generator = SplitMix64(seed: UInt64(count + columns))
    let heights = (0..<count).map { _ in Length.random(in: 0...300, using: &generator) }
    let waterfall = Scenario(
      crossPixels: 1000, columns: columns, lineSpacing: 10, columnSpacing: 10, heights: heights
    ).waterfall()
    let snapshot = LayoutSnapshot(waterfall)
    for _ in 0..<12 {
      let start = Length.random(in: -5000...waterfall.mainExtent, using: &generator)
      let rect = AxisRect(
        main: LengthRange(start: start, extent: pixels(800)),
        cross: LengthRange(
          start: pixels(.random(in: 0...1000, using: &generator)), extent: pixels(300)))
      #expect(
        waterfall.items(inSection: 0, touching: rect)
          == snapshot.items(inSection: 0, touching: rect))
    }
    #expect(waterfall.invariantViolations() == [])
  }

  @Test func aThousandSectionsOfOneItemAreFoundByAnyScreen() {
    let input = SectionInput(
      insets: AxisInsets(mainStart: 64, mainEnd: 64), columnCount: 3,
      header: BoundaryInput(extent: 640))
    let section = Scenario.Section(input, items: [ItemInput(extent: 6400)])
    let scenario = Scenario(
      crossExtent: 6400, sections: Array(repeating: section, count: 1000))
    let waterfall = scenario.waterfall()
    let snapshot = LayoutSnapshot(waterfall)
    for start in stride(from: Length(-9), to: waterfall.mainExtent, by: 99_991) {
      let range = LengthRange(start: start, extent: 50_000)
      #expect(Array(waterfall.sections(touching: range)) == snapshot.sections(touching: range))
    }
    #expect(waterfall.mainExtent == 1000 * 7168)
  }
}
