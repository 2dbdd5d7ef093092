import Testing
import WaterfallEngine

/// One element against its own section: the formula.
@Suite struct PinTravelTests {
  /// Bounds 320 x 480, inset top 88, bottom 34; section up to 600, header 44, footer 30.
  @Test func theStockLayoutsWorkedExample() {
    let waterfall = Waterfall([PinSection(header: 44, body: 526, footer: 30)])
    let atRest = Length(-88 + 88)..<Length(-88 + 480 - 34)
    #expect(waterfall.start(.header, 0, at: atRest) == 0)
    #expect(waterfall.start(.footer, 0, at: atRest) == 328)
    let scrolled = Length(500 + 88)..<Length(500 + 480 - 34)
    #expect(waterfall.start(.header, 0, at: scrolled) == 526)
    #expect(waterfall.start(.footer, 0, at: scrolled) == 570)
  }

  @Test func insetsOfTheFooterBelongToItsBlock() {
    let insets = AxisInsets(mainStart: 5, mainEnd: 6)
    let waterfall = Waterfall([
      PinSection(header: 40, body: 100, footer: 30, headerInsets: insets, footerInsets: insets)
    ])
    #expect(waterfall.start(.header, 0, at: 0..<20) == 5)
    #expect(waterfall.start(.header, 0, at: 1000..<1020) == 111)
    #expect(waterfall.start(.footer, 0, at: -500..<(-480)) == 51)
  }

  @Test func negativeInsetsNeverMoveAHeaderBackwards() {
    let waterfall = Waterfall([
      PinSection(header: 40, body: 10, headerInsets: AxisInsets(mainEnd: -30))
    ])
    #expect(waterfall.range(ofSection: 0) == LengthRange(start: 0, end: 20))
    for y in Length(-50)...100 {
      #expect(waterfall.start(.header, 0, at: y..<(y + 60)) == 0)
    }
  }

  @Test func whatDoesNotExistHasNoState() {
    let waterfall = Waterfall([PinSection(header: 40)])
    #expect(waterfall.state(.footer, 0, at: 0..<10) == nil)
    #expect(waterfall.state(.header, 1, at: 0..<10) == nil)
    #expect(waterfall.state(.header, -1, at: 0..<10) == nil)
    let viewport = Viewport(0..<10)
    #expect(waterfall.element(.footer, inSection: 0, viewport: viewport, rules: PinRules()) == nil)
    #expect(waterfall.element(.header, inSection: 1, viewport: viewport, rules: PinRules()) == nil)
  }
}
