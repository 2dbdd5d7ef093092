#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import Testing

/// Swaps, drags, safe areas, data sources that are removed and set again, and batch updates without
/// a list or with other changes in their block, in random order.
@MainActor
@Suite struct ScreenWorldTests {
  /// The seeds: the first 120, or those in the environment, such as `SCREEN_WORLDS=120-2000`.
  private nonisolated static let seeds: ClosedRange<Int> = {
    let text = ProcessInfo.processInfo.environment["SCREEN_WORLDS"] ?? "0-119"
    let bounds = text.split(separator: "-").compactMap { Int($0) }
    return bounds[0]...bounds[bounds.count - 1]
  }()

  @Test(arguments: seeds)
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
