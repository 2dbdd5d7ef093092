import StickyWaterfall
import Testing

/// The queries after each kind of invalidation context.
@MainActor
@Suite struct InvalidationContextTests {
  private let feed: [FeedSection] = .counts([8, 6, 4])

  private func send(_ context: UICollectionViewLayoutInvalidationContext, to stage: FeedStage) {
    stage.layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    #expect(stage.viewDifferences() == [])
  }

  /// Contract rule 51d.3.
  @Test(arguments: [true, false])
  func invalidateLayoutOrReloadDataQueriesEachItemOnce(reloads: Bool) {
    let stage = FeedStage(feed)
    stage.controller.sections[1].items[2].height = 222
    reloads ? stage.view.reloadData() : stage.layout.invalidateLayout()
    #expect(stage.controller.queries == [])
    stage.view.layoutIfNeeded()
    #expect(stage.controller.queriedItems == feed.paths)
    #expect(stage.differencesFromFresh() == [])
  }

  @Test func invalidatingDelegateMetricsQueriesEachItemOnce() {
    let stage = FeedStage(feed)
    let context = WaterfallLayoutInvalidationContext.naming()
    context.invalidateFlowLayoutDelegateMetrics = true
    stage.controller.sections[0].items[0].height = 99
    send(context, to: stage)
    #expect(stage.controller.queriedItems == feed.paths)
    #expect(stage.differencesFromFresh() == [])
  }

  // Contract rules 43.1 and 43.5.
  @Test(arguments: [false, true])
  func invalidationQueriesOnlyTheItemsListedInTheContext(hasFlagsOfANewContext: Bool) {
    let stage = FeedStage(feed)
    let context =
      hasFlagsOfANewContext ? WaterfallLayoutInvalidationContext() : .naming()
    context.invalidateItems(at: [[2, 1], [0, 3]])
    stage.controller.sections[0].items[3].height = 111
    stage.controller.sections[2].items[1].height = 5
    stage.layout.invalidateLayout(with: context)
    stage.layout.prepare()
    #expect(stage.controller.queriedItems == [[0, 3], [2, 1]])
    #expect(stage.controller.queries.count == 2)
    #expect(stage.differencesFromFresh() == [])
  }

  @Test func invalidatedItemsStayInTheirColumnsIfRequested() {
    let stage = FeedStage(.counts([30], columns: 3)) { $0.keepsItemsInColumns = true }
    let before = stage.columns()
    stage.controller.sections[0].items[3].height = 500
    stage.layout.invalidateLayout(with: .naming(items: (3..<30).map { [0, $0] }))
    stage.view.layoutIfNeeded()
    #expect(stage.columns() == before)
    #expect(stage.frame(3)?.height == 500)
  }

  @Test(arguments: Side.allCases, [false, true])
  func invalidatingAHeaderOrFooterQueriesBothViewsOfTheSection(
    side: Side, hasFlagsOfANewContext: Bool
  ) {
    let stage = FeedStage(feed)
    let context =
      hasFlagsOfANewContext ? WaterfallLayoutInvalidationContext() : .naming()
    context.invalidateSupplementaryElements(ofKind: side.kind, at: [[1, 0]])
    stage.controller.sections[1].header = 71
    stage.controller.sections[1].footer = 72
    send(context, to: stage)
    #expect(Set(stage.controller.queries) == [.header(1), .footer(1), .pins(1)])
    #expect(stage.differencesFromFresh() == [])
  }

  @Test(arguments: [false, true])
  func invalidationContextWithoutElementsCausesNoQueries(invalidatesAttributes: Bool) {
    let stage = FeedStage(feed)
    let context = WaterfallLayoutInvalidationContext.naming()
    context.invalidateFlowLayoutAttributes = invalidatesAttributes
    context.invalidateDecorationElements(
      ofKind: WaterfallFlowLayout.elementKindSectionBackground, at: [])
    send(context, to: stage)
    #expect(stage.controller.queries == [])
  }

  @Test func preparingAValidLayoutHasNoEffectAndMakesNoQueries() {
    let stage = FeedStage(feed) { $0.sectionHeadersPinToVisibleBounds = true }
    stage.scroll(to: 130)
    let before = FeedElements(of: stage.layout, feed)
    for _ in 0..<3 { stage.layout.prepare() }
    #expect(stage.controller.queries == [])
    #expect(before.differences(to: FeedElements(of: stage.layout, feed)) == [])
  }

  @Test func subclassCanQueryAllSizesOnEachBoundsChange() {
    final class Asking: WaterfallFlowLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func invalidationContext(
        forBoundsChange newBounds: CGRect
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? UICollectionViewFlowLayoutInvalidationContext)?
          .invalidateFlowLayoutDelegateMetrics = true
        return context
      }
    }
    let stage = FeedStage(feed, layout: Asking())
    stage.scroll(to: 10)
    #expect(stage.controller.queriedItems == feed.paths)
  }
}
