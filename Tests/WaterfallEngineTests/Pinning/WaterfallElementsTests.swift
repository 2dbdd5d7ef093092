import Testing
import WaterfallEngine
import WaterfallTestSupport

@Suite struct WaterfallElementsTests {
  @Test func aStuckHeaderStaysBeforeItsItemsAndAFooterAfterThem() {
    let section = Scenario.Section(
      PinSection(header: 10, footer: 10).input, extents: [20, 20, 20, 20])
    let waterfall = Scenario(crossExtent: 100, sections: [section, section]).waterfall()
    let elements = waterfall.elements(
      touching: AxisRect(45..<145, 0..<100), viewport: Viewport(45..<145), rules: PinRules())
    let expected: [ElementID.Kind] = [
      .header, .item(1), .item(2), .item(3), .footer, .header, .item(0), .item(1), .footer,
    ]
    #expect(elements.map(\.id.kind) == expected)
    #expect(elements.map(\.id.section) == [0, 0, 0, 0, 0, 1, 1, 1, 1])
    #expect(elements[0].frame.main == LengthRange(start: 45, end: 55))
    #expect(elements[0].pin?.isPinned == true && elements[1].pin == nil)
  }

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
        expected += all.filter { $0.id == .header(section) }
        expected += (0..<waterfall.itemCount(inSection: section)).map { item in
          let frame = waterfall.frame(ofItem: item, inSection: section)
          return LayoutElement(id: ElementID(.item(item), inSection: section), frame: frame)
        }
        expected += all.filter { $0.id == .footer(section) }
      }
      #expect(
        waterfall.elements(touching: rect, viewport: viewport, rules: rules)
          == expected.filter { $0.frame.touches(rect) })
    }
  }
}
