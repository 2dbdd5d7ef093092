import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

@Suite struct PinOverscrollTests {
  private static let long = Waterfall([
    PinSection(header: 20, body: 200, footer: 10), PinSection(header: 20, body: 200, footer: 10),
  ])
  private static let holds = PinRules(pinsWhileOverscrolling: true)
  private static let stretches = PinRules(stretchesFirstHeader: true)
  private static let both = PinRules(pinsWhileOverscrolling: true, stretchesFirstHeader: true)

  /// The header's position when the user overscrolls by 30 at the start, with each option.
  ///
  /// Contract rules 20.2 and 21.
  ///
  ///     visible -30..<70     stock             holds still        stretches
  ///                     -30  ──────            ┌────────┐         ┌────────┐
  ///                       0  ┌────────┐        └────────┘         │ header │
  ///                      20  └────────┘                           └────────┘
  @Test(
    arguments: [
      (PinRules(), 0..<20, false), (holds, -30..<(-10), true), (stretches, -30..<20, false),
      (both, -30..<20, true),
    ] as [(PinRules, Range<Length>, Bool)])
  func overscrollOptionsHoldOrStretchTheFirstHeader(
    rules: PinRules, range: Range<Length>, isPinned: Bool
  ) {
    var expected = PinState(range: LengthRange(range))
    expected.isPinned = isPinned
    expected.progress = isPinned ? 1 : 0
    #expect(Self.long.state(.header, 0, at: -30..<70, rules) == expected)
  }

  /// Contract rule 20.2.
  @Test func lastFooterStaysPinnedWhenTheUserScrollsPastTheContentEnd() {
    let visible: Range<Length> = 390..<490
    #expect(Self.long.start(.footer, 1, at: visible) == 450)
    #expect(Self.long.start(.footer, 1, at: visible, Self.holds) == 480)
    #expect(Self.long.start(.footer, 1, at: 360..<460, Self.holds) == 450)
    #expect(Self.long.start(.header, 1, at: visible, Self.holds) == 390)
    #expect(Self.long.start(.footer, 0, at: visible, Self.holds) == 220)
  }

  /// Short content rests at its start, so it ends before the viewport's end.
  @Test func pinnedElementsOfShortContentStayInPlaceOnScreenDuringOverscroll() {
    let waterfall = Waterfall([PinSection(header: 20, body: 30, footer: 10)])
    for y in Length(-300)...300 {
      let visible = y..<(y + 400)
      if y <= 0 { #expect(waterfall.start(.header, 0, at: visible, Self.holds) == y) }
      if y >= 0 { #expect(waterfall.start(.footer, 0, at: visible, Self.holds) == 50 + y) }
    }
    #expect(waterfall.start(.footer, 0, at: 0..<400) == 50)
  }

  /// With any option, a scroll step never moves an element farther than the step.
  @Test(arguments: [false, true], [false, true])
  func shortContentOverscrollsWithoutJitter(holds: Bool, stretches: Bool) throws {
    let waterfall = Waterfall([PinSection(header: 44, body: 40, footer: 30)])
    let rules = PinRules(pinsWhileOverscrolling: holds, stretchesFirstHeader: stretches)
    for boundary in Boundary.allCases {
      var old = try #require(waterfall.start(boundary, 0, at: -201..<199, rules))
      for y in Length(-200)...400 {
        let new = try #require(waterfall.start(boundary, 0, at: y..<(y + 400), rules))
        #expect(new - old == 0 || new - old == 1)
        old = new
      }
    }
  }

  /// Contract rule 21.
  @Test func headerWithoutPinningStretchesInOverscrollButScrollsWithTheContent() {
    let waterfall = Waterfall([
      PinSection(header: 20, body: 200, footer: 10, pinsHeader: false, pinsFooter: false)
    ])
    #expect(waterfall.start(.header, 0, at: -30..<70, Self.holds) == 0)
    #expect(waterfall.start(.footer, 0, at: 190..<290, Self.holds) == 220)
    let state = waterfall.state(.header, 0, at: -30..<70, Self.both)
    #expect(state == PinState(range: LengthRange(-30..<20)))
    #expect(waterfall.pinnedElements(viewport: LengthRange(-30..<70), rules: Self.both) == [])
    #expect(waterfall.changed(-30..<70, -29..<71, Self.both) == [.header(0)])
  }

  /// Lengths beyond those of any screen, from an infinite rectangle or a distant viewport.
  @Test(arguments: PinScope.allCases)
  func extremeLengthsDoNotOverflow(scope: PinScope) {
    let rules = PinRules(
      scope: scope, headerOffset: .max, footerOffset: .min, pinsWhileOverscrolling: true,
      stretchesFirstHeader: true)
    let rect = AxisRect((-(1 << 62) + 1)..<((1 << 62) - 1), 0..<100)
    for visible: Range<Length> in [.min..<(.min + 9), (.max - 9)..<(.max), 0..<90] {
      let found = Self.long.boundaryElements(
        intersecting: rect, viewport: LengthRange(visible), rules: rules)
      #expect(found.allSatisfy { $0.frame.main.extent >= 10 })
      _ = Self.long.pinnedElements(viewport: LengthRange(visible), rules: rules)
      _ = Self.long.changed(visible, 5..<95, rules)
    }
  }
}
