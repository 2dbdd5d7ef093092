#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import Testing

/// Random swaps, drags, safe areas, data sources, batch updates, and other events.
@MainActor
@Suite struct RandomScreenTests {
  /// The seeds: the first 120, or those in the environment, such as `SCREEN_WORLDS=120-2000`.
  private nonisolated static let seeds: ClosedRange<Int> = {
    let text = ProcessInfo.processInfo.environment["SCREEN_WORLDS"] ?? "0-119"
    let bounds = text.split(separator: "-").compactMap { Int($0) }
    return bounds[0]...bounds[bounds.count - 1]
  }()

  @Test(arguments: seeds)
  func screenAfterRandomEventsMatchesANewLayout(seed: Int) {
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
