#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import Testing

/// One item stays in place while a screen changes at random, and nothing scrolls.
///
/// `SAMPLES=all` makes 20,000 changes with estimates, and 20,000 without.
@MainActor
@Suite struct AnchorWorldTests {
  private nonisolated static let seeds =
    ProcessInfo.processInfo.environment["SAMPLES"] == "all" ? 0..<250 : 12..<22

  @Test(arguments: seeds, [false, true])
  func anchoredItemStaysInPlaceThroughAllChanges(seed: Int, hasEstimates: Bool) {
    let world = AnchorWorld(seed: seed, hasEstimates: hasEstimates)
    for _ in 0..<8 {
      world.scroll()
      for _ in 0..<10 {
        let (change, problem) = world.step()
        if let problem {
          Issue.record("\(change.rawValue) \(seed): \(problem); \(world)")
          break
        }
      }
    }
  }
}
#endif
