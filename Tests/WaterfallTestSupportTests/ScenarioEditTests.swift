import Testing
import WaterfallEngine
import WaterfallTestSupport

@Suite struct ScenarioEditTests {
  @Test func scenarioEditRemovesOldItemsBeforeInsertingNewItems() {
    var scenario = Scenario(crossPixels: 10, columns: 1, heights: [1, 2, 3])
    ScenarioEdit.items(
      removing: [0, 2], inserting: [(0, ItemMetrics(extent: 7)), (2, ItemMetrics(extent: 8))],
      section: 0
    ).apply(to: &scenario)
    #expect(scenario.sections[0].items.map(\.extent) == [7, pixels(2), 8])
  }

  @Test func scenarioEditInsertsNewSectionsAndKeepsOldSections() {
    var scenario = Scenario(crossPixels: 10, columns: 1, heights: [1])
    let section = scenario.sections[0]
    ScenarioEdit.arrange([nil, 0]).apply(to: &scenario)
    #expect(scenario.sections == [Scenario.Section(SectionMetrics()), section])
  }

  @Test func equalSeedsMakeEqualScenarios() {
    var first = SplitMix64(seed: 5)
    var second = SplitMix64(seed: 5)
    #expect(Scenario.random(using: &first) == Scenario.random(using: &second))
  }
}
