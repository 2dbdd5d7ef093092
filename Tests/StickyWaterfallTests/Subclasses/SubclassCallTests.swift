import Testing
import WaterfallEngine

@testable import StickyWaterfall

/// The times at which the layout asks a subclass.
///
/// `StackLayout` traps if it's asked before its `prepare()` has run for the present counts.
@MainActor
@Suite struct SubclassCallTests {
  private func stage(
    count: Int = 20, _ setUp: @escaping (StackLayout) -> Void = { _ in }
  ) -> Stage<AnsweringController, StackLayout> {
    let controller = AnsweringController([count])
    controller.size = { _ in CGSize(width: 50, height: 50) }
    return Stage(
      controller, layout: StackLayout(), size: CGSize(width: 390, height: 390), columns: nil, setUp)
  }

  // Contract rule 51d.1.
  @Test(arguments: [false, true])
  func subclassIsAskedOnlyAfterItsPreparation(keepsPlaces: Bool) {
    let stage = stage {
      $0.keepsVisibleItemsInPlace = keepsPlaces
      $0.scrollSnapping = .item
    }
    let (layout, view) = (stage.layout, stage.view)
    stage.scroll(to: 430)
    stage.update {
      _ = layout.contentOffset(forItemAt: [0, 3], at: .top)
      stage.controller.counts[0] += 5
      view.insertItems(at: (0..<5).map { [0, $0] })
      _ = layout.contentOffset(forItemAt: [0, 24], at: .top)
    }
    stage.update(deleting: (3..<20).map { [0, $0] })
    stage.resize(to: CGSize(width: 500, height: 300))
    layout.remeasureItems(at: [[0, 1]])
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 800)
  }

  @Test(arguments: [false, true])
  func subclassIsNotAskedBetweenAReloadAndItsPreparation(keepsPlaces: Bool) {
    let stage = stage {
      $0.keepsVisibleItemsInPlace = keepsPlaces
      $0.scrollSnapping = .item
    }
    let (layout, view) = (stage.layout, stage.view)
    stage.controller.counts = [7, 9]
    view.reloadData()
    _ = layout.contentOffset(forItemAt: [1, 8], at: .bottom)
    _ = layout.contentOffset(forSection: 1)
    _ = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 0, y: 70), withScrollingVelocity: .zero)
    view.layoutIfNeeded()
    stage.update {
      stage.controller.counts = [6, 10]
      view.moveItem(at: [0, 0], to: [1, 2])
    }
    #expect(view.contentSize.height == 1_600)
  }

  /// Contract rule 51b.
  @Test func scrollTargetsOfASubclassWithItsOwnFramesAreItsFrames() {
    let stage = stage()
    #expect(stage.layout.contentOffset(forItemAt: [0, 7], at: .top)?.y == 700)
    stage.layout.scrollToItem(at: [0, 19], at: .top, animated: false)
    #expect(stage.view.contentOffset.y == 1_610)
    stage.controller.counts[0] = 40
    stage.view.reloadData()
    stage.layout.scrollToItem(at: [0, 35], at: .top, animated: false)
    #expect(stage.view.contentOffset.y == 3_500)
    stage.layout.extent = 200
    stage.layout.invalidateLayout()
    stage.layout.scrollToItem(at: [0, 9], at: .bottom, animated: false)
    #expect(stage.view.contentOffset.y == 1_610)
  }

  /// Contract rule 51b.
  @Test func snappingOfASubclassWithItsOwnFramesIsToItsFrames() {
    let stage = stage { $0.scrollSnapping = .item }
    let rest = { (proposed: CGFloat, velocity: CGFloat) in
      stage.layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: 0, y: proposed),
        withScrollingVelocity: CGPoint(x: 0, y: velocity)
      ).y
    }
    #expect(rest(440, 0) == 400 && rest(460, 0) == 500 && rest(1_608, 1) == 1_610)
    stage.scroll(to: 430)
    #expect(rest(440, 1) == 500 && rest(410, -1) == 400)
    stage.layout.scrollSnapping = .itemCenter
    // The center of item 6 is at 650, 195 below the edge of the view.
    #expect(rest(440, 0) == 455)
  }

  // Item 0 grows by 50 points in a batch update. The class is asked before UIKit reads anything.
  @Test func spaceThatASubclassAddsIsStillKnownAfterAQuestionInABatch() throws {
    let stage = ReaderStage(ReaderSetting(isSelfSizing: true, kind: .padding))
    stage.show(Array(repeating: 100, count: 10))
    let layout = stage.layout
    #expect(layout.knownContentExtent() == layout.axes.grid.length(1_096))
    layout.beginBatchUpdate(before: [])
    layout.updates.markApplied()
    let original = try #require(layout.layoutAttributesForItem(at: [0, 0]))
    let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
    preferred.size.height += 50
    _ = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    _ = layout.contentOffset(forItemAt: [0, 9], at: .bottom)
    #expect(layout.knownContentExtent() == layout.axes.grid.length(1_146))
  }

  // MARK: Questions of the layout itself

  /// A list of a subclass with a pinned header, at 1,000.
  private func list() -> FeedStage {
    let layout = LayoutSpy()
    layout.isSubclass = true
    let heights = [CGFloat](repeating: 100, count: 60)
    let stage = FeedStage(.heights([heights], columns: 1), layout: layout) {
      $0.sectionHeadersPinToVisibleBounds = true
      $0.keepsVisibleItemsInPlace = true
    }
    stage.scroll(to: 1_000)
    return stage
  }

  /// What the layout asks the class for, to find out where a scroll ends.
  enum Target: CaseIterable, Sendable { case item, header }

  private func ask(for target: Target, of layout: WaterfallFlowLayout) {
    switch target {
    case .item: _ = layout.contentOffset(forItemAt: [0, 20], at: .top)
    case .header:
      _ = layout.contentOffset(
        forSupplementaryViewOfKind: Side.header.kind, at: [0, 0], at: .top)
    }
  }

  /// UIKit raises an exception if a header that a context lists is gone when UIKit reads it.
  @Test(arguments: Target.allCases)
  func questionBeforeUIKitReadsTheListedHeaderRemovesNothing(target: Target) {
    let stage = list()
    stage.view.contentOffset.y = 1_030
    stage.layout.prepare()
    _ = stage.layout.collectionViewContentSize
    ask(for: target, of: stage.layout)
    stage.controller.sections[0].header = 0
    stage.layout.invalidateLayout()
    let header = stage.layout.layoutAttributesForSupplementaryView(
      ofKind: Side.header.kind, at: [0, 0])
    #expect(header?.frame.minY == 1_030)
    stage.view.layoutIfNeeded()
    stage.takeTurn()
    #expect(stage.header() == nil)
  }

  /// The bounds are those of the context when UIKit reads the header.
  @Test(arguments: Target.allCases)
  func questionBeforeUIKitSetsNewBoundsCausesNoPass(target: Target) {
    let stage = list()
    stage.takeTurn()
    let bounds = stage.view.bounds.offsetBy(dx: 0, dy: 30)
    #expect(stage.layout.shouldInvalidateLayout(forBoundsChange: bounds))
    stage.layout.invalidateLayout(with: stage.layout.invalidationContext(forBoundsChange: bounds))
    ask(for: target, of: stage.layout)
    stage.spy?.passes = 0
    stage.scroll(to: 1_030)
    for _ in 0..<2 { stage.takeTurn() }
    #expect(stage.spy?.passes == 1)
  }

  /// UIKit's reading of the content size has requested the pass already.
  @Test func questionForTheContentSizeRequestsNoPass() {
    let stage = list()
    stage.layout.anchors.requestAnotherPass()
    stage.spy?.calls = []
    _ = stage.layout.contentOffset(forItemAt: [0, 59], at: .bottom)
    #expect(stage.spy?.calls.contains(.contentSize) == true)
    #expect(stage.spy?.calls.contains(.invalidateWithContext) == false)
  }

  //     15 rows of 100 with gaps of 10, and 96 points of padding
  // Contract rule 51d.2.
  @Test func lookupBeforeAPassKnowsTheSpaceThatASubclassAdds() {
    let controller = AnsweringController([30])
    controller.size = { _ in CGSize(width: 180, height: 100) }
    let layout = ChangedWaterfall()
    layout.change = .padding(96)
    let stage = SubclassBatchTests.ChangedStage(
      controller, layout: layout, size: CGSize(width: 390, height: 700), columns: nil)
    controller.counts[0] = 40
    stage.view.reloadData()
    #expect(layout.contentOffset(forItemAt: [0, 39], at: .top)?.y == 1_586)
    stage.view.layoutIfNeeded()
    #expect(layout.contentOffset(forItemAt: [0, 39], at: .top)?.y == 1_586)
  }
}
