import Testing

@testable import StickyWaterfall

/// Offsets that UIKit announces or asks for, as the layout answers them.
///
/// Items of 100 points follow each other without gaps, in a view that is 700 points high.
@MainActor
@Suite struct AnnouncedOffsetTests {
  private func list(
    _ extents: [CGFloat] = Array(repeating: 100, count: 40),
    _ configure: (WaterfallFlowLayout) -> Void = { $0.keepsVisibleItemsInPlace = true }
  ) -> ReaderStage {
    let stage = ReaderStage(configure: configure)
    stage.show(extents)
    return stage
  }

  private func chat(_ extents: [CGFloat] = Array(repeating: 100, count: 40)) -> ReaderStage {
    list(extents) { $0.contentAnchor = .end }
  }

  /// Returns whether the layout wants a layout pass for an offset that UIKit announces.
  private func invalidates(at offset: CGFloat, _ stage: ReaderStage) -> Bool {
    var bounds = stage.view.bounds
    bounds.origin.y = offset
    return stage.layout.shouldInvalidateLayout(forBoundsChange: bounds)
  }

  private func target(for proposed: CGFloat, _ stage: ReaderStage) -> CGFloat {
    stage.layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 0, y: proposed)).y
  }

  // MARK: Scrolls

  // An app scrolls too far, because it knows an old content size. The chat ends at 3,300.
  @Test func scrollBeyondTheEndOfAChatCausesAPass() {
    let stage = chat()
    stage.scroll(to: 1_000)
    let answers = [3_299, 3_300, 3_301, 3_302].map { invalidates(at: $0, stage) }
    #expect(answers == [false, false, false, true])
  }

  /// UIKit counts layout passes from 0 after a scroll by the app, but not after its own moves.
  @Test(arguments: [false, true])
  func offsetThatTheLayoutAsksForIsNoScrollOfTheApp(isAsked: Bool) {
    let stage = list()
    stage.scroll(to: 1_000)
    // The layout notices a scroll when the next offset is announced.
    _ = invalidates(at: 1_000, stage)
    stage.layout.selfSizing.loopGuard.didBeginPass()
    if isAsked { stage.layout.anchors.ask(for: 1_030, on: stage.layout.makeScreen()) }
    _ = invalidates(at: 1_030, stage)
    #expect(stage.layout.selfSizing.loopGuard.awaitsScroll == isAsked)
  }

  /// An inset of 40 points at the start goes, and UIKit moves the content by as much.
  @Test(arguments: [(1_040, true), (960, false)] as [(CGFloat, Bool)])
  func moveByTheInsetIsNoScrollOfTheApp(offset: CGFloat, isOfUIKit: Bool) {
    let stage = list()
    stage.scroll(to: 1_000)
    _ = stage.layout.content.recordInsets(UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
    stage.layout.selfSizing.loopGuard.didBeginPass()
    _ = invalidates(at: offset, stage)
    #expect(stage.layout.selfSizing.loopGuard.awaitsScroll == isOfUIKit)
  }

  /// UIKit reads only the pinned header, in one layout pass.
  @Test func scrollBelowAPinnedHeaderCausesOnePass() {
    let stage = FeedStage(.counts([60])) { $0.sectionHeadersPinToVisibleBounds = true }
    stage.scroll(to: 300)
    let passes = stage.spy?.passes ?? 0
    stage.scroll(to: 330)
    #expect(stage.spy?.passes == passes + 1)
    #expect(stage.header()?.frame.minY == 330)
  }

  // MARK: The target offset without a batch update

  /// UIKit's proposal can be older than a move by the layout, unless a finger holds the content.
  @Test(arguments: [false, true])
  func contentStaysWhereItIsUnlessAFingerHoldsIt(isTouched: Bool) {
    let stage = list()
    stage.scroll(to: 1_000)
    if isTouched { Host.touch(stage.view) }
    #expect(target(for: 77, stage) == (isTouched ? 77 : 1_000))
  }

  @Test func proposedOffsetCountsBeforeTheFirstLayoutPass() {
    let stage = ReaderStage { $0.keepsVisibleItemsInPlace = true }
    stage.sections = [stage.makeItems([100, 100])]
    stage.connect()
    #expect(target(for: 77, stage) == 77)
  }

  //     ├── 10 ──┤ 1000  grows by 50, and so does each item before it
  @Test func targetOffsetThatUIKitSetsIsNoScroll() {
    let stage = list()
    stage.scroll(to: 1_000)
    for name in 0..<40 { stage.extents[name] = 150 }
    stage.layout.invalidateLayout()
    let offset = target(for: 1_000, stage)
    #expect(offset == 1_500 && stage.layout.anchors.seen?.asked == 1_500)
    stage.offset = offset
    stage.settle()
    #expect(stage.offset == 1_500 && stage.place(10) == 0)
  }

  // MARK: The target offset in a batch update

  /// UIKit asks before it has delivered the list.
  @Test func proposedOffsetCountsUntilTheListComes() {
    let stage = list()
    stage.scroll(to: 1_000)
    stage.layout.invalidateLayout(with: CountsContext())
    #expect(stage.layout.updates.isBeforeList)
    #expect(target(for: 9_999, stage) == 9_999)
  }

  // MARK: Targets of scrolls

  //     ├───────┤ 2800   3300 is the end of the content
  //     │  39   │        the middle of the last message is at 3400
  //     │       │
  //     ├───────┤ 4000
  @Test func onlyTheLastMessageAtTheBottomMeansTheEnd() {
    var extents = [CGFloat](repeating: 100, count: 28)
    extents.append(1_200)
    let stage = chat(extents)
    let offset = { (position: UICollectionView.ScrollPosition) in
      stage.layout.contentOffset(forItemAt: [0, 28], at: position)?.y
    }
    #expect(offset(.bottom) == 3_300)
    #expect(offset(.centeredVertically) == 3_050)
    #expect(offset(.top) == 2_800)
  }

  /// An item that is higher than the view shows its start.
  @Test func nearestPlaceOfAnItemThatDoesNotFitIsItsStart() {
    var extents = [CGFloat](repeating: 100, count: 40)
    extents[20] = 1_200
    let stage = list(extents)
    #expect(stage.layout.contentOffset(forItemAt: [0, 20], at: [])?.y == 2_000)
    stage.scroll(to: 3_900)
    #expect(stage.layout.contentOffset(forItemAt: [0, 20], at: [])?.y == 2_000)
  }

  //     0   │      │  50 points are inserted  │      │
  //     250 ├─ 12 ─┤ ──────────▶              ├─ 12 ─┤ 250
  @Test func targetThatWasVisibleStaysAtItsPlace() {
    let stage = list { _ in }
    stage.scroll(to: 950)
    stage.scrollToItem(12, at: [])
    #expect(stage.offset == 950 && stage.place(12) == 250)
    stage.insert([50], at: 0)
    #expect(stage.place(12) == 250)
  }

  //     ┌─────┐ 700   the scroll shows this message, and with it the end of the chat
  //     │  1  │
  //     └─────┘ 1400
  @Test func scrollToAMessageThatShowsTheEndStaysAtTheEnd() {
    let stage = chat([700, 700])
    stage.scroll(to: 100)
    stage.scrollToItem(1, at: .top)
    #expect(stage.offset == 700)
    stage.append(80)
    #expect(stage.isAtEnd)
  }
}
