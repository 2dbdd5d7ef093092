import StickyWaterfall
import Testing

/// The pinning scenarios that need a collection view.
///
/// The engine's `PinScenarioTests` covers the others. Bars, flags, and bounces are in `InsetTests`,
/// `InvalidationTests`, and `PinUpdateTests`.
@MainActor
@Suite struct PinScenarioTests {
  /// Returns a stage with a section for each body, and headers of 44 points by default.
  private func stage(
    _ direction: Direction, header: CGFloat = 44, bodies: [CGFloat]
  ) -> PinStage<PlanController> {
    let stage = PinStage(bodies.map { SectionPlan(header: header, body: $0) }, direction)
    stage.touch()
    return stage
  }

  // Contract rule 17.
  @Test(arguments: Direction.allCases)
  func pinnedHeaderReturnsToItsExactUnpinnedAttributes(direction: Direction) {
    let stage = stage(direction, bodies: [900, 900])
    let home = stage.attributes(.header)
    stage.scroll(to: 600)
    #expect(stage.attributes(.header) != home)
    stage.scroll(to: 0)
    #expect(stage.attributes(.header) == home)
    #expect(home?.zIndex == 10 && home?.isPinned == false)
  }

  // Contract rule 22.
  @Test func spinningRefreshControlDoesNotMoveThePinnedHeader() {
    let stage = stage(.vertical, bodies: [900])
    stage.view.contentInset.top = 20
    stage.view.refreshControl = UIRefreshControl()
    stage.view.refreshControl?.beginRefreshing()
    stage.scroll(to: 300)
    #expect(stage.start(.header) == 320)
    stage.view.refreshControl?.endRefreshing()
    stage.scroll(to: 301)
    #expect(stage.start(.header) == 321)
  }

  //     the control takes its space from the height, and this layout scrolls horizontally
  @Test func spinningRefreshControlDoesNotMoveAHorizontallyPinnedHeader() {
    let stage = stage(.horizontal, bodies: [900])
    stage.view.refreshControl = UIRefreshControl()
    stage.view.refreshControl?.beginRefreshing()
    stage.scroll(to: 300)
    #expect(stage.start(.header) == 300)
  }

  @Test(arguments: Direction.allCases)
  func togglingAPinFlagWhileScrolledReloadsNoCells(direction: Direction) {
    let stage = PinStage(counts: [10], direction) { _ in }
    stage.scroll(to: 300)
    stage.controller.calls.lines = []
    stage.layout.sectionHeadersPinToVisibleBounds = false
    stage.layout.sectionFootersPinToVisibleBounds = false
    #expect(stage.start(.header) == 0 && stage.start(.footer) == 1_120)
    stage.layout.sectionHeadersPinToVisibleBounds = true
    #expect(stage.start(.header) == 300)
    #expect(stage.controller.calls.unique(of: "cell") == [])
  }

  @Test(arguments: Direction.allCases)
  func headerWithoutHeightIsNeverInvalidated(direction: Direction) {
    let stage = stage(direction, header: 0, bodies: [100, 100, 900])
    stage.controller.plans[1].header = 44
    stage.layOutAgain()
    for offset in stride(from: CGFloat(-50), to: 1_200, by: 10) {
      let bounds = stage.bounds(at: offset)
      let context = stage.layout.invalidationContext(forBoundsChange: bounds)
      let named = (context.invalidatedSupplementaryIndexPaths ?? [:]).values.joined()
      #expect(named.allSatisfy { $0.section == 1 })
      stage.scroll(to: offset)
    }
  }
}
