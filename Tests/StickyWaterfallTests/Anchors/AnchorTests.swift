import StickyWaterfall
import Testing

/// `keepsVisibleItemsInPlace`: the topmost visible item stays where it is on screen.
@MainActor
@Suite struct AnchorTests {
  private func stage(
    _ counts: [Int] = [60, 40], reading: HostReading = HostReading(), isScaled: Bool = false,
    keeps: Bool = true, offset: CGFloat = 900
  ) -> FeedStage {
    let stage = FeedStage(.counts(counts), reading: reading, isScaled: isScaled) {
      $0.keepsVisibleItemsInPlace = keeps
      $0.sectionHeadersPinToVisibleBounds = true
    }
    stage.scroll(to: offset)
    return stage
  }

  /// Makes a change, and checks that the topmost item stays in place and everything is correct.
  private func expectKept(
    _ stage: FeedStage, except other: Int? = nil, _ change: () -> Void
  ) {
    let (name, place) = stage.topmost(except: other)
    change()
    #expect(stage.place(ofItemNamed: name) == place)
    stage.expectFresh()
  }

  // Facts 13.12: each context moves the content at once, or all of them do in the pass.
  @Test(arguments: [500, 900, 1_700] as [CGFloat], [false, true])
  func severalChangesBeforeALayoutPassKeepTheTopmostItemInPlace(
    offset: CGFloat, adjustsAtOnce: Bool
  ) {
    let stage = stage(reading: HostReading(adjustsAtOnce: adjustsAtOnce), offset: offset)
    expectKept(stage) {
      for columns in [3, 4, 1] {
        stage.controller.sections[0].columns = columns
        stage.layout.invalidateLayout()
      }
      stage.view.layoutIfNeeded()
    }
  }

  @Test(arguments: [500, 900, 1_700] as [CGFloat], [false, true])
  func newColumnCountWithARotationKeepsTheTopmostItemInPlace(offset: CGFloat, rotatesFirst: Bool) {
    let stage = stage(isScaled: true, offset: offset)
    expectKept(stage) {
      if rotatesFirst { stage.view.frame.size = CGSize(width: 400, height: 300) }
      stage.controller.sections[0].columns = 3
      stage.layout.invalidateLayout()
      stage.view.frame.size = CGSize(width: 400, height: 300)
      stage.view.layoutIfNeeded()
    }
  }

  @Test func scrollBetweenTwoColumnChangesIsNotUndone() {
    let stage = stage()
    let (name, place) = stage.topmost()
    stage.controller.sections[0].columns = 3
    stage.layout.invalidateLayout()
    stage.view.contentOffset.y += 30
    stage.controller.sections[0].columns = 4
    stage.layOutAgain()
    #expect(stage.place(ofItemNamed: name) == place.map { $0 - 30 })
    #expect(stage.viewDifferences() == [])
  }

  @Test(arguments: HostReading.all + [HostReading(adjustsAtOnce: true)])
  func newColumnsAndInsertsInABatchKeepTopmostItemInPlace(reading: HostReading) {
    let stage = stage(reading: reading)
    expectKept(stage) {
      var batch = FeedBatch.inserting([40, 400, 90], at: 2, of: stage.sections)
      batch.after[0].columns = 3
      stage.update {
        stage.controller.sections[0].columns = 3
        stage.layout.invalidateLayout()
        stage.controller.sections = batch.after
        batch.send(to: stage.view)
      }
    }
  }

  @Test(arguments: [true, false])
  func changedLeftSafeAreaInsetKeepsTheTopmostItemInPlace(invalidates: Bool) {
    let stage = stage(reading: HostReading(invalidatesOnInsetChange: invalidates))
    stage.layout.sectionInsetReference = .fromSafeArea
    stage.controller.isScaled = true
    stage.layOutAgain()
    let (name, place) = stage.topmost()
    stage.setSafeArea(UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0))
    let context = WaterfallLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    if !invalidates { stage.layout.invalidateLayout(with: context) }
    #expect(stage.frame(0)?.minX == 50)
    #expect(stage.place(ofItemNamed: name) == place)
  }

  @Test(arguments: HostReading.all)
  func insertingItemsAtTheTopKeepsTheTopmostVisibleItemInPlace(reading: HostReading) {
    let stage = stage([12], reading: reading, offset: 0)
    expectKept(stage) {
      stage.perform(
        .inserting((0..<30).map { CGFloat(40 + $0) }, at: 0, of: stage.sections))
    }
    #expect(stage.view.contentOffset.y > 500)
  }

  /// A host can use the layout's target offset without clamping it.
  @Test func targetContentOffsetStaysInTheScrollRange() {
    let layout = LayoutSpy()
    let stage = FeedStage(.counts([60]), layout: layout) { $0.keepsVisibleItemsInPlace = true }
    stage.scroll(to: stage.view.contentSize.height - 400)
    var target: CGPoint?
    layout.afterList = { [unowned layout] in
      target = layout.targetContentOffset(forProposedContentOffset: .zero)
    }
    let names = stage.visibleItems.map(\.item)
    stage.perform(.deleting((names.min() ?? 0) + 1..<60, of: stage.sections))
    #expect(target?.y == max(0, layout.collectionViewContentSize.height - 400))
  }

  @Test(arguments: HostReading.all)
  func topmostItemBelowBarsStaysInPlaceDuringAnInsertion(reading: HostReading) {
    let stage = stage(reading: reading)
    stage.view.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0)
    stage.scroll(to: 900)
    expectKept(stage) {
      stage.perform(.inserting([40, 400, 90], at: 2, of: stage.sections))
    }
  }

  @Test func pinnedHeaderDoesNotJumpDuringAnInsert() {
    let stage = stage([60])
    let position = { stage.boundaryView(.header)?.frame.minY }
    #expect(position() == stage.view.bounds.minY)
    stage.perform(.inserting([100, 100, 100], at: 0, of: stage.sections))
    #expect(position() == stage.view.bounds.minY)
    let header = FeedElement.boundary(Side.header.kind, [0, 0])
    // The bounds move with the animation, from 900.
    #expect(stage.starts[header]?.frame.minY == 900)
    #expect(stage.ends[header]?.frame.minY == stage.view.bounds.minY)
    for attributes in [stage.starts[header], stage.ends[header]] {
      #expect(attributes?.alpha == 1 && attributes?.zIndex == 1_024)
    }
  }

  /// The layout adjusts the offset even if it is past the end until the host clamps it.
  @Test(arguments: [false, true])
  func framesMatchANewLayoutWhenContentShrinksUnderAPinnedHeader(clampsFirst: Bool) {
    let stage = stage([60], reading: HostReading(clampsBeforeAdjusting: clampsFirst))
    stage.scroll(to: stage.view.contentSize.height - 100)
    stage.controller.sections[0].columns = 4
    stage.layOutAgain()
    stage.expectFresh()
    #expect(stage.view.contentSize == stage.layout.collectionViewContentSize)
  }

  @Test(arguments: HostReading.all)
  func contentOffsetIsUnchangedIfKeepingVisibleItemsInPlaceIsDisabled(reading: HostReading) {
    let stage = stage(reading: reading, keeps: false)
    stage.perform(.inserting([40, 400, 90], at: 2, of: stage.sections))
    stage.perform(.deleting(0..<2, of: stage.sections))
    stage.resize(to: CGSize(width: 320, height: 400))
    #expect(stage.view.contentOffset.y == 900)
    #expect(stage.viewDifferences() == [])
  }

  @Test(arguments: [false, true])
  func deletedItemsAreNotQueriedBeforeTheCollectionViewIsReloaded(rotates: Bool) {
    let stage = stage()
    stage.controller.sections = .counts([3])
    if rotates {
      stage.view.frame.size.width = 320
    } else {
      stage.layout.invalidateLayout()
    }
    #expect(stage.controller.queries == [])
    stage.reload()
    stage.expectFresh()
  }
}
