import Testing
import WaterfallEngine
import WaterfallTestSupport

/// Conversions that depend on the selected section, and sizes that shortcuts leave to the slower
/// path.
@Suite struct SelectedSectionTests {
  private let container = LayoutContainer(extent: 200, pixels: PixelGrid(scale: 2))

  private func sizer(for metrics: SectionMetrics) -> ItemSizer {
    var sizer = ItemSizer(in: container, scales: true)
    sizer.select(0, as: SectionStyle(metrics, crossExtent: container.crossExtent))
    return sizer
  }

  /// Returns three columns of 60, or rows.
  private func automatic(rows: Bool = false) -> AutomaticLayout {
    let columns = ColumnContainer(extent: 200, spacing: 10)
    return AutomaticLayout(container: columns, pixels: container.pixels, requiresRows: rows)
      .decided(by: SpecifiedSizes(widths: [60], heights: [40, 50, 60]))
  }

  @Test func mismatchAppliesToOneSection() {
    let metrics = SectionMetrics(automatic: automatic())
    var sizer = sizer(for: metrics)
    _ = sizer.metrics(of: SpecifiedItem(main: 20, cross: 77, from: .delegate), item: 0)
    #expect(sizer.hasMismatch)
    sizer.select(1, as: SectionStyle(metrics, crossExtent: container.crossExtent))
    #expect(!sizer.hasMismatch)
  }

  @Test func tooLongAspectRatioIsReported() {
    var sizer = sizer(for: SectionMetrics(columnCount: 2))
    #expect(
      sizer.scaledItem(main: 2e8, cross: 100) == nil
        && sizer.scaledItem(main: 9e7, cross: 100) != nil)
    let metrics = sizer.metrics(of: SpecifiedItem(main: 2e8, cross: 100, from: .delegate), item: 0)
    #expect(metrics.extent == container.pixels.length(1e8))
    #expect(sizer.issues.found.map(\.problem) == [.size(width: 100, height: 2e8, used: 1e8)])
  }

  @Test func spanOfOneInRowsIsNoIssue() {
    var sizer = sizer(for: SectionMetrics(automatic: automatic(rows: true)))
    _ = sizer.metrics(of: SpecifiedItem(main: 20, cross: 40, span: 1, from: .delegate), item: 0)
    #expect(sizer.issues.found.isEmpty)
  }

  //     ├──60──┤·10·├──60──┤·10·├──60──┤
  //     ├───────130───────┤
  @Test(arguments: [(false, 2), (true, 1)])
  func placeholderSpansOneColumn(isPlaceholder: Bool, span: Int) {
    var sizer = sizer(for: SectionMetrics(automatic: automatic()))
    var specified = SpecifiedItem(main: 20, cross: 130, from: .delegate)
    specified.traits.isPlaceholder = isPlaceholder
    #expect(sizer.metrics(of: specified, item: 0).columnSpan == span)
  }

  //     ├──60──┤·10·├──60──┤   and a hidden item
  //     ├───────130───────┤
  @Test func otherWidthsInGridSpanColumnsOrHide() {
    let sizes = SpecifiedSizes(widths: [60, 60, 130, 0], heights: [40, 50, 60, 0])
    var sizer = ItemSizer(in: container, scales: true)
    var waterfall = Waterfall(crossExtent: container.crossExtent)
    waterfall.setSectionCount(1)
    let columns = AutomaticLayout(
      container: ColumnContainer(extent: 200, spacing: 10), pixels: container.pixels)
    waterfall.setSection(
      0, to: SectionMetrics(automatic: columns), itemCount: 4, sizes: sizes, by: &sizer)
    #expect((0..<4).map { waterfall.itemMetrics(at: $0, inSection: 0).columnSpan } == [1, 1, 2, 0])
  }

  /// Plain sizes have a path of their own.
  @Test(arguments: [true, false])
  func tooLongSizeInRowsOrGridIsLimited(isInRows: Bool) {
    let sizes = SpecifiedSizes(
      widths: isInRows ? [30, 2e8] : [60], heights: isInRows ? [40, 40] : [40, 2e8])
    var sizer = ItemSizer(in: container, scales: true)
    var waterfall = Waterfall(crossExtent: container.crossExtent)
    waterfall.setSectionCount(1)
    waterfall.setSection(
      0, to: SectionMetrics(automatic: automatic(rows: isInRows)), itemCount: 2, sizes: sizes,
      by: &sizer)
    let metrics = waterfall.itemMetrics(at: 1, inSection: 0)
    #expect(isInRows ? metrics.width == 1e8 : metrics.extent == container.pixels.length(1e8))
    #expect(sizer.issues.found.count == 1)
  }
}

/// Checks which columns or rows a section keeps when its parameters change, so that no item is
/// requested.
@Suite struct KeepingColumnsTests {
  private let pixels = PixelGrid(scale: 2)

  private func automatic(container extent: Double = 200, rows: Bool = false) -> AutomaticLayout {
    AutomaticLayout(
      container: ColumnContainer(extent: extent, spacing: 10), pixels: pixels, requiresRows: rows
    )
  }

  private func style(_ metrics: SectionMetrics) -> SectionStyle {
    SectionStyle(metrics, crossExtent: pixels.length(200))
  }

  /// Returns the style that a section with the style `old` keeps.
  private func kept(_ metrics: SectionMetrics, of old: AutomaticLayout) -> SectionMetrics? {
    style(metrics).keepingColumns(of: style(SectionMetrics(automatic: old)))?.metrics
  }

  private var grid: AutomaticLayout {
    automatic().decided(by: SpecifiedSizes(widths: [60], heights: [40, 50]))
  }
  private var rows: AutomaticLayout {
    automatic().decided(by: SpecifiedSizes(widths: [60, 77], heights: [40, 50]))
  }

  @Test func columnsAreKeptInEqualContainer() {
    #expect(kept(SectionMetrics(automatic: automatic()), of: grid)?.automatic == grid)
    #expect(kept(SectionMetrics(automatic: automatic(container: 190)), of: grid) == nil)
  }

  @Test func rowsAreKeptInAnyContainer() {
    let metrics = kept(SectionMetrics(automatic: automatic(container: 190)), of: rows)
    #expect(metrics?.automatic?.rule == .rows && metrics?.automatic?.container.extent == 190)
  }

  @Test func requestedRowsDifferFromAutomaticRows() {
    #expect(kept(SectionMetrics(automatic: automatic(rows: true)), of: rows) == nil)
    let requested = automatic(rows: true).decided(by: SpecifiedSizes(widths: [60], heights: [40]))
    #expect(kept(SectionMetrics(automatic: automatic()), of: requested) == nil)
    #expect(kept(SectionMetrics(automatic: automatic(rows: true)), of: requested) != nil)
  }

  /// Rows have one column, but their items have other extents.
  @Test func singleSpecifiedColumnDoesNotKeepOldRows() {
    #expect(kept(SectionMetrics(columnCount: 1), of: rows) == nil)
    let one = style(SectionMetrics(columnCount: 1))
    #expect(one.keepingColumns(of: one)?.metrics == one.metrics)
  }

  @Test func onlySectionInsetsStartAtReference() {
    var (specified, issues) = (SpecifiedSection(), InputIssues())
    (specified.header.extent.value, specified.header.insets.value.crossStart) = (30, 5)
    specified.backgroundInsets.value.crossStart = 6
    let container = LayoutContainer(
      extent: 200, pixels: pixels, reference: SpecifiedInsets(crossStart: 20, crossEnd: 20))
    let metrics = SectionMetrics(specified, ofSection: 0, in: container, issues: &issues)
    #expect(metrics.background?.crossStart == pixels.length(6))
    #expect(metrics.header.insets.crossStart == pixels.length(5))
    #expect(metrics.insets.crossStart == pixels.length(20))
  }
}
