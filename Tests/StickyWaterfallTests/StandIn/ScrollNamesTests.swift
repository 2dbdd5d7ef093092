#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// The elements that the context of a scroll names.
@MainActor
@Suite struct ScrollNamesTests {
  // The delegate removes the pinned header while it's asked for sizes. UIKit may lose the
  // invalidation, and would then look up a header that the waiting work removes.
  @Test(arguments: [false, true])
  func scrollNamesNothingWhileWorkWaits(takesInvalidations: Bool) {
    let stage = FeedStage(
      .counts([60, 30]),
      reading: HostReading(takesInvalidationsInPrepare: takesInvalidations)
    ) { $0.sectionHeadersPinToVisibleBounds = true }
    stage.scroll(to: 100)
    stage.controller.onQuery = { [unowned controller = stage.controller, layout = stage.layout] in
      // The header has been asked for already.
      guard controller.queries.last == .item([0, 20]), controller.sections[0].header != 0
      else { return }
      controller.sections[0].header = 0
      layout.invalidateLayout()
    }
    stage.layOutAgain()
    stage.controller.onQuery = nil
    stage.scroll(to: 110)
    stage.scroll(to: 120)
    stage.takeTurn()
    stage.expectFresh()
    #expect(stage.header() == nil)
  }

  // A tap on the status bar scrolls past all headers.
  @Test func jumpPastManyHeadersNamesNone() {
    let controller = AnsweringController(Array(repeating: 1, count: 2_000))
    let layout = WaterfallFlowLayout()
    let stage = Stage(controller, layout: layout, columns: 1) {
      $0.sectionHeadersPinToVisibleBounds = true
      $0.headerReferenceSize = CGSize(width: 40, height: 40)
    }
    stage.scroll(to: 60_000)
    let step = names(of: layout, scrollingTo: 60_010, in: stage.view)
    let jump = names(of: layout, scrollingTo: 0, in: stage.view)
    #expect(step <= 200 && jump == 0)
    stage.scroll(to: 0)
    #expect(stage.header(0)?.frame.minY == 0)
  }

  private func names(
    of layout: WaterfallFlowLayout, scrollingTo offset: CGFloat, in view: UICollectionView
  ) -> Int {
    let bounds = CGRect(x: 0, y: offset, width: view.bounds.width, height: view.bounds.height)
    guard layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return 0 }
    let context = layout.invalidationContext(forBoundsChange: bounds)
    return context.invalidatedSupplementaryIndexPaths?.values.map(\.count).reduce(0, +) ?? 0
  }
}
#endif
