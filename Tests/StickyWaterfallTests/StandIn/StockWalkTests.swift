#if !canImport(UIKit)
import Foundation
import Testing

/// Random changes leave the waterfall without a column count as they leave the stock layout:
/// contract rules 34 to 38.
@MainActor
@Suite struct StockWalkTests {
  /// Seeds that once failed, or as many as `STOCK_WALKS` says.
  private nonisolated static let seeds =
    Int(ProcessInfo.processInfo.environment["STOCK_WALKS"] ?? "").map { Array(0..<$0) }
    ?? [3, 5, 14, 71]

  @Test(arguments: StockWalk.Sizing.allCases, [1, 4])
  func walkLooksAsInTheStockLayout(sizing: StockWalk.Sizing, burst: Int) {
    for seed in Self.seeds {
      let walk = StockWalk(seed: seed, sizing: sizing, burst: burst)
      for step in 0..<12 {
        let differences = walk.step()
        // Unequal sizes can form a grid, in which the waterfall packs.
        if walk.hasGrid { break }
        #expect(differences.prefix(3) == [], "seed \(seed), step \(step): \(walk.log)")
        if !differences.isEmpty { break }
      }
    }
  }
}
#endif
