import Testing
import WaterfallEngine
import WaterfallTestSupport

@Suite struct ChangingSectionsTests {
  private static let sections = (1...4).map { count in
    Scenario.Section(
      SectionInput(columnCount: count, header: BoundaryInput(extent: 10)),
      items: (0..<count * 3).map { ItemInput(extent: Length($0 * 7)) })
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
