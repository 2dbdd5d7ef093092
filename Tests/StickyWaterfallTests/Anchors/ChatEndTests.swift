import StickyWaterfall
import Testing

/// A chat that shows its end keeps showing it, whatever happens around it.
///
/// Forty messages of 80 points in a view of 700:
///
///     2500 ┌──────┐ offset
///          │  31  │
///          │ ...  │
///          │  39  │
///     3200 └──────┘ end of the content, and of the view
@MainActor
@Suite struct ChatEndTests {
  private func chat(
    _ setting: ReaderSetting, _ messages: [CGFloat] = Array(repeating: 80, count: 40),
    configure: (WaterfallFlowLayout) -> Void = { _ in }
  ) -> ReaderStage {
    let stage = ReaderStage(setting) {
      $0.contentAnchor = .end
      configure($0)
    }
    stage.show(messages)
    return stage
  }

  // MARK: Surroundings

  // From 3200 + 34 - 700 = 2534 to 3200 + 21 - 390 = 2831.
  @Test(arguments: ReaderSetting.neighbors, 0..<12)
  func endIsVisibleAfterATurnWithNewInsets(setting: ReaderSetting, order: Int) {
    let usesSafeArea = order >= 6 && setting.place == .window
    let stage = chat(setting)
    let setInsets = usesSafeArea ? stage.setSafeArea : stage.setInsets
    setInsets(91, 34)
    stage.settle()
    #expect(stage.isAtEnd)
    let setters = [
      { setInsets(0, 21) }, { stage.resizeWindow(390, 700) }, { stage.resizeView(390, 700) },
    ]
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    for setter in orders[order % 6] { setters[setter]() }
    stage.settle()
    #expect(stage.isAtEnd)
    if !setting.isSelfSizing { #expect(stage.offset == 2_831) }
  }

  // From 3200 + 300 - 700 = 2800 to the same offset.
  @Test(
    arguments: ReaderSetting.neighbors, [[0, 300], [200, 300], [0, 200, 300], [340, 0, 300]])
  func endIsVisibleAfterInsetsThatComeBackBeforeAPass(setting: ReaderSetting, insets: [Int]) {
    let stage = chat(setting)
    stage.setInsets(0, 300)
    stage.settle()
    #expect(stage.isAtEnd)
    for inset in insets { stage.setInsets(0, CGFloat(inset)) }
    stage.settle()
    #expect(stage.isAtEnd)
    if !setting.isSelfSizing { #expect(stage.offset == 2_800) }
  }

  @Test(arguments: ReaderSetting.inWindow, [[0, 30], [20, 30], [50, 0, 30]])
  func endIsVisibleAfterSafeAreasThatComeBackBeforeAPass(setting: ReaderSetting, areas: [Int]) {
    let stage = chat(setting)
    stage.setSafeArea(40, 30)
    stage.settle()
    for area in areas { stage.setSafeArea(CGFloat(area), CGFloat(area)) }
    stage.settle()
    #expect(stage.isAtEnd)
  }

  /// UIKit adds the safe area to the insets only along an axis in which the content scrolls.
  ///
  /// Three messages of 80 points don't, and 13 of them do, so the batch also changes the insets.
  @Test(arguments: [false, true])
  func endIsVisibleAfterABatchThatMakesContentScrollable(isSelfSizing: Bool) {
    let setting = ReaderSetting(direction: .horizontal, isSelfSizing: isSelfSizing)
    let stage = chat(setting, [80, 80, 80])
    stage.setSafeArea(30, 30)
    stage.settle()
    stage.insert(Array(repeating: 80, count: 10), at: 3)
    stage.settle()
    // 13 * 80 + 30 - 700
    #expect(abs(stage.offset - 370) <= 0.51)
  }

  // MARK: The end comes on screen without a scroll

  /// How the end comes on screen of someone who has scrolled 199 points up.
  enum Arrival: CaseIterable, Sendable {
    /// A keyboard of 200 points closes.
    case keyboard
    /// The view becomes 200 points longer.
    case length
    /// Three messages are deleted, 240 points.
    case deletion
  }

  /// What happens after the end has come on screen.
  enum Event: CaseIterable, Sendable { case message, growth, startInset, safeArea, length }

  struct Course: Sendable, CustomStringConvertible {
    let arrival: Arrival
    let event: Event
    var description: String { "\(event) after \(arrival)" }

    static let all = Arrival.allCases.flatMap { arrival in
      Event.allCases.map { Course(arrival: arrival, event: $0) }
    }
  }

  // The keyboard:  2700 - 199 = 2501, then 2500 at the end, then:
  // a message of 79: 2579; the last one grows by 60: 2560; an inset of 42 at the start: 2500;
  // a length of 632: 2568.
  @Test(arguments: ReaderSetting.neighbors, Course.all)
  func endThatComesOnScreenStaysThere(setting: ReaderSetting, course: Course) {
    let stage = chat(setting)
    if course.arrival == .keyboard { stage.setInsets(0, 200) }
    stage.settle()
    stage.scroll(to: stage.offset - 199)
    #expect(abs(stage.missing - 199) <= 0.51)
    bringEndOnScreen(course.arrival, on: stage)
    #expect(stage.isAtEnd)
    perform(course.event, on: stage)
    #expect(stage.isAtEnd)
    guard course.arrival == .keyboard, !setting.isSelfSizing else { return }
    switch course.event {
    case .message: #expect(stage.offset == 2_579)
    case .growth: #expect(stage.offset == 2_560)
    case .startInset, .safeArea: #expect(stage.offset == 2_500)
    case .length: #expect(stage.offset == 2_568)
    }
  }

  private func bringEndOnScreen(_ arrival: Arrival, on stage: ReaderStage) {
    switch arrival {
    case .keyboard: stage.setInsets(0, 0)
    case .length: stage.resize(900)
    case .deletion: stage.delete(37..<40)
    }
    stage.settle()
  }

  private func perform(_ event: Event, on stage: ReaderStage) {
    switch event {
    case .message: stage.append(79)
    case .growth: stage.resizeItem(stage.sections[0].last ?? 0, to: 140)
    case .startInset: stage.setInsets(42, 0)
    case .safeArea: stage.setSafeArea(42, 0)
    case .length: stage.resize(stage.extent - 68)
    }
    stage.settle()
  }

  // The cell itself asks for another size, as a text view does at each key.
  @Test(arguments: ReaderSetting.selfSizing)
  func lastMessageThatGrowsByItselfIsFollowed(setting: ReaderSetting) {
    let stage = chat(setting)
    stage.setInsets(0, 200)
    stage.settle()
    stage.scroll(to: stage.offset - 199)
    bringEndOnScreen(.keyboard, on: stage)
    for length: CGFloat in [100, 120, 200] {
      stage.extents[39] = length
      stage.view.cellForItem(at: [0, 39])?.invalidateIntrinsicContentSize()
      stage.settle()
      #expect(stage.isAtEnd && stage.length(39) == length)
    }
  }

  // The end is half a point below the screen, which nobody sees.
  @Test(arguments: ReaderSetting.inWindow)
  func endWithinAPointCountsAsVisible(setting: ReaderSetting) {
    let stage = chat(setting)
    stage.scroll(to: stage.end - 0.5)
    stage.append(79)
    stage.settle()
    #expect(stage.isAtEnd)
  }

  @Test(arguments: ReaderSetting.neighbors)
  func endTwoPointsBelowTheScreenIsNotFollowed(setting: ReaderSetting) {
    let stage = chat(setting)
    stage.scroll(to: stage.end - 2)
    let place = stage.place(39)
    stage.append(79)
    stage.settle()
    #expect(stage.place(39) == place)
  }

  // Cells near the end haven't returned their sizes yet. Each has 20 points more before it.
  @Test(arguments: ReaderSetting.inWindow)
  func endToWhichTheAppScrollsDuringAChangeStaysThere(setting: ReaderSetting) {
    let stage = chat(setting)
    stage.scroll(to: stage.first)
    stage.view.reloadData()
    stage.settle()
    stage.layout.minimumLineSpacing = 20
    stage.offset = stage.end
    stage.settle()
    #expect(stage.isAtEnd)
  }

  // MARK: Short content

  //     before       after
  //     ┌─────┐ 0    ┌─────┐ 0
  //     │     │      │     │
  //     │  0  │      │     │ 800 ──┐ offset
  //     │  1  │      │  0  │       │
  //     │  2  │      │  1  │       │
  //     └─────┘ 700  │  2  │       │
  //                  └─────┘ 1500 ─┘
  @Test(arguments: ReaderSetting.neighbors)
  func minimumLengthKeepsTheEndVisible(setting: ReaderSetting) {
    let stage = chat(setting, [80, 80, 80])
    #expect(stage.place(2) == 620)
    stage.layout.minimumContentExtent = 1_500
    stage.settle()
    #expect(stage.offset == 800 && stage.place(2) == 620)
  }

  // MARK: What leaves the end

  // The first frames of an animation can move less than a point. Pinned headers cause a layout pass
  // in each.
  @Test(arguments: ReaderSetting.inWindow)
  func scrollThatBeginsSlowlyLeavesTheEnd(setting: ReaderSetting) {
    let stage = ReaderStage(setting) {
      $0.contentAnchor = .end
      $0.sectionHeadersPinToVisibleBounds = true
    }
    stage.controller.headerSize = { _ in CGSize(width: 30, height: 30) }
    stage.show(Array(repeating: 80, count: 40))
    let end = stage.end
    #expect(stage.isAtEnd)
    for distance: CGFloat in [1.0 / 3, 2.0 / 3, 1, 2, 6] {
      stage.offset = end - distance
      stage.view.layoutIfNeeded()
      #expect(abs(stage.offset - (end - distance)) <= 0.51)
    }
    stage.offset = end - 1
    stage.settle()
    stage.append(80)
    stage.settle()
    #expect(stage.isAtEnd)
  }

  @Test(arguments: ReaderSetting.neighbors)
  func scrollByCodeLeavesTheEnd(setting: ReaderSetting) {
    let stage = chat(setting)
    stage.scroll(to: stage.offset - 300)
    #expect(abs(stage.missing - 300) <= 0.51)
    let (item, place) = (stage.wholeItems[0], stage.place(stage.wholeItems[0]))
    stage.append(79)
    stage.settle()
    #expect(stage.place(item) == place)
  }

  @Test(arguments: ReaderSetting.neighbors)
  func scrollToAnItemInThePassOfNewInsetsLeavesTheEnd(setting: ReaderSetting) {
    guard setting.direction != .rightToLeft else { return }
    let stage = chat(setting)
    stage.scrollThrough()
    stage.setInsets(0, 200)
    stage.scrollToItem(5, at: setting.direction.positions.start)
    stage.settle()
    #expect(stage.place(5) == 0)
  }

  //     3250 of 3300  ──▶  the last message goes: 3200 of 3200  ──▶  another one comes
  @Test(arguments: ReaderSetting.exact)
  func endThatADeletionBringsOnScreenIsFollowed(setting: ReaderSetting) {
    let stage = ReaderStage(setting) { $0.contentAnchor = .end }
    Host.makesNoQueriesOfItsOwn(stage.view)
    stage.show(Array(repeating: 100, count: 40))
    stage.scroll(to: stage.end - 50)
    stage.delete(39..<40)
    #expect(stage.isAtEnd)
    stage.append(100)
    #expect(stage.isAtEnd)
  }

  // The end stays in place after a scroll to the last message, and also after a deletion that has
  // brought it on screen. An offset that the app sets together with insets is undone there.
  @Test(arguments: [false, true])
  func offsetWithNewInsetsLeavesNoEndThatIsOnScreen(scrolls: Bool) {
    let stage = ReaderStage { $0.contentAnchor = .end }
    Host.makesNoQueriesOfItsOwn(stage.view)
    stage.show(Array(repeating: 100, count: 20))
    if scrolls {
      stage.scroll(to: 500)
      stage.scrollToItem(19, at: .bottom)
      stage.settle()
    } else {
      stage.scroll(to: stage.end - 50)
      stage.delete(19..<20)
    }
    #expect(stage.isAtEnd)
    stage.setInsets(44, 300)
    stage.offset += 200
    stage.settle()
    #expect(stage.isAtEnd)
  }

  // Outside a window, offsets are whole points (facts 12.1).
  @Test(arguments: [1, 2, 3] as [CGFloat], [false, true])
  func chatIsAtItsEndAfterAKeyboardOutsideItsWindow(scale: CGFloat, leaves: Bool) {
    let stage = ReaderStage(ReaderSetting(scale: scale)) { $0.contentAnchor = .end }
    Host.makesNoQueriesOfItsOwn(stage.view)
    stage.show([40, 63, 80, 31, 120, 40, 200, 63, 97.5])
    stage.scroll(to: stage.offset - 2)
    // The end is on screen again, although the anchor is an item.
    stage.resizeItem(8, to: 95.5)
    stage.settle()
    #expect(stage.isAtEnd)
    if leaves { stage.leaveWindow() }
    stage.setInsets(0, 60)
    if leaves { stage.enterWindow() }
    stage.settle()
    #expect(stage.isAtEnd)
  }

  // MARK: Options that are switched off

  // A log with a switch "follow". Its 12 lines end at 960.
  //
  //     260 │ 3…11 │  ──▶  off, two more lines  ──▶  260 (not 420)
  @Test(arguments: ReaderSetting.neighbors, [false, true])
  func endIsNotFollowedAfterTheOptionIsSwitchedOff(setting: ReaderSetting, keepsItems: Bool) {
    for isInBatch in [false, true] {
      let stage = chat(setting, Array(repeating: 80, count: 12)) {
        $0.keepsVisibleItemsInPlace = keepsItems
      }
      if isInBatch {
        stage.batch { stage.layout.contentAnchor = .start }
      } else {
        stage.layout.contentAnchor = .start
      }
      stage.append(80, 80)
      stage.settle()
      #expect(stage.offset == 260)
      stage.setInsets(0, 100)
      stage.settle()
      stage.append(80)
      stage.settle()
      #expect(stage.offset == 260)
    }
  }
}
