import Testing
import WaterfallEngine
import WaterfallTestSupport

@Suite struct RandomLayoutsTests {
  /// Contract rules 2.1 and 12.1.
  @Test(arguments: Samples.seeds(40, of: 150) as Range<UInt64>)
  func randomLayoutsMatchReference(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for range in [Scenario.Range(), .everything] {
      let scenario = Scenario.random(in: range, using: &generator)
      scenario.waterfall().expect(ReferenceLayout(scenario).snapshot)
    }
  }

  /// Because each starts at a whole pixel, items can overlap by less than a pixel.
  ///
  /// Contract rule 10.2.
  @Test(arguments: Samples.seeds(15, of: 40) as Range<UInt64>)
  func itemsStayInSectionWithoutOverlap(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var scenario = Scenario.random(in: Scenario.Range(hasSpans: true), using: &generator)
    scenario.crossExtent += 2000
    var snapshot = LayoutSnapshot(scenario.waterfall())
    for index in snapshot.elements.indices {
      let frame = snapshot.elements[index].frame
      switch snapshot.elements[index].subject {
      case .item:
        snapshot.elements[index].frame = AxisRect(
          main: frame.main.shrunken(by: 32), cross: frame.cross.shrunken(by: 32))
      case .section:
        snapshot.elements[index].frame = AxisRect(
          (frame.main.start - 32)..<(frame.main.end + 32),
          (frame.cross.start - 32)..<(frame.cross.end + 32))
      default: break
      }
    }
    #expect(snapshot.overlappingItems().isEmpty)
    #expect(snapshot.subjectsOutsideTheirSection().isEmpty)
  }

  /// Many columns and few columns have separate code.
  @Test(arguments: [1, 2, 3, 4, 5, 6, 8, 9, 20, 33], [false, true])
  func layoutsOfEveryColumnCountMatchReference(columns: Int, hasSpans: Bool) {
    var generator = SplitMix64(seed: UInt64(columns))
    let range = Scenario.Range(
      sections: 2...2, items: 200...300, columns: columns...columns, spacings: -640...640,
      hasSpans: hasSpans)
    var scenario = Scenario.random(in: range, using: &generator)
    scenario.crossExtent = pixels(5000)
    scenario.waterfall().expect(ReferenceLayout(scenario).snapshot)
  }

  /// Memory that a new pass reuses must not affect the layout.
  @Test(arguments: Samples.seeds(15, of: 40) as Range<UInt64>)
  func reusedLayoutEqualsNewLayout(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var waterfall = Waterfall()
    for _ in 0..<5 {
      let scenario = Scenario.random(in: .everything, using: &generator)
      scenario.layOut(&waterfall)
      waterfall.expectFresh(scenario)
    }
  }
}

extension LengthRange {
  /// Returns the range, shortened by a distance on both sides, or its middle if nothing is left.
  fileprivate func shrunken(by distance: Length) -> LengthRange {
    let distance = min(distance, extent / 2)
    return LengthRange(start: start + distance, end: end - distance)
  }
}
