import StickyWaterfall
import Testing

/// Rows in both scroll and reading directions: contract rules 8, 30, and 37.
@MainActor
@Suite struct RowDistributionTests {
  //     leading │40│·│30│     │   center │  │40│·│30│  │   trailing │    │40│·│30││
  //             │60 │         │          │   │60 │     │            │        │60 ││
  /// If the layout scrolls horizontally, spacings are swapped, and rows run from top to bottom.
  ///
  /// Contract rule 37h.1.
  @Test(
    arguments: [
      (.justified, [0, 70, 20], [0, 70, 20]), (.leading, [0, 45, 0], [0, 48, 0]),
      (.center, [12.5, 57.5, 20], [11, 59, 20]), (.trailing, [25, 70, 40], [22, 70, 40]),
    ] as [(WaterfallFlowLayout.RowDistribution, [CGFloat], [CGFloat])], [false, true])
  func rowDistributionPositionsTheItemsOfEachRow(
    starts: (WaterfallFlowLayout.RowDistribution, vertical: [CGFloat], horizontal: [CGFloat]),
    isRightToLeft: Bool
  ) {
    let places = { (isHorizontal: Bool) in
      let screen = tagScreen(isHorizontal: isHorizontal, isRightToLeft: isRightToLeft) {
        $0.rowDistribution = starts.0
      }
      return (0..<3).compactMap { screen.placeOnScreen($0) }
    }
    let (rows, columns) = (places(false), places(true))
    #expect(rows.map { isRightToLeft ? 100 - $0.maxX : $0.minX } == starts.vertical)
    #expect(rows.map(\.minY) == [0, 0, 28])
    #expect(columns.map(\.minY) == starts.horizontal)
    #expect(columns.map { $0.minX - columns[0].minX } == [0, 0, isRightToLeft ? -25 : 25])
  }

  //     center │┌──┐ ┌──┐│   leading │┌──┐ ┌──┐│   trailing │┌──┐     │
  //            ││  │ └──┘│           ││  │ └──┘│            ││  │ ┌──┐│
  // Contract rule 37b.1.
  @Test(
    arguments: [(.center, 10), (.leading, 0), (.trailing, 20)]
      as [(WaterfallFlowLayout.RowAlignment, CGFloat)])
  func rowAlignmentAlignsItemsInTheirRow(
    alignment: WaterfallFlowLayout.RowAlignment, start: CGFloat
  ) {
    for isHorizontal in [false, true] {
      let screen = tagScreen([4], isHorizontal: isHorizontal) { $0.rowAlignment = alignment }
      let (along, across): ([CGFloat], [CGFloat]) = ([40, 20, 44, 48], [40, 30, 60, 100])
      screen.controller.size = {
        isHorizontal
          ? CGSize(width: along[$0.item], height: across[$0.item])
          : CGSize(width: across[$0.item], height: along[$0.item])
      }
      screen.layOutAgain()
      // The rows are 40, 44, and 48 long; horizontally, the spacing of 5 is between them.
      let gap: CGFloat = isHorizontal ? 5 : 8
      let places = screen.frames().map { isHorizontal ? $0.minX : $0.minY }
      #expect(places == [0, start, 40 + gap, 84 + 2 * gap])
    }
  }

  @Test func delegateAlignsTheRowsAndItemsOfEachSection() {
    let rows = tagScreen([3, 3]) { $0.rowDistribution = .trailing }
    rows.controller.rowDistribution = { [.center, .leading][$0] }
    rows.layOutAgain()
    #expect(rows.frames(0).map(\.minX) == [12.5, 57.5, 20])
    #expect(rows.frames(1).map(\.minX) == [0, 45, 0])
    let screen = tagScreen([2, 2]) { $0.rowAlignment = .trailing }
    screen.controller.size = { CGSize(width: 40, height: $0.item == 0 ? 40 : 20) }
    screen.controller.rowAlignment = { [.leading, .center][$0] }
    screen.layout.columnCount = WaterfallFlowLayout.flowLayoutRows
    screen.layOutAgain()
    #expect((0..<2).map { screen.frames($0)[1].minY - screen.frames($0)[0].minY } == [0, 10])
    screen.layout.columnCount = 2
    screen.layOutAgain()
    #expect(screen.frames(0)[1].minY == screen.frames(0)[0].minY)
  }

  /// Contract rule 37h.2: photos of one width keep their columns, and so do computed heights.
  @Test(arguments: [nil, 2] as [Int?])
  func rowDistributionDoesNotTurnColumnsIntoRows(count: Int?) {
    let screen = tagScreen([3, 3]) {
      $0.rowDistribution = .leading
      if let count { $0.columnCount = count }
    }
    screen.controller.size = { CGSize(width: 30, height: 20 + 10 * CGFloat($0.item)) }
    screen.layOutAgain()
    #expect(screen.columns() == (count == nil ? [0, 1, 2] : [0, 1, 0]))
    screen.controller.height = { _, _ in 77 }
    screen.layOutAgain()
    #expect(screen.frames().map(\.height) == [77, 77, 77])
    #expect(screen.columns() == (count == nil ? [0, 1, 2] : [0, 1, 0]))
  }

  //     column 1 is shorter by 10: with a tolerance of 10, item 2 still starts a new row
  // Contract rule 8.4.
  @Test(arguments: [(0, 1), (9.5, 1), (10, 0)] as [(CGFloat, Int)])
  func columnsOfNearlyEqualLengthAreFilledInReadingOrder(tolerance: CGFloat, column: Int) {
    let screen = WaterfallScreen(
      AnsweringController(heights: [50, 40, 20]), size: CGSize(width: 100, height: 300)
    ) { $0.placementTolerance = tolerance }
    #expect(screen.columns() == [0, 1, column])
  }
}
