import StickyWaterfall
import Testing

/// An app's delegate changes the target offset that the layout proposes for an update.
///
///     before          after           with 5 more
///     ┌─────┐         ┌─────┐         ┌─────┐
///     │  1  │         │  1  │         │  1  │
///     ├─────┤ 490     ├─────┤ 490     ├─────┤ 485
///     │  2  │         │  2  │         │  2  │
///     └─────┘         └─────┘         └─────┘
@MainActor
@Suite struct DelegateOffsetTests {
  /// Photos of 300 points at an offset of 110, so that the third one starts at 490.
  private func photos(
    _ setting: ReaderSetting, adding distance: CGFloat,
    configure: (WaterfallFlowLayout) -> Void = { $0.keepsVisibleItemsInPlace = true }
  ) -> ReaderStage {
    let stage = ReaderStage(setting, configure: configure)
    stage.addToTargetOffsets(distance)
    stage.show(Array(repeating: 300, count: 20))
    return stage
  }

  private let five: [CGFloat] = [394, 394, 394, 394, 395]

  @Test(arguments: ReaderSetting.neighbors)
  func insertionMovesByTheDistanceOfTheDelegate(setting: ReaderSetting) {
    let stage = photos(setting, adding: 5)
    stage.scroll(to: 110)
    #expect(stage.place(2) == 490)
    for wanted: CGFloat in [485, 480] {
      stage.insert(five, at: 0)
      #expect(stage.place(2) == wanted)
      stage.settle()
      #expect(stage.place(2) == wanted)
    }
  }

  @Test(arguments: ReaderSetting.neighbors, [0.34, -0.34, 0.5])
  func insertionMovesNothingIfTheDelegateRounds(setting: ReaderSetting, distance: Double) {
    let stage = photos(setting, adding: CGFloat(distance))
    stage.scroll(to: 110)
    stage.insert(five, at: 0)
    stage.settle()
    #expect(abs((stage.place(2) ?? .infinity) - 490) <= 1)
  }

  @Test(arguments: ReaderSetting.neighbors)
  func emptyBatchMovesByTheDistanceOfTheDelegate(setting: ReaderSetting) {
    let stage = photos(setting, adding: 5)
    stage.scroll(to: 110)
    for wanted: CGFloat in [485, 480, 475] {
      stage.emptyBatch()
      stage.settle()
      #expect(stage.place(2) == wanted)
    }
  }

  @Test(arguments: ReaderSetting.neighbors)
  func insertionAfterADelegateMovedStartsAtItsPlace(setting: ReaderSetting) {
    let stage = photos(setting, adding: 5)
    stage.scroll(to: 110)
    stage.insert(five, at: 0)
    stage.controller.targetOffset = nil
    stage.insert(five, at: 0)
    stage.settle()
    #expect(stage.place(2) == 485)
    stage.setInsets(0, 200)
    stage.settle()
    #expect(stage.place(2) == 485)
  }

  // The delegate keeps the content offset, so that other items are on screen than before.
  @Test(arguments: ReaderSetting.exact)
  func itemsThatTheDelegateBringsOnScreenStayThere(setting: ReaderSetting) {
    let stage = photos(setting, adding: 0)
    stage.scrollThrough()
    stage.scroll(to: 110)
    stage.controller.targetOffset = { [view = stage.view] _ in view.contentOffset }
    stage.insert(five, at: 0)
    stage.settle()
    #expect(stage.offset == 110)
    stage.controller.targetOffset = nil
    let (item, place) = (stage.wholeItems[0], stage.place(stage.wholeItems[0]) ?? 0)
    stage.insert(five, at: 0)
    stage.settle()
    #expect(stage.place(item) == place)
    stage.setInsets(0, 200)
    stage.settle()
    #expect(stage.place(item) == place)
  }

  /// Contract rule 28c.1.
  ///
  /// The item would be off screen in a shorter view, so it's at the edge, from where the delegate
  /// moves it. It stays there when the inserted cell returns its size.
  ///
  ///     800             390             insert 120      with 5 more
  ///     ┌─────┐         ├─────┤         ├─────┤         ├─────┤
  ///     │  5  │         │     │         │     │         │     │
  ///     │ ... │         ├─────┤         ├─────┤         ├─────┤
  ///     │  6  │ 600     │  6  │ 290     │  6  │ 290     │  6  │ 285
  ///     └─────┘         └─────┘         └─────┘         └─────┘
  @Test(arguments: ReaderSetting.selfSizing)
  func itemAtTheEdgeMovesByTheDistanceOfTheDelegate(setting: ReaderSetting) {
    let stage = ReaderStage(setting) { $0.keepsVisibleItemsInPlace = true }
    stage.show([CGFloat](repeating: 100, count: 5) + [1_000] + [CGFloat](repeating: 100, count: 30))
    stage.resize(800)
    stage.settle()
    stage.scroll(to: 900)
    #expect(stage.place(ofItemAt: 6) == 600)
    stage.resize(390)
    stage.settle()
    #expect(stage.place(ofItemAt: 6) == 290)
    stage.addToTargetOffsets(5)
    stage.insert([120], at: 6)
    stage.settle()
    #expect(stage.place(ofItemAt: 7) == 285)
  }

  /// Contract rule 28c.3.
  ///
  /// A tall item is reloaded. Until its cell has returned its size, it's as long as the estimate.
  /// If it then were above the screen, UIKit wouldn't ask the cell. Behind a bar, it would.
  @Test(arguments: ReaderSetting.neighbors, [(0, 0), (-5, 0), (5, 44)] as [(CGFloat, CGFloat)])
  func reloadedItemMovesByTheDistanceOfTheDelegate(
    setting: ReaderSetting, by list: (distance: CGFloat, inset: CGFloat)
  ) {
    let stage = photos(setting, adding: list.distance)
    stage.extents[10] = 2_000
    stage.setInsets(list.inset, 0)
    stage.view.reloadData()
    stage.scrollThrough()
    stage.bring(10, to: -900)
    #expect(stage.place(10) == -900)
    stage.batch { stage.view.reloadItems(at: [[0, 10]]) }
    stage.settle()
    #expect(stage.place(10) == -900 - list.distance)
  }

  @Test(arguments: ReaderSetting.neighbors)
  func chatAtItsEndStaysThere(setting: ReaderSetting) {
    let stage = photos(setting, adding: 5) { $0.contentAnchor = .end }
    for _ in 0..<3 {
      stage.append(80)
      stage.settle()
      #expect(stage.isAtEnd)
    }
  }

  /// The reloaded message is as long as its estimate of 44 points until its cell returns its size.
  @Test(arguments: ReaderSetting.selfSizing)
  func chatAtItsEndFollowsAReloadedMessageThatGrows(setting: ReaderSetting) {
    let stage = photos(setting, adding: 5) { $0.contentAnchor = .end }
    stage.resizeItem(19, to: 44)
    stage.settle()
    stage.extents[19] = 144
    stage.batch { stage.view.reloadItems(at: [[0, 19]]) }
    stage.settle()
    #expect(stage.isAtEnd)
  }

  // Until the reloaded cells have returned their sizes, the end of the content is on screen.
  //
  //     4900 ├─ 16 ─┤                 ├─ 16 ─┤          ├─ 16 ─┤ 4905
  //          │  17  │ 200   reload    ├─ 17 ─┤          │  17  │ 195
  //          │      │ ──────────────▶ ├─ 18 ─┤   ──▶    │      │
  //          ├─ 18 ─┤                 └─ 19 ─┘          ├─ 18 ─┤
  @Test(arguments: ReaderSetting.selfSizing)
  func chatThatIsShortUntilCellsReturnTheirSizesStaysAwayFromItsEnd(setting: ReaderSetting) {
    let stage = photos(setting, adding: 5) { $0.contentAnchor = .end }
    stage.scrollThrough()
    stage.scroll(to: 4_900)
    stage.batch { stage.view.reloadItems(at: (16..<20).map { [0, $0] }) }
    stage.settle()
    #expect(stage.place(17) == 195)
  }

  @Test(arguments: ReaderSetting.neighbors)
  func chatAwayFromItsEndMovesByTheDistanceOfTheDelegate(setting: ReaderSetting) {
    let stage = photos(setting, adding: 5) { $0.contentAnchor = .end }
    stage.scrollThrough()
    stage.scroll(to: 2_110)
    let (item, place) = (stage.wholeItems[0], stage.place(stage.wholeItems[0]) ?? 0)
    stage.insert(five, at: 0)
    stage.settle()
    #expect(stage.place(item) == place - 5)
  }
}
