import StickyWaterfall
import Testing

/// Where elements start and end during a batch.
@MainActor
@Suite struct UpdateAnimationTests {
  nonisolated static let all: [UpdateAnimation] = [.fade, .none, .scale, .fromCenter, .slide]

  @Test(arguments: all)
  func headersAndFootersAreAboveCellsAtEveryMoment(animation: UpdateAnimation) throws {
    let stage = FeedStage(.counts([6, 5, 4, 3])) {
      $0.updateAnimation = animation
      $0.sectionHeadersPinToVisibleBounds = true
    }
    stage.scroll(to: 60)
    stage.perform(BatchUpdateTests.mixed())
    let depths = { (category: UICollectionView.ElementCategory) in
      stage.moments.filter { $0.representedElementCategory == category }.map(\.zIndex)
    }
    let highestCell = try #require(depths(.cell).max())
    #expect(try #require(depths(.supplementaryView).min()) > highestCell)
  }
}
