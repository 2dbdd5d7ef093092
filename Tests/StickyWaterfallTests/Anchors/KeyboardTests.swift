import StickyWaterfall
import Testing
import WaterfallTestSupport

/// A keyboard for which the app changes the inset and scrolls by the same distance, in any order.
///
/// UIKit needn't read anything in between, so the stand-in's own checks don't either.
@MainActor
@Suite struct KeyboardTests {
  private func chat(
    _ setting: ReaderSetting, _ extents: [CGFloat], main: CGFloat = 700, estimate: CGFloat = 44,
    header: CGFloat = 0
  ) -> ReaderStage {
    let stage = ReaderStage(setting, main: main) {
      $0.contentAnchor = .end
      if setting.isSelfSizing { $0.estimatedItemSize = CGSize(width: estimate, height: estimate) }
      $0.headerReferenceSize = CGSize(width: header, height: header)
      $0.sectionHeadersPinToVisibleBounds = header > 0
    }
    Host.makesNoQueriesOfItsOwn(stage.view)
    stage.show(extents)
    return stage
  }

  /// Changes the inset at the end, and moves the content with it.
  private func setKeyboard(_ height: CGFloat, scrollingFirst: Bool, on stage: ReaderStage) {
    let distance = height - stage.setting.direction.end(stage.view.contentInset)
    if scrollingFirst { stage.offset += distance }
    stage.setInsets(0, height)
    if !scrollingFirst { stage.offset += distance }
    stage.settle()
  }

  // Item 43 is at 40 above the keyboard. Without it, cells that have never been seen are above 43.
  @Test(arguments: [ReaderLayoutKind.itself, .empty, .storing], [44, 160] as [CGFloat])
  func itemMovesWithAKeyboardThatUncoversNewCells(kind: ReaderLayoutKind, estimate: CGFloat) {
    for scrollingFirst in [false, true] {
      let setting = ReaderSetting(isSelfSizing: true, kind: kind)
      let stage = chat(setting, Array(repeating: 80, count: 60), estimate: estimate)
      stage.setInsets(0, 300)
      stage.settle()
      for distance in [100, 300, 500, 700, 900, 1_000] as [CGFloat] {
        stage.scroll(to: stage.end - distance)
      }
      let place = stage.place(43) ?? .infinity
      setKeyboard(0, scrollingFirst: scrollingFirst, on: stage)
      #expect(stage.place(43) == place + 300)
      // What stays in the next change is what is visible then.
      let first = stage.wholeItems[0]
      let start = stage.place(first)
      stage.resizeItem(first + 1, to: 180)
      stage.settle()
      #expect(stage.place(first) == start)
    }
  }

  // The items that were visible on the larger screen before the keyboard came don't count.
  @Test(arguments: [ReaderLayoutKind.itself, .empty])
  func exactItemMovesWithAKeyboardBelowAPinnedHeader(kind: ReaderLayoutKind) {
    for scrollingFirst in [false, true] {
      let stage = chat(
        ReaderSetting(kind: kind), [120, 80, 550, 300, 200, 80, 31, 63, 200, 300, 400], header: 44)
      for offset in [600, 300, 0] as [CGFloat] { stage.scroll(to: offset) }
      #expect(stage.place(2) == 244)
      setKeyboard(550, scrollingFirst: scrollingFirst, on: stage)
      #expect(stage.offset == 550 && stage.place(2) == -306)
    }
  }

  // After a reload, the cells above the screen have only estimates again.
  @Test(arguments: [ReaderLayoutKind.itself, .empty], [44, 80] as [CGFloat])
  func chatIsAtItsEndAfterAKeyboardUncoversNewCells(kind: ReaderLayoutKind, estimate: CGFloat) {
    for scrollingFirst in [false, true] {
      let stage = chat(
        ReaderSetting(isSelfSizing: true, kind: kind), Array(repeating: 60, count: 30),
        main: 480, estimate: estimate, header: 30)
      stage.setInsets(0, 346)
      stage.settle()
      stage.view.reloadData()
      stage.settle()
      setKeyboard(0, scrollingFirst: scrollingFirst, on: stage)
      #expect(stage.isAtEnd)
    }
  }
}
