#if !canImport(UIKit)
import Testing

@testable import StickyWaterfall

/// Cells that report their sizes during a batch update: contract rules 15 and 45.
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

  /// Checks that the transition of each view ends at its final frame.
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

  /// Contract rule 45.4.
  @Test(arguments: [1, 2, 3])
  func cellsAnimateToTheirPreferredSizesInAnUpdate(columns: Int) {
    let stage = stage([30], columns: columns)
    stage.perform(.inserting([50, 50, 50], at: 1, of: stage.sections))
    expectEndsAreFinal(stage)
    #expect(
      stage.viewDifferences(to: FeedElements(of: stage.layout, stage.sections)) == [])
  }

  /// Contract rules 45.4 and 51c.1.
  @Test(arguments: [1, 2, 3])
  func cellsOfASubclassAnimateToTheirPreferredSizesInAnUpdate(columns: Int) {
    let stage = stage([30], columns: columns)
    stage.layout.isSubclass = true
    stage.perform(.inserting([50, 50, 50], at: 1, of: stage.sections))
    expectEndsAreFinal(stage)
  }

  //     a part of an item is visible above the anchored one; cells with an estimate of 15 are
  //     inserted at its position, or first, and prefer 60 and more
  @Test(arguments: [1, 2, 3], [300, 330, 360, 700] as [CGFloat])
  func topmostItemStaysInPlaceWhileInsertedCellsGrow(columns: Int, offset: CGFloat) {
    for isFirst in [false, true] {
      let stage = stage([60], columns: columns, estimate: 15)
      stage.scrollThrough()
      stage.scroll(to: offset)
      let (name, place) = stage.topmost()
      let top = stage.sections[0].items.firstIndex { $0.name == name } ?? 0
      let first = stage.visibleItems.map(\.item).min() ?? 0
      stage.perform(
        .inserting([15, 15, 15, 15], at: isFirst ? first : top, of: stage.sections))
      #expect(stage.place(ofItemNamed: name) == place)
      let elements = FeedElements(of: stage.layout, stage.sections)
      #expect(stage.viewDifferences(to: elements) == [])
    }
  }

  /// UIKit passes the old index path of an existing view, which is another item's after the update.
  @Test func preferredSizeOfAnExistingViewAppliesToItsItem() {
    let stage = FeedStage(.counts([12])) { $0.estimatedItemSize.height = 50 }
    let end = endOfView(at: [0, 2], in: stage) { $0.height = 177 }
    stage.perform(.inserting([40], at: 0, of: stage.sections))
    #expect(end()?.size.height == 177)
    #expect(stage.frame(3)?.height == 177 && stage.frame(2)?.height != 177)
  }

  /// The old index path names a section that no longer exists.
  @Test func existingViewCanPreferASizeAfterItsSectionMoved() {
    let stage = FeedStage(.counts([3, 12])) {
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

  /// The reloaded item gets a new view.
  @Test func preferredSizeOfAReloadedViewIsIgnored() {
    let stage = FeedStage(.counts([12])) { $0.estimatedItemSize.height = 50 }
    let height = stage.frame(2)?.height
    _ = endOfView(at: [0, 2], in: stage, isTaken: false) { $0.height = 177 }
    stage.update { stage.view.reloadItems(at: [[0, 2]]) }
    #expect(stage.frame(2)?.height == height)
  }

  /// Makes an old view prefer a size in the next update; the closure returns its attributes.
  private func endOfView(
    at path: IndexPath, in stage: FeedStage, isTaken: Bool = true,
    preferring change: @escaping (inout CGSize) -> Void
  ) -> () -> UICollectionViewLayoutAttributes? {
    stage.controller.answerBySizes()
    stage.reload()
    var end: UICollectionViewLayoutAttributes?
    stage.spy?.before[.finalizeUpdates] = { [unowned layout = stage.layout] in
      end = layout.finalLayoutAttributesForDisappearingItem(at: path)
      guard let end else { return }
      #expect(layout.take(preferred: change, original: end) == isTaken)
    }
    return { end }
  }
}
#endif
