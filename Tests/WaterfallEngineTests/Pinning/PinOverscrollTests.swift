import Testing

@testable import WaterfallEngine

/// Past the ends of the content.
@Suite struct PinOverscrollTests {
  private static let long = Waterfall([
    PinSection(header: 20, body: 200, footer: 10), PinSection(header: 20, body: 200, footer: 10),
  ])

  /// Pulled past the start by 30, it has three ways to be, and a fourth that has both options.
  ///
  ///     visible -30..<70     stock             holds still        stretches
  ///                     -30  ──────            ┌────────┐         ┌────────┐
  ///                       0  ┌────────┐        └────────┘         │ header │
  ///                      20  └────────┘                           └────────┘
  @Test func theFirstHeaderFollowsOneDocumentedRule() {
    let visible: Range<Length> = -30..<70
    let stock = Self.long.state(.header, 0, at: visible)
    #expect(stock == PinState(range: LengthRange(start: 0, end: 20)))
    let holds = Self.long.state(.header, 0, at: visible, PinRules(pinsWhileOverscrolling: true))
    let held = LengthRange(start: -30, end: -10)
    #expect(holds == PinState(range: held, isPinned: true, progress: 1))
    let stretches = Self.long.state(.header, 0, at: visible, PinRules(stretchesFirstHeader: true))
    #expect(stretches == PinState(range: LengthRange(start: -30, end: 20)))
    let both = Self.long.state(
      .header, 0, at: visible, PinRules(pinsWhileOverscrolling: true, stretchesFirstHeader: true))
    let stretched = LengthRange(start: -30, end: 20)
    #expect(both == PinState(range: stretched, isPinned: true, progress: 1))
  }

  @Test func theLastFooterHoldsStillPastTheEnd() {
    let visible: Range<Length> = 390..<490
    #expect(Self.long.start(.footer, 1, at: visible) == 450)
    let rules = PinRules(pinsWhileOverscrolling: true)
    #expect(Self.long.start(.footer, 1, at: visible, rules) == 480)
    #expect(Self.long.start(.footer, 1, at: 360..<460, rules) == 450)
    #expect(Self.long.start(.header, 1, at: visible, rules) == 390)
    #expect(Self.long.start(.footer, 0, at: visible, rules) == 220)
  }

  /// Content shorter than the viewport rests at its start, so its end is not at the viewport's.
  @Test func shortContentHoldsStillWhereItRests() {
    let waterfall = Waterfall([PinSection(header: 20, body: 30, footer: 10)])
    let rules = PinRules(pinsWhileOverscrolling: true)
    for y in Length(-300)...300 {
      let visible = y..<(y + 400)
      if y <= 0 { #expect(waterfall.start(.header, 0, at: visible, rules) == y) }
      if y >= 0 { #expect(waterfall.start(.footer, 0, at: visible, rules) == 50 + y) }
    }
    #expect(waterfall.start(.footer, 0, at: 0..<400) == 50)
  }

  @Test func contentMadeLongerRestsItsFooterBeforeTheEnd() {
    let waterfall = Waterfall(
      [PinSection(header: 20, body: 30, footer: 10)], minimumMainExtent: 400)
    let rules = PinRules(pinsWhileOverscrolling: true)
    #expect(waterfall.start(.footer, 0, at: 300..<400, rules) == 50)
    #expect(waterfall.start(.footer, 0, at: 310..<410, rules) == 60)
  }

  /// An offset holds too: on the screen the header is where it is without overscroll.
  @Test(arguments: [0, 7, -7] as [Length])
  func aHeldHeaderStandsStillOnTheScreen(offset: Length) throws {
    let rules = PinRules(headerOffset: offset, pinsWhileOverscrolling: true)
    let onScreen = try #require(Self.long.start(.header, 0, at: 0..<100, rules))
    for y in Length(-60)..<0 {
      #expect(Self.long.start(.header, 0, at: y..<(y + 100), rules) == y + onScreen)
    }
  }

  @Test func aStretchedHeaderGrowsFromWhereItIs() throws {
    let rules = PinRules(headerOffset: 7, stretchesFirstHeader: true)
    var extent: Length = 20
    for y in (Length(-60)...0).reversed() {
      let range = try #require(Self.long.state(.header, 0, at: y..<(y + 100), rules)).range
      #expect(range.start == y + 7)
      #expect(range.extent >= extent && range.extent <= extent + 1)
      extent = range.extent
    }
    #expect(extent == 20 + 60 - 7)
  }

  @Test func onlyPinnedElementsHoldAndAnyFirstHeaderStretches() {
    let waterfall = Waterfall([
      PinSection(header: 20, body: 200, footer: 10, pinsHeader: false, pinsFooter: false)
    ])
    let holds = PinRules(pinsWhileOverscrolling: true)
    #expect(waterfall.start(.header, 0, at: -30..<70, holds) == 0)
    #expect(waterfall.start(.footer, 0, at: 190..<290, holds) == 220)
    let both = PinRules(pinsWhileOverscrolling: true, stretchesFirstHeader: true)
    let state = waterfall.state(.header, 0, at: -30..<70, both)
    #expect(state == PinState(range: LengthRange(start: -30, end: 20)))
    #expect(waterfall.pinnedElements(viewport: Viewport(-30..<70), rules: both) == [])
    #expect(waterfall.changed(-30..<70, -29..<71, both) == [.header(0)])
  }

  /// The first header is the one where the content starts, not the first there is.
  @Test func emptySectionsAreNoStartAndItemsAre() {
    let rules = PinRules(pinsWhileOverscrolling: true, stretchesFirstHeader: true)
    let behindNothing = Waterfall([PinSection(), PinSection(header: 20, body: 200), PinSection()])
    #expect(behindNothing.start(.header, 1, at: -30..<70, rules) == -30)
    let behindItems = Waterfall([PinSection(body: 20), PinSection(header: 20, body: 200)])
    #expect(behindItems.start(.header, 1, at: -30..<70, rules) == 20)
    #expect(behindItems.changed(-30..<70, -60..<40, rules) == [])
  }

  @Test func aStackHoldsItsFirstHeaderOnly() {
    let waterfall = Waterfall([PinSection(header: 20), PinSection(header: 20, body: 200)])
    let rules = PinRules(scope: .stacked, pinsWhileOverscrolling: true)
    let first = waterfall.state(.header, 0, at: -30..<70, rules)
    #expect(first?.range.start == -30 && first?.pinsStuckAfter == 0)
    #expect(waterfall.start(.header, 1, at: -30..<70, rules) == 20)
  }

  /// Lengths that no screen has, from a rectangle without end or a viewport far away.
  @Test(arguments: PinScope.allCases)
  func theFarthestLengthsDoNotOverflow(scope: PinScope) {
    let rules = PinRules(
      scope: scope, headerOffset: .max, footerOffset: .min, pinsWhileOverscrolling: true,
      stretchesFirstHeader: true)
    let endless = LengthRange(start: -(1 << 62) + 1, end: (1 << 62) - 1)
    let rect = AxisRect(main: endless, cross: LengthRange(start: 0, end: 100))
    for visible: Range<Length> in [.min..<(.min + 9), (.max - 9)..<(.max), 0..<90] {
      let found = Self.long.boundaryElements(
        touching: rect, viewport: Viewport(visible), rules: rules)
      #expect(found.allSatisfy { $0.frame.main.extent >= 10 })
      _ = Self.long.pinnedElements(viewport: Viewport(visible), rules: rules)
      _ = Self.long.changed(visible, 5..<95, rules)
    }
  }
}
