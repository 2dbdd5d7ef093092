#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// After a batch update, UIKit reads the attributes again, but not during the animation.
@MainActor
@Suite struct QueriesAfterUpdateTests {
  private func stage() -> FeedStage { FeedStage(.counts([12, 8])) }

  private func insert(_ stage: FeedStage) {
    let batch = FeedBatch.inserting([50, 60], at: 1, of: stage.sections)
    stage.view.performBatchUpdates {
      stage.controller.sections = batch.after
      batch.send(to: stage.view)
    }
    stage.view.layoutIfNeeded()
  }

  @Test func animatedBatchUpdateInvalidatesNothingDuringItsAnimation() {
    let stage = stage()
    let spy = stage.spy
    var duringEnd: [[LayoutCall]] = []
    spy?.before[.finalizeUpdates] = { [weak spy] in spy?.calls = [] }
    spy?.after[.finalizeUpdates] = { [weak spy] in duringEnd.append(spy?.calls ?? []) }
    insert(stage)
    #expect(duringEnd.count == 1)
    #expect(duringEnd.allSatisfy { !$0.contains(.invalidateWithContext) })
  }

  @Test func wholeUpdateIsOnScreenInTheNextRunLoopTurn() {
    let stage = stage()
    HostReports.untilReadAgain { insert(stage) }
    stage.takeTurn()
    stage.expectFresh()
  }

  @Test func scrollingBeforeTheNextTurnShowsTheWholeUpdate() {
    let stage = stage()
    HostReports.untilReadAgain { insert(stage) }
    stage.scroll(to: 5)
    stage.expectFresh()
  }
}
#endif
