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

  // The end of a shelf is a snap offset, but an inset is no reason to show the cut item wholly.
  //
  //     325 │─0─1─│ 2 │ 3 │ 4 │  ──▶  an inset of 200  ──▶  325 (not 429)
  @Test(arguments: ReaderSetting.exact, Holding.allCases)
  func shelfAtItsEndStaysThereForInsets(setting: ReaderSetting, holding: Holding) {
    let stage = ReaderStage(setting, main: 390) {
      if holding != .keptPositions { $0.scrollSnapping = .item }
      if holding != .snapping { $0.keepsVisibleItemsInPlace = true }
    }
    stage.show(Array(repeating: 143, count: 5))
    stage.scroll(to: 325)
    stage.setInsets(0, 200)
    stage.settle()
    #expect(stage.offset == 325)
    stage.setInsets(60, 200)
    stage.settle()
    #expect(stage.offset == 265)
    stage.append(143)
    stage.settle()
    #expect(stage.offset == 265)
  }

  // An inset and a size can come in any order, with a layout pass between them or without.
  @Test(arguments: settings, [false, true])
  func snappedPageStaysInATurnWithAnInset(setting: ReaderSetting, isLaidOutBetween: Bool) {
    for insetFirst in [false, true] {
      let stage = pages(setting, .both)
      stage.scroll(to: 3 * 678)
      if !insetFirst { stage.resize(320, 568) }
      if isLaidOutBetween, !insetFirst { stage.view.layoutIfNeeded() }
      stage.setInsets(0, 40)
      if isLaidOutBetween { stage.view.layoutIfNeeded() }
      if insetFirst { stage.resize(320, 568) }
      stage.settle()
      #expect(stage.place(3) == 0)
    }
  }
}
