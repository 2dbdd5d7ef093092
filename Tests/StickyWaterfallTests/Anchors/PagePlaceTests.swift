import StickyWaterfall
import Testing

/// Pages as large as the view stay pages, and the visible page stays visible.
@MainActor
@Suite struct PagePlaceTests {
  /// The options that hold pages.
  enum Holding: CaseIterable, Sendable { case snapping, keptPositions, both }

  private func pages(_ setting: ReaderSetting, _ holding: Holding) -> ReaderStage {
    let stage = ReaderStage(setting, main: 678) {
      $0.columnCount = WaterfallFlowLayout.automaticColumnCount
      if holding != .keptPositions { $0.scrollSnapping = .item }
      if holding != .snapping { $0.keepsVisibleItemsInPlace = true }
    }
    (stage.controller.height, stage.controller.width) = (nil, nil)
    stage.controller.size = { [unowned view = stage.view] _ in view.bounds.size }
    stage.show(Array(repeating: 0, count: 9))
    return stage
  }

  private nonisolated static let settings = ReaderSetting.neighbors.filter {
    !$0.isSelfSizing && $0.direction != .vertical
  }

  //     ├──── 678 ────┤       ├─ 320 ─┤
  //     │      3      │       │   3   │
  @Test(arguments: settings, Holding.allCases)
  func pagesHaveTheNewSizeAfterAnInvalidationAndATurn(setting: ReaderSetting, holding: Holding) {
    let stage = pages(setting, holding)
    stage.scroll(to: 3 * 678)
    for (main, cross) in [(320, 390), (678, 390), (390, 844)] as [(CGFloat, CGFloat)] {
      stage.layout.invalidateLayout()
      stage.resize(main, cross)
      stage.settle()
      #expect(stage.length(3) == main && stage.place(3) == 0 && stage.offset == 3 * main)
    }
  }

  @Test(arguments: settings, Holding.allCases)
  func pagesHaveTheNewSizeAfterATurnAndAnInvalidation(setting: ReaderSetting, holding: Holding) {
    let stage = pages(setting, holding)
    stage.scroll(to: 3 * 678)
    stage.resize(320, 568)
    stage.layout.invalidateLayout()
    stage.settle()
    #expect(stage.length(3) == 320 && stage.place(3) == 0 && stage.offset == 960)
  }
}
