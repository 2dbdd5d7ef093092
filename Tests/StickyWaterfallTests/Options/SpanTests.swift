import StickyWaterfall
import Testing

/// Items that cover several columns: 3 columns of 100 with gaps of 10.
///
/// The rule: of the neighbouring columns that an item could cover it takes those in which it can
/// start first, the leading ones of several that tie; it starts where the last of them can take it.
///
///       0       110     220
///     ┌──0──┐ ┌──1──┐         0
///     │     │ └─────┘         40
///     │     │ ┌──────2──────┐ 50    1 and 2 can take it at 50, 0 and 1 not before 110
///     └─────┘ └─────────────┘ 100
///     ┌──────────3──────────┐ 110   a full span starts below all
///     └─────────────────────┘ 140
///     ┌──4──┐                 150
@MainActor
@Suite struct SpanTests {
  // Contract rule 10.
  @Test(arguments: [3, 4, 65_536, Int.max])
  func spansStartWhereTheLastOfTheirColumnsCanTakeThem(full: Int) {
    let controller = AnsweringController(heights: [100, 40, 50, 30, 20])
    controller.span = { [1, 1, 2, full, 1][$0.item] }
    let screen = WaterfallScreen(controller, size: CGSize(width: 320, height: 400), columns: 3)
    #expect(
      screen.frames() == [
        CGRect(x: 0, y: 0, width: 100, height: 100),
        CGRect(x: 110, y: 0, width: 100, height: 40),
        CGRect(x: 110, y: 50, width: 210, height: 50),
        CGRect(x: 0, y: 110, width: 320, height: 30),
        CGRect(x: 0, y: 150, width: 100, height: 20),
      ])
    #expect(screen.contentSize.height == 170)
  }

  @Test func sizeIsScaledToTheWidthOfAllSpannedColumns() {
    let controller = AnsweringController([3])
    controller.span = { $0.item + 1 }
    controller.size = { _ in CGSize(width: 50, height: 20) }
    let screen = WaterfallScreen(controller, size: CGSize(width: 320, height: 400), columns: 3)
    #expect(screen.frames().map(\.height) == [40, 84, 128])
  }
}
