import StickyWaterfall
import Testing

/// The queries after changes of bounds and of pin flags.
@MainActor
@Suite struct SizeChangeTests {
  private let feed: [FeedSection] = .counts([8, 6, 4])
  private let itemCount = 18

  @Test func viewWidthChangeInAVerticalLayoutQueriesEachItemOnce() {
    let stage = FeedStage(feed, isScaled: true)
    stage.resize(to: CGSize(width: 320, height: 400))
    #expect(stage.controller.queriedItems.count == itemCount)
    #expect(Set(stage.controller.queriedItems).count == itemCount)
    stage.expectFresh()
  }

  @Test(arguments: [true, false])
  func viewHeightChangeInAVerticalLayoutQueriesNothing(pins: Bool) {
    let stage = FeedStage(feed) {
      $0.sectionHeadersPinToVisibleBounds = pins
      $0.sectionFootersPinToVisibleBounds = pins
    }
    for height in [300, 500, 100, 800] as [CGFloat] {
      stage.resize(to: CGSize(width: 260, height: height))
      #expect(stage.viewDifferences() == [])
    }
    #expect(stage.controller.queries == [])
  }

  @Test func viewHeightChangeInAHorizontalLayoutQueriesSizes() {
    let stage = FeedStage(feed) { $0.scrollDirection = .horizontal }
    stage.resize(to: CGSize(width: 500, height: 400))
    #expect(stage.controller.queries == [])
    stage.resize(to: CGSize(width: 500, height: 300))
    #expect(stage.controller.queries.contains(.columns(2)))
    #expect(stage.differencesFromFresh() == [])
  }
}
