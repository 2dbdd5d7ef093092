import Testing
import WaterfallEngine
import WaterfallTestSupport

@Suite struct SectionTests {
  private static let boundary = BoundaryMetrics(
    extent: 44, insets: AxisInsets(mainStart: 1, mainEnd: 2, crossStart: 3, crossEnd: 4))

  /// The drawing in `WaterfallSection`.
  ///
  ///     ┌──────────────────────────┐ 0
  ///     │ header (and its insets)  │
  ///     ├──────────────────────────┤ 47
  ///     │ leading main inset       │
  ///     │ ┌──────┐                 │ 57
  ///     │ └──────┘                 │ 157
  ///     │ trailing main inset      │
  ///     ├──────────────────────────┤ 177
  ///     │ footer (and its insets)  │
  ///     └──────────────────────────┘ 224
  ///
  /// Contract rule 1.2.
  @Test func itemsFollowTheHeaderAndPrecedeTheFooter() {
    let metrics = SectionMetrics(
      insets: AxisInsets(mainStart: 10, mainEnd: 20, crossStart: 5, crossEnd: 6),
      header: Self.boundary, footer: Self.boundary,
      background: AxisInsets(mainStart: 3, mainEnd: -4, crossStart: 5, crossEnd: 7))
    let section = Scenario.Section(metrics, extents: [100])
    let waterfall = Scenario(crossExtent: 1000, sections: [section]).waterfall()
    #expect(waterfall.range(ofSection: 0) == LengthRange(start: 0, end: 224))
    // The item starts at the pixel nearest to 57 and 5.
    #expect(waterfall.frame(ofItem: 0, inSection: 0) == AxisRect(64..<164, 0..<989))
    let header = waterfall.unpinnedFrame(of: .boundary(.header), inSection: 0)
    #expect(header == AxisRect(1..<45, 3..<996))
    let footer = waterfall.unpinnedFrame(of: .boundary(.footer), inSection: 0)
    #expect(footer == AxisRect(178..<222, 3..<996))
    #expect(waterfall.unpinnedFrame(of: .background, inSection: 0) == AxisRect(50..<181, 5..<993))
  }

  /// Contract rule 3.1.
  @Test func headerOfZeroExtentTakesNoSpace() {
    let insets = AxisInsets(mainStart: 10, mainEnd: 10)
    let metrics = SectionMetrics(header: BoundaryMetrics(extent: 0, insets: insets))
    let waterfall = Scenario(crossExtent: 100, sections: [.init(metrics)]).waterfall()
    #expect(waterfall.unpinnedFrame(of: .boundary(.header), inSection: 0) == nil)
    #expect(waterfall.mainExtent == 0)
  }

  @Test func insetsWiderThanViewLeaveNoWidth() {
    let metrics = SectionMetrics(
      insets: AxisInsets(crossStart: 900, crossEnd: 900), columnSpacing: 10, columnCount: 3)
    let waterfall = Scenario(crossExtent: 100, sections: [.init(metrics, extents: [9])]).waterfall()
    #expect(waterfall.frame(ofItem: 0, inSection: 0) == AxisRect(0..<9, 896..<896))
  }

  @Test func negativeInsetsNeverMakeExtentOfSectionNegative() {
    let metrics = SectionMetrics(
      insets: AxisInsets(mainStart: -500, mainEnd: -500), header: BoundaryMetrics(extent: 10))
    let waterfall = Scenario(crossExtent: 100, sections: [.init(metrics, extents: [9])]).waterfall()
    #expect(waterfall.mainExtent == 10)
    #expect(waterfall.invariantViolations() == [])
  }

  @Test func reducingTheSectionCountRemovesTheLastSections() {
    let section = Scenario.Section(SectionMetrics(), extents: [10])
    var waterfall = Scenario(crossExtent: 100, sections: [section, section, section]).waterfall()
    waterfall.setSectionCount(2)
    waterfall.updateOrigins()
    #expect(waterfall.sectionCount == 2)
    waterfall.setSectionCount(3)
    waterfall.updateOrigins()
    #expect(waterfall.itemCount(inSection: 2) == 0)
    #expect(waterfall.range(ofSection: 2).extent == 0)
  }

  @Test func extremelyLongSectionsDoNotOverflow() {
    let most = PixelGrid.longestLength
    let insets = AxisInsets(mainStart: most, mainEnd: most)
    let boundary = BoundaryMetrics(extent: most, insets: insets)
    let metrics = SectionMetrics(insets: insets, header: boundary, footer: boundary)
    let sections = Array(repeating: Scenario.Section(metrics), count: 200_000)
    let waterfall = Scenario(crossExtent: 1, sections: sections).waterfall()
    #expect(waterfall.mainExtent >= 1 << 61)
  }
}
