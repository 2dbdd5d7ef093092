#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// Cells that state their sizes while a batch update runs: contract rules 15 and 45.
@MainActor
@Suite struct SizingInUpdatesTests {
  private func stage(_ counts: [Int], columns: Int, estimate: CGFloat = 50) -> FeedStage {
    let stage = FeedStage(.counts(counts, columns: columns)) {
      $0.estimatedItemSize = CGSize(width: 100, height: estimate)
      $0.keepsVisibleItemsInPlace = true
    }
    stage.controller.sizeCells { CGFloat(60 + $0 % 5 * 20) }
    stage.reload()
    return stage
  }

  /// Each view's end is where it is when all is over.
  private func expectEndsAreFinal(_ stage: FeedStage) {
    let ends = stage.view.lastTransitions.filter {
      $0.category == .cell && $0.indexPathAfter != nil
    }
    #expect(!ends.isEmpty)
    let before = stage.view.contentOffset.y
    for end in ends {
      let frame = stage.frame(end.indexPathAfter![1], end.indexPathAfter![0])
      #expect(end.final?.frame == frame)
    }
    #expect(stage.view.contentOffset.y == before)
  }

  @Test(arguments: [1, 2, 3])
  func allAnimateToTheSizesThatAreStated(columns: Int) {
    let stage = stage([30], columns: columns)
    stage.perform(.inserting([50, 50, 50], at: 1, of: stage.sections))
    expectEndsAreFinal(stage)
    #expect(
      stage.viewDifferences(to: FeedElements(of: stage.layout, stage.sections)) == [])
  }

  @Test(arguments: [1, 2, 3], [300, 700] as [CGFloat])
  func whatOneLooksAtStaysWhileCellsInTheUpdateGrow(columns: Int, offset: CGFloat) {
    let stage = stage([60], columns: columns)
    stage.scrollThrough()
    stage.scroll(to: offset)
    let (name, place) = stage.topmost()
    let first = stage.visibleItems.map(\.item).min() ?? 0
    stage.perform(.inserting([50, 50, 50], at: first, of: stage.sections))
    #expect(stage.place(ofItemNamed: name) == place)
    #expect(
      stage.viewDifferences(to: FeedElements(of: stage.layout, stage.sections)) == [])
  }

  //     a part of an item is in sight above the one that one looks at; in its place come cells that are
  //     stated as 15 and prefer 60 and more
  @Test(arguments: [300, 330, 360, 700] as [CGFloat])
  func whatOneLooksAtStaysWhileCellsThatComeRightBeforeItGrow(offset: CGFloat) {
    let stage = stage([60], columns: 1, estimate: 15)
    stage.scrollThrough()
    stage.scroll(to: offset)
    let (name, place) = stage.topmost()
    let index = stage.sections[0].items.firstIndex { $0.name == name } ?? 0
    stage.perform(.inserting([15, 15, 15, 15], at: index, of: stage.sections))
    #expect(stage.place(ofItemNamed: name) == place)
    #expect(stage.frame(index + 3)?.height != 15)
  }

  /// A view of before is asked by its old path, which stands for another item after the update.
  @Test func aSizeThatAViewOfBeforeStatesIsThatOfItsItem() {
    let stage = FeedStage(.counts([12]), layout: UpdateSpy()) { $0.estimatedItemSize.height = 50 }
    let end = endOfView(at: [0, 2], in: stage) { $0.height = 177 }
    stage.perform(.inserting([40], at: 0, of: stage.sections))
    #expect(end()?.size.height == 177)
    #expect(stage.frame(3)?.height == 177 && stage.frame(2)?.height != 177)
  }

  /// Its old path names a section that is gone.
  @Test func aViewOfBeforeMayPreferAnotherWidthInTheLastSection() {
    let stage = FeedStage(.counts([3, 12]), layout: UpdateSpy()) {
      $0.estimatedItemSize.height = 50
    }
    let end = endOfView(at: [1, 2], in: stage) { $0 = CGSize(width: $0.width + 10, height: 177) }
    stage.update {
      stage.controller.sections.remove(at: 0)
      stage.view.deleteSections([0])
    }
    #expect(end()?.size.height == 177)
    #expect(stage.frame(2)?.height == 177)
  }

  /// What comes in its place has a view of its own.
  @Test func aViewThatIsReloadedStatesNoSize() {
    let stage = FeedStage(.counts([12]), layout: UpdateSpy()) { $0.estimatedItemSize.height = 50 }
    let height = stage.frame(2)?.height
    _ = endOfView(at: [0, 2], in: stage, isTaken: false) { $0.height = 177 }
    stage.update { stage.view.reloadItems(at: [[0, 2]]) }
    #expect(stage.frame(2)?.height == height)
  }

  /// Has the view of before at a path prefer another size at the end of the next update; answers where it
  /// ends then.
  private func endOfView(
    at path: IndexPath, in stage: FeedStage, isTaken: Bool = true,
    preferring change: @escaping (inout CGSize) -> Void
  ) -> () -> UICollectionViewLayoutAttributes? {
    guard let spy = stage.layout as? UpdateSpy else { return { nil } }
    var end: UICollectionViewLayoutAttributes?
    spy.whenEnding = { [unowned spy] in
      end = spy.finalLayoutAttributesForDisappearingItem(at: path)
      guard let end, let preferred = end.copy() as? UICollectionViewLayoutAttributes else { return }
      change(&preferred.size)
      let takes = spy.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: end)
      #expect(takes == isTaken)
      guard takes else { return }
      spy.invalidateLayout(
        with: spy.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: end))
    }
    return { end }
  }
}

/// Looks into the end of an update.
private final class UpdateSpy: WaterfallFlowLayout {
  var whenEnding: (() -> Void)?

  override func finalizeCollectionViewUpdates() {
    whenEnding?()
    super.finalizeCollectionViewUpdates()
  }
}
#endif
