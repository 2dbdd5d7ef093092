import Testing
import WaterfallEngine
import WaterfallTestSupport

@Suite struct WaterfallElementsTests {
  /// Contract rule 14.1.
  @Test func elementsAreSortedByKindThenSection() {
    let section = Scenario.Section(
      PinSection(header: pixels(10), footer: pixels(10)).metrics,
      extents: Array(repeating: pixels(20), count: 4))
    let waterfall = Scenario(crossExtent: 100, sections: [section, section]).waterfall()
    let visible = pixels(45)..<pixels(145)
    let elements = waterfall.elements(
      intersecting: AxisRect(visible, 0..<100), viewport: LengthRange(visible), rules: PinRules(),
      decorations: [.background])
    let expected: [ElementID.Kind] = [
      .item(1), .item(2), .item(3), .item(0), .item(1), .boundary(.header), .boundary(.header),
      .boundary(.footer), .boundary(.footer), .background, .background,
    ]
    #expect(elements.map(\.id.kind) == expected)
    #expect(elements.map(\.id.section) == [0, 0, 0, 1, 1, 0, 1, 0, 1, 0, 1])
    #expect(elements[5].frame.main == LengthRange(start: pixels(45), end: pixels(55)))
    #expect(elements[5].pin?.isPinned == true && elements[0].pin == nil)
  }

  @Test(arguments: Samples.seeds(20, of: 60))
  func rectangleQueriesReturnTheReferenceElementsInTheRectangle(seed: Int) {
    var dice = SplitMix64(seed: seed)
    let waterfall = dice.pinnedWaterfall(sectionCount: 8, mayBeNegative: false)
    let rules = dice.rules()
    for viewport in dice.viewports(10, over: waterfall.mainExtent) {
      let rect = AxisRect(main: viewport, cross: LengthRange(start: 20, extent: 40))
      let all = PinReference(waterfall: waterfall, viewport: viewport, rules: rules).elements
      var expected: [LayoutElement] = []
      for section in 0..<waterfall.sectionCount {
        expected += (0..<waterfall.itemCount(inSection: section)).map { item in
          let frame = waterfall.frame(ofItem: item, inSection: section)
          return LayoutElement(id: ElementID(.item(item), inSection: section), frame: frame)
        }
      }
      for boundary in Boundary.allCases { expected += all.filter { $0.id.boundary == boundary } }
      #expect(
        waterfall.elements(intersecting: rect, viewport: viewport, rules: rules)
          == expected.filter { $0.frame.intersects(rect) })
    }
  }
}
