#if !canImport(UIKit)
import Testing
import WaterfallTestSupport

/// Random events leave the waterfall with default options as they leave the stock layout.
@MainActor
@Suite struct FlowLayoutComparisonWalkTests {
  @Test(arguments: StockWorld.Sizing.allCases, [1, 4])
  func screenAfterRandomEventsMatchesTheFlowLayout(sizing: StockWorld.Sizing, burst: Int) throws {
    for seed in Samples.seeds(8, of: 1_000) {
      let world = StockWorld(seed: seed, sizing: sizing)
      for step in 0..<12 {
        world.step(burst: burst)
        // Unequal sizes can form a grid, in which the waterfall packs.
        if world.packs { break }
        let differences = world.differencesFromStock()
        try #require(differences.prefix(3) == [], "seed \(seed), step \(step): \(world.log)")
      }
    }
  }
}
#endif
