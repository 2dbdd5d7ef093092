#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// A reload of which no context tells, because the layout is to be prepared anyway: the counts do.
@MainActor
@Suite struct UnannouncedReloadTests {
  private func stage(
    _ counts: [Int], layout: WaterfallFlowLayout = LayoutSpy(),
    setUp: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> FeedStage {
    let stage = FeedStage(.counts(counts), layout: layout, setUp: setUp)
    stage.view.hostOptions.reloadsUnpreparedLayouts = false
    return stage
  }

  private nonisolated static let changes: [[Int]] = [[5], [2], [3, 4], []]

  @Test(arguments: changes)
  func afterAPinFlagTheNewContentIsShown(counts: [Int]) {
    let stage = stage([3])
    stage.setUp = { $0.sectionHeadersPinToVisibleBounds = true }
    stage.layout.sectionHeadersPinToVisibleBounds = true
    stage.controller.sections = .counts(counts)
    stage.reload()
    stage.expectFresh()
  }

  @Test(arguments: changes, [false, true])
  func afterABatchTheNewContentIsShown(counts: [Int], isAnimated: Bool) {
    let stage = stage([3])
    let batch = FeedBatch.inserting([99], at: 1, of: stage.sections)
    UIView.setAnimationsEnabled(isAnimated)
    stage.view.performBatchUpdates {
      stage.controller.sections = batch.after
      batch.send(to: stage.view)
    }
    UIView.setAnimationsEnabled(true)
    stage.controller.sections = .counts(counts)
    stage.reload()
    stage.expectFresh()
  }

  /// The read-again of the batch waits for its turn, so that a context tells of the reload.
  @Test func afterAnAnimatedBatchOtherContentOfTheSameCountsIsShownToo() {
    let stage = stage([3])
    let batch = FeedBatch.inserting([99], at: 1, of: stage.sections)
    stage.view.performBatchUpdates {
      stage.controller.sections = batch.after
      batch.send(to: stage.view)
    }
    stage.controller.sections = .heights([[60, 70, 80, 90]])
    stage.reload()
    stage.expectFresh()
  }

  /// A reload to other counts after a scroll of which no pass has come.
  private func stageReloaded(
    to counts: [Int], scrolledTo offset: CGFloat
  ) -> FeedStage {
    let stage = stage([30, 30]) { $0.sectionHeadersPinToVisibleBounds = true }
    stage.scroll(to: 300)
    stage.view.contentOffset.y = offset
    stage.controller.sections = .counts(counts)
    stage.reload()
    return stage
  }

  @Test func aScrollThatInvalidatesFindsWhatIsOnScreen() {
    let stage = stageReloaded(to: [20, 30], scrolledTo: 310)
    // What the scroll named is read, and the rest with the next turn.
    stage.takeTurn()
    stage.expectFresh()
  }

  @Test func aScrollPastTheContentFindsTheSectionsThatAreNotOnScreen() {
    stageReloaded(to: [30, 20], scrolledTo: 9_000).expectFresh()
  }

  @Test func whatWasToStayInPlaceIsForgotten() {
    let stage = stage([30]) { $0.keepsVisibleItemsInPlace = true }
    stage.scroll(to: 500)
    stage.layout.pinnedHeaderOffset = 1
    stage.controller.sections = .counts([3])
    stage.reload()
    #expect(stage.view.contentOffset.y == 0)
  }

  /// With cards stuck a context names items; UIKit raises for one that is gone.
  @Test func noContextNamesACardThatIsGone() {
    let stage = stage([30]) { $0.itemsPinToVisibleBounds = true }
    stage.scroll(to: 400)
    stage.controller.sections = .counts([2])
    stage.layout.pinnedHeaderOffset = 1
    stage.view.reloadData()
    let bounds = stage.view.bounds.offsetBy(dx: 0, dy: 30)
    let context = stage.layout.invalidationContext(forBoundsChange: bounds)
    #expect(context.invalidatedItemIndexPaths ?? [] == [])
    stage.view.layoutIfNeeded()
    #expect(stage.differencesFromFresh() == [])
  }

  @Test func aUsedLayoutShowsTheContentOfItsNewView() {
    let layout = WaterfallFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    let first = FeedStage(.heights([[10, 20, 30]]), layout: layout)
    first.scroll(to: 10)
    first.view.collectionViewLayout = UICollectionViewFlowLayout()
    let controller = FeedController(.heights([[60, 70, 80]]))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 260, height: 400), collectionViewLayout: layout)
    view.hostOptions.reloadsUnpreparedLayouts = false
    (view.dataSource, view.delegate) = (controller, controller)
    #expect(layout.layoutAttributesForItem(at: [0, 0])?.frame.height == 60)
    layout.prepare()
    #expect(
      (0..<3).map { layout.layoutAttributesForItem(at: [0, $0])?.frame.height } == [60, 70, 80])
  }
}
#endif
