#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import Testing

/// Insets that follow the content and never agree with it.
///
/// `SAMPLES=all` runs 300 worlds.
@MainActor
@Suite struct InsetBoundTests {
  private nonisolated static let seeds =
    ProcessInfo.processInfo.environment["SAMPLES"] == "all" ? 0..<300 : 0..<60

  @Test(arguments: seeds, [false, true])
  func insetsThatFollowTheContentCauseFewLayoutPasses(seed: Int, keepsPlaces: Bool) {
    let world = InsetWorld(seed: seed, keepsPlaces: keepsPlaces)
    let most = world.run()
    #expect(most <= 60, "\(world)")
  }
}
#endif
