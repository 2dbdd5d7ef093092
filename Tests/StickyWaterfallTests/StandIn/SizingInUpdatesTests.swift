#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// Cells that state their sizes while a batch update runs: contract rules 15 and 45.
@MainActor
@Suite struct SizingInUpdatesTests {
  private func stage(_ counts: [Int], columns: Int) -> FeedStage {
    let stage = FeedStage(.counts(counts, columns: columns)) {
      $0.estimatedItemSize = CGSize(width: 100, height: 50)
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

  /// A view of before is asked by its old path, which stands for another item after the update.
  @Test func aSizeThatAViewOfBeforeStatesIsThatOfItsItem() {
    let spy = UpdateSpy()
    let stage = FeedStage(.counts([12]), layout: spy) { $0.estimatedItemSize.height = 50 }
    spy.whenEnding = { [unowned spy] in
      guard let end = spy.finalLayoutAttributesForDisappearingItem(at: [0, 2]),
        let preferred = end.copy() as? UICollectionViewLayoutAttributes
      else { return }
      preferred.size.height = 177
      #expect(
        spy.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: end))
      spy.invalidateLayout(
        with: spy.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: end))
      #expect(end.size.height == 177)
    }
    stage.perform(.inserting([40], at: 0, of: stage.sections))
    #expect(stage.frame(3)?.height == 177 && stage.frame(2)?.height != 177)
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
