#if !canImport(UIKit)
import StickyWaterfall
import Testing
import WaterfallTestSupport

/// One item stays in place while a screen changes at random, and nothing scrolls.
///
/// `SAMPLES=all` makes 20,000 changes with estimates, and 20,000 without.
@MainActor
@Suite struct AnchorWorldTests {
  @Test(arguments: Samples.seeds(10, of: 250), [false, true])
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
