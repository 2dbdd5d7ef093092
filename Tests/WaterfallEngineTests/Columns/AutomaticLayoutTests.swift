import Testing
import WaterfallEngine
import WaterfallTestSupport

/// The rules for automatic layouts, with the sizes of well-known screens.
@Suite struct AutomaticLayoutTests {
  private func layout(
    _ widths: [Double], heights: [Double]? = nil, width: Double = 343, spacing: Double = 10,
    isHorizontal: Bool = false, source: SpecifiedItem.Source = .delegate,
    hasDelegateExtents: Bool = false
  ) -> AutomaticLayout {
    let sizes = SpecifiedSizes(
      widths: widths, heights: heights ?? widths.indices.map { Double(40 + $0) }, source: source,
      hasDelegateExtents: hasDelegateExtents)
    let rowSpace = RowSpace(
      availableWidth: width, spacing: spacing, isHorizontal: isHorizontal)
    return AutomaticLayout(rowSpace: rowSpace, pixels: PixelGrid(scale: 3)).decided(by: sizes)
  }

  /// Contract rule 34.1.
  @Test(arguments: [false, true])
  func delegateWithExactLengthsGetsTwoColumnsOrOneHorizontalRow(isHorizontal: Bool) {
    let found = layout([107, 107], isHorizontal: isHorizontal, hasDelegateExtents: true)
    #expect(found.rule == .sharedColumns && found.columnCount == (isHorizontal ? 1 : 2))
    #expect(found.span(ofWidth: 300) == 1)
  }

  // Contract rule 34.4.
  //     343 = 3 · 107.66 + 2 · 10
  //     ├──107.66──┤ 10 ├──107.66──┤ 10 ├──107.66──┤
  @Test(arguments: [
    (107.0, 3), (107.666, 3), (107.67, 3), (107.68, 2), (343, 1), (50, 5), (17, 13),
  ])
  func columnCountOfEqualItemsMatchesFlowLayoutRow(width: Double, count: Int) {
    for found in [layout([width]), layout(Array(repeating: width, count: 7))] {
      #expect(found.rule == .grid && found.columnCount == count && found.columnWidth == width)
    }
  }

  /// The spacing depends on whether the items are equal.
  @Test func horizontalLayoutKeepsRowsIfOnlyOneItemFitsAcross() {
    for source in [SpecifiedItem.Source.itemSize, .delegate] {
      #expect(layout([300, 300], isHorizontal: true, source: source).rule == .rows)
      #expect(layout([160, 160], isHorizontal: true, source: source).columnCount == 2)
    }
  }

  // Contract rule 35.1.
  //     ┌──────────── 343 ────────────┐
  //     └─────────────────────────────┘
  //     ┌─ 107 ──┐ ┌────── 224 ───────┐
  @Test func widerItemsSpanSeveralColumnsOfGrid() {
    let grid = layout([107, 107, 224, 343, 107])
    #expect(grid.rule == .grid && grid.columnCount == 3)
    let spans = [107, 107.9, 224, 225, 341, 342, 500].map { grid.span(ofWidth: $0) }
    #expect(spans == [1, 1, 2, 2, 3, 3, nil])
    #expect([0, 90, 109, 150, 222, 227, 300, 339].allSatisfy { grid.span(ofWidth: $0) == nil })
  }

  // Contract rule 35.3.
  //     a date in a chat        ┌──── 343 ────┐   ┌──── 343 ────┐ ┌─ 107 ─┐ ┌─ 107 ─┐
  //                             └── 100 ──┘       └── 107 ──┘     └─ 107 ─┘
  @Test func narrowItemAloneInARowPreventsColumnGrid() {
    #expect(layout([343, 343, 100, 343]).rule == .rows)
    #expect(layout([343, 107, 343, 107, 107, 107]).rule == .rows)
    // The last row can have fewer items, and a wider item can end a row early.
    #expect(layout([343, 107, 107, 107, 107]).rule == .grid)
    #expect(layout([107, 107, 343, 107, 224, 107]).rule == .grid)
    #expect(layout([107, 224, 107, 224]).rule == .rows)
    #expect(layout([343, 107]).rule == .rows)
  }

  /// If heights differ, a hidden item is in a column; otherwise, the section has rows.
  ///
  /// Contract rule 36.1.
  @Test func itemsOfEqualHeightFormRowsIfAnItemIsHidden() {
    let widths = [107, 0, 107.0]
    #expect(layout(widths, heights: [60, 0, 90]).rule == .grid)
    #expect(layout(widths, heights: [60, 0, 60.5]).rule == .rows)
    #expect(layout([107, 0, 107, 343], heights: [60, 0, 60, 90]).rule == .grid)
    #expect(layout([107, 0, 150], heights: [60, 0, 90]).rule == .rows)
    // A width or a height alone doesn't hide an item.
    #expect(layout([107, 0, 107], heights: [60, 5, 90]).rule == .rows)
    #expect(layout([107, 107, 107], heights: [60, 0, 60]).rule == .grid)
    #expect(layout([0, 0], heights: [0, 0]).rule == .rows)
  }

  @Test func estimatedSizeMakesColumnsOnlyIfTwoColumnsFit() {
    #expect(layout([160], source: .estimate).columnCount == 2)
    #expect(layout([160], isHorizontal: true, source: .estimate).columnCount == 2)
    #expect(layout([300], source: .estimate).rule == .rows)
    #expect(layout([300], source: .itemSize).rule == .grid)
  }

  /// Contract rule 34.3.
  @Test(arguments: [[], [60, 80, 107], [4032, 3024], [Double.nan], [-20, -30]] as [[Double]])
  func unequalOrInvalidWidthsMakeRows(widths: [Double]) {
    for isHorizontal in [false, true] {
      let found = layout(widths, isHorizontal: isHorizontal)
      #expect(found.rule == .rows && found.columnCount == 1 && found.columnWidth == 0)
      #expect(found.span(ofWidth: 1_000) == 1)
    }
  }

  @Test func sectionThatRequiresRowsHasRowsRegardlessOfItemSizes() {
    let requested = AutomaticLayout(
      rowSpace: RowSpace(availableWidth: 343, spacing: 10), pixels: PixelGrid(scale: 3),
      requiresRows: true)
    for hasExtents in [false, true] {
      let sizes = SpecifiedSizes(widths: [107], heights: [40], hasDelegateExtents: hasExtents)
      #expect(requested.decided(by: sizes).rule == .rows)
    }
  }

  /// Contract rule 38.5.
  @Test func columnsChosenFromAnEstimatedItemSizeCanBecomeRows() {
    let grid = layout([160], source: .estimate)
    #expect(grid.asRows.rule == .rows && grid.asRows.rowSpace == grid.rowSpace)
    #expect(grid.asRows.isSameDecision(as: layout([60, 80])))
  }

  /// Contract rule 39.
  @Test func invalidWidthsDoNotAffectTheChoiceOfColumnsOrRows() {
    #expect(layout([107, -50, .nan, 107]) == layout([107]))
  }

  @Test func spacingChangeKeepsItemMetricsValidInRowsButNotInColumns() {
    #expect(layout([107]).isSameDecision(as: layout([107, 107])))
    #expect(!layout([107]).isSameDecision(as: layout([108])))
    #expect(!layout([107]).isSameDecision(as: layout([107], spacing: 9)))
    #expect(layout([60, 80]).isSameDecision(as: layout([60, 90], spacing: 9)))
  }

  @available(iOS 16, tvOS 16, *)
  @Test(.timeLimit(.minutes(1))) func numberOfEntirelyOverlappingColumnsIsLimited() {
    #expect(layout([100], spacing: -100).columnCount == 65_535)
    #expect(layout([100], width: 1e300, spacing: 0).columnCount == 65_535)
  }
}
