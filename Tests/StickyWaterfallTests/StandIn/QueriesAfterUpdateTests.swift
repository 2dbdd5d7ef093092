#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// After a batch update the layout has UIKit read its attributes again, but not inside the
/// animation.
///
/// There UIKit would animate everything on screen once more, as a related framework was seen to do.
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

  @Test func nextTurnShowsTheWholeUpdate() {
    let stage = stage()
    HostReports.untilReadAgain { insert(stage) }
    stage.takeTurn()
    stage.expectFresh()
  }

  @Test func scrollBeforeTheNextTurnShowsTheWholeUpdate() {
    let stage = stage()
    HostReports.untilReadAgain { insert(stage) }
    stage.scroll(to: 5)
    stage.expectFresh()
  }
}
#endif
