import StickyWaterfall
import Testing
import WaterfallTestSupport

/// What someone reads stays where it is: with kept positions, and in a chat away from its end.
@MainActor
@Suite struct ReadingPlaceTests {
  private func list(
    _ setting: ReaderSetting, _ keeping: ReaderKeeping, _ extents: [CGFloat], estimate: CGFloat = 44
  ) -> ReaderStage {
    let stage = ReaderStage(setting) {
      keeping.apply(to: $0)
      if setting.isSelfSizing {
        $0.estimatedItemSize = CGSize(width: estimate, height: estimate)
      }
    }
    stage.show(extents)
    return stage
  }

  // MARK: Text that grows

  //     -400 ┌────┐
  //        0 │────│──  an answer that streams: its end moves, its start doesn't
  //          │ 20 │
  //      700 │────│──
  //     1600 └────┘ + 22
  @Test(arguments: ReaderSetting.neighbors, ReaderKeeping.allCases)
  func textThatGrowsInATallItemMovesNothing(setting: ReaderSetting, keeping: ReaderKeeping) {
    var extents = [CGFloat](repeating: 80, count: 40)
    extents[20] = 2_000
    for start: CGFloat in [-400, -700] {
      let stage = list(setting, keeping, extents)
      stage.scrollThrough()
      stage.bring(20, to: start)
      #expect(stage.place(20) == start)
      for step in 1...20 {
        stage.resizeItem(20, to: 2_000 + 22 * CGFloat(step))
        #expect(stage.place(20) == start)
      }
      stage.settle()
      #expect(stage.place(20) == start && stage.length(20) == 2_440)
    }
  }

  // Outside its window, a view has the scale of the main screen, and other pixels.
  @Test(arguments: [CGFloat(1), 2, 3], ReaderKeeping.allCases)
  func textThatGrowsInATallItemOutsideTheWindowMovesNothing(
    scale: CGFloat, keeping: ReaderKeeping
  ) {
    var extents = [CGFloat](repeating: 80, count: 40)
    extents[20] = 2_000
    let stage = list(ReaderSetting(scale: scale), keeping, extents)
    stage.bring(20, to: -400)
    stage.leaveWindow()
    for step in 1...4 {
      stage.resizeItem(20, to: 2_000 + 22 * CGFloat(step))
      stage.settle()
      #expect(stage.place(20) == -400)
    }
    stage.enterWindow()
    stage.settle()
    #expect(stage.place(20) == -400)
  }

  @Test(arguments: ReaderSetting.exact, ReaderKeeping.allCases)
  func textThatGrowsInATallItemMovesNothingAfterAnInvalidation(
    setting: ReaderSetting, keeping: ReaderKeeping
  ) {
    let stage = list(setting, keeping, [80, 80, 80, 80, 80, 2_000, 80, 80, 80, 80, 80, 80, 80])
    stage.bring(5, to: -400)
    for step in 1...20 {
      stage.extents[5] = 2_000 + 22 * CGFloat(step)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(stage.place(5) == -400)
    }
  }

  @Test(arguments: ReaderSetting.selfSizing, ReaderKeeping.allCases)
  func cellThatGrowsByItselfMovesNothing(setting: ReaderSetting, keeping: ReaderKeeping) {
    let stage = list(setting, keeping, [80, 80, 80, 80, 80, 2_000, 80, 80, 80, 80, 80, 80, 80])
    stage.scrollThrough()
    stage.bring(5, to: -700)
    for step in 1...20 {
      stage.extents[5] = 2_000 + 22 * CGFloat(step)
      stage.view.cellForItem(at: [0, 5])?.invalidateIntrinsicContentSize()
      stage.view.layoutIfNeeded()
      #expect(stage.place(5) == -700)
    }
  }

  // The text ends 300 points below the visible start, and so it's on screen until it's shorter.
  @Test(arguments: ReaderSetting.neighbors, ReaderKeeping.allCases)
  func textThatShrinksBelowItsVisiblePartIsStillOnScreen(
    setting: ReaderSetting, keeping: ReaderKeeping
  ) {
    let stage = list(setting, keeping, [80, 80, 80, 80, 80, 2_000, 80, 80, 80, 80, 80, 80, 80, 80])
    stage.scrollThrough()
    stage.bring(5, to: -900)
    stage.resizeItem(5, to: 500)
    stage.settle()
    let place = stage.place(5) ?? .infinity
    #expect(place >= -500 && place <= 0)
  }

  //     -900 ┌────┐          -500 ┌────┐
  //          │ 5  │    ──▶        │ 5  │
  //        0 │────│──           0 └────┘──   its size is known, so its last point needn't be seen
  //     1100 └────┘
  @Test(arguments: [false, true])
  func textThatShrinksToItsHiddenPartEndsAtTheEdge(isSelfSizing: Bool) {
    let stage = list(
      ReaderSetting(isSelfSizing: isSelfSizing), .positions,
      [80, 80, 80, 80, 80, 2_000, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80])
    stage.scrollThrough()
    stage.bring(5, to: -900)
    stage.resizeItem(5, to: 500)
    stage.settle()
    #expect(stage.place(5) == -500)
  }

  // MARK: Scrolls and sizes

  //     1500 down, 1200 up again, over cells that have their sizes: item 11 starts at 1210.
  @Test(arguments: ReaderSetting.neighbors, ReaderKeeping.allCases)
  func cellThatGrowsAfterAJumpStaysAtItsStart(setting: ReaderSetting, keeping: ReaderKeeping) {
    let stage = list(setting, keeping, Array(repeating: 110, count: 60))
    stage.scrollThrough()
    stage.scroll(to: 1_500)
    stage.scroll(to: 1_200)
    #expect(stage.place(11) == 10)
    stage.resizeItem(11, to: 170)
    #expect(stage.place(11) == 10)
    stage.settle()
    #expect(stage.place(11) == 10)
  }

  // Item 5 was 2000 points long when it was on screen last. What shrinks on screen isn't chosen for
  // longer than that: 6 is what one sees, and stays where it is.
  //
  //     -900 ┌────┐                ┌────┐
  //          │ 5  │           -300 │ 5  │                 ┌────┐
  //        0 │    │   ──▶        0 ├────┤   ──▶         0 ├────┤
  //          │    │                │ 6  │  an insertion   │ 6  │
  @Test(arguments: ReaderSetting.selfSizing, ReaderKeeping.allCases)
  func cellThatHasShrunkOffScreenIsHeldOnlyUntilItIsSeen(
    setting: ReaderSetting, keeping: ReaderKeeping
  ) {
    let stage = list(
      setting, keeping, [80, 80, 80, 80, 80, 2_000] + Array(repeating: 80, count: 60))
    stage.scrollThrough()
    stage.bring(40, to: 0)
    stage.extents[5] = 300
    stage.scroll(to: 1_300)
    #expect(stage.place(6) == 0)
    stage.insert([70], at: 6)
    #expect(stage.place(6) == 0)
  }

  // Cells that come on screen while others shrink return new sizes in later passes.
  @Test(arguments: ReaderSetting.selfSizing, [1, 2])
  func smallerTextOfAllVisibleCellsMovesNothing(setting: ReaderSetting, columns: Int) {
    let stage = list(setting, .positions, (0..<60).map { CGFloat(60 + $0 * 37 % 151) })
    stage.layout.columnCount = columns
    stage.settle()
    stage.scrollThrough()
    stage.scroll(to: 1_000)
    let (item, place) = (stage.wholeItems[0], stage.place(stage.wholeItems[0]) ?? 0)
    stage.extents = stage.extents.mapValues { ($0 * 0.8).rounded() }
    stage.reconfigure(stage.view.indexPathsForVisibleItems.sorted())
    stage.settle()
    #expect(abs((stage.place(item) ?? .infinity) - place) <= 0.51)
  }

  // Item 15 was on screen before the scroll, so 16 is chosen when 15 shrinks, and stays chosen.
  //
  //     -31 ┌────┐                                ┌────┐
  //         │ 15 │            49 ┌────┐           │ 15 │
  //      69 ├────┤    ──▶     69 ├────┤   ──▶  69 ├────┤
  @Test(arguments: ReaderSetting.neighbors, ReaderKeeping.allCases)
  func itemBelowACellThatShrinksAndGrowsStaysInPlace(setting: ReaderSetting, keeping: ReaderKeeping)
  {
    let stage = list(setting, keeping, Array(repeating: 100, count: 60))
    stage.scrollThrough()
    stage.bring(15, to: 0)
    stage.scroll(to: stage.offset + 31)
    for extent: CGFloat in [20, 100] {
      stage.resizeItem(15, to: extent)
      stage.settle()
      #expect(stage.place(16) == 69)
    }
  }

  // A bar of 120 points covered item 15 before the scroll, so it isn't new on screen.
  //
  //      10 ┌────┐
  //         │ 15 │          41 ┌────┐
  //     110 ├────┤ ── bar      │ 15 │ ── bar   126 ┌────┐ ── bar
  //         │ 16 │  ──▶    141 ├────┤    ──▶   141 ├────┤    ──▶   and back
  @Test(arguments: ReaderSetting.selfSizing, ReaderKeeping.allCases)
  func itemBelowACellThatComesOutFromUnderABarStaysInPlace(
    setting: ReaderSetting, keeping: ReaderKeeping
  ) {
    let stage = list(setting, keeping, Array(repeating: 100, count: 60))
    stage.setInsets(120, 0)
    stage.settle()
    stage.scrollThrough()
    stage.bring(16, to: 110)
    stage.scroll(to: stage.offset - 31)
    for extent: CGFloat in [15, 100] {
      stage.resizeItem(15, to: extent)
      stage.settle()
      #expect(stage.place(16) == 141)
    }
  }

  // The last item was under a bar at the end. When it's shorter, the content ends 11 points lower.
  @Test(arguments: ReaderSetting.selfSizing)
  func itemAboveACellThatComesOutFromUnderABarIsBackInItsPlace(setting: ReaderSetting) {
    let stage = list(setting, .positions, Array(repeating: 100, count: 60))
    stage.setInsets(0, 120)
    stage.settle()
    stage.scrollThrough()
    stage.scroll(to: stage.end - 100)
    stage.scroll(to: stage.offset + 31)
    let (item, place) = (stage.wholeItems[0], stage.place(stage.wholeItems[0]) ?? 0)
    for (extent, distance) in [(20, 11), (100, 0)] as [(CGFloat, CGFloat)] {
      stage.resizeItem(59, to: extent)
      stage.settle()
      #expect(stage.place(item) == place + distance)
    }
  }

  @Test(arguments: ReaderSetting.neighbors, [44, 20, 160])
  func invalidationOfAScrolledListMovesNothing(setting: ReaderSetting, estimate: Int) {
    for keeping in ReaderKeeping.allCases {
      let stage = list(
        setting, keeping, Array(repeating: 100, count: 100), estimate: CGFloat(estimate))
      stage.scroll(to: 1_500)
      for _ in 0..<6 { stage.scroll(to: stage.offset - 40) }
      let (item, place) = (stage.wholeItems[0], stage.place(stage.wholeItems[0]))
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(stage.place(item) == place, "at once, \(keeping)")
      stage.settle()
      #expect(stage.place(item) == place, "\(keeping)")
    }
  }

  // A handler that invalidates at each scroll, such as one that collapses a bar.
  // Messages of one line have their estimate as their size, so UIKit needn't ask for another one.
  //
  //     ┌────┐ 44        ┌────┐ 66
  //     ├────┤ 44  ──▶   │    │
  //     ├────┤ 88        ├────┤ 66
  @Test(arguments: ReaderSetting.selfSizing, ReaderKeeping.allCases)
  func newTextSizeReachesCellsOfTheEstimatedSize(setting: ReaderSetting, keeping: ReaderKeeping) {
    for isRemeasured in [false, true] {
      let stage = list(setting, keeping, (0..<60).map { $0 % 4 == 2 ? 88 : 44 })
      stage.scroll(to: 1_000)
      let visible = stage.wholeItems
      stage.extents = stage.extents.mapValues { $0 * 1.5 }
      if isRemeasured {
        stage.layout.remeasureItems(at: visible.compactMap { stage.path(ofItemNamed: $0) })
      } else {
        stage.layout.invalidateLayout()
      }
      let memory = ReaderMemory(ReaderSight(stage))
      stage.settle()
      #expect(memory.complaint(about: stage) == nil)
      for name in stage.wholeItems { #expect(stage.length(name) == stage.extents[name]) }
    }
  }

  @Test(arguments: ReaderSetting.neighbors, ReaderKeeping.allCases)
  func invalidationInEachScrollMovesNothing(setting: ReaderSetting, keeping: ReaderKeeping) {
    let stage = list(setting, keeping, (0..<200).map { CGFloat(40 + $0 * 37 % 151) })
    stage.scroll(to: stage.end)
    stage.controller.whenScrolled = { [unowned layout = stage.layout] in layout.invalidateLayout() }
    for _ in 0..<5 {
      let items = stage.wholeItems
      let item = items[items.count / 2]
      let place = stage.place(item) ?? .infinity
      stage.offset -= 37
      stage.settle()
      #expect(abs((stage.place(item) ?? .infinity) - place - 37) <= 1)
    }
  }

  // With estimates of 44, 200 messages are 8,800 points long, so 7,331 is an offset of them.
  @Test(arguments: ReaderSetting.selfSizing, [false, true])
  func reloadAwayFromTheEndKeepsTheOffset(setting: ReaderSetting, isMeasured: Bool) {
    let stage = list(setting, .chat, (0..<200).map { CGFloat(40 + $0 * 37 % 151) })
    if isMeasured { stage.scrollThrough() }
    stage.scroll(to: 7_331)
    let offset = stage.offset
    stage.view.reloadData()
    stage.settle()
    #expect(abs(stage.offset - offset) <= 0.51)
  }

  // The app reads the content size before the pass of the reload, and the view gets another size.
  @Test(arguments: ReaderSetting.neighbors, ReaderKeeping.allCases)
  func reloadKeepsTheOffsetInAnotherSize(setting: ReaderSetting, keeping: ReaderKeeping) {
    let stage = list(setting, keeping, (0..<60).map { CGFloat(60 + $0 * 37 % 100) })
    stage.scrollThrough()
    stage.scroll(to: 1_500)
    stage.view.reloadData()
    #expect(stage.layout.collectionViewContentSize.width > 0)
    stage.resize(600)
    stage.settle()
    #expect(abs(stage.offset - 1_500) <= 0.5)
  }

  // MARK: A keyboard that the app handles

  // With a pinned header, each scroll is laid out, and the layout sees it before the inset changes.
  //
  //     with the keyboard     without it, 600 points up     item 2 grows
  //       │ 5 │ -50             │ 2 │ -50                     │ 2 │ -100
  //     ──│   │──             ──├───┤ 150                   ──├───┤ 150
  //       └───┘                 │ 3 │                         │ 3 │
  @Test(arguments: ReaderSetting.neighbors, [false, true])
  func itemsThatAKeyboardUncoversStay(setting: ReaderSetting, isLaidOutBetween: Bool) {
    for insetFirst in [false, true] {
      let stage = list(setting, .positions, Array(repeating: 200, count: 20))
      stage.controller.headerSize = { _ in CGSize(width: 30, height: 30) }
      stage.layout.sectionHeadersPinToVisibleBounds = true
      stage.view.reloadData()
      stage.scrollThrough()
      stage.setInsets(0, 600)
      stage.bring(5, to: -50)
      if insetFirst { stage.setInsets(0, 0) } else { stage.offset -= 600 }
      if isLaidOutBetween { stage.settle() }
      if insetFirst { stage.offset -= 600 } else { stage.setInsets(0, 0) }
      stage.settle()
      #expect(stage.place(2) == -50 && stage.place(3) == 150)
      stage.resizeItem(2, to: 250)
      stage.settle()
      #expect(stage.place(2) == -100 && stage.place(3) == 150)
    }
  }

  // The app moves the content with the keyboard: what was above the keyboard stays above it.
  @Test(arguments: ReaderSetting.neighbors, ReaderKeeping.allCases)
  func contentMovesByTheDistanceOfTheApp(setting: ReaderSetting, keeping: ReaderKeeping) {
    for insetIsFirst in [true, false] {
      let stage = list(setting, keeping, Array(repeating: 80, count: 60))
      stage.scrollThrough()
      stage.scroll(to: 1_000)
      let item = stage.wholeItems[4]
      let place = stage.place(item) ?? .infinity
      for (inset, distance) in [(300, 300), (0, -300)] as [(CGFloat, CGFloat)] {
        if insetIsFirst { stage.setInsets(0, inset) }
        stage.offset += distance
        if !insetIsFirst { stage.setInsets(0, inset) }
        stage.settle()
        let wanted = inset > 0 ? place - 300 : place
        #expect(stage.place(item) == wanted, "\(insetIsFirst ? "inset" : "offset") first")
      }
    }
  }

  @Test(arguments: ReaderSetting.neighbors, ReaderKeeping.allCases)
  func keyboardAloneMovesNothing(setting: ReaderSetting, keeping: ReaderKeeping) {
    let stage = list(setting, keeping, Array(repeating: 80, count: 60))
    stage.scrollThrough()
    stage.scroll(to: 1_010)
    for inset: CGFloat in [300, 0, 250, 0] {
      stage.setInsets(0, inset)
      stage.settle()
      #expect(stage.offset == 1_010)
    }
  }

  // MARK: Turns

  /// Cells of 60 to 160 points whose text wraps: they're longer in a narrower view.
  private func textList(_ setting: ReaderSetting, columns: Int) -> ReaderStage {
    let stage = ReaderStage(setting, main: 844) {
      $0.keepsVisibleItemsInPlace = true
      $0.columnCount = columns
    }
    stage.controller.preferredMain = { [unowned stage] path, cross in
      (CGFloat(60 + stage.name(at: path) * 37 % 100) * 300 / max(60, cross)).rounded()
    }
    stage.show(Array(repeating: 0, count: 300))
    return stage
  }

  @Test(arguments: 1...3, Samples.seeds(5, of: 170))
  func somethingVisibleStaysInPlaceInRandomTurns(columns: Int, seed: Int) {
    var dice = Dice(seed: seed)
    var setting = ReaderSetting(isSelfSizing: true)
    setting.direction = dice.pick(ReaderDirection.allCases)
    let stage = textList(setting, columns: columns)
    for _ in 0..<3 {
      stage.scroll(to: min(stage.end, CGFloat(dice.number(300...6_000))))
      let memory = ReaderMemory(ReaderSight(stage))
      let size = dice.pick([(390, 844), (568, 320), (500, 678), (1_180, 820)])
      stage.resize(CGFloat(size.0), CGFloat(size.1))
      stage.settle()
      if let complaint = memory.complaint(about: stage) {
        Issue.record("a turn to \(size): \(complaint)")
      }
      stage.resize(844, 390)
      stage.settle()
      if let complaint = memory.complaint(about: stage) {
        Issue.record("a turn to \(size) and back: \(complaint)")
      }
    }
  }

  // MARK: A refresh control

  //     ┌──────┐ 0         ┌──────┐ -60, where the app scrolls to show the control
  //     │  0   │           │  ↻   │
  //     │      │     ──▶   │  0   │
  @Test(arguments: [ReaderLayoutKind.itself, .empty], ReaderKeeping.allCases)
  func refreshControlToWhichTheAppScrollsIsVisible(kind: ReaderLayoutKind, keeping: ReaderKeeping) {
    for start: CGFloat in [0, 400] {
      let stage = list(ReaderSetting(kind: kind), keeping, Array(repeating: 80, count: 30))
      Host.makesNoQueriesOfItsOwn(stage.view)
      let control = UIRefreshControl()
      stage.view.refreshControl = control
      stage.scroll(to: start)
      control.beginRefreshing()
      if start == 0 { stage.offset = -stage.startInset }
      stage.settle()
      #expect(stage.offset == (start == 0 ? -stage.startInset : start))
    }
  }

  // MARK: The option switched off

  // An item that has stayed in place once doesn't stay there for ever.
  @Test(arguments: ReaderSetting.exact)
  func nothingStaysInPlaceAfterTheOptionIsSwitchedOff(setting: ReaderSetting) {
    let stage = list(setting, .positions, Array(repeating: 100, count: 40))
    stage.scroll(to: 300)
    stage.insert([100], at: 0)
    stage.settle()
    #expect(stage.offset == 400)
    stage.layout.keepsVisibleItemsInPlace = false
    stage.insert([100], at: 0)
    stage.settle()
    #expect(stage.offset == 400)
  }

  @Test(arguments: ReaderSetting.neighbors)
  func placeFromBeforeTheOptionWasSwitchedOffIsForgotten(setting: ReaderSetting) {
    let stage = list(setting, .positions, Array(repeating: 80, count: 40))
    for offset: CGFloat in [200, 400, 600] { stage.scroll(to: offset) }
    stage.layout.keepsVisibleItemsInPlace = false
    stage.settle()
    stage.scroll(to: 300)
    let place = stage.place(8)
    stage.layout.keepsVisibleItemsInPlace = true
    stage.setInsets(0, 100)
    stage.emptyBatch()
    stage.settle()
    #expect(stage.offset == 300 && stage.place(8) == place)
  }
}
