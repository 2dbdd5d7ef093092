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
    let inserted = stage.view.lastTransitions.filter { $0.indexPathBefore == nil }
    #expect(inserted.filter { $0.category == .cell }.map(\.indexPathAfter) == [[0, 0]])
    try expect(
      inserted.first?.initial, from: stage.frame(0), by: animation, in: stage.view.bounds)
    #expect(inserted.first?.final?.frame == stage.frame(0))
  }

  @Test(arguments: all)
  func aDeletedItemEndsAsTheOptionSays(animation: UpdateAnimation) throws {
    let before = FeedStage(.counts([12])).frame(1)
    let stage = stage(animation)
    let deleted = stage.view.lastTransitions.filter { $0.indexPathAfter == nil }
    #expect(deleted.map(\.indexPathBefore).contains([0, 1]))
    let item = deleted.first { $0.indexPathBefore == [0, 1] }
    try expect(item?.final, from: before, by: animation, in: stage.view.bounds)
  }

  @Test(arguments: all)
  func allOthersMoveFromTheirOldToTheirNewFrame(animation: UpdateAnimation) {
    let before = FeedStage(.counts([12]))
    let stage = stage(animation)
    let survivors = stage.view.lastTransitions.filter {
      $0.category == .cell && $0.indexPathBefore != nil && $0.indexPathAfter != nil
    }
    #expect(!survivors.isEmpty)
    for survivor in survivors {
      let old = survivor.indexPathBefore.flatMap { before.frame($0.item) }
      let new = survivor.indexPathAfter.flatMap { stage.frame($0.item) }
      #expect(survivor.initial?.frame == old && survivor.initial?.alpha == 1)
      #expect(survivor.final?.frame == new && survivor.final?.alpha == 1)
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
    let moments = stage.view.lastTransitions.map { ($0.category, [$0.initial, $0.final]) }
    let depths = { (category: UICollectionView.ElementCategory) in
      moments.filter { $0.0 == category }.flatMap(\.1).compactMap { $0?.zIndex }
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
      let faded = stage.view.lastTransitions.filter {
        let path = $0.indexPathBefore ?? $0.indexPathAfter
        return $0.category == .cell && (path?.item ?? 0) >= min(before, count)
      }
      #expect(faded.count == abs(count - before))
      for transition in faded {
        #expect((count > before ? transition.initial : transition.final)?.alpha == 0)
      }
    }
  }
}
