import Testing
import WaterfallEngine
import WaterfallTestSupport

/// The four rules, each by figures that public screens use.
@Suite struct AutomaticColumnsTests {
  private func columns(
    _ widths: [Double], room: Double = 343, view: Double = 375, spacing: Double = 10,
    isHorizontal: Bool = false
  ) -> AutomaticColumns {
    AutomaticColumns(
      widths: widths,
      room: ColumnRoom(
        extent: room, viewExtent: view, spacing: spacing, isHorizontal: isHorizontal),
      grid: PixelGrid(scale: 3))
  }

  //     343 = 3 · 107.66 + 2 · 10
  //     ├──107.66──┤ 10 ├──107.66──┤ 10 ├──107.66──┤
  @Test(arguments: [
    (107.0, 3), (107.666, 3), (107.67, 3), (107.68, 2), (343, 1), (50, 5), (17, 13),
  ])
  func itemsOfOneWidthGetTheColumnsOfAStockRow(width: Double, count: Int) {
    let found = columns(Array(repeating: width, count: 7))
    #expect(found.rule == .grid && found.count == count && found.width == width)
  }

  @Test func widthsWithinHalfAPointAreOne() {
    #expect(columns([107, 107.5, 107.2]).rule == .grid)
    #expect(columns([60, 107, 107.5]).rule == .shapes)
  }

  @Test(arguments: [0, 10, 16]) func narrowItemsAreShapes(width: Double) {
    #expect(columns([width, width]).rule == .shapes)
    #expect(columns([width, 343]).rule == .shapes)
  }

  //     ┌──────────── 343 ────────────┐
  //     └─────────────────────────────┘
  //     ┌─ 107 ──┐ ┌────── 224 ───────┐
  @Test func aBannerAndATappedPhotoSpanColumns() {
    let grid = columns([107, 107, 224, 343, 107])
    #expect(grid.rule == .grid && grid.count == 3)
    let spans = [107, 107.9, 224, 225, 341, 342, 500].map { grid.span(ofWidth: $0) }
    #expect(spans == [1, 1, 2, 2, 3, 3, 3])
    #expect([90, 109, 150, 222, 227, 300, 339].allSatisfy { grid.span(ofWidth: $0) == nil })
  }

  @Test func theGapsOfAFullRowCountTooInASpan() {
    // 2 · 100 and the 21.5 that justifying leaves between, where 10 would do.
    #expect(columns([100, 221.5]).rule == .grid)
    #expect(columns([100, 210]).rule == .grid)
    #expect(columns([100, 215]).rule == .shapes)
  }

  @Test(arguments: [([360.0], 375.0, true), ([360, 375], 375, true), ([360, 376], 375, false)])
  func itemsWiderThanTheRoomAreAListUnlessWiderThanTheView(
    widths: [Double], view: Double, isList: Bool
  ) {
    let found = columns(widths, view: view)
    #expect(found.rule == (isList ? .list : .shapes))
    #expect(found.count == (isList ? 1 : 2))
    #expect(found.span(ofWidth: 361) == 1)
    #expect((found.span(ofWidth: 300) == nil) == isList)
  }

  @Test(arguments: [[], [60, 80, 107], [4032, 3024], [Double.nan], [-20, -30]] as [[Double]])
  func allElseIsShapes(widths: [Double]) {
    #expect(columns(widths).rule == .shapes)
    #expect(columns(widths).count == 2)
    #expect(columns(widths, isHorizontal: true).count == 1)
    #expect(columns(widths).span(ofWidth: 1_000) == 1)
  }

  @Test func whatTakesNoPartDecidesNothing() {
    #expect(columns([107, -50, .nan, 107]) == columns([107]))
  }

  @Test func theNumberOfItemsIsNoPartOfTheDecision() {
    let grid = columns([107])
    #expect(grid.isSameDecision(as: grid.forItems(1)))
    #expect(!grid.isSameDecision(as: columns([108])))
    #expect(!grid.isSameDecision(as: columns([107], spacing: 9)))
  }

  @available(iOS 16, tvOS 16, *)
  @Test(.timeLimit(.minutes(1))) func columnsThatOverlapEntirelyEndSomewhere() {
    #expect(columns([100], spacing: -100).count == 65_535)
    #expect(columns([100], room: 1e300, spacing: 0).count == 65_535)
  }
}
