import Testing
import WaterfallEngine
import WaterfallTestSupport

@Suite struct RandomLayoutsTests {
  @Test(arguments: UInt64(0)..<150)
  func everyLayoutEqualsTheReference(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for range in [Scenario.Range(), .everything] {
      let scenario = Scenario.random(in: range, using: &generator)
      let waterfall = scenario.waterfall()
      let reference = ReferenceLayout(scenario).snapshot
      #expect(reference.differences(to: LayoutSnapshot(waterfall)) == [])
      #expect(waterfall.invariantViolations() == [])
    }
  }

  @Test(arguments: UInt64(0)..<40)
  func itemsNeverOverlapAndStayInTheirSection(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var range = Scenario.Range()
    range.hasSpans = true
    var scenario = Scenario.random(in: range, using: &generator)
    scenario.crossExtent += 2000
    let snapshot = LayoutSnapshot(scenario.waterfall())
    #expect(snapshot.overlappingItems().isEmpty)
    #expect(snapshot.subjectsOutsideTheirSection().isEmpty)
  }

  /// Many columns are kept in a tree, few in registers; both choose as the reference does.
  @Test(arguments: [1, 2, 3, 4, 5, 6, 8, 9, 20, 33], [false, true])
  func anyNumberOfColumnsIsChosenFromAlike(columns: Int, hasSpans: Bool) {
    var generator = SplitMix64(seed: UInt64(columns))
    var range = Scenario.Range.everything
    range.hasSpans = hasSpans
    range.columns = columns...columns
    range.items = 200...300
    range.sections = 2...2
    var scenario = Scenario.random(in: range, using: &generator)
    scenario.crossExtent = pixels(5000)
    let found = LayoutSnapshot(scenario.waterfall())
    #expect(ReferenceLayout(scenario).snapshot.differences(to: found) == [])
  }

  /// Buffers of a former pass have nothing to say in the next one.
  @Test(arguments: UInt64(0)..<40)
  func aLayoutThatIsUsedAgainEqualsAFreshOne(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var waterfall = Waterfall()
    for _ in 0..<5 {
      let scenario = Scenario.random(in: .everything, using: &generator)
      scenario.layOut(&waterfall)
      let fresh = LayoutSnapshot(scenario.waterfall())
      #expect(fresh.differences(to: LayoutSnapshot(waterfall)) == [])
      #expect(waterfall.invariantViolations() == [])
    }
  }
}
