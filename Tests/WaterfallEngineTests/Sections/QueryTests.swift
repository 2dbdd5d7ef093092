import Testing
import WaterfallEngine
import WaterfallTestSupport

@Suite struct QueryTests {
  /// Contract rule 13.1.
  @Test(arguments: Samples.seeds(40, of: 150) as Range<UInt64>)
  func rectangleQueriesMatchSearchOfAllElements(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let range: Scenario.Range = generator.oneIn(2) ? .everything : Scenario.Range()
    let waterfall = Scenario.random(in: range, using: &generator).waterfall()
    let snapshot = LayoutSnapshot(waterfall)
    for _ in 0..<20 {
      let rect = AxisRect(
        main: .random(in: snapshot.edges(\.main), using: &generator),
        cross: .random(in: snapshot.edges(\.cross), using: &generator))
      waterfall.expectBruteForce(snapshot, rect)
    }
  }

  /// Rectangles around every item: equally large, less than a pixel off, and empty.
  @Test(arguments: UInt64(0)..<20)
  func queriesAreExactAtEveryEdgeOfAnItem(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let range = Scenario.Range(
      sections: 1...2, items: 0...15, spacings: -640...640, hasSpans: true)
    let waterfall = Scenario.random(in: range, using: &generator).waterfall()
    let snapshot = LayoutSnapshot(waterfall)
    for item in snapshot.items {
      for main in [item.frame.main.start, item.frame.main.end] {
        for cross in [item.frame.cross.start, item.frame.cross.end] {
          for offset: Length in [-1, 0, 1] {
            let main = main + offset
            let cross = cross - offset
            waterfall.expectBruteForce(snapshot, AxisRect(main..<main, cross..<cross))
          }
        }
      }
    }
  }

  @Test(arguments: [21, 141, 30_001], [1, 20])
  func queriesInLongListsMatchSearchOfAllElements(count: Int, columns: Int) {
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

  @Test func largestRectangleFindsAllItems() {
    let everywhere = LengthRange(start: .min, end: .max)
    let waterfall = Scenario(crossPixels: 20, columns: 2, heights: [4, 4, 4]).waterfall()
    let rect = AxisRect(main: everywhere, cross: everywhere)
    #expect(waterfall.items(inSection: 0, intersecting: rect).map(\.item) == [0, 1, 2])
    #expect(waterfall.sections(touching: everywhere) == 0..<1)
  }

  /// A negative inset lets items extend into the preceding section.
  @Test func sectionIsFoundAtAnItemBeforeTheSectionsStart() {
    let waterfall = Self.betweenPlainSections(
      SectionMetrics(insets: AxisInsets(mainStart: -500, mainEnd: 800)))
    #expect(waterfall.frame(ofItem: 0, inSection: 1).main.start == 512)
    #expect(waterfall.sections(touching: LengthRange(start: 600, extent: 1)).contains(1))
    #expect(waterfall.invariantViolations() == [])
  }

  @Test func sectionIsFoundAtAnItemBeyondTheSectionsEnd() {
    let waterfall = Self.betweenPlainSections(SectionMetrics(insets: AxisInsets(mainEnd: -500)))
    #expect(waterfall.range(ofSection: 1).end == 1500)
    #expect(waterfall.sections(touching: LengthRange(start: 1800, extent: 1)).contains(1))
  }

  /// Inside an item that is a thousand screens long, a query returns only the items there.
  @Test func queryInsideLongItemFindsOnlyVisibleItems() {
    let heights: [Length] = (0..<2000).map { $0 == 0 ? 1_000_000 : 100 }
    let waterfall = Scenario(crossPixels: 20, columns: 2, heights: heights).waterfall()
    let screen = AxisRect(pixels(150_050)..<pixels(150_850), 0..<pixels(20))
    #expect(
      waterfall.items(inSection: 0, intersecting: screen).map(\.item) == [0] + Array(1501...1509))
  }

  @Test(arguments: [AxisInsets(mainStart: -500), AxisInsets(mainEnd: -500)])
  func queryAtABackgroundOutsideItsSectionFindsTheSection(insets: AxisInsets) throws {
    let waterfall = Self.betweenPlainSections(SectionMetrics(background: insets))
    let frame = try #require(waterfall.unpinnedFrame(of: .background, inSection: 1))
    #expect(frame.main.extent == 1500)
    let place = frame.main.start < 1000 ? frame.main.start : frame.main.end
    #expect(waterfall.sections(touching: LengthRange(start: place, extent: 0)).contains(1))
  }

  /// Returns a section with one item of 1000 between two others.
  private static func betweenPlainSections(_ metrics: SectionMetrics) -> Waterfall {
    let metrics = [SectionMetrics(), metrics, SectionMetrics()]
    let sections = metrics.map { Scenario.Section($0, extents: [1000]) }
    return Scenario(crossExtent: 64, sections: sections).waterfall()
  }
}

extension LayoutSnapshot {
  /// Returns the edges of all elements along one axis, and some positions past them.
  fileprivate func edges(_ axis: KeyPath<AxisRect, LengthRange>) -> [Length] {
    let ranges = elements.map { $0.frame[keyPath: axis] }
    return ranges.map(\.start) + ranges.map(\.end) + [-9, 99_999]
  }
}

extension LengthRange {
  /// Returns a range between two positions near edges.
  fileprivate static func random(
    in edges: [Length], using generator: inout SplitMix64
  ) -> LengthRange {
    func near() -> Length {
      (edges.randomElement(using: &generator) ?? 0)
        + .random(in: -1...1, using: &generator) * (generator.oneIn(3) ? 500 : 1)
    }
    let ends = [near(), near()].sorted()
    return LengthRange(start: ends[0], end: ends[1])
  }
}
