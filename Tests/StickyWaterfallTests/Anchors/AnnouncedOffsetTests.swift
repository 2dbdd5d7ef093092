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

  // A cell returns its size between the two questions about a scroll by 20 points.
  //
  //     420 ──▶ 440        cell grows by 200
  //     ├── header 1 ──┤   ├── header 0 ──┤ 440
  //                        │      0       │
  @Test func contextOfAScrollListsTheHeadersThatASizeMoves() throws {
    let controller = AnsweringController([4, 20])
    controller.headerSize = { _ in CGSize(width: 30, height: 30) }
    controller.preferredExtent = { _, kind in kind == nil ? 100 : nil }
    let stage = WaterfallScreen(controller, columns: 1) {
      $0.estimatedItemSize = CGSize(width: 100, height: 100)
      $0.minimumLineSpacing = 0
      $0.sectionHeadersPinToVisibleBounds = true
    }
    stage.scroll(to: 420)
    let bounds = stage.view.bounds.offsetBy(dx: 0, dy: 20)
    #expect(stage.layout.shouldInvalidateLayout(forBoundsChange: bounds))
    let original = try #require(stage.layout.layoutAttributesForItem(at: [0, 0]))
    let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
    preferred.size.height += 200
    _ = stage.layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    let context = stage.layout.invalidationContext(forBoundsChange: bounds)
    #expect(context.invalidatedSupplementaryIndexPaths == [Side.header.kind: [[0, 0]]])
  }

  // MARK: Contexts of preferred sizes

  /// A list of cells that have returned their sizes, with item 10 at the top.
  private func cells(_ kind: ReaderLayoutKind = .itself) -> ReaderStage {
    let stage = ReaderStage(ReaderSetting(isSelfSizing: true, kind: kind)) {
      $0.keepsVisibleItemsInPlace = true
    }
    stage.show(Array(repeating: 100, count: 40))
    stage.scroll(to: 1_000)
    return stage
  }

  /// Returns the context of a cell that prefers to be longer.
  private func context(
    growing item: Int, by growth: CGFloat, in stage: ReaderStage
  ) throws -> UICollectionViewLayoutInvalidationContext {
    let original = UICollectionViewLayoutAttributes(forCellWith: [0, item])
    original.frame = CGRect(x: 0, y: CGFloat(item) * 100, width: 390, height: 100)
    let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
    preferred.size.height += growth
    return stage.layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }

  // A cell above the screen grows by 70 points. If other parts are out of date, the layout pass
  // moves the content. So it does for a subclass, which can compute its frames in `prepare()`.
  @Test(
    arguments: [(.itself, false, 70), (.itself, true, 0), (.empty, false, 0)]
      as [(ReaderLayoutKind, Bool, CGFloat)])
  func contextMovesTheContentUnlessAPassDoes(
    kind: ReaderLayoutKind, isDue: Bool, distance: CGFloat
  ) throws {
    let stage = cells(kind)
    if isDue { stage.layout.invalidateLayout() }
    let context = try context(growing: 0, by: 70, in: stage)
    #expect(context.contentOffsetAdjustment.y == distance)
    #expect(context.contentSizeAdjustment == .zero, "The content is long enough.")
  }

  // Cells above the screen grow by 70 and 30 points before UIKit moves the content.
  @Test func contextMovesTheContentByTheDistanceThatIsLeft() throws {
    let stage = cells()
    let first = try context(growing: 0, by: 70, in: stage)
    let second = try context(growing: 1, by: 30, in: stage)
    #expect(first.contentOffsetAdjustment.y == 70 && second.contentOffsetAdjustment.y == 30)
  }

  // MARK: The offset at which the content belongs

  /// Item 0 starts 50 points below the visible start, as while the content bounces.
  @Test(
    arguments: [
      (0, false, 0), (40, false, 0), (-30, false, -30), (-80, false, -50), (0, true, -50),
    ] as [(CGFloat, Bool, CGFloat)])
  func offsetOutOfRangeIsWantedUnderAFingerOrFromThere(
    overscroll: CGFloat, isTouched: Bool, wanted: CGFloat
  ) {
    guard Host.isStandIn || !isTouched else { return }
    let stage = list()
    if isTouched { Host.touch(stage.view) }
    var anchor = Anchor(points: [.item(ItemAnchor(id: [0, 0], distance: 50))])
    anchor.overscroll = overscroll
    stage.layout.anchors.hold(.points(anchor, for: .content))
    #expect(stage.layout.wantedOffset(on: stage.layout.makeScreen()) == wanted)
  }

  @Test func onlyTheEndIsKnownBeforeTheUpdateList() {
    let stage = chat()
    stage.layout.anchors.beginUpdate()
    #expect(stage.layout.wantedOffset(on: stage.layout.makeScreen()) == 3_300)
    let item = Anchor(points: [.item(ItemAnchor(id: [0, 3], distance: 0))])
    stage.layout.anchors.hold(.points(item, for: .content))
    #expect(stage.layout.wantedOffset(on: stage.layout.makeScreen()) == nil)
  }

  /// What the content is like when all items that were visible have gone.
  enum Emptied: CaseIterable, Sendable { case atRest, bouncing, awaitingList, touched }

  /// The content is out of its range.
  @Test(arguments: Emptied.allCases)
  func contentWithoutAnItemReturnsToItsRangeFromRest(state: Emptied) {
    guard Host.isStandIn || state != .touched else { return }
    let stage = list()
    var anchor = Anchor(points: [])
    if state == .bouncing { anchor.overscroll = -50 }
    stage.layout.anchors.hold(.points(anchor, for: .content))
    if state == .awaitingList { stage.layout.anchors.beginUpdate() }
    if state == .touched { Host.touch(stage.view) }
    stage.offset = -50
    #expect(
      stage.layout.missedOffset(on: stage.layout.makeScreen()) == (state == .atRest ? 0 : nil))
  }

  enum Limit: CaseIterable, Sendable {
    case none, move, answers, passes, batchInMove

    /// Returns the result of a function while this limits the moves of the content.
    @MainActor
    func during<Result>(_ layout: WaterfallFlowLayout, _ body: () -> Result) -> Result {
      switch self {
      case .none: break
      case .move: return layout.during(.move, body)
      case .answers:
        for _ in 0..<2 {
          layout.anchors.answeredMoves.move()
          layout.anchors.answeredMoves.change(duringMove: true)
        }
      case .passes: for _ in 0..<LoopGuard.mostPasses { layout.selfSizing.loopGuard.didBeginPass() }
      case .batchInMove:
        layout.updates.begin(
          BatchUpdate(
            before: [], isInMove: true, asked: Staleness.Parts(), stale: Staleness.Parts(),
            remeasuresItems: false))
      }
      return body()
    }
  }

  /// Item 10 belongs at the top, and is 50 points below it.
  @Test(arguments: Limit.allCases)
  func contentMovesUnlessMovesAreLimited(limit: Limit) {
    let stage = list()
    stage.scroll(to: 950)
    let item = Anchor(points: [.item(ItemAnchor(id: [0, 10], distance: 0))])
    stage.layout.anchors.hold(.points(item, for: .content))
    let missed = limit.during(stage.layout) {
      stage.layout.missedOffset(on: stage.layout.makeScreen())
    }
    #expect(missed == (limit == .none ? 1_000 : nil))
  }

  // MARK: The target offset without a batch update

  /// UIKit's proposal can be older than a move by the layout, and the flow layout can clamp it
  /// while a finger holds the content beyond its range.
  @Test(arguments: [false, true])
  func contentStaysWhereItIs(isTouched: Bool) {
    let stage = list()
    stage.scroll(to: 1_000)
    if isTouched { Host.touch(stage.view) }
    #expect(target(for: 77, stage) == 1_000)
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

  /// A message comes in a batch update, and everything is laid out before the list.
  @Test func endMovesWithTheUpdateList() {
    let stage = chat()
    stage.sections[0] += stage.makeItems([100])
    stage.layout.invalidateLayout()
    stage.layout.invalidateLayout(with: CountsContext())
    stage.layout.prepare()
    #expect(stage.layout.updates.isWithoutList && stage.offset == 3_300)
  }

  /// The content is new, but an item that stays in place still has its old index path.
  @Test(arguments: [false, true])
  func proposedOffsetCountsUntilTheListNamesTheItem(isTarget: Bool) {
    let stage = list()
    stage.scroll(to: 1_000)
    if isTarget { stage.scrollToItem(20, at: .top) }
    stage.layout.invalidateLayout()
    stage.layout.invalidateLayout(with: CountsContext())
    stage.layout.prepare()
    #expect(stage.layout.updates.isWithoutList)
    #expect(stage.layout.anchors.hold.isOfTarget == isTarget)
    #expect(target(for: 1_234, stage) == 1_234)
  }

  /// UIKit counts the items again and sends no list, and later the items before 10 grow.
  @Test func itemsStayInPlaceAfterAnUpdateWithoutAList() {
    let stage = list()
    stage.scroll(to: 1_000)
    stage.layout.invalidateLayout(with: CountsContext())
    stage.settle()
    for name in 0..<40 { stage.extents[name] = 150 }
    stage.layout.invalidateLayout()
    stage.settle()
    #expect(stage.offset == 1_500 && stage.place(10) == 0)
  }

  /// The content is new, and so is the index path to which the app scrolls.
  @Test(arguments: [false, true])
  func itemToWhichTheAppScrollsBeforeTheListIsNotMovedByIt(isAnimated: Bool) {
    let stage = list()
    stage.scroll(to: 1_000)
    stage.sections[0].insert(contentsOf: stage.makeItems([100]), at: 0)
    stage.layout.invalidateLayout()
    stage.layout.invalidateLayout(with: CountsContext())
    stage.layout.prepare()
    #expect(stage.layout.updates.isWithoutList)
    stage.scrollToItem(20, at: .top, animated: isAnimated)
    let plan = UpdatePlan(for: [UpdateItem(.insert, to: [0, 0])], oldCount: 1, newCount: 1)
    stage.layout.setPlan(plan)
    stage.offset = 2_000
    _ = invalidates(at: 2_000, stage)
    #expect(target(for: 2_000, stage) == 2_000)
  }

  /// UIKit delivers a list without a context before it, and the app has scrolled since a change.
  @Test func listWithoutAContextBringsNoOldAnchorBack() {
    let stage = list()
    stage.scroll(to: 1_000)
    stage.layout.invalidateLayout()
    stage.settle()
    stage.offset = 2_000
    let reload = UpdateItem(.reload, from: [0, 0], to: [0, 0])
    #expect(stage.layout.beginList([reload]))
    stage.layout.setPlan(UpdatePlan(for: [reload], oldCount: 1, newCount: 1))
    stage.layout.updates.markApplied()
    #expect(target(for: 2_000, stage) == 2_000)
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
