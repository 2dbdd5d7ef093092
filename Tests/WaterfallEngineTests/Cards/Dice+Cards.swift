import WaterfallEngine
import WaterfallTestSupport

extension SplitMix64 {
  /// Returns sections with a few items each, most of which overlap the preceding item.
  mutating func overlappingWaterfall(
    sectionCount: Int, mayBeNegative: Bool, stacksItems: Bool = false
  ) -> Waterfall {
    let sections = (0..<sectionCount).map { _ in section(mayBeNegative: mayBeNegative) }
    var waterfall = Scenario(crossExtent: 64 * 300, sections: sections).waterfall()
    waterfall.stacksItems = stacksItems
    waterfall.updateOrigins()
    return waterfall
  }

  private mutating func section(mayBeNegative: Bool) -> Scenario.Section {
    let metrics = metrics(mayBeNegative: mayBeNegative)
    let count = happens(30) ? 0 : Int(length(0...(happens(15) ? 120 : 25)))
    let spans = happens(40)
    let extents: ClosedRange<Length> = happens(30) ? 40...40 : 0...Length(happens(20) ? 3 : 90)
    let items = (0..<count).map { _ in
      ItemMetrics(
        extent: length(extents), columnSpan: spans && happens(40) ? Int(length(1...5)) : 1,
        width: Double(length(0...9) * 20))
    }
    return Scenario.Section(metrics, items: items)
  }

  private mutating func metrics(mayBeNegative: Bool) -> SectionMetrics {
    let insets: ClosedRange<Length> = mayBeNegative ? -70...30 : 0...30
    return SectionMetrics(
      insets: happens(50)
        ? AxisInsets(mainStart: length(insets), mainEnd: length(insets)) : AxisInsets(),
      lineSpacing: length(-100...20), columnSpacing: happens(20) ? -900 : length(0...300),
      columnCount: Int(length(1...4)), automatic: happens(25) ? .randomRows(using: &self) : nil,
      placement: Placement.allCases.randomElement(using: &self)!,
      header: BoundaryMetrics(extent: happens(50) ? 0 : length(1...50)),
      footer: BoundaryMetrics(extent: happens(50) ? 0 : length(1...50)))
  }

  /// Returns a viewport, or a page of attributes, that starts near the content.
  mutating func viewport(over extent: Length) -> LengthRange {
    LengthRange(start: length(-100...(extent + 100)), extent: length(0...200))
  }

  mutating func rect(over extent: Length) -> AxisRect {
    AxisRect(
      main: viewport(over: extent),
      cross: happens(50)
        ? LengthRange(start: -1000, end: 64 * 400)
        : LengthRange(start: length(0...(64 * 300)), extent: length(0...5000)))
  }
}
