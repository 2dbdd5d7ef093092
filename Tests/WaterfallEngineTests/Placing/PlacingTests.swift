import Testing
import WaterfallEngine
import WaterfallTestSupport

/// Layouts that are small enough to draw, in pixels.
@Suite struct PlacingTests {
  /// The drawing in `SectionItems.placeInColumns`: contract rule 8.
  ///
  ///     ┌───┐ ┌───┐ ┌───┐ 0
  ///     │ 0 │ └───┘ │ 2 │ 1
  ///     │   │ ┌───┐ │   │ 2
  ///     └───┘ │ 3 │ │   │ 3
  ///           │   │ └───┘ 4
  ///           └───┘       5
  ///
  /// Contract rule 8.1.
  @Test func itemGoesIntoTheShortestColumn() {
    let placed = Placed(columns: 3, lineSpacing: 1, heights: [3, 1, 4, 3])
    #expect(placed.starts == [0, 0, 0, 2])
    #expect(placed.columns == [0, 1, 2, 1])
    #expect(placed.extent == 5)
  }

  /// Columns within the tolerance count as equally short, so item 3 starts a row: contract rule 8.
  ///
  ///     ┌───┐ ┌───┐ ┌───┐ 0     tolerance 1
  ///     │ 0 │ │ 1 │ │ 2 │
  ///     │   │ └───┘ │   │ 2
  ///     └───┘ ┌───┐ └───┘ 3
  ///     ┌───┐ │ 4 │ ┌───┐
  ///     │ 3 │ └───┘ │ 5 │
  ///
  /// Contract rule 8.4.
  @Test func placementToleranceKeepsItemsInReadingOrder() {
    var scenario = Scenario(crossPixels: 9, columns: 3, heights: [3, 2, 3, 1, 1, 1])
    #expect(Placed(scenario).columns == [0, 1, 2, 1, 0, 1])
    scenario.sections[0].metrics.placementTolerance = pixels(1)
    #expect(Placed(scenario).columns == [0, 1, 2, 0, 1, 2])
    #expect(Placed(scenario).starts == [0, 0, 0, 3, 2, 3])
    scenario.sections[0].metrics.placementTolerance = pixels(1) - 1
    #expect(Placed(scenario).columns[3] == 1)
  }

  /// An item that spans two columns goes where the later of both ends first: contract rule 8.
  ///
  ///     ┌───┐ ┌───┐ ┌───┐ ┌───┐ 0
  ///     │ 0 │ │ 1 │ │ 2 │ │ 3 │
  ///     │   │ └───┘ │   │ │   │ 2
  ///     │   │       └───┘ └───┘ 3
  ///     └───┘       ┌─────────┐ 3
  ///                 │ 4       │
  ///                 └─────────┘ 4
  ///
  /// Contract rule 8.3.
  @Test func spanningItemGoesIntoTheColumnsThatEndFirst() {
    let placed = Placed(columns: 4, heights: [4, 2, 3, 3, 1], spans: [4: 2])
    #expect(placed.starts == [0, 0, 0, 0, 3])
    #expect(placed.columns == [0, 1, 2, 3, 1])
  }

  /// Items after a full span start below it, whatever gaps are above: contract rule 10.
  ///
  ///     ┌───┐ ┌───┐ 0
  ///     │ 0 │ └───┘ 1
  ///     └───┘       2
  ///     ┌─────────┐ 2
  ///     │ 2       │
  ///     └─────────┘ 3
  ///     ┌───┐       3
  ///     └───┘       4
  @Test(arguments: [2, 3, 65_535, 65_536, Int.max])
  func spanAboveColumnCountCoversAllColumns(span: Int) {
    let placed = Placed(columns: 2, heights: [2, 1, 1, 1], spans: [2: span])
    #expect(placed.starts == [0, 0, 2, 3])
    #expect(placed.columns == [0, 1, 0, 0])
    #expect(placed.frames[2].cross == LengthRange(start: 0, end: pixels(2)))
  }

  /// Item i is in column i mod n, whatever the heights: contract rule 9.
  ///
  ///     ┌───┐ ┌───┐ ┌───┐ 0
  ///     │ 0 │ │ 1 │ │ 2 │
  ///     │   │ └───┘ └───┘ 1
  ///     └───┘ ┌───┐       2
  ///     ┌───┐ │ 4 │       2
  ///     │ 3 │ └───┘
  ///     └───┘             3
  ///
  /// Contract rule 9.1.
  @Test func leadingToTrailingPlacementFillsColumnsInTurn() {
    let placed = Placed(
      columns: 3, placement: .leadingToTrailing, heights: [2, 1, 1, 1, 1])
    #expect(placed.columns == [0, 1, 2, 0, 1])
    #expect(placed.starts == [0, 0, 0, 2, 1])
  }

  @Test func longestItemsCauseNoArithmeticOverflow() {
    let metrics = SectionMetrics(lineSpacing: Length.max, columnCount: 1)
    let longest = ItemMetrics(extent: Length.max)
    let scenario = Scenario(
      crossExtent: 64, sections: [.init(metrics, items: Array(repeating: longest, count: 1000))])
    #expect(Placed(scenario).frames[999].main.start == 999 * 2 * ItemMetrics.longestExtent)
  }
}

/// Returns the frames of a scenario's only section, in pixels.
private struct Placed {
  let frames: [AxisRect]
  let columns: [Int]
  let extent: Length

  var starts: [Length] { frames.map { $0.main.start / 64 } }

  init(_ scenario: Scenario) {
    let waterfall = scenario.waterfall()
    #expect(waterfall.invariantViolations() == [])
    let items = LayoutSnapshot(waterfall).items
    frames = items.map(\.frame)
    columns = items.map { $0.column ?? -1 }
    extent = waterfall.mainExtent / 64
  }

  init(
    columns: Int, lineSpacing: Length = 0, placement: Placement = .shortestColumn,
    heights: [Length], spans: [Int: Int] = [:]
  ) {
    self.init(
      Scenario(
        crossPixels: Length(columns), columns: columns, lineSpacing: lineSpacing,
        placement: placement, heights: heights, spans: spans))
  }
}
