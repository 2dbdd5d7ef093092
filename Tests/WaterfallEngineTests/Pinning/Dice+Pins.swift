import WaterfallEngine
import WaterfallTestSupport

extension SplitMix64 {
  /// Returns no insets, usual insets, or insets that can be negative.
  mutating func insets(mayBeNegative: Bool) -> AxisInsets {
    guard happens(40) else { return AxisInsets() }
    let range: ClosedRange<Length> = mayBeNegative ? -60...20 : 0...20
    return AxisInsets(
      mainStart: length(range), mainEnd: length(range), crossStart: length(0...10),
      crossEnd: length(0...10))
  }

  mutating func boundary(mayBeNegative: Bool) -> BoundaryMetrics {
    BoundaryMetrics(
      extent: happens(20) ? 0 : length(1...50), insets: insets(mayBeNegative: mayBeNegative),
      pins: happens(75), pinnedExtent: happens(50) ? nil : length(-5...60))
  }

  mutating func pinnedWaterfall(sectionCount: Int, mayBeNegative: Bool) -> Waterfall {
    var waterfall = Waterfall()
    waterfall.minimumMainExtent = happens(20) ? length(0...2000) : 0
    let sections = (0..<sectionCount).map { _ -> Scenario.Section in
      var metrics = SectionMetrics(insets: insets(mayBeNegative: mayBeNegative), columnCount: 2)
      guard !happens(10) else { return Scenario.Section(SectionMetrics()) }
      metrics.header = boundary(mayBeNegative: mayBeNegative)
      metrics.footer = boundary(mayBeNegative: mayBeNegative)
      let itemCount = happens(30) ? 0 : Int(length(1...6))
      return Scenario.Section(metrics, extents: (0..<itemCount).map { _ in length(0...80) })
    }
    Scenario(crossExtent: 100, sections: sections).layOut(&waterfall)
    // This isn't thrown, so that each seed keeps its sections.
    waterfall.alignsToEnd = sectionCount.isMultiple(of: 2)
    return waterfall
  }

  mutating func rules() -> PinRules {
    PinRules(
      scope: PinScope.allCases.randomElement(using: &self)!,
      headerOffset: happens(40) ? length(-40...40) : 0,
      footerOffset: happens(40) ? length(-40...40) : 0,
      pinsWhileOverscrolling: happens(40), stretchesFirstHeader: happens(40))
  }

  /// Returns a small step, a jump, or a change of the extent only.
  mutating func viewports(_ count: Int, over extent: Length) -> [LengthRange] {
    var visible = LengthRange(start: 0, extent: length(0...300))
    return (0..<count).map { _ in
      switch length(0...9) {
      case 0: visible = LengthRange(start: visible.start, extent: length(0...300))
      case 1...3: visible = visible.shifted(by: length(-200...(extent + 200)) - visible.start)
      default: visible = visible.shifted(by: length(-25...25))
      }
      return visible
    }
  }
}
