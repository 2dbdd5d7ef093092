import StickyWaterfall
import Testing

/// The initial and final attributes of elements in a batch.
@MainActor
@Suite struct UpdateAnimationTests {
  nonisolated static let all: [UpdateAnimation] = [.fade, .none, .scale, .fromCenter, .slide]

  @Test(arguments: all, [false, true])
  func headersAndFootersStayAboveCellsInUpdates(animation: UpdateAnimation, cards: Bool) throws {
    let stage = FeedStage(.counts([6, 5, 4, 3])) {
      $0.updateAnimation = animation
      $0.sectionHeadersPinToVisibleBounds = true
      $0.itemsPinToVisibleBounds = cards
    }
    stage.scroll(to: 60)
    stage.perform(BatchUpdateTests.mixed())
    let depths = { (category: UICollectionView.ElementCategory) in
      stage.moments.filter { $0.representedElementCategory == category }.map(\.zIndex)
    }
    let highestCell = try #require(depths(.cell).max())
    #expect(try #require(depths(.supplementaryView).min()) > highestCell)
  }

  // Contract rule 45; facts 12.2: if both views were opaque, the old content would stay visible.
  @Test(arguments: all)
  func reloadedItemCrossFadesInPlace(animation: UpdateAnimation) throws {
    let stage = FeedStage(.counts([6])) { $0.updateAnimation = animation }
    let before = try #require(stage.frame(2))
    stage.perform(.reloading(2, height: 77, of: stage.sections))
    let (start, end) = (try #require(stage.start(2)), try #require(stage.end(2)))
    #expect(end.alpha == 0)
    #expect(end.isHidden == (animation == .none))
    #expect(end.frame == before)
    #expect(start.alpha == (animation == .none ? 1 : 0))
    #expect(start.frame == stage.frame(2))
    #expect(start.frame.height == 77)
    #expect(stage.end(3)?.alpha == 1)
  }

  // Contract rule 45.
  @Test(arguments: all)
  func reloadedSectionCrossFades(animation: UpdateAnimation) {
    let stage = FeedStage(.counts([2, 3, 2])) { $0.updateAnimation = animation }
    var batch = FeedBatch(stage.sections)
    batch.after[1].items.removeLast()
    batch.reloadedSections = [1]
    stage.perform(batch)
    for (element, end) in stage.ends {
      let isReloaded = end.indexPath.section == 1
      #expect(end.alpha == (isReloaded ? 0 : 1), "\(element)")
      #expect(end.isHidden == (isReloaded && animation == .none), "\(element)")
    }
    let reloaded = stage.ends.keys.filter { stage.ends[$0]?.indexPath.section == 1 }
    #expect(reloaded.count == 5)
    for side in Side.allCases {
      let start = stage.starts[.boundary(side.kind, [1, 0])]
      #expect(start?.alpha == (animation == .none ? 1 : 0))
      #expect(start?.frame == stage.boundary(side, 1)?.frame)
    }
  }
}
