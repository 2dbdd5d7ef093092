#if !canImport(UIKit)
import Testing
import WaterfallTestSupport

@testable import StickyWaterfall

/// UIKit can query invalidated elements at other bounds than those of the context.
@MainActor
@Suite struct ScrollContextTests {
  // Returns a stage with headers that rest at 0, 540, 1080, ...
  private func stage(preparing: Bool = true) -> PinStage<PlanController> {
    let stage = PinStage(Array(repeating: SectionPlan(header: 40, body: 500), count: 6))
    stage.view.hostOptions.preparesForNamedBoundaries = preparing
    // Prefetching would query the next page in the turn that the tests observe.
    stage.view.isPrefetchingEnabled = false
    return stage
  }

  /// Returns the sections whose header view isn't where the layout has the header.
  private func misplacedHeaders(_ stage: PinStage<PlanController>) -> [Int] {
    (0..<stage.view.numberOfSections).filter { section in
      let path = IndexPath(item: 0, section: section)
      let shown = stage.view.supplementaryView(forElementKind: Side.header.kind, at: path)
      let stated = stage.layout.layoutAttributesForSupplementaryView(
        ofKind: Side.header.kind, at: path)
      return shown != nil && shown?.frame != stated?.frame
    }
  }

  /// A framework related to UIKit skips `prepare()` if a context names only headers and footers.
  @Test func scrollingMovesPinnedHeadersEvenIfPrepareIsNotCalled() {
    let stage = stage(preparing: false)
    for offset in stride(from: CGFloat(0), through: 1_700, by: 35) {
      stage.scroll(to: offset)
      #expect(misplacedHeaders(stage) == [])
    }
    for offset in stride(from: CGFloat(1_700), through: -40, by: -55) {
      stage.scroll(to: offset)
      #expect(misplacedHeaders(stage) == [])
    }
  }

  /// UIKit calls `shouldInvalidateLayout` only once before a layout pass (facts 13.11).
  ///
  ///     header 1 rests at 540, so it's unpinned at offsets 500 and 530, and pinned at 560
  ///
  /// Contract rule 24.2.
  @Test(arguments: [true, false], [true, false])
  func pinnedHeadersFollowASecondScrollBeforeALayoutPass(preparing: Bool, scrolls: Bool) {
    let stage = stage(preparing: preparing)
    stage.scroll(to: 500)
    stage.view.contentOffset.y = 530
    stage.view.contentOffset.y = 560
    stage.view.layoutIfNeeded()
    if !preparing { scrolls ? stage.scroll(to: 561) : stage.takeTurn() }
    #expect(misplacedHeaders(stage) == [])
    #expect(stage.start(.header, 1) == (scrolls && !preparing ? 561 : 560))
  }

  /// A subclass reads its content size in `prepare()`, where UIKit ignores the request for a pass.
  @Test func pinnedHeadersFollowASecondScrollIfASubclassReadsItsContentSize() {
    let stage = stage()
    stage.scroll(to: 500)
    stage.spy?.after[.prepare] = { [unowned layout = stage.layout] in
      _ = layout.collectionViewContentSize
    }
    stage.view.contentOffset.y = 530
    stage.view.contentOffset.y = 560
    stage.view.layoutIfNeeded()
    stage.takeTurn()
    #expect(misplacedHeaders(stage) == [])
    #expect(stage.start(.header, 1) == 560)
  }

  /// Contract rule 41.3.
  @Test(arguments: [true, false], [530, 560, 700] as [CGFloat])
  func lookupAfterTwoScrollsReturnsThePositionForTheSecond(preparing: Bool, offset: CGFloat) {
    let stage = stage(preparing: preparing)
    stage.scroll(to: 500)
    stage.view.contentOffset.y = 520
    stage.view.contentOffset.y = offset
    let expected = [500, max(540, offset)]
    let found = (0..<2).map { section in
      stage.layout.layoutAttributesForSupplementaryView(
        ofKind: Side.header.kind, at: [section, 0])?.frame.minY
    }
    #expect(found == expected)
    stage.view.layoutIfNeeded()
    stage.takeTurn()
    #expect(misplacedHeaders(stage) == [])
  }

  /// An app looks up headers while UIKit doesn't know that the content has scrolled again.
  @Test(arguments: [true, false], Samples.seeds(20, of: 60))
  func randomLookupsBetweenScrollsReturnCurrentPositions(preparing: Bool, seed: Int) {
    let stage = stage(preparing: preparing)
    var generator = Dice(seed: UInt64(seed))
    for _ in 0..<20 {
      for _ in 0..<generator.number(1...3) {
        stage.view.contentOffset.y += generator.points(-60...90)
        // Without `prepare()`, the layout can't tell an app's lookup from UIKit's.
        guard preparing, generator.happens(60) else { continue }
        let section = generator.number(0...5)
        let start = CGFloat(section * 540)
        let pinned = min(max(start, stage.view.bounds.minY), start + 500)
        #expect(
          stage.layout.layoutAttributesForSupplementaryView(
            ofKind: Side.header.kind, at: [section, 0])?.frame.minY == pinned)
      }
      stage.view.layoutIfNeeded()
      if generator.happens(50) { stage.takeTurn() }
    }
    stage.takeTurn()
    #expect(misplacedHeaders(stage) == [])
  }

  /// All headers are where the flow layout has them.
  @Test(arguments: Samples.seeds(40, of: 300))
  func twoScrollsBeforeALayoutPassMatchTheFlowLayout(seed: Int) {
    var dice = Dice(seed: seed)
    let height: CGFloat = dice.pick([400, 844])
    let heights = (0..<5).map { _ in dice.points(60...119) }
    let first = dice.points(0...600)
    let second = dice.points(0...600)
    let starts = [UICollectionViewFlowLayout(), WaterfallFlowLayout()].map { layout in
      let controller = AnsweringController([2, 5, 0, 2])
      controller.size = { CGSize(width: 310, height: heights[$0.item]) }
      controller.headerSize = { _ in CGSize(width: 0, height: 40) }
      let stage = Stage(
        controller, layout: layout, size: CGSize(width: 390, height: height), columns: nil
      ) { $0.sectionHeadersPinToVisibleBounds = true }
      stage.view.contentOffset.y = first
      stage.view.contentOffset.y = second
      stage.view.layoutIfNeeded()
      return (0..<4).map { stage.headerOnScreen($0)?.minY }
    }
    #expect(starts[0] == starts[1])
  }

  @Test func twoScrollsBeforeALayoutPassCauseNoLaterLayoutCalls() {
    let stage = stage()
    stage.scroll(to: 100)
    stage.view.contentOffset.y = 130
    stage.view.contentOffset.y = 160
    stage.view.layoutIfNeeded()
    stage.spy?.calls = []
    stage.takeTurn()
    #expect(stage.spy?.calls == [])
    #expect(misplacedHeaders(stage) == [])
  }

  // In a subclass, the content size changes before UIKit delivers the update list. If UIKit clamps
  // the offset at once, the visible range changes, too. UIKit reads everything after the list.
  //     15 rows of 110 from 700 on, of which 5 remain, so that scrolling ends at 140
  @Test(arguments: [true, false], [true, false])
  func scrollAfterABatchCausesNoContext(isSubclass: Bool, changesInset: Bool) {
    let screen = WaterfallScreen(AnsweringController([30], height: 100))
    screen.layout.isSubclass = isSubclass
    screen.view.hostOptions.clampsBeforeAdjusting = true
    screen.scroll(to: 700)
    screen.update {
      if changesInset { screen.view.contentInset.top = 30 }
      screen.controller.counts[0] -= 20
      screen.view.deleteItems(at: (0..<20).map { [0, $0] })
    }
    for _ in 0..<5 { screen.takeTurn() }
    screen.spy?.calls = []
    screen.scroll(to: screen.view.contentOffset.y - 1)
    #expect(screen.spy?.calls.contains(.boundsContext) == false)
  }

  /// UIKit queries the target of an animated scroll first, before the content moves (facts 13.10).
  @Test(arguments: [true, false])
  func headersStayPinnedBeforeAnAnimatedScrollReachesItsTarget(preparing: Bool) {
    let stage = stage(preparing: preparing)
    stage.scroll(to: 100)
    let target = stage.view.bounds.offsetBy(dx: 0, dy: 1_000)
    #expect(stage.layout.shouldInvalidateLayout(forBoundsChange: target))
    stage.layout.invalidateLayout(
      with: stage.layout.invalidationContext(forBoundsChange: target))
    stage.view.layoutIfNeeded()
    #expect(misplacedHeaders(stage) == [])
    for offset in [120, 560, 1_080, 1_100] as [CGFloat] {
      stage.scroll(to: offset)
      #expect(misplacedHeaders(stage) == [])
    }
  }

  /// These calls invalidate before the bounds change (facts 13.10).
  @Test func everyScrollMethodMovesThePinnedHeaders() {
    let stage = stage()
    let ways: [(UICollectionView) -> Void] = [
      { $0.contentOffset.y = 300 }, { $0.bounds.origin.y = 700 },
      { $0.setContentOffset(CGPoint(x: 0, y: 560), animated: false) },
      { $0.scrollToItem(at: [3, 0], at: .top, animated: false) },
      { $0.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false) },
    ]
    for way in ways {
      way(stage.view)
      stage.view.layoutIfNeeded()
      #expect(misplacedHeaders(stage) == [])
    }
  }
}
#endif
