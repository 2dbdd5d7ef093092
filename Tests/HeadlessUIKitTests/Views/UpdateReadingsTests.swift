#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Readings of what reaches a layout: updates without a list, insets along scrolling.
@MainActor
@Suite struct UpdateReadingsTests {
  @Test func anUpdateWhoseListNeverComesEndsWithTheNewCounts() {
    let layout = ListLayout()
    let stage = CollectionStage(layout, [3])
    stage.view.hostOptions.deliversUpdateLists = false
    stage.started()
    let last = stage.cell(2)
    let calls = stage.calls {
      stage.sections[0].remove(at: 0)
      stage.view.deleteItems(at: [[0, 0]])
    }
    #expect(layout.counts == [2])
    #expect(stage.titles == ["0.1", "0.2"])
    #expect(stage.cell(1) === last)
    #expect(calls.contains("invalidateLayout(with:)"))
    let silent = ["Updates", "initialLayout", "finalLayout", "targetContentOffset"]
    #expect(!calls.contains { call in silent.contains { call.contains($0) } })
  }

  @Test(arguments: [true, false])
  func anInsetAlongScrollingMovesPinsAtOnceOrWithTheNextScroll(invalidates: Bool) {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = CollectionStage(layout, [40])
    stage.view.hostOptions.invalidatesFlowOnInsetChangeAlongScrolling = invalidates
    stage.started()
    stage.scroll(toY: 100)
    let header = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    stage.view.contentInset.top = 30
    stage.view.layoutIfNeeded()
    #expect(header?.frame.minY == (invalidates ? 130 : 100))
    stage.scroll(toY: 110)
    #expect(header?.frame.minY == 140)
  }
}
#endif
