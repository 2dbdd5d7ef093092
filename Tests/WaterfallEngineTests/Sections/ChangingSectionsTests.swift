import Testing
import WaterfallEngine
import WaterfallTestSupport

@Suite struct ChangingSectionsTests {
  private static let sections = (1...4).map { count in
    Scenario.Section(
      SectionInput(columnCount: count, header: BoundaryInput(extent: 10)),
      items: (0..<count * 3).map { ItemInput(extent: Length($0 * 7)) })
  }

  @Test func movedSectionsTakeTheirItemsAlong() {
    let scenario = Scenario(crossExtent: 6400, sections: Self.sections)
    var waterfall = scenario.waterfall()
    waterfall.arrangeSections([.existing(3), .inserted, .existing(0)])
    waterfall.settle()
    let arranged = Scenario(
      crossExtent: 6400,
      sections: [Self.sections[3], .init(SectionInput()), Self.sections[0]])
    let expected = LayoutSnapshot(arranged.waterfall())
    #expect(expected.differences(to: LayoutSnapshot(waterfall)) == [])
    #expect(waterfall.invariantViolations() == [])
  }

  @Test func arrangingNothingEmptiesTheLayout() {
    var waterfall = Scenario(crossExtent: 6400, sections: Self.sections).waterfall()
    waterfall.arrangeSections([])
    waterfall.settle()
    #expect(waterfall.sectionCount == 0)
    #expect(waterfall.mainExtent == 0)
  }

  @Test func aHeaderThatChangesMovesLaterSections() {
    var waterfall = Scenario(crossExtent: 6400, sections: Self.sections).waterfall()
    let before = waterfall.frame(ofItem: 2, inSection: 3)
    var input = waterfall.input(ofSection: 1)
    input.header.extent = 110
    waterfall.setInput(input, ofSection: 1)
    waterfall.settle()
    let after = waterfall.frame(ofItem: 2, inSection: 3)
    #expect(after.main == before.main.shifted(by: 100))
    #expect(waterfall.invariantViolations() == [])
  }

  @Test func aWidthThatChangesMovesItemsAcrossAlone() {
    let scenario = Scenario(crossExtent: 6400, sections: Self.sections)
    var waterfall = scenario.waterfall()
    var wider = scenario
    ScenarioEdit.crossExtent(9000).apply(to: &waterfall)
    ScenarioEdit.crossExtent(9000).apply(to: &wider)
    let expected = LayoutSnapshot(wider.waterfall())
    #expect(expected.differences(to: LayoutSnapshot(waterfall)) == [])
  }

  @Test func sectionsBeyondTheCountAreDropped() {
    var waterfall = Scenario(crossExtent: 6400, sections: Self.sections).waterfall()
    waterfall.setSectionCount(2)
    waterfall.settle()
    #expect(waterfall.sectionCount == 2)
    waterfall.setSectionCount(3)
    waterfall.settle()
    #expect(waterfall.itemCount(inSection: 2) == 0)
    #expect(waterfall.range(ofSection: 2).extent == 0)
    #expect(waterfall.invariantViolations() == [])
  }

  @Test func eachItemIsAskedOnceInOrder() {
    var waterfall = Waterfall(crossExtent: 640)
    waterfall.setSectionCount(1)
    var asked: [Int] = []
    waterfall.setSection(0, to: SectionInput(columnCount: 2), itemCount: 4) { item, tracks in
      asked.append(item)
      #expect(tracks.count == 2)
      return ItemInput(extent: 1)
    }
    #expect(asked == [0, 1, 2, 3])
    waterfall.setSection(0, to: SectionInput(), itemCount: -1) { _, _ in ItemInput(extent: 1) }
    #expect(waterfall.itemCount(inSection: 0) == 0)
  }
}
