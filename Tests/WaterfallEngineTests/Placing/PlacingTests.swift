import Testing
import WaterfallEngine
import WaterfallTestSupport

/// Layouts small enough to be drawn; everything in pixels.
@Suite struct PlacingTests {
  /// As drawn in `ColumnItems.place`.
  ///
  ///     ┌───┐ ┌───┐ ┌───┐ 0
  ///     │ 0 │ └───┘ │ 2 │ 1
  ///     │   │ ┌───┐ │   │ 2
  ///     └───┘ │ 3 │ │   │ 3
  ///           │   │ └───┘ 4
  ///           └───┘       5
  @Test func theColumnWhereAnItemCanStartFirstGetsIt() {
    let placed = Placed(columns: 3, lineSpacing: 1, heights: [3, 1, 4, 3])
    #expect(placed.starts == [0, 0, 0, 2])
    #expect(placed.columns == [0, 1, 2, 1])
    #expect(placed.extent == 5)
  }

  @Test func aTieIsDecidedByASixtyFourthOfAPixel() {
    var scenario = Scenario(crossPixels: 9, columns: 2, heights: [2, 2, 1])
    scenario.sections[0].items[0] = ItemInput(extent: pixels(2) + 1)
    #expect(Placed(scenario).columns == [0, 1, 1])
  }

  /// Items of no extent still stand the line spacing apart.
  ///
  ///     ┌───┐ ┌───┐ 0    spacing 1
  ///     └───┘ │ 1 │ 1
  ///     ┌───┐ │   │ 1
  ///     └───┘ └───┘ 2
  @Test func itemsOfNoExtentTakeTheSpacing() {
    let placed = Placed(columns: 2, lineSpacing: 1, heights: [0, 2, 1, 0])
    #expect(placed.starts == [0, 0, 1, 3])
    #expect(placed.columns == [0, 1, 0, 0])
    #expect(placed.extent == 3)
  }

  /// Overlapping items never start before the one they follow.
  ///
  ///     ┌───┐ 0   spacing -3
  ///     │ 0 │
  ///     ├───┤ 0   1 is 2 long: 2 - 3 is before its start, so 2 starts where 1 does
  @Test func negativeSpacingNeverGoesBack() {
    let placed = Placed(columns: 1, lineSpacing: -3, heights: [8, 2, 1])
    #expect(placed.starts == [0, 5, 5])
    #expect(placed.extent == 8)
  }

  @Test func theLongestItemsDoNotOverflow() {
    let input = SectionInput(lineSpacing: Length.max, columnCount: 1)
    let longest = ItemInput(extent: Length.max)
    let scenario = Scenario(
      crossExtent: 64, sections: [.init(input, items: Array(repeating: longest, count: 1000))])
    #expect(Placed(scenario).frames[999].main.start == 999 * 2 * ItemInput.longestExtent)
  }
}

/// Where the items of a one-section scenario are, in pixels.
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
