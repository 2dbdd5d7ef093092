import Testing
import WaterfallEngine
import WaterfallTestSupport

@Suite struct DescriptionTests {
  @Test func layoutDescriptionIncludesSectionsAndTheNumberOfPlacedItems() {
    var scenario = Scenario(crossPixels: 300, columns: 3, heights: [10, 20, 30, 40, 50])
    scenario.sections.append(Scenario.Section(SectionMetrics(columnCount: 2), extents: [640, 640]))
    scenario.sections[0].metrics.header = BoundaryMetrics(extent: 640, pins: true)
    var waterfall = scenario.waterfall()
    #expect(
      waterfall.debugDescription == """
        2 sections, 7 items, content 19200 x 5760
        0: 0 to 5120, 5 items in 3 columns, header 640 that pins
        1: 5120 to 5760, 2 items in 2 columns
        """)
    waterfall.setExtent(64, of: ElementID(.item(3), inSection: 0))
    #expect(
      waterfall.debugDescription == """
        2 sections, 7 items, content 19200 x as yet unknown
        0: 0 to ?, 5 items in 3 columns, 3 placed, header 640 that pins
        1: ? to ?, 2 items in 2 columns
        """)
  }

  @Test func layoutDescriptionIncludesAtMostTwentySections() {
    let section = Scenario.Section(SectionMetrics(), extents: [64])
    let scenario = Scenario(crossExtent: 640, sections: Array(repeating: section, count: 22))
    let lines = scenario.waterfall().debugDescription.split(separator: "\n")
    #expect(lines.count == 22)
    #expect(lines.last == "and 2 more")
  }
}
