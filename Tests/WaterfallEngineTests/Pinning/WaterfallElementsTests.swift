import Testing
import WaterfallEngine
import WaterfallTestSupport

@Suite struct WaterfallElementsTests {
  @Test(arguments: 0..<60)
  func randomAnswersAreTheFilteredWhole(seed: Int) {
    var dice = SplitMix64(seed: seed)
    let waterfall = dice.pinnedWaterfall(sectionCount: 8, mayBeNegative: false)
    let rules = dice.rules()
    for viewport in dice.viewports(10, over: waterfall.mainExtent) {
      let rect = AxisRect(main: viewport.visible, cross: LengthRange(start: 20, extent: 40))
      let all = PinReference(waterfall: waterfall, viewport: viewport, rules: rules).elements
      var expected: [LayoutElement] = []
      for section in 0..<waterfall.sectionCount {
        expected += all.elements(.header, of: section)
        expected += (0..<waterfall.itemCount(inSection: section)).map { item in
          let frame = waterfall.frame(ofItem: item, inSection: section)
          return LayoutElement(kind: .item(item), section: section, frame: frame)
        }
        expected += all.elements(.footer, of: section)
      }
      #expect(
        waterfall.elements(touching: rect, viewport: viewport, rules: rules)
          == expected.filter { $0.frame.touches(rect) })
    }
  }
}

extension [BoundaryElement] {
  fileprivate func elements(_ boundary: Boundary, of section: Int) -> [LayoutElement] {
    filter { $0.boundary == boundary && $0.section == section }.map {
      LayoutElement(
        kind: boundary == .header ? .header : .footer, section: section, frame: $0.frame,
        pin: $0.pin)
    }
  }
}
