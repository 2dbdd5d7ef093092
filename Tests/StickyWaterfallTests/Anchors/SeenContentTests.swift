import Testing
import WaterfallEngine

@testable import StickyWaterfall

/// Offsets that were asked for or announced, and insets that change between layout passes, without
/// a view.
///
/// If nothing else is said, the content was last seen at offset 100.
@MainActor
@Suite struct SeenContentTests: AnchorContent {
  private func isUnchosen(_ anchors: Anchors) -> Bool {
    if case .unchosen = anchors.hold { true } else { false }
  }

  private func isNothing(_ anchors: Anchors) -> Bool {
    if case .nothing = anchors.hold { true } else { false }
  }

  // MARK: Moves by UIKit

  //     top    0 ──▶ 48 ──▶ 0       between two layout passes
  //     offset 100 ─▶ 52 ──▶ 100
  @Test func insetThatComesAndGoesBetweenTwoPassesIsFollowedByUIKit() {
    var anchors = seen()
    #expect(move(&anchors, to: screen(52, top: 48)) == .uikit)
    #expect(move(&anchors, to: screen(100)) == .uikit)
  }

  /// The content hasn't come to 130 yet when a bar of 48 points appears.
  @Test func offsetThatWasAskedForMovesByTheInsetToo() {
    var anchors = seen()
    anchors.ask(for: 130, on: screen(100))
    #expect(move(&anchors, to: screen(82, top: 48)) == .uikit)
  }

  //     offset 1600 ──▶ clamped to 1500 in a higher view ──▶ 1452 below a bar of 48 points
  @Test func contentThatIsClampedAndThenMovedByTheInsetIsMovedByUIKit() {
    var anchors = seen(at: 1_600)
    #expect(move(&anchors, to: screen(1_600, height: 500)) == .nobody)
    #expect(move(&anchors, to: screen(1_452, top: 48, height: 500)) == .uikit)
  }

  // UIKit clamps to 1650 in a higher view. Then an inset changes, and the offset not yet.
  //
  //     bottom  150 ──▶ 150  ──▶ 0
  //     top       0 ──▶ 0    ──▶ 48
  //     offset 1750 ──▶ 1650 ──▶ 1650
  @Test func contentIsWhereItWasClampedUntilItMovesByTheInset() {
    var anchors = Anchors()
    _ = move(&anchors, to: screen(1_750, bottom: 150))
    #expect(move(&anchors, to: screen(1_750, bottom: 150, height: 500)) == .nobody)
    #expect(move(&anchors, to: screen(1_650, top: 48, height: 500)) == .uikit)
  }

  /// UIKit still knows the old length, and clamps the content to it.
  @Test func contentIsClampedToTheLengthThatUIKitKnows() {
    var anchors = seen(at: 1_600)
    #expect(move(&anchors, to: screen(1_300), known: 1_700) == .uikit)
  }

  /// UIKit moves nothing for new insets while a finger holds the content, and back without them.
  @Test func insetUnderAFingerCountsOnceItGoes() {
    var anchors = seen()
    see(screen(100, top: 48), isTouched: true, &anchors)
    #expect(move(&anchors, to: screen(148)) == .uikit)
  }

  /// UIKit changes the inset first, and moves the content after the layout pass (facts 13.15).
  @Test func lateMoveByTheInsetMovesNoAnchor() {
    var anchors = seen(holding: .points(Self.anchor, for: .content))
    see(screen(100, top: 48), &anchors)
    #expect(anchors.seen?.distance(to: screen(52, top: 48)) == 0)
  }

  // The view was higher before the pass. After it, only the app moves the content to 1,300.
  @Test func surroundingsBeforeAPassExplainNoLaterMove() {
    var anchors = seen(at: 1_600)
    #expect(move(&anchors, to: screen(1_600, height: 700)) == .nobody)
    see(screen(1_600), &anchors)
    #expect(move(&anchors, to: screen(1_300)) == .app)
  }

  /// The app scrolls to 300 under a new bar, which then goes.
  @Test func insetThatGoesAfterAScrollMovesTheContentBack() {
    var anchors = seen()
    #expect(move(&anchors, to: screen(300, top: 48)) == .app)
    #expect(move(&anchors, to: screen(348)) == .uikit)
  }

  /// The app scrolls by 48 points just before a bar of 48 points goes.
  ///
  ///     top    48 ──▶ 0
  ///     offset 52 ──▶ 100 by the app ──▶ 148 by UIKit
  @Test func scrollBeforeAnInsetChangesByAsMuchIsTheApps() {
    var anchors = seen(at: 52)
    see(screen(52, top: 48), &anchors)
    see(screen(52, top: 48), &anchors)
    anchors.announce(screen(100, top: 48), isTouched: false)
    #expect(move(&anchors, to: screen(100)) == .app)
    #expect(move(&anchors, to: screen(148)) == .uikit)
  }

  // MARK: Offsets that the layout asks for

  /// UIKit rounds 130.5 to 131 if a pixel has a point, and 130 is another pixel.
  @Test func halfAPixelIsAnotherOffset() throws {
    var anchors = seen()
    anchors.didMove(to: screen(131), wanting: 130.5)
    let content = try #require(anchors.seen)
    #expect(content.hasMoved(for: 130.5, on: screen(131)))
    #expect(!content.hasMoved(for: 130, on: screen(131)))
  }

  //     100 ──▶ 130 by the layout ──▶ 82 by UIKit, or 200 by the app
  @Test(arguments: [false, true])
  func contentThatWasMovedAwayHasNotMovedForItsOffset(byApp: Bool) {
    var anchors = seen()
    anchors.didMove(to: screen(130), wanting: 130)
    let screen = byApp ? screen(200) : screen(82, top: 48)
    #expect(move(&anchors, to: screen) == (byApp ? .app : .uikit))
    #expect(anchors.seen?.hasMoved(for: 130, on: screen) == false)
  }

  /// A delegate has placed the content at 135, and the app scrolls to 130 later.
  @Test func scrollToTheOffsetThatADelegateReplacedIsTheApps() {
    var anchors = seen()
    anchors.ask(for: 130, on: screen(100))
    anchors.didMove(to: screen(135), wanting: 130)
    #expect(move(&anchors, to: screen(130)) == .app)
  }

  /// The content hasn't moved yet, and 101 is only a point away.
  @Test func offsetThatIsAPointAwayIsStillAskedFor() {
    var anchors = seen()
    anchors.ask(for: 101, on: screen(100))
    #expect(move(&anchors, to: screen(100)) == .nobody)
    #expect(anchors.seen?.asked == 101)
    #expect(move(&anchors, to: screen(101)) == .nobody)
    #expect(anchors.seen?.asked == nil)
  }

  /// The content is already there, within a pixel.
  @Test func offsetThatWasReachedIsForgotten() {
    var anchors = seen()
    anchors.ask(for: 100.4, on: screen(100))
    #expect(move(&anchors, to: screen(100)) == .nobody)
    #expect(anchors.seen?.wanted == 100.4 && anchors.seen?.asked == nil)
    #expect(move(&anchors, to: screen(101.3)) == .app)
  }

  @Test func offsetIsAskedForOnlyOnce() {
    var seen = SeenContent(screen(100), length: length(2_000))
    #expect(!seen.hasMoved(for: 130, on: screen(100)))
    seen.ask(for: 130, on: screen(100))
    #expect(seen.hasMoved(for: 130, on: screen(100)))
    #expect(!seen.hasMoved(for: 140, on: screen(100)) && !seen.hasMoved(for: 130, on: screen(110)))
  }

  /// A request counts until the content moves elsewhere.
  @Test func contentComesToTheOffsetThatWasAskedForLast() {
    var seen = SeenContent(screen(100), length: length(2_000))
    #expect(seen.offsetWithoutRequest(on: screen(100)) == 100)
    seen.ask(for: 130, on: screen(100))
    #expect(seen.offsetWithoutRequest(on: screen(100)) == 130)
    #expect(seen.offsetWithoutRequest(on: screen(110)) == 110)
  }

  @Test func clientMovesTheContentFromTheOffsetThatWasAskedFor() {
    var anchors = seen(holding: .points(Self.anchor, for: .content))
    anchors.ask(for: 130, on: screen(100))
    anchors.moveByClient(25, on: screen(100))
    #expect(anchors.seen?.asked == 155)
  }

  @Test func delegateMovesNoContentThatStaysAtItsEnd() {
    var anchors = seen(at: 1_600, holding: .end)
    anchors.ask(for: 1_650, on: screen(1_600))
    _ = anchors.followDelegate(to: screen(1_655))
    #expect(anchors.hold.isEnd && anchors.seen?.asked == nil)
  }

  // MARK: Offsets that UIKit announces

  // UIKit has announced an offset and not set it. Later, the app moves the content there for a
  // keyboard, and so it stays there.
  @Test(arguments: [false, true])
  func announcedOffsetIsForgottenAfterAPassOrAScroll(byScroll: Bool) {
    var anchors = seen(holding: .points(Self.anchor, for: .content))
    anchors.announce(screen(400), isTouched: false)
    if byScroll {
      #expect(move(&anchors, to: screen(400)) == .app)
      #expect(move(&anchors, to: screen(100)) == .app)
    } else {
      see(screen(100), &anchors)
    }
    #expect(move(&anchors, to: screen(400, bottom: 250)) == .app)
    #expect(isUnchosen(anchors) && anchors.seen?.screen.visibleInsets.end == 250)
  }

  // UIKit announces the offset to which it clamps the content, too.
  @Test func clampThatUIKitAnnouncesIsItsOwn() {
    var higher = seen(at: 1_600)
    higher.announce(screen(1_500, height: 500), isTouched: false)
    #expect(move(&higher, to: screen(1_500, height: 500)) == .uikit)
    var shorter = seen(at: 1_600)
    shorter.announce(screen(1_300), isTouched: false)
    #expect(move(&shorter, to: screen(1_300), length: 1_700) == .uikit)
  }

  // A finger has pulled the content down, and it bounces back before a keyboard comes.
  @Test func bounceBeforeTheInsetsChangeIsNoClamp() {
    var anchors = seen(at: -80)
    anchors.announce(screen(0), isTouched: true)
    #expect(move(&anchors, to: screen(0, bottom: 300)) == .app)
    #expect(isUnchosen(anchors) && anchors.seen?.screen.offset == 0)
  }

  //     top    48 ──▶ 48          ──▶ 0
  //     offset 52 ──▶ 100 by the app
  @Test func scrollBeforeTheInsetChangesCountsWithoutIt() {
    var seen = SeenContent(screen(52, top: 48), length: length(2_000))
    seen.announce(screen(100, top: 48), isTouched: false)
    #expect(seen.distance(to: screen(100)) == 48)
  }

  @Test func scrollThatWasAnnouncedBeforeTheInsetsLeavesTheEnd() {
    var anchors = seen(at: 1_600, holding: .end)
    anchors.announce(screen(1_500), isTouched: false)
    #expect(move(&anchors, to: screen(1_500, bottom: 300)) == .app)
    #expect(isUnchosen(anchors))
  }

  //     keyboard of 300 points: the app scrolls by 300, too, or by another distance
  @Test(arguments: [(400, true), (250, false)] as [(CGFloat, Bool)])
  func scrollByTheKeyboardIsPartOfItsChange(offset: CGFloat, isPart: Bool) {
    var anchors = seen()
    anchors.announce(screen(offset), isTouched: false)
    #expect(move(&anchors, to: screen(offset, bottom: 300)) == .app)
    #expect(isUnchosen(anchors))
    #expect(anchors.seen?.screen.visibleInsets.end == (isPart ? 300 : 0))
  }

  @Test func scrollFollowsTheKeyboardOnlyIfNothingElseChanges() {
    let seen = SeenContent(screen(100), length: length(2_000))
    #expect(seen.hasFollowedEndInset(to: screen(150, bottom: 50), by: 50))
    #expect(!seen.hasFollowedEndInset(to: screen(150, bottom: 50), by: 40))
    #expect(!seen.hasFollowedEndInset(to: screen(100), by: 0))
    #expect(!seen.hasFollowedEndInset(to: screen(140, top: 10, bottom: 50), by: 50))
    #expect(!seen.hasFollowedEndInset(to: screen(150, bottom: 50, height: 300), by: 50))
  }

  // MARK: What was seen

  /// The items were seen without the keyboard until a pass has laid them out for it.
  @Test func newInsetIsSeenOnlyAfterAPass() {
    var anchors = seen()
    let covered = screen(100, bottom: 300)
    #expect(move(&anchors, to: covered) == .nobody)
    #expect(anchors.seen?.visible.end == length(500))
    see(covered, &anchors)
    #expect(anchors.seen?.visible.end == length(200))
  }

  /// The app scrolls after the keyboard has come.
  @Test func scrollShowsTheContentAsItWasLaidOut() {
    var seen = SeenContent(screen(100), length: length(2_000))
    seen.scroll(to: screen(350, bottom: 300))
    #expect(seen.visible.start == length(350) && seen.visible.end == length(750))
  }

  // MARK: During a change

  /// The app moves the content and sets an inset while a change is under way.
  @Test func appThatMovesTheContentDuringAChangeMovesTheAnchor() {
    var anchors = seen(holding: .points(Self.anchor, for: .content))
    anchors.begin(holding: anchors.hold)
    #expect(move(&anchors, to: screen(400, bottom: 300)) == .app)
    guard case .points(let anchor, _) = anchors.hold, case .item(let item)? = anchor.points.first
    else {
      Issue.record("\(anchors.hold)")
      return
    }
    #expect(item.distance == -280)
  }

  // What was visible before a scroll says which items have their sizes. During a change, it's
  // unknown.
  @Test(arguments: [false, true])
  func scrollFromTheEndDuringAChangeLeavesNothingToCompareWith(isChanging: Bool) {
    var anchors = seen(at: 1_600, holding: .end)
    if isChanging { anchors.begin(holding: .end) }
    #expect(move(&anchors, to: screen(1_500)) == .app)
    guard case .unchosen(let before) = anchors.hold else {
      Issue.record("\(anchors.hold)")
      return
    }
    #expect((before == nil) == isChanging)
  }

  /// The layout moves the content to 130 in the change.
  @Test func whatWasSeenBeforeAChangeCountsUntilItEnds() {
    var anchors = seen(holding: .points(Self.anchor, for: .content))
    anchors.begin(holding: anchors.hold)
    anchors.ask(for: 130, on: screen(100))
    #expect(move(&anchors, to: screen(130)) == .nobody)
    #expect(anchors.seen?.visible.start == length(100))
    see(screen(130), &anchors)
    #expect(anchors.seen?.visible.start == length(130))
  }

  /// Views can return their sizes only after UIKit has read where they are.
  @Test func changeIsReadAfterItsPass() {
    var anchors = seen()
    #expect(anchors.isRead)
    anchors.begin(holding: anchors.hold)
    see(screen(100), &anchors)
    #expect(!anchors.isRead)
    anchors.didReadRectangle()
    #expect(anchors.isRead)
  }

  // A batch update that UIKit has read before it ends isn't read again.
  @Test(arguments: [false, true])
  func changeIsReadAtTheEndOfItsTurnOrIfNoSizesAreMissing(endsTurn: Bool) {
    var anchors = seen()
    anchors.begin(holding: anchors.hold)
    see(screen(100), &anchors)
    if endsTurn { anchors.endTurn() } else { anchors.expectNoSizes() }
    #expect(anchors.isRead)
  }

  @Test func nothingStaysInPlaceUntilTheLastPassOfAChange() {
    var anchors = seen()
    anchors.hold(.nothing)
    anchors.requestAnotherPass()
    see(screen(100), &anchors)
    #expect(isNothing(anchors))
    anchors.beginPass()
    see(screen(100), &anchors)
    #expect(isUnchosen(anchors))
  }

  @Test func changeIsOverOnceNothingCanStayInPlace() {
    var anchors = seen(holding: .points(Self.anchor, for: .content))
    anchors.begin(holding: anchors.hold)
    anchors.forgetScreen()
    #expect(!anchors.isChanging && anchors.seen == nil)
  }

  @Test func nothingAwaitsIndexPathsAfterARelease() {
    var anchors = seen()
    anchors.beginUpdate()
    anchors.release()
    #expect(!anchors.awaitsPlan)
  }

  @Test func scrollOfTheAppForgetsItsAnswers() {
    var anchors = seen()
    for _ in 0..<2 {
      anchors.answeredMoves.move()
      anchors.answeredMoves.change(duringMove: true)
    }
    #expect(!anchors.answeredMoves.allowMove)
    #expect(move(&anchors, to: screen(130)) == .app)
    #expect(anchors.answeredMoves.allowMove)
  }
}

/// An animated scroll to a target, without a view.
///
///     100 ──▶ frames ──▶ 500
@MainActor
@Suite struct TargetScrollTests: AnchorContent {
  private static let target = ScrollTarget(
    .element(ElementID(.item(9), inSection: 0)), position: 0)

  private func scroll(from start: CGFloat = 100, to offset: CGFloat = 500) -> TargetScroll {
    TargetScroll(to: Self.target, at: offset, on: screen(start))
  }

  private func anchors(_ scroll: TargetScroll, at offset: CGFloat = 100) -> Anchors {
    var anchors = seen(at: offset)
    anchors.hold(.scrolling(scroll))
    return anchors
  }

  private func isScrolling(_ anchors: Anchors) -> Bool {
    if case .scrolling = anchors.hold { true } else { false }
  }

  @Test func framesLeadToTheTarget() {
    var anchors = anchors(scroll())
    for offset in [100, 230, 230, 420] as [CGFloat] {
      _ = move(&anchors, to: screen(offset))
      #expect(isScrolling(anchors))
    }
    _ = move(&anchors, to: screen(500))
    #expect(anchors.hold.isArriving)
  }

  @Test func framesAreWhatIsSeen() {
    var anchors = anchors(scroll())
    _ = move(&anchors, to: screen(230))
    #expect(anchors.seen?.visible.start == length(230))
  }

  /// A frame of one point is no clamp by UIKit.
  @Test func moveBackByAPointEndsTheScroll() {
    var anchors = anchors(scroll())
    #expect(move(&anchors, to: screen(101)) == .app)
    #expect(isScrolling(anchors))
    _ = move(&anchors, to: screen(100))
    #expect(!anchors.hold.isOfTarget)
  }

  @Test func moveAwayFromTheTargetEndsTheScroll() {
    var anchors = anchors(scroll())
    _ = move(&anchors, to: screen(230))
    _ = move(&anchors, to: screen(200))
    #expect(!anchors.hold.isOfTarget)
  }

  @Test func insetThatMovesTheContentAwayEndsNoScroll() {
    var anchors = anchors(scroll())
    #expect(move(&anchors, to: screen(52, top: 48)) == .uikit)
    #expect(isScrolling(anchors))
  }

  /// The content has become shorter, so UIKit clamps the offset to 1,600.
  @Test func shorterContentEndsNoScroll() {
    var anchors = anchors(scroll(from: 1_850, to: 1_900), at: 1_850)
    _ = move(&anchors, to: screen(1_600))
    #expect(isScrolling(anchors))
  }

  //     1850 ──▶ frame 1840 ──▶ UIKit clamps to 1600, and the layout asks ──▶ frame 1820 ──▶ 500
  @Test func frameBeforeTheOffsetThatUIKitClampsEndsNoScroll() {
    var anchors = anchors(scroll(from: 1_850, to: 500), at: 1_850)
    #expect(move(&anchors, to: screen(1_840)) == .app)
    #expect(move(&anchors, to: screen(1_600), length: 2_300) == .uikit)
    #expect(move(&anchors, to: screen(1_600), length: 2_300) == .nobody)
    #expect(move(&anchors, to: screen(1_820), length: 2_300) == .app)
    #expect(isScrolling(anchors))
    #expect(move(&anchors, to: screen(1_850), length: 2_300) == .app)
    #expect(!anchors.hold.isOfTarget)
  }

  @Test func clientThatMovesTheContentAwayEndsNoScroll() {
    var scroll = scroll()
    scroll.shift(by: -30)
    let isApproached = scroll.step(to: screen(70), movedBy: .app)
    #expect(isApproached)
    #expect(scroll.isReached(on: screen(470), hasWindow: true))
  }

  // A client moves the content back by 30 points. No source says where the animation ends then.
  @Test(arguments: [470, 500] as [CGFloat])
  func clientMovesTheContentOnItsWayToTheTarget(end: CGFloat) {
    var anchors = anchors(scroll())
    anchors.moveByClient(-30, on: screen(100))
    #expect(move(&anchors, to: screen(70)) == .nobody)
    #expect(isScrolling(anchors))
    _ = move(&anchors, to: screen(end))
    #expect(anchors.hold.isArriving)
  }

  // A bar of 48 points comes. No source says whether the animation ends 48 points earlier.
  @Test(arguments: [452, 500] as [CGFloat])
  func barComesOnTheWayToTheTarget(end: CGFloat) {
    var anchors = anchors(scroll())
    #expect(move(&anchors, to: screen(52, top: 48)) == .uikit)
    _ = move(&anchors, to: screen(end, top: 48))
    #expect(anchors.hold.isArriving)
  }

  /// Steps of a third of a point add up to a scroll by the user.
  @Test func slowFingerEndsTheScroll() {
    var anchors = anchors(scroll())
    for step in 1...4 {
      _ = move(&anchors, to: screen(100 + CGFloat(step) / 3), isTouched: true)
    }
    #expect(!anchors.hold.isOfTarget)
  }

  @Test func scrollIsOverAfterHalfASecondWithoutAFrame() {
    let wait = { (seconds: Double) in
      let end = CACurrentMediaTime() + seconds
      while CACurrentMediaTime() < end { Host.takeTurn() }
    }
    var scroll = scroll()
    wait(0.3)
    #expect(scroll.isRunning)
    _ = scroll.step(to: screen(140), movedBy: .app)
    wait(0.3)
    #expect(scroll.isRunning)
    // A frame at the same offset.
    _ = scroll.step(to: screen(140), movedBy: .nobody)
    wait(0.3)
    #expect(!scroll.isRunning)
  }

  // MARK: The target

  @Test(
    arguments: [
      (.waiting, true, false), (.arriving(hasNewSize: false), true, true),
      (.arriving(hasNewSize: true), true, true), (.settled, false, false),
    ] as [(Hold.Progress, Bool, Bool)])
  func targetStaysForAllChangesUntilItHasSettled(
    progress: Hold.Progress, isArriving: Bool, hasSizes: Bool
  ) {
    let hold = Hold.target(Self.target, progress)
    #expect(hold.isOfTarget && hold.isArriving == isArriving && hold.hasSizes == hasSizes)
  }

  @Test func targetStaysForNoChangeOnTheWayToIt() {
    let hold = Hold.scrolling(scroll())
    #expect(hold.isOfTarget && !hold.isArriving && !hold.hasSizes)
  }

  @Test func sizeAfterTheTargetHasSettledChangesNothing() {
    var anchors = seen(holding: .target(Self.target, .settled))
    anchors.recordNewSize()
    #expect(!anchors.hold.isArriving)
  }

  // The app scrolls by 30 points in a change, or a client's context does.
  @Test(arguments: [false, true])
  func targetMovesWithTheContent(byContext: Bool) {
    var anchors = seen(holding: .target(Self.target, .waiting))
    if byContext {
      anchors.moveByClient(30, on: screen(100))
    } else {
      anchors.begin(holding: anchors.hold)
      #expect(move(&anchors, to: screen(130)) == .app)
    }
    guard case .target(let target, _) = anchors.hold else {
      Issue.record("\(anchors.hold)")
      return
    }
    #expect(target.shift == 30)
  }

  @Test func targetWaitsForATurnWithoutANewSize() {
    var anchors = anchors(scroll())
    anchors.hold(.target(Self.target, .waiting))
    anchors.recordNewSize()
    let turns = (0..<2).map { _ in anchors.endTurnOfTarget() }
    #expect(turns == [true, false])
  }
}
