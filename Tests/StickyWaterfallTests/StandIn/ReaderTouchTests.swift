#if !canImport(UIKit)
import StickyWaterfall
import Testing

@testable import HeadlessUIKit

/// What someone reads while a finger is on the content, and after it.
@MainActor
@Suite struct ReaderTouchTests {
  private func list(
    _ setting: ReaderSetting, isChat: Bool, _ extents: [CGFloat] = Array(repeating: 80, count: 40)
  ) -> ReaderStage {
    let stage = ReaderStage(setting) {
      if isChat { $0.contentAnchor = .end } else { $0.keepsVisibleItemsInPlace = true }
    }
    stage.show(extents)
    return stage
  }

  private func point(_ offset: CGFloat, on stage: ReaderStage) -> CGPoint {
    stage.setting.direction.isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
  }

  // A finger scrolls 199 points up from 2700, the keyboard closes, and the end is on screen.
  @Test(arguments: ReaderSetting.neighbors)
  func endThatComesOnScreenAfterADragStaysThere(setting: ReaderSetting) {
    let stage = list(setting, isChat: true)
    stage.setInsets(0, 200)
    stage.settle()
    stage.view.simulateDrag(to: point(stage.offset - 199, on: stage), steps: 3)
    stage.settle()
    #expect(abs(stage.missing - 199) <= 0.51)
    stage.setInsets(0, 0)
    stage.settle()
    stage.append(79)
    stage.settle()
    #expect(stage.isAtEnd)
  }

  // A bar appears under a finger, also in a pass before or after another change.
  @Test(arguments: ReaderSetting.exact, [false, true])
  func newInsetUnderAFingerMovesNothing(setting: ReaderSetting, isLaidOut: Bool) {
    for isChat in [false, true] {
      let stage = list(setting, isChat: isChat)
      stage.scroll(to: 1_000)
      stage.view.simulateTouch(true)
      stage.layout.invalidateLayout()
      if isLaidOut { stage.view.layoutIfNeeded() }
      stage.setInsets(100, 0)
      if isLaidOut { stage.view.layoutIfNeeded() }
      #expect(stage.place(13) == 40)
      stage.layout.minimumLineSpacing = 10
      stage.settle()
      // 13 is under the bar now.
      #expect(stage.place(isLaidOut ? 14 : 13) == (isLaidOut ? 120 : 40))
      stage.view.simulateTouch(false)
    }
  }

  // Both cells return a size before the next layout pass. 29 is the topmost whole one.
  @Test(arguments: ReaderSetting.selfSizing, [false, true])
  func cellsThatGrowUnderAFingerAreOneChange(setting: ReaderSetting, isChat: Bool) {
    let stage = list(setting, isChat: isChat, (0..<40).map { CGFloat(30 + $0 * 67 % 130) })
    stage.scrollThrough()
    stage.bring(29, to: 52)
    stage.view.simulateTouch(true)
    for name in [28, 29] { stage.extents[name, default: 0] += 30 }
    stage.reconfigure([[0, 28], [0, 29]])
    stage.settle()
    #expect(stage.place(29) == 52)
    stage.view.simulateTouch(false)
  }

  // Photos arrive while another tab is shown, and again when a finger is on the list.
  @Test(arguments: ReaderSetting.exact)
  func insertionUnderAFingerAfterOneWithoutAWindowMovesNothing(setting: ReaderSetting) {
    let stage = list(setting, isChat: false)
    stage.scroll(to: 1_340)
    let (item, place) = (stage.wholeItems[0], stage.place(stage.wholeItems[0]))
    stage.leaveWindow()
    stage.insert([100, 100], at: 0)
    stage.enterWindow()
    stage.settle()
    stage.view.simulateTouch(true)
    stage.insert([100, 100], at: 0)
    #expect(stage.place(item) == place)
    stage.view.simulateTouch(false)
  }

  // A header gets shorter by as much as a finger scrolls.
  @Test(arguments: [false, true])
  func headerThatShrinksWhileAFingerScrollsDoesNotStopIt(isSelfSizing: Bool) {
    let stage = list(ReaderSetting(isSelfSizing: isSelfSizing), isChat: false)
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 160)
    stage.settle()
    stage.controller.whenScrolled = { [unowned stage] in
      stage.layout.headerReferenceSize.height = min(160, max(44, 160 - stage.offset))
    }
    stage.view.simulateTouch(true)
    for step in 1...10 {
      stage.offset = 20 * CGFloat(step)
      stage.view.layoutIfNeeded()
      #expect(stage.offset >= 20 * CGFloat(step - 1))
    }
    stage.view.simulateTouch(false)
  }

  // A bar that hides, and a keyboard that is pulled down, change insets under the finger.
  @Test(arguments: ReaderSetting.neighbors, [false, true])
  func insetsUnderAFingerMoveNothing(setting: ReaderSetting, isChat: Bool) {
    let stage = list(setting, isChat: isChat)
    stage.scrollThrough()
    stage.scroll(to: isChat ? stage.end : 1_000)
    let offset = stage.offset
    stage.view.simulateTouch(true)
    for (start, end) in [(44, 0), (0, 300), (20, 150), (0, 0)] as [(CGFloat, CGFloat)] {
      stage.setInsets(start, end)
      stage.settle()
      #expect(stage.offset == offset)
    }
    stage.view.simulateTouch(false)
  }

  // A delegate moves the content beyond its end while it decelerates there.
  @Test(arguments: ReaderSetting.neighbors)
  func messageWhileAChatDeceleratesAtItsEndKeepsTheEndVisible(setting: ReaderSetting) {
    let stage = list(setting, isChat: true)
    stage.addToTargetOffsets(5)
    stage.view.finger.isDecelerating = true
    stage.append(80)
    stage.settle()
    stage.view.finger.isDecelerating = false
    stage.append(80)
    stage.settle()
    #expect(stage.isAtEnd)
  }

  // While the finger is down, a message doesn't pull the content away from it.
  @Test(arguments: ReaderSetting.neighbors)
  func messageUnderAFingerMovesNothingAtTheEnd(setting: ReaderSetting) {
    let stage = list(setting, isChat: true)
    stage.view.simulateTouch(true)
    let place = stage.place(39)
    stage.append(79)
    stage.settle()
    #expect(stage.place(39) == place)
    stage.view.simulateTouch(false)
  }

  @Test(arguments: ReaderSetting.neighbors, [false, true])
  func insertionUnderAFingerMovesNothing(setting: ReaderSetting, isChat: Bool) {
    let stage = list(setting, isChat: isChat)
    stage.scrollThrough()
    stage.scroll(to: 1_000)
    let (item, place) = (stage.wholeItems[0], stage.place(stage.wholeItems[0]))
    stage.view.simulateTouch(true)
    stage.insert([100, 100, 100], at: 0)
    stage.settle()
    #expect(stage.place(item) == place)
    stage.view.simulateTouch(false)
    stage.append(100)
    stage.settle()
    #expect(stage.place(item) == place)
  }

  //      12         12 shrinks    12 grows under a finger
  //     ─│  │─ 0    ──────────    ──────────
  //      ├──┤ 40    ├──┤ 10       ├──┤ 10, and not -10
  //      │13│       ├──┤ 40       │  │
  //                               ├──┤ 60
  @Test(arguments: ReaderSetting.neighbors, [false, true])
  func touchedContentKeepsWhatIsSeenThen(setting: ReaderSetting, decelerates: Bool) {
    for isChat in [false, true] {
      let stage = list(setting, isChat: isChat)
      stage.scrollThrough()
      stage.scroll(to: 1_000)
      stage.resizeItem(12, to: 30)
      stage.settle()
      #expect(stage.place(12) == 10 && stage.place(13) == 40)
      if decelerates {
        stage.view.finger.isDecelerating = true
      } else {
        stage.view.simulateTouch(true)
      }
      stage.resizeItem(12, to: 50)
      stage.settle()
      #expect(stage.place(12) == 10 && stage.place(13) == 60)
      stage.resizeItem(11, to: 5)
      stage.settle()
      #expect(stage.place(11) == 5 && stage.place(12) == 10)
      stage.view.simulateTouch(false)
      stage.view.finger.isDecelerating = false
      // Item 11 is the topmost whole item now.
      stage.resizeItem(11, to: 25)
      stage.settle()
      #expect(stage.place(11) == 5 && stage.place(12) == 30)
    }
  }

  // A finger pulls the list down to refresh it, and lifts before the layout pass of the reload.
  @Test(arguments: ReaderSetting.exact)
  func contentThatIsReloadedUnderAFingerBouncesBack(setting: ReaderSetting) {
    let stage = list(setting, isChat: false)
    stage.view.simulateTouch(true)
    stage.offset = -60
    stage.view.reloadData()
    stage.view.simulateTouch(false)
    stage.view.finger.isDecelerating = true
    stage.view.layoutIfNeeded()
    #expect(stage.offset == -60)
    stage.view.finger.isDecelerating = false
  }

  /// A finger, or the content that bounces back after it, moves beyond the end in each frame.
  @Test(arguments: [false, true])
  func bounceBeyondTheEndOfAChatCausesNoPass(decelerates: Bool) {
    let stage = list(ReaderSetting(), isChat: true)
    stage.view.finger.isDown = !decelerates
    stage.view.finger.isDecelerating = decelerates
    let bounds = stage.view.bounds.offsetBy(dx: 0, dy: 30)
    #expect(!stage.layout.shouldInvalidateLayout(forBoundsChange: bounds))
    (stage.view.finger.isDown, stage.view.finger.isDecelerating) = (false, false)
    #expect(stage.layout.shouldInvalidateLayout(forBoundsChange: bounds))
  }

  @Test(arguments: ReaderSetting.neighbors)
  func dragLeavesTheEnd(setting: ReaderSetting) {
    let stage = list(setting, isChat: true)
    stage.view.simulateDrag(to: point(stage.end - 150, on: stage), steps: 2)
    stage.settle()
    #expect(abs(stage.missing - 150) <= 0.51)
    let (item, place) = (stage.wholeItems[0], stage.place(stage.wholeItems[0]))
    stage.append(79)
    stage.settle()
    #expect(stage.place(item) == place)
  }

  // A finger pulls a chat 60 points beyond its end and lifts. While the content bounces back, a
  // message comes, and what is on screen doesn't jump to it.
  @Test func messageWhileAChatBouncesBackMovesNothing() {
    let stage = list(ReaderSetting(), isChat: true)
    stage.view.simulateTouch(true)
    stage.offset = stage.end + 60
    stage.view.layoutIfNeeded()
    (stage.view.finger.isDown, stage.view.finger.isDecelerating) = (false, true)
    let place = stage.place(39)
    stage.append(100)
    #expect(stage.place(39) == place)
    stage.view.finger.isDecelerating = false
  }

  // A finger holds the list right after the app has scrolled to 12.
  @Test func insertionUnderAFingerAfterAScrollToAnItemMovesNothing() {
    let stage = list(ReaderSetting(), isChat: false)
    stage.scrollToItem(12, at: .top)
    stage.view.simulateTouch(true)
    stage.insert([100], at: 0)
    #expect(stage.place(12) == 0)
    stage.view.simulateTouch(false)
  }
}
#endif
