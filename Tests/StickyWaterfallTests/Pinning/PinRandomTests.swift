import StickyWaterfall
import Testing
import WaterfallTestSupport

/// Random sections, flags, options, and scroll paths, compared with a simple reference.
@MainActor
@Suite struct PinRandomTests {
  // Contract rules 10, 13, 14.2, 17, 18, 19, 20, 23, and 24.
  @Test(arguments: Samples.seeds(20, of: 60), Direction.allCases)
  func pinnedViewsMatchTheReferenceAtEveryScrollStep(seed: Int, direction: Direction) throws {
    let walk = PinWalk(seed: seed, direction)
    try walk.compareItems()
    for _ in 0..<25 { try walk.step() }
    try walk.changeRules()
    for _ in 0..<15 { try walk.step() }
    try walk.goBack()
    try walk.compareItems()
  }

  /// Contract rule 33.3.
  @Test(arguments: Samples.seeds(15, of: 40), Direction.allCases)
  func everyScrollStepInvalidatesTheCardsThatChange(seed: Int, direction: Direction) throws {
    let walk = PinWalk(seed: seed, direction, hasCards: true)
    for step in 1...30 {
      if step % 9 == 0 { try walk.changeInset() } else { try walk.step() }
    }
  }

  @Test func referenceLayoutPinsAHeaderOnlyAfterScrolling() {
    let layout = PlanReference([SectionPlan(header: 40, body: 500, footer: 30)], room: 200)
    let header = PinName(side: .header, section: 0)
    let stuck = PinnedBoundary(
      frame: CGRect(x: 0, y: 100, width: 200, height: 40), zIndex: 1024, isPinned: true,
      progress: 1)
    #expect(layout.boundaries(visible: 100...400, options: PinOptions())[header] == stuck)
    #expect(layout.boundaries(visible: 0...400, options: PinOptions())[header] != stuck)
  }
}
