import Testing
import WaterfallEngine
import WaterfallTestSupport

/// The movement of one element in its section.
@Suite("Pin travel")
struct PinTravelTests {
  /// Bounds of 320 x 480 with insets of 88 and 34; header 44, footer 30, section up to 600.
  ///
  /// Contract rules 18.3 and 18.4.
  @Test func pinnedHeaderAndFooterArePositionedAsInTheFlowLayout() {
    let waterfall = Waterfall([PinSection(header: 44, body: 526, footer: 30)])
    let atRest = Length(-88 + 88)..<Length(-88 + 480 - 34)
    #expect(waterfall.start(.header, 0, at: atRest) == 0)
    #expect(waterfall.start(.footer, 0, at: atRest) == 328)
    let scrolled = Length(500 + 88)..<Length(500 + 480 - 34)
    #expect(waterfall.start(.header, 0, at: scrolled) == 526)
    #expect(waterfall.start(.footer, 0, at: scrolled) == 570)
  }

  /// The header slides out until 50 are left, and then pins: contract rule 18.
  ///
  ///     h 120, e 50     at 0            at 35            at 70            at 200
  ///                  ── ┌────────┐      ┌┄┄┄┄┄┄┄┄┐       ┌┄┄┄┄┄┄┄┄┐       ┌┄┄┄┄┄┄┄┄┐
  ///                     │        │   ── ┆ header │       ┆        ┆       ┆        ┆
  ///                     │ header │      └────────┘    ── ┆ header ┆    ── ┆ header ┆ y - 70
  ///                     └────────┘                       └────────┘       └────────┘
  ///
  /// Contract rules 18.1 and 18.2.
  @Test(
    arguments: [
      (.header, 0..<400, 0, false, 0), (.header, 35..<435, 0, false, 0.5),
      (.header, 70..<470, 0, false, 1), (.header, 71..<471, 1, true, 1),
      (.header, 200..<600, 130, true, 1), (.footer, 400..<930, 880, false, 1),
      (.footer, 435..<965, 880, false, 0.5), (.footer, 399..<929, 879, true, 1),
      (.footer, 300..<830, 780, true, 1),
    ] as [(Boundary, Range<Length>, Length, Bool, Double)])
  func headerOrFooterOf120CollapsesToPinnedExtentOf50(
    boundary: Boundary, visible: Range<Length>, start: Length, isPinned: Bool, progress: Double
  ) {
    let section =
      boundary == .header
      ? PinSection(header: 120, body: 1000, pinnedHeader: 50)
      : PinSection(body: 880, footer: 120, pinnedFooter: 50)
    var expected = PinState(range: LengthRange(start: start, extent: 120))
    expected.isPinned = isPinned
    expected.progress = progress
    #expect(Waterfall([section]).state(boundary, 0, at: visible) == expected)
  }

  @Test(arguments: [(950, 0), (960, 0.2), (975, 0.5), (1000, 1), (5000, 1)] as [(Length, Double)])
  func pushProgressIsTheFractionOfThePinnedExtentPushedOffScreen(y: Length, push: Double) throws {
    let waterfall = Waterfall([
      PinSection(header: 120, body: 880, footer: 7, pinsFooter: false, pinnedHeader: 50)
    ])
    let state = try #require(waterfall.state(.header, 0, at: y..<(y + 400)))
    #expect(state.pushProgress == push)
    #expect(state.range == LengthRange(start: 880, extent: 120))
  }

  @Test(arguments: [-5, 40, 41, nil] as [Length?])
  func pinnedExtentIsLimitedToExtentOfHeader(pinned: Length?) {
    let waterfall = Waterfall([PinSection(header: 40, body: 500, pinnedHeader: pinned)])
    let start: Length = pinned == -5 ? 60 : 100
    #expect(waterfall.start(.header, 0, at: 100..<300) == start)
  }

  @Test func missingHeaderOrFooterHasNoPinState() {
    let waterfall = Waterfall([PinSection(header: 40)])
    #expect(waterfall.state(.footer, 0, at: 0..<10) == nil)
    #expect(waterfall.state(.header, 1, at: 0..<10) == nil)
    #expect(waterfall.state(.header, -1, at: 0..<10) == nil)
    let viewport = LengthRange(0..<10)
    #expect(waterfall.element(.footer(0), viewport: viewport, rules: PinRules()) == nil)
    #expect(waterfall.element(.header(1), viewport: viewport, rules: PinRules()) == nil)
  }
}
