import Testing
import WaterfallEngine

/// Pinning scenarios a layout must survive, as far as they are not those of the layout's own tests.
@Suite struct PinScenarioTests {
  /// Negative insets take all of the body away: the section is header and footer, no more.
  @Test func aSectionWithoutRoomKeepsHeaderAboveFooter() throws {
    var waterfall = Waterfall([PinSection(header: 44, body: 30, footer: 30)])
    var input = waterfall.input(ofSection: 0)
    input.insets = AxisInsets(mainStart: -40, mainEnd: -40)
    waterfall.setInput(input, ofSection: 0)
    waterfall.settle()
    for y in Length(-100)...100 {
      let header = try #require(waterfall.state(.header, 0, at: y..<(y + 50)))
      let footer = try #require(waterfall.state(.footer, 0, at: y..<(y + 50)))
      #expect(header.range == LengthRange(start: 0, end: 44))
      #expect(footer.range == LengthRange(start: 44, end: 74))
      #expect(!header.progress.isNaN && !footer.pushProgress.isNaN)
    }
  }

  /// Each option moves them evenly: no step of the finger moves them by more than that step.
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
}
