import StickyWaterfall
import Testing
import WaterfallTestSupport

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
  private func screen(
    heights: [CGFloat], spans: [Int],
    _ configure: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> WaterfallScreen {
    let controller = AnsweringController(heights: heights)
    controller.span = { spans[$0.item] }
    let size = CGSize(width: 320, height: 400)
    return WaterfallScreen(controller, size: size, columns: 3, configure: configure)
  }

  // Contract rule 10.
  @Test(arguments: [3, 4, 65_536, Int.max])
  func spansStartWhereTheLastOfTheirColumnsCanTakeThem(full: Int) {
    let screen = screen(heights: [100, 40, 50, 30, 20], spans: [1, 1, 2, full, 1])
    #expect(
      screen.frames() == [
        CGRect(x: 0, y: 0, width: 100, height: 100),
        CGRect(x: 110, y: 0, width: 100, height: 40),
        CGRect(x: 110, y: 50, width: 210, height: 50),
        CGRect(x: 0, y: 110, width: 320, height: 30),
        CGRect(x: 0, y: 150, width: 100, height: 20),
      ])
    #expect(screen.view.contentSize.height == 170)
  }

  //     ┌──────0──────┐ ┌──1──┐      columns 0 and 1 tie for 2 with nothing else that is free
  //     └─────────────┘ └─────┘
  //     ┌──────2──────┐
  @Test func tiesGoToTheLeadingColumns() {
    let frames = screen(heights: [50, 50, 30], spans: [2, 1, 2]).frames()
    #expect(frames.map(\.minX) == [0, 220, 0])
    #expect(frames.map(\.minY) == [0, 0, 60])
  }

  //     item i's turn is column i mod 3, moved back where it would not fit
  @Test func goingRoundASpanStaysInside() {
    let frames = screen(heights: [10, 20, 30, 40], spans: [1, 1, 2, 3]) {
      $0.itemPlacement = .leadingToTrailing
    }.frames()
    #expect(frames.map(\.minX) == [0, 110, 110, 0])
    #expect(frames.map(\.minY) == [0, 0, 30, 70])
  }

  @Test func aSizeIsScaledToTheWidthOfAllColumns() {
    let controller = AnsweringController([3])
    controller.span = { $0.item + 1 }
    controller.size = { _ in CGSize(width: 50, height: 20) }
    let screen = WaterfallScreen(controller, size: CGSize(width: 320, height: 400), columns: 3)
    #expect(screen.frames().map(\.height) == [40, 84, 128])
  }

  @Test func horizontallySpansCoverRows() {
    let controller = AnsweringController([3])
    controller.span = { [1, 2, .max][$0.item] }
    controller.width = { _, _ in 50 }
    let screen = WaterfallScreen(controller, size: CGSize(width: 400, height: 320), columns: 3) {
      $0.scrollDirection = .horizontal
    }
    #expect(
      screen.frames() == [
        CGRect(x: 0, y: 0, width: 50, height: 100),
        CGRect(x: 0, y: 110, width: 50, height: 210),
        CGRect(x: 60, y: 0, width: 50, height: 320),
      ])
  }

  /// No overlap, no column left out, and no window in which an item could have started earlier.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func noItemsOverlapAndGapsAreAsSmallAsTheRuleAllows(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let columns = Int.random(in: 1...6, using: &generator)
    let count = 40
    let heights = (0..<count).map { _ in CGFloat(Int.random(in: 0...9, using: &generator) * 10) }
    let spans = (0..<count).map { _ in Int.random(in: 1...7, using: &generator) }
    let screen = screen(heights: heights, spans: spans) {
      $0.columnCount = columns
      $0.minimumInteritemSpacing = 0
    }
    var fronts = [CGFloat](repeating: 0, count: columns)
    for (item, frame) in screen.frames().enumerated() {
      let span = min(spans[item], columns)
      let starts = (0...columns - span).map { fronts[$0..<$0 + span].max() ?? 0 }
      let best = starts.min() ?? 0
      let column = starts.firstIndex(of: best) ?? 0
      #expect(frame.minY == best)
      #expect(screen.layout.columnIndex(ofItemAt: [0, item]) == column)
      for covered in column..<column + span { fronts[covered] = frame.maxY + 10 }
    }
  }
}
