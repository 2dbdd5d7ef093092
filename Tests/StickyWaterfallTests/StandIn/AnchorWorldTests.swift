#if !canImport(UIKit)
import StickyWaterfall
import Testing
import WaterfallTestSupport

/// One item stays in place while a screen changes at random, and nothing scrolls.
///
/// `SAMPLES=all` makes 20,000 changes with estimates, and 20,000 without.
@MainActor
@Suite struct AnchorWorldTests {
  /// Contract rules 28.3, 28a.1, 28a.2, 28b.1, 28b.2, 28c.1, and 28c.2.
  @Test(arguments: Samples.seeds(10, of: 250), [false, true])
  func anchoredItemStaysInPlaceThroughAllChanges(seed: Int, hasEstimates: Bool) {
    check(AnchorWorld(seed: seed, hasEstimates: hasEstimates), seed)
  }

  /// Contract rule 28d.1.
  // In 23 and 130, content becomes scrollable in a batch. In 54, the app scrolls by as much as the
  // next inset changes. In 88, estimates make content short.
  @Test(arguments: Array(Samples.seeds(10, of: 250)) + [23, 54, 88, 130], [false, true])
  func chatStaysAtItsEndThroughAllChanges(seed: Int, hasEstimates: Bool) {
    check(AnchorWorld(seed: seed, hasEstimates: hasEstimates, isChat: true), seed)
  }

  private func check(_ world: AnchorWorld, _ seed: Int) {
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
