import StickyWaterfall
import Testing

/// Which questions each context leads to, and that there are no others.
@MainActor
@Suite struct InvalidationContextTests {
  private let feed: [FeedSection] = .counts([8, 6, 4])

  private func send(_ context: UICollectionViewLayoutInvalidationContext, to stage: FeedStage) {
    stage.layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    #expect(stage.viewDifferences() == [])
  }

  @Test(arguments: [true, false], [true, false])
  func aPlainInvalidationAndAReloadAskEverythingOnce(flagsStartTrue: Bool, reloads: Bool) {
    let stage = FeedStage(feed, reading: HostReading(flagsStartTrue: flagsStartTrue))
    stage.controller.sections[1].items[2].height = 222
    reloads ? stage.view.reloadData() : stage.layout.invalidateLayout()
    #expect(stage.controller.questions == [])
    stage.view.layoutIfNeeded()
    #expect(stage.controller.itemQuestions == feed.paths)
    #expect(stage.differencesFromFresh() == [])
  }

  @Test func delegateMetricsAskEverythingOnce() {
    let stage = FeedStage(feed)
    let context = WaterfallLayoutInvalidationContext.naming()
    context.invalidateFlowLayoutDelegateMetrics = true
    stage.controller.sections[0].items[0].height = 99
    send(context, to: stage)
    #expect(stage.controller.itemQuestions == feed.paths)
    #expect(stage.differencesFromFresh() == [])
  }

  @Test func flowAttributesAloneAskNothing() {
    let stage = FeedStage(feed)
    let context = WaterfallLayoutInvalidationContext.naming()
    context.invalidateFlowLayoutAttributes = true
    send(context, to: stage)
    #expect(stage.controller.questions == [])
  }

  // Contract rule 43.
  @Test func listedItemsAreMeasuredAgainAndNothingElse() {
    let stage = FeedStage(feed)
    let context = WaterfallLayoutInvalidationContext.naming(items: [[2, 1], [0, 3]])
    stage.controller.sections[0].items[3].height = 111
    stage.controller.sections[2].items[1].height = 5
    stage.layout.invalidateLayout(with: context)
    stage.layout.prepare()
    #expect(stage.controller.itemQuestions == [[0, 3], [2, 1]])
    #expect(stage.controller.questions.count == 2)
    #expect(stage.differencesFromFresh() == [])
  }

  @Test func listedHeadersAndFootersAreMeasuredAgainAndNothingElse() {
    let stage = FeedStage(feed)
    let context = WaterfallLayoutInvalidationContext.naming(headers: [[1, 0]])
    stage.controller.sections[1].header = 71
    stage.layout.invalidateLayout(with: context)
    stage.layout.prepare()
    #expect(Set(stage.controller.questions) == [.header(1), .footer(1), .pins(1)])
    #expect(stage.differencesFromFresh() == [])
  }

  @Test func aContextThatListsOnlyAFooterHasItMeasuredAgain() {
    let stage = FeedStage(feed)
    stage.controller.sections[1].footer = 71
    send(.naming(footers: [[1, 0]]), to: stage)
    #expect(Set(stage.controller.questions) == [.header(1), .footer(1), .pins(1)])
    #expect(stage.footer(1)?.frame.height == 71)
    #expect(stage.differencesFromFresh() == [])
  }

  @Test func otherListedElementsAskNothing() {
    let stage = FeedStage(feed)
    let context = WaterfallLayoutInvalidationContext.naming()
    context.invalidateDecorationElements(
      ofKind: WaterfallFlowLayout.elementKindSectionBackground, at: [])
    send(context, to: stage)
    #expect(stage.controller.questions == [])
  }

  @Test func listedItemsThatDoNotExistAreNoTrap() {
    let layout = WaterfallFlowLayout()
    layout.invalidateLayout(with: .naming(items: [[9, 9]]))
    layout.prepare()
    #expect(layout.layoutAttributesForItem(at: [9, 9]) == nil)
    #expect(layout.collectionViewContentSize == .zero)
  }

  @Test func preparingWithNothingDirtyAsksAndChangesNothing() {
    let stage = FeedStage(feed) { $0.sectionHeadersPinToVisibleBounds = true }
    stage.scroll(to: 130)
    let before = FeedElements(of: stage.layout, feed)
    for _ in 0..<3 { stage.layout.prepare() }
    #expect(stage.controller.questions == [])
    #expect(before.differences(to: FeedElements(of: stage.layout, feed)) == [])
  }

  @Test func aSubclassCanHaveSizesAskedOnEachChangeOfBounds() {
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
    #expect(stage.controller.itemQuestions == feed.paths)
  }
}
