import Testing
import WaterfallEngine
import WaterfallTestSupport

@Suite struct ChangingSectionsTests {
  private var scenario: Scenario
  private var waterfall: Waterfall

  init() {
    let sections = (1...4).map { count in
      Scenario.Section(
        SectionMetrics(columnCount: count, header: BoundaryMetrics(extent: 10)),
        items: (0..<count * 3).map { ItemMetrics(extent: Length($0 * 7)) })
    }
    scenario = Scenario(crossExtent: 6400, sections: sections)
    waterfall = scenario.waterfall()
  }

  private mutating func apply(_ edit: ScenarioEdit) {
    edit.apply(to: &waterfall)
    edit.apply(to: &scenario)
  }

  @Test mutating func movedSectionsKeepTheirItems() {
    apply(.arrange([3, nil, 0]))
    waterfall.expectFresh(scenario)
  }

  @Test mutating func arrangingNoSectionsEmptiesLayout() {
    apply(.arrange([]))
    #expect(waterfall.sectionCount == 0)
    #expect(waterfall.mainExtent == 0)
  }

  @Test mutating func changedHeaderMovesLaterSections() {
    let before = waterfall.frame(ofItem: 2, inSection: 3)
    waterfall.restyle(1) { $0.header.extent += 640 }
    let after = waterfall.frame(ofItem: 2, inSection: 3)
    #expect(after.main == before.main.shifted(by: 640))
    #expect(waterfall.invariantViolations() == [])
  }

  @Test mutating func changedWidthEqualsNewLayout() {
    apply(.crossExtent(9000))
    waterfall.expectFresh(scenario)
  }

  @Test mutating func sectionsBeyondCountAreRemoved() {
    waterfall.setSectionCount(2)
    waterfall.updateOrigins()
    #expect(waterfall.sectionCount == 2)
    waterfall.setSectionCount(3)
    waterfall.updateOrigins()
    #expect(waterfall.itemCount(inSection: 2) == 0)
    #expect(waterfall.range(ofSection: 2).extent == 0)
    #expect(waterfall.invariantViolations() == [])
  }
}
