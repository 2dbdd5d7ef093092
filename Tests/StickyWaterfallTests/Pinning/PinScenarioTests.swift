import StickyWaterfall
import Testing

/// The pinning scenarios that need a collection view.
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

  // Contract rule 22.
  // The control reduces the visible height, so it doesn't affect a horizontal layout.
  @Test(arguments: Direction.allCases)
  func spinningRefreshControlDoesNotMoveThePinnedHeader(direction: Direction) {
    let stage = stage(direction, bodies: [900])
    let inset: CGFloat = direction == .vertical ? 20 : 0
    stage.view.contentInset.top = inset
    stage.view.refreshControl = UIRefreshControl()
    stage.view.refreshControl?.beginRefreshing()
    stage.scroll(to: 300)
    #expect(stage.start(.header) == 300 + inset)
    stage.view.refreshControl?.endRefreshing()
    stage.scroll(to: 301)
    #expect(stage.start(.header) == 301 + inset)
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

  // Contract rule 21.
  @Test(arguments: Direction.allCases)
  func firstHeaderStretchesDuringOverscroll(direction: Direction) {
    let stage = PinStage(counts: [10], direction) { $0.stretchesFirstHeader = true }
    stage.touch()
    stage.scroll(to: -50)
    #expect(stage.frame(.header) == CGRect(x: 0, y: -50, width: 200, height: 170))
    #expect(stage.attributes(.header)?.isPinned == false)
    stage.layout.sectionHeadersPinToVisibleBounds = false
    #expect(stage.frame(.header)?.height == 170)
    stage.layout.sectionHeadersPinToVisibleBounds = true
    stage.layout.pinsWhileOverscrolling = true
    #expect(stage.frame(.header) == CGRect(x: 0, y: -50, width: 200, height: 170))
    #expect(stage.attributes(.header)?.isPinned == true)
    stage.scroll(to: 0)
    #expect(stage.frame(.header) == CGRect(x: 0, y: 0, width: 200, height: 120))
  }
}
