#if !canImport(UIKit)
import StickyWaterfall
import Testing
import WaterfallTestSupport

/// Insets that follow the content and never agree with it.
@MainActor
@Suite struct InsetBoundTests {
  @Test(arguments: Samples.seeds(20, of: 300), [false, true])
  func insetsThatFollowTheContentCauseFewLayoutPasses(seed: Int, keepsPlaces: Bool) {
    let world = InsetWorld(seed: seed, keepsPlaces: keepsPlaces)
    let most = world.run()
    #expect(most <= 60, "\(world)")
  }
}
#endif
