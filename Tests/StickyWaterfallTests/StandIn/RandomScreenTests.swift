#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import Testing
import WaterfallTestSupport

/// Random swaps, drags, safe areas, data sources, batch updates, and other events.
@MainActor
@Suite struct RandomScreenTests {
  /// The seeds, or those in the environment: `SCREEN_WORLDS=17`, or `SCREEN_WORLDS=120-2000`.
  ///
  /// In 709, a pinned header once moved that no context listed.
  private nonisolated static let seeds: [Int] = {
    let text = ProcessInfo.processInfo.environment["SCREEN_WORLDS"] ?? ""
    let bounds = text.split(separator: "-").compactMap { Int($0) }
    guard let first = bounds.first, let last = bounds.last else {
      let sample = Array(Samples.seeds(60, of: 2_000))
      return sample.contains(709) ? sample : sample + [709]
    }
    return Array(first..<last + 1)
  }()

  /// Contract rule 25.1.
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
