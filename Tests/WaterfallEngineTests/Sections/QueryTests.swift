import Testing
import WaterfallEngine
import WaterfallTestSupport

/// Every answer equals the one that looking at everything gives.
@Suite struct QueryTests {
  @Test(arguments: UInt64(0)..<150)
  func everyQueryEqualsBruteForce(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let range: Scenario.Range = generator.oneIn(2) ? .everything : Scenario.Range()
    let waterfall = Scenario.random(in: range, using: &generator).waterfall()
    let snapshot = LayoutSnapshot(waterfall)
    for _ in 0..<20 {
      let rect = AxisRect(
        main: .random(in: snapshot.edges(\.main), using: &generator),
        cross: .random(in: snapshot.edges(\.cross), using: &generator))
      expectBruteForce(waterfall, snapshot, rect)
    }
  }

  /// Rectangles of every kind around every item: as large as it, a pixel's part off, of no extent.
  @Test(arguments: UInt64(0)..<20)
  func everyEdgeIsExact(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var range = Scenario.Range.everything
    range.sections = 1...2
    range.items = 0...15
    let waterfall = Scenario.random(in: range, using: &generator).waterfall()
    let snapshot = LayoutSnapshot(waterfall)
    for item in snapshot.items {
      for main in [item.frame.main.start, item.frame.main.end] {
        for cross in [item.frame.cross.start, item.frame.cross.end] {
          for offset: Length in [-1, 0, 1] {
            let rect = AxisRect(
              main: LengthRange(start: main + offset, extent: 0),
              cross: LengthRange(start: cross - offset, extent: 0))
            expectBruteForce(waterfall, snapshot, rect)
          }
        }
      }
    }
  }

  /// What lies in the gap between two columns touches the item that covers both.
  @Test func theGapBelowASpanIsTheItems() {
    let scenario = Scenario(
      crossPixels: 20, columns: 2, columnSpacing: 10, heights: [4, 4, 4], spans: [0: 2])
    let gap = AxisRect(
      main: LengthRange(start: 0, end: pixels(9)),
      cross: LengthRange(start: pixels(8), end: pixels(9)))
    #expect(scenario.waterfall().items(inSection: 0, touching: gap) == [0])
  }

  @Test func theWholeOfTheNumbersIsEverything() {
    let everywhere = LengthRange(start: .min, end: .max)
    let waterfall = Scenario(crossPixels: 20, columns: 2, heights: [4, 4, 4]).waterfall()
    let rect = AxisRect(main: everywhere, cross: everywhere)
    #expect(waterfall.items(inSection: 0, touching: rect) == [0, 1, 2])
    #expect(waterfall.sections(touching: everywhere) == 0..<1)
  }

  @Test func sectionsOfNoExtentThatTouchCount() {
    let section = Scenario.Section(SectionInput(), items: [ItemInput(extent: 10)])
    let none = Scenario.Section(SectionInput())
    let waterfall = Scenario(crossExtent: 64, sections: [none, section, none, none, section])
      .waterfall()
    #expect(waterfall.sections(touching: LengthRange(start: 0, extent: 0)) == 0..<2)
    #expect(waterfall.sections(touching: LengthRange(start: 10, extent: 0)) == 1..<5)
    #expect(waterfall.sections(touching: LengthRange(start: 11, extent: 99)) == 4..<5)
    #expect(waterfall.sections(touching: LengthRange(start: 21, extent: 99)).isEmpty)
    #expect(Waterfall().sections(touching: LengthRange(start: 0, extent: 9)).isEmpty)
  }

  /// A negative inset lets items reach into the section before.
  @Test func whatReachesOutOfItsSectionIsFoundThere() {
    let input = SectionInput(insets: AxisInsets(mainStart: -500, mainEnd: 800))
    let section = Scenario.Section(input, items: [ItemInput(extent: 1000)])
    let plain = Scenario.Section(SectionInput(), items: [ItemInput(extent: 1000)])
    let waterfall = Scenario(crossExtent: 64, sections: [plain, section, plain]).waterfall()
    #expect(waterfall.frame(ofItem: 0, inSection: 1).main.start == 500)
    #expect(waterfall.sections(touching: LengthRange(start: 600, extent: 1)).contains(1))
    #expect(waterfall.invariantViolations() == [])
  }

  @Test func whatReachesPastTheEndOfItsSectionIsFoundThere() {
    let input = SectionInput(insets: AxisInsets(mainEnd: -500))
    let section = Scenario.Section(input, items: [ItemInput(extent: 1000)])
    let plain = Scenario.Section(SectionInput(), items: [ItemInput(extent: 1000)])
    let waterfall = Scenario(crossExtent: 64, sections: [section, plain]).waterfall()
    #expect(waterfall.range(ofSection: 0).end == 500)
    #expect(waterfall.sections(touching: LengthRange(start: 800, extent: 1)).contains(0))
  }

  /// Inside an item a thousand screens long, an answer has no more than what is there.
  @Test func aThousandScreensCostNoMoreThanOne() {
    let heights: [Length] = (0..<2000).map { $0 == 0 ? 1_000_000 : 100 }
    let waterfall = Scenario(crossPixels: 20, columns: 2, heights: heights).waterfall()
    let screen = AxisRect(
      main: LengthRange(start: pixels(150_050), extent: pixels(800)),
      cross: LengthRange(start: 0, end: pixels(20)))
    #expect(waterfall.items(inSection: 0, touching: screen) == [0] + Array(1501...1509))
  }

  @Test(arguments: [AxisInsets(mainStart: -500), AxisInsets(mainEnd: -500)])
  func aBackgroundThatReachesOutOfItsSectionIsFoundThere(insets: AxisInsets) throws {
    let plain = Scenario.Section(SectionInput(), items: [ItemInput(extent: 1000)])
    let section = Scenario.Section(SectionInput(background: insets), items: plain.items)
    let waterfall = Scenario(crossExtent: 64, sections: [plain, section, plain]).waterfall()
    let frame = try #require(waterfall.backgroundFrame(ofSection: 1))
    #expect(frame.main.extent == 1500)
    let place = frame.main.start < 1000 ? frame.main.start : frame.main.end
    #expect(waterfall.sections(touching: LengthRange(start: place, extent: 0)).contains(1))
  }

  private func expectBruteForce(
    _ waterfall: Waterfall, _ snapshot: LayoutSnapshot, _ rect: AxisRect
  ) {
    #expect(
      Array(waterfall.sections(touching: rect.main)) == snapshot.sections(touching: rect.main))
    for section in 0..<waterfall.sectionCount {
      #expect(
        waterfall.items(inSection: section, touching: rect)
          == snapshot.items(inSection: section, touching: rect))
    }
  }
}

extension LayoutSnapshot {
  /// The edges of all elements along one axis, and something beyond.
  fileprivate func edges(_ axis: KeyPath<AxisRect, LengthRange>) -> [Length] {
    let ranges = elements.map { $0.frame[keyPath: axis] }
    return ranges.map(\.start) + ranges.map(\.end) + [-9, 99_999]
  }
}

extension LengthRange {
  /// From about one edge to about another.
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
