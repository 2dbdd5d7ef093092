#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// Swaps, drags, safe areas, data sources that go and come, updates without a list or with other changes
/// in their block: in any order, several of them before a pass.
@MainActor
@Suite struct ScreenWorldTests {
  @Test(arguments: 0..<40)
  func whateverHappensTheScreenIsWhatAFreshLayoutSays(seed: Int) {
    let world = ScreenWorld(seed: seed)
    for _ in 0..<15 {
      let differences = world.step()
      guard differences.isEmpty else {
        Issue.record("\(world.log): \(differences)")
        return
      }
    }
  }
}
#endif
