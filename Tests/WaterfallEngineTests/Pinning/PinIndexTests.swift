import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

@Suite struct PinIndexTests {
  @Test(arguments: Samples.seeds(15, of: 40))
  func updatedPinIndexEqualsANewlyCreatedPinIndex(seed: Int) {
    var dice = SplitMix64(seed: seed)
    var waterfall = dice.pinnedWaterfall(sectionCount: 6, mayBeNegative: seed % 2 == 0)
    let rules = dice.rules()
    for _ in 0..<20 {
      for _ in 0..<dice.length(1...3) { dice.edit(&waterfall) }
      waterfall.updateOrigins()
      var fresh = PinIndex()
      fresh.update(with: waterfall.sections)
      for boundary in Boundary.allCases {
        let updated = waterfall.pins[boundary]
        let expected = fresh[boundary]
        #expect(updated.sections == expected.sections && updated.stack == expected.stack)
        #expect(updated.stackOffsets == expected.stackOffsets)
      }
      #expect(waterfall.pins.longest >= fresh.longest)
      #expect(waterfall.itemCount == waterfall.sections.reduce(0) { $0 + $1.items.count })
      for viewport in dice.viewports(3, over: waterfall.mainExtent) {
        let reference = PinReference(waterfall: waterfall, viewport: viewport, rules: rules)
        let visible = AxisRect(main: viewport, cross: LengthRange(start: 0, extent: 100))
        #expect(
          waterfall.boundaryElements(intersecting: visible, viewport: viewport, rules: rules)
            == reference.elements.filter { $0.frame.intersects(visible) }.headersFirst)
      }
    }
  }

  @Test func pinIndexContainsOnlyHeadersAndFootersThatPin() {
    let waterfall = Waterfall([
      PinSection(header: 10, footer: 5), PinSection(header: 10, footer: 5, pinsHeader: false),
      PinSection(footer: 5, pinsFooter: false), PinSection(header: 30, pinnedHeader: 7),
    ])
    #expect(waterfall.pins.headers.sections == [0, 3])
    #expect(waterfall.pins.headers.stackOffsets == [0, 10, 17])
    #expect((0..<4).map(waterfall.pins.headers.sections.lowerBound(of:)) == [0, 1, 1, 1])
    #expect(waterfall.pins.footers.sections == [0, 1])
  }
}
