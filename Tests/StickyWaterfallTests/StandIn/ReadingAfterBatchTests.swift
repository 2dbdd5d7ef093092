#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// A batch has the pages of attributes read again, but not inside its animation, where that would animate all
/// that is on screen once more (seen in a running sibling of UIKit).
@MainActor
@Suite struct ReadingAfterBatchTests {
  private func stage() -> FeedStage { FeedStage(.counts([12, 8]), layout: EndingLayout()) }

  private func insert(_ stage: FeedStage) {
    let batch = FeedBatch.inserting([50, 60], at: 1, of: stage.sections)
    stage.view.performBatchUpdates {
      stage.controller.sections = batch.after
      batch.send(to: stage.view)
    }
    stage.view.layoutIfNeeded()
  }

  @Test func anAnimatedBatchInvalidatesNothingInItsAnimation() throws {
    let stage = stage()
    insert(stage)
    let layout = try #require(stage.layout as? EndingLayout)
    #expect(layout.ended == 1 && layout.invalidatedInAnimation == 0)
  }

  @Test func theNextTurnShowsAllOfIt() {
    let stage = stage()
    HostReports.untilReadAgain { insert(stage) }
    stage.takeTurn()
    stage.expectFresh()
  }

  @Test func aScrollBeforeItShowsAllOfIt() {
    let stage = stage()
    HostReports.untilReadAgain { insert(stage) }
    stage.scroll(to: 5)
    stage.expectFresh()
  }

  @Test func withoutAnimationAllOfItIsShownAtOnce() {
    let stage = stage()
    stage.perform(.inserting([50, 60], at: 1, of: stage.sections))
    stage.expectFresh()
  }
}

/// Counts the invalidations inside the call that ends a batch.
private final class EndingLayout: WaterfallFlowLayout {
  private(set) var ended = 0
  private(set) var invalidatedInAnimation = 0
  private var isEnding = false

  override func finalizeCollectionViewUpdates() {
    isEnding = true
    super.finalizeCollectionViewUpdates()
    isEnding = false
    ended += 1
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if isEnding { invalidatedInAnimation += 1 }
    super.invalidateLayout(with: context)
  }
}
#endif
