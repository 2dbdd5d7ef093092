import StickyWaterfall
import Testing
import WaterfallTestSupport

/// Random sections match the stock layout, also after random events: contract rules 34 to 38.
@MainActor
@Suite struct FlowLayoutComparisonTests {
  /// Contract rule 37.1.
  @Test(arguments: Samples.seeds(15, of: 40))
  func randomSectionsMatchTheFlowLayout(seed: Int) throws {
    for part in 0..<10 {
      let world = StockWorld(mixedBy: 50_000 + seed * 100 + part)
      try #require(world.differencesFromStock().prefix(3) == [], "\(seed), \(part)")
    }
  }

  @Test(arguments: Samples.seeds(15, of: 40))
  func randomBatchUpdatesMatchTheFlowLayoutAndANewLayout(seed: Int) throws {
    let world = StockWorld(mixedBy: 90_000 + seed)
    for step in 0..<6 {
      if world.dice.happens(15) { world.changeSections() } else { world.changeItems() }
      try #require(world.differencesFromStock().prefix(3) == [], "\(seed), \(step)")
      try #require(world.differencesFromFresh() == [], "\(seed), \(step)")
    }
  }
}
