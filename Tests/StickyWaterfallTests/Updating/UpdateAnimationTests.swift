import StickyWaterfall
import Testing

/// Where elements start and end during a batch.
@MainActor
@Suite struct UpdateAnimationTests {
  nonisolated static let all: [UpdateAnimation] = [.fade, .none, .scale, .fromCenter, .slide]

  /// Item 1 goes and one comes at the start.
  private func stage(_ animation: UpdateAnimation) -> FeedStage {
    let stage = FeedStage(.counts([12])) { $0.updateAnimation = animation }
    var batch = FeedBatch.inserting([70], at: 0, of: stage.sections)
    batch.after[0].items.remove(at: 2)
    batch.deletedItems = [[0, 1]]
    stage.perform(batch)
    #expect(stage.differencesFromFresh() == [])
    return stage
  }

  private func expect(
    _ found: UICollectionViewLayoutAttributes?, from frame: CGRect?, by animation: UpdateAnimation,
    in bounds: CGRect
  ) throws {
    let (found, frame) = (try #require(found), try #require(frame))
    #expect(found.alpha == (animation == .none ? 1 : 0))
    var center = CGPoint(x: frame.midX, y: frame.midY)
    if animation == .fromCenter { center = CGPoint(x: bounds.midX, y: bounds.midY) }
    if animation == .slide { center.x += bounds.width }
    #expect(found.center == center)
    #expect(found.size == frame.size)
    #expect(found.transform.isIdentity == (animation != .scale))
    #expect(found.frame.width < frame.width || animation != .scale)
  }

  @Test(arguments: all)
  func anInsertedItemStartsAsTheOptionSays(animation: UpdateAnimation) throws {
    let stage = stage(animation)
    try expect(
      stage.starts[.item([0, 0])], from: stage.frame(0), by: animation, in: stage.view.bounds)
  }

  @Test(arguments: all)
  func aDeletedItemEndsAsTheOptionSays(animation: UpdateAnimation) throws {
    let before = FeedStage(.counts([12])).frame(1)
    let stage = stage(animation)
    try expect(stage.ends[.item([0, 1])], from: before, by: animation, in: stage.view.bounds)
  }

  // Contract rule 45.
  @Test(arguments: all)
  func allOthersMoveFromTheirOldToTheirNewFrame(animation: UpdateAnimation) {
    let before = FeedStage(.counts([12]))
    let stage = stage(animation)
    let survivors = before.visibleItems.filter { $0.item != 1 }
    #expect(survivors.count > 4)
    for old in survivors {
      let new = IndexPath(item: max(1, old.item), section: 0)
      let (start, end) = (stage.starts[.item(new)], stage.ends[.item(old)])
      #expect(start?.frame == before.frame(old.item) && start?.alpha == 1)
      #expect(end?.frame == stage.frame(new.item) && end?.alpha == 1)
    }
  }

  @Test(arguments: all)
  func headersAndFootersAreAboveCellsAtEveryMoment(animation: UpdateAnimation) throws {
    let stage = FeedStage(.counts([6, 5, 4, 3])) {
      $0.updateAnimation = animation
      $0.sectionHeadersPinToVisibleBounds = true
    }
    stage.scroll(to: 60)
    stage.perform(BatchUpdateTests.mixed())
    let moments = Array(stage.starts.values) + Array(stage.ends.values)
    let depths = { (category: UICollectionView.ElementCategory) in
      moments.filter { $0.representedElementCategory == category }.map(\.zIndex)
    }
    let highestCell = try #require(depths(.cell).max())
    #expect(try #require(depths(.supplementaryView).min()) > highestCell)
  }

  @Test func whatAReloadedSectionHasBeyondFadesInAndOut() {
    let stage = FeedStage(.counts([3]))
    for count in [5, 2] {
      let before = stage.sections[0].items.count
      var batch = FeedBatch(.counts([count]))
      batch.reloadedSections = [0]
      stage.perform(batch)
      let moments = count > before ? stage.starts : stage.ends
      for item in 0..<max(before, count) {
        #expect(moments[.item([0, item])]?.alpha == (item < min(before, count) ? 1 : 0))
      }
    }
  }
}
