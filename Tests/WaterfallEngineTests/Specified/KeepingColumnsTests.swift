import Testing
import WaterfallEngine
import WaterfallTestSupport

/// The columns or rows that a section keeps when its parameters change.
@Suite struct KeepingColumnsTests {
  private let pixels = PixelGrid(scale: 2)

  private func automatic(container extent: Double = 200, rows: Bool = false) -> AutomaticLayout {
    AutomaticLayout(
      rowSpace: RowSpace(availableWidth: extent, spacing: 10), pixels: pixels,
      requiresRows: rows
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

  @Test func columnsAreKeptOnlyIfContainerIsUnchanged() {
    #expect(kept(SectionMetrics(automatic: automatic()), of: grid)?.automatic == grid)
    #expect(kept(SectionMetrics(automatic: automatic(container: 190)), of: grid) == nil)
  }

  /// The sizes of other rows can be those that views prefer.
  @Test func filledRowsKeepOnlyTheSizesOfFilledRows() {
    let other = style(SectionMetrics(automatic: automatic(rows: true)))
    let filled = style(SectionMetrics(automatic: automatic(rows: true), rowDistribution: .fill))
    #expect(filled.keepingColumns(of: other) == nil)
    #expect(filled.keepingColumns(of: filled) != nil && other.keepingColumns(of: filled) != nil)
  }

  @Test func rowsAreKeptEvenIfTheContainerChanges() {
    let metrics = kept(SectionMetrics(automatic: automatic(container: 190)), of: rows)
    #expect(
      metrics?.automatic?.rule == .rows && metrics?.automatic?.rowSpace.availableWidth == 190)
  }

  @Test func changeBetweenAutomaticAndRequestedRowsDiscardsOldRows() {
    #expect(kept(SectionMetrics(automatic: automatic(rows: true)), of: rows) == nil)
    let requested = automatic(rows: true).decided(by: SpecifiedSizes(widths: [60], heights: [40]))
    #expect(kept(SectionMetrics(automatic: automatic()), of: requested) == nil)
    #expect(kept(SectionMetrics(automatic: automatic(rows: true)), of: requested) != nil)
  }

  /// Rows have one column, but their items have other extents.
  @Test func sectionWithOneColumnDoesNotKeepOldRows() {
    #expect(kept(SectionMetrics(columnCount: 1), of: rows) == nil)
    let one = style(SectionMetrics(columnCount: 1))
    #expect(one.keepingColumns(of: one)?.metrics == one.metrics)
  }

  /// In rows and in columns that the sizes determine, a size is never an aspect ratio.
  @Test func columnsWithoutAspectRatiosDoNotKeepScaledSizes() {
    let scaled = style(SectionMetrics(columnCount: 2))
    let unscaled = style(SectionMetrics(columnCount: 2, scalesItems: false))
    #expect(
      unscaled.keepingColumns(of: scaled) == nil && scaled.keepingColumns(of: unscaled) == nil)
    #expect(unscaled.keepingColumns(of: unscaled)?.metrics == unscaled.metrics)
    for layout in [grid, rows] {
      #expect(kept(SectionMetrics(automatic: automatic(), scalesItems: false), of: layout) != nil)
    }
  }

  @Test func onlySectionInsetsAreMeasuredFromTheInsetReference() {
    var specified = SpecifiedSection()
    var issues = InputIssues()
    specified.header.extent.value = 30
    specified.header.insets.value.crossStart = 5
    specified.backgroundInsets.value.crossStart = 6
    let container = LayoutContainer(
      crossPoints: 200, pixels: pixels,
      reference: SpecifiedInsets(crossStart: 20, crossEnd: 20))
    let metrics = SectionMetrics(specified, ofSection: 0, in: container, issues: &issues)
    #expect(metrics.background?.crossStart == pixels.length(6))
    #expect(metrics.header.insets.crossStart == pixels.length(5))
    #expect(metrics.insets.crossStart == pixels.length(20))
  }
}
