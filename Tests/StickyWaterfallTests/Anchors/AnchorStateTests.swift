import Testing
import WaterfallEngine

@testable import StickyWaterfall

/// What the layout knows of the content's moves, without a view.
@MainActor
@Suite struct AnchorStateTests {
  private static let axes = LayoutAxes(isHorizontal: false, grid: PixelGrid(scale: 1))
  private static let item = Anchor.Point.item(ItemAnchor(indexPath: [0, 3], distance: 20))

  private func screen(_ offset: CGFloat, top: CGFloat = 0) -> Screen {
    Screen(
      bounds: CGRect(x: 0, y: offset, width: 100, height: 400),
      adjustedInsets: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0), axes: Self.axes,
      rules: PinRules())
  }

  private var held: Anchors {
    var anchors = Anchors()
    anchors.hold(Anchor(points: [Self.item], staysInRange: true), on: screen(100))
    return anchors
  }

  private func scrolled(
    _ anchors: Anchors, to offset: CGFloat, top: CGFloat = 0, end: CGFloat = 1_000
  ) -> CGFloat? {
    var anchors = anchors
    return anchors.account(for: screen(offset, top: top)) {
      [Self.axes.grid.length(end + 400)]
    }
  }

  @Test func offsetThatNothingExplainsIsAScroll() {
    #expect(scrolled(held, to: 100) == nil)
    #expect(scrolled(held, to: 130) == 30)
  }

  // Facts 13.15.
  @Test func moveByTheChangeOfTheInsetIsNoScroll() {
    #expect(scrolled(held, to: 52, top: 48) == nil)
    #expect(scrolled(held, to: 50, top: 48) == -50)
  }

  @Test func offsetThatUIKitClampsIsNoScroll() {
    #expect(scrolled(held, to: 60, end: 60) == nil)
    #expect(scrolled(held, to: 60, end: 200) == -40)
  }

  @Test func moveThatAContextRequestsIsNoScroll() {
    var anchors = held
    anchors.owe(30)
    #expect(scrolled(anchors, to: 130) == nil && scrolled(anchors, to: 100) == nil)
    _ = anchors.account(for: screen(130)) { [] }
    #expect(anchors.moves.owed == 0)
  }

  // Facts 13.13: UIKit announces an offset, and may not set it.
  @Test func announcedOffsetIsNoScroll() {
    var anchors = held
    anchors.announce(screen(80))
    #expect(scrolled(anchors, to: 80) == nil && scrolled(anchors, to: 100) == nil)
  }

  /// UIKit moves the content from 100 to 80, and 100 isn't the known offset any more.
  @Test func scrollBackToTheOffsetBeforeAMoveByUIKitIsAScroll() {
    var anchors = held
    anchors.announce(screen(80))
    anchors.settle(at: 80, on: screen(100))
    #expect(scrolled(anchors, to: 100) == 20 && scrolled(anchors, to: 80) == nil)
  }

  /// UIKit clamps the content to 60 in a view of 400 points, which then gets 500.
  @Test func offsetThatUIKitClampsBeforeANewSizeIsNoScroll() {
    var anchors = held
    let screen = Screen(
      bounds: CGRect(x: 0, y: 60, width: 100, height: 500), axes: Self.axes, rules: PinRules())
    #expect(anchors.account(for: screen) { [Self.axes.grid.length(460)] } == nil)
  }

  /// UIKit makes a move of 30 that a context requests, and then moves the content for the inset.
  @Test func moveByTheInsetAfterARequestedMoveIsNoScroll() {
    var anchors = held
    anchors.owe(30)
    anchors.didMoveByUIKit(on: screen(130, top: 20))
    #expect(scrolled(anchors, to: 110, top: 20) == nil)
  }

  /// The content is 50 points past its end, and bounces back.
  @Test func contentThatBouncesBackScrolls() {
    var anchors = Anchors()
    let seen = Anchors.SeenContent(
      visible: LengthRange(start: 0, extent: 100), isInRange: false, showsEnd: false)
    anchors.see(seen, on: screen(150))
    #expect(scrolled(anchors, to: 100, end: 100) == -50)
    anchors.see(
      Anchors.SeenContent(visible: seen.visible, isInRange: true, showsEnd: false), on: screen(150))
    #expect(scrolled(anchors, to: 100, end: 100) == nil)
  }

  @Test func scrollEndsTheAnchorUnlessALayoutPassIsDue() {
    var anchors = held
    anchors.recordScroll(from: nil)
    #expect(anchors.anchor == nil)
    anchors = held
    anchors.beginChange()
    anchors.recordScroll(from: nil)
    #expect(anchors.anchor != nil)
  }

  @Test func anchorFollowsMovedItemsAndForgetsDeletedItems() {
    let updates = [
      UpdateItem(.delete, from: [0, 1]), UpdateItem(.move, from: [0, 2], to: [1, 0]),
    ]
    var anchor = Anchor(
      points: (0..<4).map {
        .item(ItemAnchor(indexPath: [0, $0], fraction: 0.5, distance: CGFloat($0)))
      }, staysInRange: true)
    anchor.follow(UpdatePlan(for: updates, oldCount: 2, newCount: 2))
    let expected: [(IndexPath, CGFloat)] = [([0, 0], 0), ([1, 0], 2), ([0, 1], 3)]
    #expect(
      anchor.points
        == expected.map { .item(ItemAnchor(indexPath: $0, fraction: 0.5, distance: $1)) })
    anchor.follow(nil)
    #expect(anchor.points == [])
  }

  @Test func scrollMovesThePointOnScreen() {
    var anchor = Anchor(points: [Self.item], staysInRange: true)
    anchor.scroll(by: 5)
    #expect(anchor.points == [.item(ItemAnchor(indexPath: [0, 3], distance: 15))])
  }

  @Test func secondLayoutPassAfterAScrollForgetsThePreviousViewport() {
    let near = LengthRange(start: 0, extent: 100)
    var anchors = Anchors()
    anchors.recordScroll(from: near)
    #expect(anchors.viewportBeforeScroll == near)
    anchors.endPass()
    #expect(anchors.viewportBeforeScroll == near)
    anchors.endPass()
    #expect(anchors.viewportBeforeScroll == nil)
  }
}
