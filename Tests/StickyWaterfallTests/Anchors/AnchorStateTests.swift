import Testing
import WaterfallEngine

@testable import StickyWaterfall

/// Who has moved the content, and what an anchor does then, without a view.
///
/// If nothing else is said, the content was last seen at offset 100.
@MainActor
@Suite struct AnchorStateTests: AnchorContent {
  private func mover(
    to screen: Screen, length: CGFloat = 2_000, isTouched: Bool = false, from anchors: Anchors
  ) -> ContentMover {
    var anchors = anchors
    return move(&anchors, to: screen, length: length, isTouched: isTouched)
  }

  private func distance(of hold: Hold) -> CGFloat? {
    guard case .points(let anchor, _) = hold, case .item(let item)? = anchor.points.first
    else { return nil }
    return item.distance
  }

  // 80 of 100 points are above the edge, the item shrinks to 50, and the view turns:
  //     100 x 100        100 x 50        200 x 60
  //     ├── 80 ──┤       ├─ 50 ┤         ├─ 48 ┤ four fifths, as before
  @Test func pointOfAnItemThatShrinksAboveTheEdgeStaysInTheItem() {
    let grid = Self.axes.grid
    let frame = { (width: CGFloat, height: CGFloat) in
      AxisRect(
        main: LengthRange(start: 0, extent: grid.length(height)),
        cross: LengthRange(start: 0, extent: grid.length(width)))
    }
    let cut = ItemAnchor.Cut(length: 80, fraction: 0.8, crossExtent: 100)
    let anchor = ItemAnchor(id: [0, 0], cut: cut, distance: 0)
    let short = anchor.placed(in: frame(100, 50), on: grid)
    #expect(short.point(in: frame(100, 50), lineStart: 0, on: grid) == length(50))
    #expect(short.point(in: frame(200, 60), lineStart: 0, on: grid) == length(48))
  }

  // MARK: Who has moved the content?

  @Test func offsetThatNothingExplainsIsAScroll() {
    #expect(mover(to: screen(100), from: seen()) == .nobody)
    #expect(mover(to: screen(130), from: seen()) == .app)
    #expect(mover(to: screen(130), isTouched: true, from: seen()) == .user)
  }

  // Facts 13.15.
  @Test func moveByTheChangeOfTheInsetIsUIKits() {
    #expect(mover(to: screen(52, top: 48), from: seen()) == .uikit)
    #expect(mover(to: screen(50, top: 48), from: seen()) == .app)
    #expect(mover(to: screen(100 - 2 * 48, top: 48), from: seen()) == .app)
  }

  /// The content was beyond its start, and the app scrolls it to the start.
  @Test func scrollBackIntoTheRangeIsTheApps() {
    #expect(mover(to: screen(0), from: seen(at: -50)) == .app)
  }

  // Facts 1.11. UIKit never moves an offset that is inside the scrollable range.
  @Test func moveToTheNearestEndOfTheRangeIsUIKits() {
    #expect(mover(to: screen(60), length: 460, from: seen()) == .uikit)
    #expect(mover(to: screen(60), length: 600, from: seen()) == .app)
    #expect(mover(to: screen(1_500, height: 500), from: seen(at: 1_600)) == .uikit)
    #expect(mover(to: screen(1_400, height: 500), from: seen(at: 1_600)) == .app)
  }

  @Test func surroundingsBetweenTwoPassesStayKnown() {
    var anchors = seen(at: 1_600)
    #expect(move(&anchors, to: screen(1_900, bottom: 300)) == .app)
    var clamped = seen(at: 1_600)
    #expect(move(&clamped, to: screen(1_600, height: 700)) == .nobody)
    // UIKit has clamped the content to the range of the higher view, which is low again.
    #expect(move(&clamped, to: screen(1_300)) == .uikit)
  }

  @Test func offsetThatTheLayoutAsksForIsItsOwnWithinAPoint() {
    for (offset, expected) in [(130.0, ContentMover.nobody), (130.6, .nobody), (132, .app)] {
      var anchors = seen()
      anchors.ask(for: 130, on: screen(100))
      #expect(move(&anchors, to: screen(offset)) == expected)
    }
  }

  @Test func offsetThatADelegateAnswersIsFollowed() {
    var anchors = seen(holding: .points(Self.anchor, for: .content))
    anchors.begin(holding: anchors.hold)
    anchors.ask(for: 130, on: screen(100))
    #expect(move(&anchors, to: screen(135)) == .app)
    _ = anchors.followDelegate(to: screen(135))
    #expect(distance(of: anchors.hold) == 15)
  }

  // Outside a window, offsets are whole points (facts 12.1).
  @Test func thirdOfAPointIsNoScrollWithoutAWindow() {
    var anchors = seen(at: 100)
    #expect(move(&anchors, to: screen(100.4), hasWindow: false) == .nobody)
  }

  // Half a point is a pixel at a scale of 2.
  @Test(arguments: [false, true])
  func pixelIsAScrollOnlyInAWindow(hasWindow: Bool) {
    var anchors = seen()
    let mover = move(&anchors, to: screen(100.5, scale: 2), hasWindow: hasWindow)
    #expect(mover == (hasWindow ? .app : .nobody))
  }

  @Test func slowMovementsAddUp() {
    var anchors = seen(holding: .points(Self.anchor, for: .content))
    var movers: [ContentMover] = []
    for step in 1...4 { movers.append(move(&anchors, to: screen(100 + CGFloat(step) * 0.3))) }
    #expect(movers.contains(.app))
  }

  // MARK: What the anchor does

  @Test func scrollBetweenChangesEndsTheAnchor() {
    var anchors = seen(holding: .points(Self.anchor, for: .content))
    _ = move(&anchors, to: screen(130))
    guard case .unchosen(let before?) = anchors.hold else {
      Issue.record("\(anchors.hold)")
      return
    }
    #expect(Self.axes.grid.points(before.start) == 100)
  }

  @Test func scrollDuringAChangeMovesTheAnchor() {
    var anchors = seen(holding: .points(Self.anchor, for: .content))
    anchors.begin(holding: anchors.hold)
    _ = move(&anchors, to: screen(130))
    #expect(distance(of: anchors.hold) == -10)
    // The next change chooses another anchor.
    see(screen(130), &anchors)
    guard case .points(_, .once) = anchors.hold else {
      Issue.record("\(anchors.hold)")
      return
    }
  }

  // The app has moved the content from its end together with an inset. A scroll to a target is to
  // arrive there first.
  @Test func endThatWasOnScreenTakesOverFromAllButAScrollToATarget() {
    let target = ScrollTarget(.contentEnd, position: nil)
    for (hold, isEnd) in [
      (.unchosen(before: nil), true), (.points(Self.anchor, for: .content), true),
      (.target(target, .settled), true), (.target(target, .waiting), false),
      (.target(target, .arriving(hasNewSize: true)), false),
    ] as [(Hold, Bool)] {
      for showsEnd in [true, false] {
        var anchors = seen(at: 1_600, holding: hold)
        _ = move(&anchors, to: screen(1_500, bottom: 300), showsEnd: showsEnd)
        #expect(anchors.hold.isEnd == (isEnd && showsEnd), "\(hold)")
      }
    }
  }

  @Test func endOfTheContentIsLeftOnlyByAFingerOrAScrollWithoutOtherChanges() {
    for (screen, isTouched, stays) in [
      (screen(1_500), false, false), (screen(1_500), true, false),
      (screen(1_500, bottom: 300), false, true), (screen(1_500, bottom: 300), true, false),
      (screen(1_500, height: 300), false, true),
    ] {
      var anchors = seen(at: 1_600, holding: .end)
      _ = move(&anchors, to: screen, isTouched: isTouched)
      #expect(anchors.hold.isEnd == stays, "\(screen.bounds) \(isTouched)")
    }
  }

  // For new insets, what is visible at the new offset stays in place from now on. For another size,
  // nothing does until the pass.
  @Test func appThatMovesTheContentForNewInsetsKeepsItThere() {
    var anchors = seen(holding: .points(Self.anchor, for: .content))
    #expect(move(&anchors, to: screen(400, bottom: 300)) == .app)
    guard case .unchosen(let before) = anchors.hold else {
      Issue.record("\(anchors.hold)")
      return
    }
    #expect(before == screen(100).viewport)
    #expect(anchors.seen?.screen.offset == 400)
  }

  @Test func appThatMovesTheContentForANewSizeKeepsItThere() {
    var anchors = seen(holding: .points(Self.anchor, for: .content))
    #expect(move(&anchors, to: screen(400, height: 300)) == .app)
    guard case .nothing = anchors.hold else {
      Issue.record("\(anchors.hold)")
      return
    }
  }

  // MARK: Apps that answer moves

  //     a move ─▶ a change ─▶ one more move ─▶ a change ─▶ no move
  @Test func appThatAnswersMovesGetsOneMoreMove() {
    var moves = AnsweredMoves()
    moves.move()
    moves.change(duringMove: true)
    #expect(moves.allowMove)
    moves.move()
    moves.change(duringMove: true)
    #expect(!moves.allowMove)
    moves.change(duringMove: false)
    #expect(!moves.allowMove, "UIKit hasn't read the elements since the move.")
    moves.didReadRectangle()
    moves.change(duringMove: false)
    #expect(moves.allowMove)
  }

  /// The app lays out in `scrollViewDidScroll`, so UIKit reads the elements before the move ends.
  @Test func changeAfterALayoutPassInAMoveIsAnAnswer() {
    var moves = AnsweredMoves()
    moves.move()
    moves.didReadRectangle()
    moves.change(duringMove: true)
    #expect(moves.isAnswered)
  }

  @Test func answerThatMovesNothingIsNone() {
    var moves = AnsweredMoves()
    for _ in 0..<5 {
      moves.move()
      moves.change(duringMove: true)
      moves.forgetAnswer()
      #expect(moves.allowMove)
    }
  }
}
