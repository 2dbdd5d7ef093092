import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

/// The pinning scenarios that often fail in layouts, as far as the engine handles them.
@Suite("Pinning scenarios")
struct PinScenarioTests {
  /// The viewport excludes the adjusted content inset, so a bar of 88 points doesn't affect it.
  @Test func headerUnderBarPinsAtVisibleStart() {
    let section = PinSection(header: 44, body: 900)
    let waterfall = Waterfall([section, section])
    for offset in Length(-88)...500 {
      let visible = (offset + 88)..<(offset + 600)
      #expect(waterfall.start(.header, 0, at: visible) == offset + 88)
    }
  }

  @Test func pinnedHeaderIsReturnedExactlyForRectanglesItIntersects() {
    let waterfall = Waterfall([PinSection(header: 44, body: 1800)])
    let viewport = LengthRange(900..<1500)
    for start in Length(800)...1000 {
      let rect = AxisRect(start..<start + 30, 0..<100)
      let found = waterfall.boundaryElements(
        intersecting: rect, viewport: viewport, rules: PinRules())
      #expect(found.isEmpty == (start >= 944 || start + 30 <= 900))
    }
    let home = AxisRect(0..<44, 0..<100)
    let atHome = waterfall.boundaryElements(
      intersecting: home, viewport: viewport, rules: PinRules())
    #expect(atHome == [])
  }

  @Test func headerReturnsWhenScrolledBack() {
    let waterfall = Waterfall([PinSection(header: 44, body: 1800)])
    let atRest = PinState(range: LengthRange(start: 0, extent: 44))
    #expect(waterfall.state(.header, 0, at: 0..<600) == atRest)
    #expect(waterfall.state(.header, 0, at: 700..<1300) != atRest)
    #expect(waterfall.state(.header, 0, at: 0..<600) == atRest)
    #expect(waterfall.state(.header, 0, at: -50..<550) == atRest)
  }

  @Test func nextHeaderPushesPinnedHeaderWithoutOverlap() throws {
    let waterfall = Waterfall([
      PinSection(header: 44, body: 200), PinSection(header: 30, body: 200),
    ])
    for y in Length(0)...300 {
      let first = try #require(waterfall.state(.header, 0, at: y..<(y + 100)))
      let second = try #require(waterfall.state(.header, 1, at: y..<(y + 100)))
      #expect(first.range.end <= second.range.start)
      #expect(first.range.end <= waterfall.range(ofSection: 0).end)
      #expect((first.pushProgress > 0) == (y > 200))
    }
  }

  /// Negative insets remove the whole body, so the section has only its header and footer.
  @Test func shortSectionKeepsHeaderAboveFooter() throws {
    var waterfall = Waterfall([PinSection(header: 44, body: 30, footer: 30)])
    waterfall.restyle(0) { $0.insets = AxisInsets(mainStart: -40, mainEnd: -40) }
    for y in Length(-100)...100 {
      let header = try #require(waterfall.state(.header, 0, at: y..<(y + 50)))
      let footer = try #require(waterfall.state(.footer, 0, at: y..<(y + 50)))
      #expect(header.range == LengthRange(start: 0, end: 44))
      #expect(footer.range == LengthRange(start: 44, end: 74))
      #expect(!header.progress.isNaN && !footer.pushProgress.isNaN)
    }
  }

  @Test func onlyFootersMoveOnEveryStep() {
    let section = PinSection(body: 300, footer: 30)
    let waterfall = Waterfall([section, section])
    for y in Length(0)..<150 {
      let next = (y + 1)..<(y + 101)
      #expect(waterfall.changed(y..<(y + 100), next) == [.footer(0)])
      #expect(waterfall.start(.footer, 0, at: next) == y + 71)
    }
  }

  @Test func unpinnedFooterNeverMoves() {
    let section = PinSection(header: 44, body: 300, footer: 30, pinsFooter: false)
    let waterfall = Waterfall([section, section])
    let atRest = PinState(range: LengthRange(start: 344, extent: 30))
    for y in Length(-50)..<800 {
      #expect(waterfall.state(.footer, 0, at: y..<(y + 100)) == atRest)
      #expect(waterfall.changed(0..<100, y..<(y + 100)).allSatisfy { $0.boundary == .header })
    }
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

  /// The items end at 244, and the inset ends at 274, where the footer starts to push the header.
  @Test func headerTravelsOverTrailingInset() {
    var waterfall = Waterfall([PinSection(header: 44, body: 200), PinSection(body: 900)])
    waterfall.restyle(0) { $0.insets.mainEnd = 30 }
    #expect(waterfall.start(.header, 0, at: 229..<400) == 229)
    #expect(waterfall.state(.header, 0, at: 230..<400)?.pushProgress == 0)
    #expect(waterfall.start(.header, 0, at: 250..<400) == 230)
  }

  @Test func changesNameOnlySectionsWithHeaders() {
    let waterfall = Waterfall([
      PinSection(header: 44, body: 200), PinSection(body: 200), PinSection(header: 44, body: 200),
    ])
    #expect(waterfall.changed(0..<100, 5000..<5100) == [.header(0), .header(2)])
    #expect(waterfall.changed(300..<400, 310..<410) == [])
    #expect(waterfall.state(.header, 1, at: 300..<400) == nil)
  }

  @Test func withoutPinsScrollingChangesNothing() {
    let section = PinSection(header: 44, body: 200, footer: 9, pinsHeader: false, pinsFooter: false)
    let waterfall = Waterfall([section, section])
    for scope in PinScope.allCases {
      let rules = PinRules(scope: scope, headerOffset: 5, pinsWhileOverscrolling: true)
      #expect(waterfall.changed(-90..<10, 5000..<5100, rules) == [])
      #expect(waterfall.pinnedElements(viewport: LengthRange(100..<200), rules: rules) == [])
    }
    #expect(Waterfall([]).changed(-90..<10, 500..<600) == [])
  }
}
