import StickyWaterfall
import Testing

/// Pinned headers and footers that are few enough to draw.
@MainActor
@Suite struct PinExampleTests {
  // Contract rule 17.1.
  //     content            scrolled to 100       scrolled to 270
  //       0 ┌ header ┐
  //      40 │        │     100 ┏ header ┓
  //         │ item   │         ┗━━━━━━━━┛
  //         │        │         │        │        270 ┏ header ┓
  //         │        │     370 ┏ footer ┓            ┗━━━━━━━━┛
  //     540 ├ footer ┤     400 ┗━━━━━━━━┛        540 ├ footer ┤ at its normal position
  //     570 └────────┘                           570 └────────┘
  @Test(arguments: Direction.allCases)
  func onlyPinningMovesAHeaderDownAndAFooterUp(direction: Direction) {
    let stage = PinStage([SectionPlan(header: 40, body: 500, footer: 30)], direction)
    #expect(stage.start(.header) == 0 && stage.start(.footer) == 270)
    stage.scroll(to: 100)
    #expect(stage.start(.header) == 100 && stage.start(.footer) == 370)
    stage.scroll(to: 270)
    #expect(stage.start(.header) == 270 && stage.start(.footer) == 540)
    #expect(stage.frame(0).map(direction.turned)?.minY == 40)
    let plain = PinStage([SectionPlan(header: 40, body: 500, footer: 30, pins: false)], direction)
    plain.scroll(to: 100)
    #expect(plain.start(.header) == 0 && plain.start(.footer) == 540)
  }

  // Contract rule 20.1.
  //     pulled down by 30               with pinsWhileOverscrolling
  //     -30 ── visible edge ──          -30 ┏ header ┓
  //       0 ┌ header ┐                   10 ┗━━━━━━━━┛
  //      40 ├────────┤                      │        │
  @Test(arguments: Direction.allCases)
  func bouncingContentTakesItsFirstHeaderAlong(direction: Direction) {
    let stage = PinStage([SectionPlan(header: 40, body: 500)], direction)
    stage.touch()
    stage.scroll(to: -30)
    #expect(stage.start(.header) == 0)
    stage.layout.pinsWhileOverscrolling = true
    #expect(stage.start(.header) == -30)
  }

  // Contract rule 23.1.
  //     content             stacked, scrolled to 150, with the z indexes
  //       0 ├ header 0
  //     100 ├ header 1      150 ┏ header 0 ┓ 1,026
  //                         190 ┣ header 1 ┫ 1,025
  //     200 ├ header 2      230 ┣ header 2 ┫ 1,024
  //                         270 ┗━━━━━━━━━━┛
  //     300 ├ header 3      300 ├ header 3 ┤ 10, and the items 0
  @Test(arguments: Direction.allCases)
  func stackedHeaderNearestToTheEdgeIsInFront(direction: Direction) {
    let plans = Array(repeating: SectionPlan(header: 40, body: 60), count: 6)
    let stage = PinStage(plans, direction) { $0.pinningScope = .stacked }
    stage.scroll(to: 150)
    #expect((0..<4).map { stage.start(.header, $0) } == [150, 190, 230, 300])
    #expect((0..<4).map { stage.attributes(.header, $0)?.zIndex } == [1_026, 1_025, 1_024, 10])
    #expect(stage.item(0, 2)?.zIndex == 0)
    stage.layout.pinningScope = .section
    #expect((0..<4).map { stage.start(.header, $0) } == [60, 150, 200, 300])
    #expect((0..<4).map { stage.attributes(.header, $0)?.zIndex } == [1_024, 1_024, 10, 10])
  }
}
