import StickyWaterfall
import Testing
import WaterfallTestSupport

/// Sections of random kinds on one screen with default options.
///
/// Rows, and columns of equal sizes, match the stock layout, also after batch updates: contract
/// rules 34 to 38.
@MainActor
@Suite struct MixedWorldTests {
  @Test(arguments: 0..<40)
  func sectionsOfAnyKindMatchTheStockLayout(seed: Int) {
    for part in 0..<10 {
      let world = MixedWorld(seed: 50_000 + seed * 100 + part)
      #expect(world.differencesFromStock().prefix(3) == [], "\(seed), \(part)")
    }
  }

  @Test(arguments: 0..<40)
  func batchUpdatesMatchTheStockRowsAndANewLayout(seed: Int) {
    let world = MixedWorld(seed: 90_000 + seed)
    for step in 0..<6 {
      world.changeAtRandom()
      #expect(world.differencesFromStock().prefix(3) == [], "\(seed), \(step)")
      #expect(world.differencesFromFresh() == [], "\(seed), \(step)")
    }
  }
}
