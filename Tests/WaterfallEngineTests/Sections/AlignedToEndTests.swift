import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

/// Sections that are shorter than the minimum extent are at the end of the content.
@Suite struct AlignedToEndTests {
  /// Two columns with items of 2, 4, and 1 pixels, in content of at least 8 pixels.
  ///
  ///     at the start       at the end
  ///     ┌───┐ ┌───┐ 0               0
  ///     │ 0 │ │ 1 │
  ///     └───┘ │   │ 2
  ///     ┌───┐ │   │        ┌───┐ ┌───┐ 4
  ///     └───┘ └───┘ 4      │ 0 │ │ 1 │
  ///                        └───┘ │   │ 6
  ///                        ┌───┐ │   │
  ///                 8      └───┘ └───┘ 8
  @Test func shortSectionsAreAtTheEndOfTheContent() {
    let scenario = Scenario(crossPixels: 20, columns: 2, heights: [2, 4, 1])
    let waterfall = aligned(scenario, in: pixels(8))
    #expect(waterfall.mainExtent == pixels(8))
    #expect(waterfall.range(ofSection: 0) == LengthRange(start: pixels(4), end: pixels(8)))
    let starts = (0..<3).map { waterfall.frame(ofItem: $0, inSection: 0).main.start }
    #expect(starts == [pixels(4), pixels(4), pixels(6)])
  }

  /// Contract rule 4a.2.
  @Test(arguments: 1...3) func everySmallLayoutIsMovedAsAWhole(columns: Int) {
    for count in 0...4 {
      for choice in 0..<(1 << count) {
        let heights = (0..<count).map { Length(choice >> $0 & 1) * 2 + 1 }
        let scenario = Scenario(crossPixels: 12, columns: columns, heights: heights)
        for minimum in Length(0)...12 {
          expectMoved(scenario, in: pixels(minimum) + minimum % 3 * 21)
        }
      }
    }
  }

  @Test(arguments: Samples.seeds(40, of: 300) as Range<UInt64>)
  func randomLayoutsAreMovedAsAWhole(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let range: Scenario.Range = generator.oneIn(2) ? .everything : Scenario.Range()
    let scenario = Scenario.random(in: range, using: &generator)
    let extent = scenario.waterfall().mainExtent
    for minimum in [0, extent - 1, extent, extent + 1, extent + 63, extent + 64, 2 * extent] {
      expectMoved(scenario, in: max(0, minimum))
    }
    expectMoved(scenario, in: generator.length(0...(2 * extent + 9_000)))
  }

  @Test(arguments: Samples.seeds(40, of: 300) as Range<UInt64>)
  func changedLayoutsAreMovedAsAWhole(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let range: Scenario.Range = generator.oneIn(2) ? .everything : Scenario.Range()
    var scenario = Scenario.random(in: range, using: &generator)
    var waterfall = aligned(scenario, in: 0)
    for _ in 0..<12 {
      let edit = ScenarioEdit.random(of: scenario, in: range, using: &generator)
      edit.apply(to: &scenario)
      edit.apply(to: &waterfall)
      if generator.oneIn(3) { waterfall.minimumMainExtent = generator.length(0...20_000) }
      if generator.oneIn(4) { waterfall.alignsToEnd.toggle() }
      let (plain, space) = (scenario.waterfall(), space(in: waterfall, around: scenario))
      waterfall.expect(LayoutSnapshot(plain).moved(by: space))
    }
  }

  /// Removing the last sections leaves nothing to place, and yet moves the others.
  @Test func removingTheLastSectionMovesTheOthers() {
    let section = Scenario.Section(SectionMetrics(), extents: [pixels(10)])
    var waterfall = aligned(
      Scenario(crossExtent: 100, sections: [section, section, section]), in: pixels(50))
    #expect(waterfall.range(ofSection: 0).start == pixels(20))
    waterfall.setSectionCount(2)
    #expect(waterfall.range(ofSection: 0).start == pixels(30))
    waterfall.setSectionCount(0)
    #expect(waterfall.mainExtent == pixels(50))
  }

  // MARK: Helpers

  private func aligned(_ scenario: Scenario, in minimum: Length) -> Waterfall {
    var waterfall = Waterfall()
    waterfall.alignsToEnd = true
    waterfall.minimumMainExtent = minimum
    scenario.layOut(&waterfall)
    return waterfall
  }

  /// Returns the whole number of pixels that sections leave in the minimum extent.
  private func space(in waterfall: Waterfall, around scenario: Scenario) -> Length {
    guard waterfall.alignsToEnd else { return 0 }
    return max(0, waterfall.minimumMainExtent - scenario.waterfall().mainExtent) / 64 * 64
  }

  private func expectMoved(_ scenario: Scenario, in minimum: Length) {
    let waterfall = aligned(scenario, in: minimum)
    let plain = scenario.waterfall()
    #expect(waterfall.mainExtent == max(minimum, plain.mainExtent))
    let moved = LayoutSnapshot(plain).moved(by: space(in: waterfall, around: scenario))
    waterfall.expect(moved, "\(minimum)")
    for part in Length(-1)...4 {
      let main = LengthRange(start: waterfall.mainExtent * part / 4, extent: pixels(5))
      let cross = LengthRange(start: 0, end: waterfall.crossExtent)
      waterfall.expectBruteForce(moved, AxisRect(main: main, cross: cross))
    }
  }
}

// MARK: - Layouts whose items aren't placed yet

extension AlignedToEndTests {
  /// Positions that are read in any order, before everything is placed, are the final ones.
  @Test(arguments: Samples.seeds(40, of: 300) as Range<UInt64>, ColumnAssignment.allCases)
  func positionsReadBeforePlacingAreTheFinalOnes(seed: UInt64, columns: ColumnAssignment) {
    var generator = SplitMix64(seed: seed)
    let range: Scenario.Range = generator.oneIn(2) ? .everything : Scenario.Range()
    var scenario = Scenario.random(in: range, using: &generator)
    var unplaced = aligned(scenario, in: 0)
    unplaced.columnAssignment = columns
    unplaced.minimumMainExtent = generator.length(0...(2 * unplaced.mainExtent + 1_000))
    for _ in 0..<4 {
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let edit = ScenarioEdit.random(of: scenario, in: range, using: &generator)
        edit.apply(to: &scenario)
        edit.store(in: &unplaced)
      }
      expectFinalPositions(of: &unplaced, using: &generator)
    }
  }

  private func expectFinalPositions(
    of unplaced: inout Waterfall, using generator: inout SplitMix64
  ) {
    var settled = unplaced
    settled.updateOrigins()
    for _ in 0..<3 {
      let limit = generator.length(-200...(settled.mainExtent + 200))
      let extent = unplaced.mainExtent(unlessBeyond: limit)
      #expect(settled.mainExtent > limit ? extent > limit : extent == settled.mainExtent)
      let filled = (0..<settled.sectionCount).filter { settled.itemCount(inSection: $0) > 0 }
      guard let section = filled.randomElement(using: &generator) else { continue }
      let item = Int.random(in: 0..<settled.itemCount(inSection: section), using: &generator)
      let line = settled.line(ofItem: item, inSection: section)
      #expect(unplaced.placedLine(ofItem: item, inSection: section).start == line.start)
      let frame = settled.frame(ofItem: item, inSection: section)
      #expect(unplaced.placedFrame(ofItem: item, inSection: section) == frame)
    }
  }

  /// Item 300 of 900 has a new height, and the content is 1,504 pixels long.
  @Test(arguments: [(400, 311), (505, 311), (530, 376), (9_000, 900)] as [(Length, Int)])
  func longContentIsPlacedOnlyAsFarAsItsLengthMatters(minimum: Length, placed: Int) {
    var waterfall = aligned(
      Scenario(crossPixels: 100, columns: 3, heights: Array(repeating: 5, count: 900)),
      in: pixels(minimum))
    waterfall.setExtent(pixels(9), of: ElementID(.item(300), inSection: 0))
    let space = max(0, minimum - 1_504)
    #expect(waterfall.placedLine(ofItem: 310, inSection: 0).start == pixels(515 + space))
    #expect(waterfall.sections[0].items.placedCount == placed)
  }
}

// MARK: - Pinned elements, cards, and snapping

extension AlignedToEndTests {
  /// Sections after an empty one of the same length as the space are in the same place.
  @Test(arguments: Samples.seeds(40, of: 200))
  func elementsAreWhereTheyAreAfterAnEmptySection(seed: Int) {
    var dice = SplitMix64(seed: seed)
    let rules = PinRules(scope: PinScope.allCases.randomElement(using: &dice)!, headerOffset: 3)
    var waterfall = dice.pinnedWaterfall(sectionCount: 4, mayBeNegative: seed % 4 == 3)
    waterfall.stacksItems = seed % 2 == 0
    let minimum = waterfall.sectionsEnd + dice.length(0...900)
    var spaced = waterfall
    waterfall.minimumMainExtent = minimum
    waterfall.alignsToEnd = true
    spaced.minimumMainExtent = minimum
    spaced.arrangeSections([nil, 0, 1, 2, 3])
    let space = AxisInsets(mainStart: waterfall.leadingSpace)
    spaced.setSection(0, to: SectionMetrics(insets: space), itemCount: 0) { _ in .init(extent: 0) }
    spaced.updateOrigins()
    for viewport in dice.viewports(12, over: minimum) {
      let rect = dice.rect(over: minimum)
      #expect(
        waterfall.elements(intersecting: rect, viewport: viewport, rules: rules)
          == spaced.elements(intersecting: rect, viewport: viewport, rules: rules)
          .map { $0.inPrecedingSection })
    }
  }
}

extension LayoutSnapshot {
  /// Returns the snapshot of a layout that is moved by a whole number of pixels.
  fileprivate func moved(by distance: Length) -> LayoutSnapshot {
    var moved = self
    for index in moved.elements.indices {
      moved.elements[index].frame.main = moved.elements[index].frame.main.shifted(by: distance)
    }
    return moved
  }
}

extension LayoutElement {
  fileprivate var inPrecedingSection: LayoutElement {
    var element = self
    element.id = ElementID(id.kind, inSection: id.section - 1)
    return element
  }
}
