import StickyWaterfall
import Testing

/// The window in which the counts are new and the list of what changed has not come.
@MainActor
@Suite struct AwaitingListTests {
  /// Keeps what it answers before it is told what changed.
  private final class AskedEarly: WaterfallFlowLayout {
    var early: [String: Bool] = [:]

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      early["rect is nil"] = layoutAttributesForElements(in: .infinite) == nil
      for (section, item) in [(0, 0), (0, 4), (0, 5), (1, 0), (2, 0)] {
        let path = IndexPath(item: item, section: section)
        early["item \(section) \(item)"] = layoutAttributesForItem(at: path) != nil
        _ = layoutAttributesForSupplementaryView(ofKind: Side.header.kind, at: path)
        _ = frameWhenResting(ofElementKind: Side.header.kind, at: path)
        _ = columnIndex(ofItemAt: path)
        _ = initialLayoutAttributesForAppearingItem(at: path)
        _ = finalLayoutAttributesForDisappearingItem(at: path)
      }
      _ = pinnedElements
      _ = collectionViewContentSize
      super.prepare(forCollectionViewUpdates: updateItems)
    }
  }

  // Contract rule 27.
  //     [4 items, 2 items] becomes [5 items, 0 items]
  @Test func lookUpsAnswerInsideTheNewCountsAndNilOutside() {
    let layout = AskedEarly()
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = Stage(GridController(heights: [[10, 20, 30, 40], [50, 60]]), layout: layout)
    stage.update {
      stage.controller.sections[0].append(CGSize(width: 100, height: 5))
      stage.controller.sections[1] = []
      stage.view.insertItems(at: [IndexPath(item: 4, section: 0)])
      stage.view.deleteItems(at: [0, 1].map { IndexPath(item: $0, section: 1) })
    }
    #expect(
      layout.early == [
        "rect is nil": true, "item 0 0": true, "item 0 4": true, "item 0 5": false,
        "item 1 0": false, "item 2 0": false,
      ])
    stage.view.layoutIfNeeded()
    #expect(stage.frame(4)?.height == 5)
    #expect(layout.layoutAttributesForElements(in: .infinite)?.count == 9)
  }
}
