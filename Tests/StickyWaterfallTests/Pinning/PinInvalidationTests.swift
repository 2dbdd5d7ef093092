import StickyWaterfall
import Testing

/// The invalidations and queries of a scroll step.
@MainActor
@Suite struct PinInvalidationTests {
  private func named(_ stage: PinStage<PlanController>, at offset: CGFloat) -> Set<PinName> {
    let bounds = stage.bounds(at: offset)
    guard stage.layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return [] }
    let context = stage.layout.invalidationContext(forBoundsChange: bounds)
    #expect(context.invalidatedItemIndexPaths == nil && !context.invalidateEverything)
    return context.namedBoundaries
  }

  private func headers(_ sections: Int...) -> Set<PinName> {
    Set(sections.map { PinName(side: .header, section: $0) })
  }

  // Contract rule 24.1.
  //     content          scrolled to 100       to 110             to 600            to 610
  //       0 ├ header 0
  //                      100 ┏ header 0 ┓  110 ┏ header 0 ┓
  //                                                           500 └ header 0 ┘  500 └ header 0 ┘
  //     540 ├ header 1   540 ├ header 1    540 ├ header 1     600 ┏ header 1 ┓  610 ┏ header 1 ┓
  @Test(arguments: Direction.allCases)
  func scrollStepInvalidatesExactlyTheHeadersThatMove(direction: Direction) {
    let plan = SectionPlan(header: 40, body: 500)
    let stage = PinStage([plan, plan, plan], direction)
    stage.scroll(to: 100)
    #expect(named(stage, at: 110) == headers(0))
    stage.scroll(to: 110)
    #expect(named(stage, at: 600) == headers(0, 1))
    stage.scroll(to: 600)
    #expect(named(stage, at: 610) == headers(1))
    #expect(named(stage, at: 600) == headers())
  }

  @Test(arguments: Direction.allCases)
  func scrollStepWithoutPinnedViewsInvalidatesNothing(direction: Direction) {
    let plan = SectionPlan(header: 40, body: 500, footer: 30, pins: false)
    let stage = PinStage(Array(repeating: plan, count: 4), direction)
    for offset in stride(from: CGFloat(-300), to: 2_600, by: 50) {
      #expect(!stage.layout.shouldInvalidateLayout(forBoundsChange: stage.bounds(at: offset)))
      stage.scroll(to: offset)
    }
  }

  //     a large title collapses: the view grows from 300 to 352 and nothing else changes
  @Test(arguments: Direction.allCases)
  func viewHeightChangeInvalidatesOnlyPinnedViews(direction: Direction) {
    let stage = PinStage([SectionPlan(header: 40, body: 2000, footer: 30)], direction)
    stage.scroll(to: 100)
    stage.controller.forgetQueries()
    var bounds = stage.bounds
    bounds.size.height = 352
    let turned = direction.turned(bounds)
    #expect(stage.layout.shouldInvalidateLayout(forBoundsChange: turned))
    let context = stage.layout.invalidationContext(forBoundsChange: turned)
    #expect(Array((context.invalidatedSupplementaryIndexPaths ?? [:]).keys) == [Side.footer.kind])
    #expect(context.invalidatedItemIndexPaths == nil)
    stage.bounds = bounds
    #expect(stage.controller.answered == [])
    #expect(stage.start(.header) == 100 && stage.start(.footer) == 422)
  }

  @Test func viewHeightChangeWithoutPinnedViewsInvalidatesNothing() {
    let stage = Stage(GridController(heights: [[900]]), layout: WaterfallFlowLayout())
    var bounds = stage.view.bounds
    bounds.size.height += 52
    #expect(!stage.layout.shouldInvalidateLayout(forBoundsChange: bounds))
  }

  //     the view moves sideways a little, as it does while overscrolling
  @Test func sidewaysOffsetChangeInvalidatesNothing() {
    let stage = PinStage([SectionPlan(header: 40, body: 2000)])
    stage.scroll(to: 100)
    let sideways = stage.view.bounds.offsetBy(dx: 7, dy: 0)
    #expect(!stage.layout.shouldInvalidateLayout(forBoundsChange: sideways))
  }

  // Three sections become one, and the view scrolls before the next layout pass.
  @Test func scrollBeforeAReloadDoesNotInvalidateHeadersOfDeletedSections() {
    let stage = PinStage(Array(repeating: SectionPlan(header: 40, body: 500), count: 3))
    stage.touch()
    stage.scroll(to: 1_200)
    stage.controller.plans.removeLast(2)
    stage.view.reloadData()
    #expect(named(stage, at: 1_210) == [])
    stage.scroll(to: 1_210)
    #expect(stage.start(.header, 0) == 500)
    stage.scroll(to: 200)
    #expect(stage.start(.header, 0) == 200)
  }
}
