import StickyWaterfall
import Testing
import WaterfallTestSupport

/// Scrolls and changes follow each other before a layout pass, in any order.
@MainActor
@Suite struct ChangesInARowTests {
  private func list(
    _ setting: ReaderSetting, _ keeping: ReaderKeeping,
    _ extents: [CGFloat] = Array(repeating: 100, count: 40)
  ) -> ReaderStage {
    let stage = ReaderStage(setting) {
      keeping.apply(to: $0)
      if setting.isSelfSizing { $0.estimatedItemSize = CGSize(width: 44, height: 44) }
    }
    stage.show(extents)
    return stage
  }

  //     1000 │ 10 │        1150 │ 11 │ -50         the spacing grows by 10 before or after it:
  //     1100 │ 11 │  ──▶   1200 │ 12 │  50         12 stays there, because it's wholly visible
  @Test(arguments: ReaderSetting.exact, ReaderKeeping.allCases)
  func scrollMovesTheItemsByItsDistanceBeforeAndAfterAChange(
    setting: ReaderSetting, keeping: ReaderKeeping
  ) {
    for scrollsFirst in [false, true] {
      let stage = list(setting, keeping)
      stage.scroll(to: 1_000)
      if scrollsFirst { stage.offset += 150 }
      stage.layout.minimumLineSpacing = 10
      if !scrollsFirst { stage.offset += 150 }
      stage.settle()
      #expect(stage.place(12) == 50)
    }
  }

  // Nothing that was seen is still on screen.
  @Test(arguments: ReaderKeeping.allCases)
  func jumpAfterAChangeKeepsTheOffset(keeping: ReaderKeeping) {
    let stage = list(ReaderSetting(), keeping)
    stage.scroll(to: 1_000)
    stage.layout.minimumLineSpacing = 10
    stage.offset += 1_500
    stage.settle()
    #expect(stage.offset == 2_500)
  }

  /// What changes in the turn of a scroll, before the layout pass.
  ///
  /// On a device, what is scheduled for the next turn can run before UIKit lays out.
  enum Change: CaseIterable, Sendable {
    case none, emptyBatch, invalidation, inDidScroll, insets, turn
  }

  // The cells above the screen have never been seen, and return their first sizes after the scroll.
  @Test(arguments: Change.allCases, ReaderKeeping.allCases)
  func itemThatWasOnScreenStaysWhenNewCellsAnswer(change: Change, keeping: ReaderKeeping) {
    for kind in [ReaderLayoutKind.itself, .empty] {
      let stage = list(
        ReaderSetting(isSelfSizing: true, kind: kind), keeping,
        (0..<200).map { CGFloat(40 + $0 * 37 % 151) })
      stage.scroll(to: 2_000)
      let item = stage.wholeItems[0]
      let place = stage.place(item) ?? .infinity
      if change == .inDidScroll {
        stage.controller.whenScrolled = { [unowned layout = stage.layout] in
          layout.invalidateLayout()
        }
      }
      stage.offset -= 150
      if change == .invalidation { stage.layout.invalidateLayout() }
      if change == .insets { stage.setInsets(0, 10) }
      if change == .emptyBatch { stage.emptyBatch() }
      if change == .turn { Host.takeTurn() }
      stage.settle()
      #expect(abs((stage.place(item) ?? .infinity) - place - 150) <= 1)
    }
  }

  /// What changes after a scroll to cells that have the estimated size.
  enum LaterChange: CaseIterable, Sendable { case insertion, growth, keyboard }

  // Views of the estimated size return no other, so nothing tells the layout that they have theirs.
  // Once the turn of the scroll is over, what is visible stays, and not what was so before.
  @Test(arguments: LaterChange.allCases, ReaderKeeping.allCases)
  func cellsOfTheEstimatedSizeStayAfterAScroll(change: LaterChange, keeping: ReaderKeeping) {
    for kind in [ReaderLayoutKind.itself, .empty, .storing] {
      let stage = list(
        ReaderSetting(isSelfSizing: true, kind: kind), keeping, Array(repeating: 44, count: 80))
      Host.makesNoQueriesOfItsOwn(stage.view)
      for item in [50, 40, 30] as [CGFloat] { stage.scroll(to: item * 44) }
      switch change {
      case .insertion: stage.insert([90, 90, 90], at: 32)
      case .growth: stage.resizeItem(30, to: 180)
      case .keyboard: stage.setInsets(0, 500)
      }
      stage.settle()
      #expect(stage.place(30) == 0)
    }
  }

  //     1000 + 300 for a keyboard of 300, and item 5 grows by 200: 14 was at 400, and is at 100
  @Test(arguments: ReaderSetting.exact, ReaderKeeping.allCases)
  func itemAboveGrowsWhileTheAppHandlesAKeyboard(setting: ReaderSetting, keeping: ReaderKeeping) {
    for insetsFirst in [false, true] {
      let stage = list(setting, keeping)
      stage.scroll(to: 1_000)
      if insetsFirst { stage.setInsets(0, 300) }
      stage.offset += 300
      if !insetsFirst { stage.setInsets(0, 300) }
      stage.extents[5] = 300
      stage.layout.remeasureItems(at: [[0, 5]])
      stage.settle()
      #expect(abs((stage.place(14) ?? .infinity) - 100) <= 1)
    }
  }

  // The stand-in's checks would read the screen after the batch, which UIKit needn't.
  @Test(arguments: [ReaderLayoutKind.itself, .empty], ReaderKeeping.allCases)
  func nextChangeAfterAllThatWasVisibleIsDeletedKeepsThePlace(
    kind: ReaderLayoutKind, keeping: ReaderKeeping
  ) {
    let stage = list(ReaderSetting(kind: kind), keeping)
    Host.makesNoQueriesOfItsOwn(stage.view)
    stage.batch {
      stage.sections.append(stage.makeItems(Array(repeating: 100, count: 40)))
      stage.view.insertSections([1])
    }
    stage.scroll(to: 1_000)
    stage.batch {
      stage.sections.removeFirst()
      stage.view.deleteSections([0])
    }
    let item = stage.sections[0][10]
    #expect(stage.place(item) == 0)
    stage.layout.minimumLineSpacing = 10
    stage.settle()
    #expect(stage.place(item) == 0)
  }
}
