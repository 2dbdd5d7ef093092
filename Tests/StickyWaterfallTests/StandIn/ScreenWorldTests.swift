#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// Swaps, drags, safe areas, data sources that are removed and set again, and batch updates without
/// a list or with other changes in their block, in random order.
@MainActor
@Suite struct ScreenWorldTests {
  @Test(arguments: 0..<120)
  func randomEventsLeaveTheScreenOfANewLayout(seed: Int) {
    let world = ScreenWorld(seed: seed)
    defer { LayoutReadings.reset() }
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
