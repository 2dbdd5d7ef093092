#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Reuse, z order, display, scrolling, and visible elements.
@MainActor
@Suite struct CollectionViewViewsTests {
  private let header = UICollectionView.elementKindSectionHeader

  @Test func cellsThatDisappearAreReused() {
    let stage = CollectionStage(ListLayout()).started()
    let first = stage.cell(0)
    stage.scroll(to: 120)
    stage.scroll(to: 200)
    #expect(stage.cell(0) == nil)
    #expect(stage.view.visibleCells.contains { $0 === first })
    #expect(first?.reuses == 1)
  }

  @Test func unchangedAttributesAreNotAppliedToACellAgain() {
    let stage = CollectionStage(ListLayout()).started()
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.cell(0)?.applications == 1)
  }

  @Test func subviewsAreOrderedByZIndex() {
    let stage = CollectionStage(ListLayout(headerHeight: 20), [30]).started()
    stage.scroll(to: 60)
    stage.scroll(to: 0)
    #expect(
      stage.view.subviews.last === stage.view.supplementaryView(forElementKind: header, at: [0, 0]))
    let depths = stage.view.layoutAttributesOnScreen.map(\.zIndex)
    #expect(depths == depths.sorted())
  }

  @Test func visibleSupplementaryViewsAreFoundByKindAndIndexPath() {
    let stage = CollectionStage(ListLayout(headerHeight: 20), [1, 1]).started()
    #expect(
      stage.view.indexPathsForVisibleSupplementaryElements(ofKind: header) == [[0, 0], [1, 0]])
    #expect(stage.view.visibleSupplementaryViews(ofKind: header).count == 2)
    let second = stage.view.supplementaryView(forElementKind: header, at: [1, 0])
    #expect(second.flatMap { stage.view.indexPath(forSupplementaryView: $0) } == [1, 0])
  }

  @Test func hiddenElementsHaveNoView() {
    let layout = AlteredList()
    layout.item = { item in
      item.isHidden = item.indexPath.item == 1
      return item
    }
    let stage = CollectionStage(layout, [3]).started()
    #expect(stage.titles == ["0.0", "0.2"])
  }

  @Test(
    arguments: zip(
      [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom],
      [490.0, 435, 380]))
  func scrollingToAnItemRespectsTheAdjustedInset(
    position: UICollectionView.ScrollPosition, offset: CGFloat
  ) {
    let stage = CollectionStage(ListLayout())
    stage.view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
    stage.view.layoutIfNeeded()
    stage.view.scrollToItem(at: [0, 10], at: position, animated: false)
    #expect(stage.view.contentOffset.y == offset)
  }

  @Test func scrollingToTheLastItemStopsAtTheEnd() {
    let stage = CollectionStage(ListLayout())
    stage.view.scrollToItem(at: [0, 19], at: .top, animated: false)
    #expect(stage.view.contentOffset.y == 800)
  }

  @Test func tapSelectsOneItemAndTellsTheDelegate() {
    let stage = CollectionStage(ListLayout()).started()
    stage.view.simulateTap(onItemAt: [0, 1])
    stage.view.simulateTap(onItemAt: [0, 2])
    #expect(stage.controller.calls.unique(of: "selected") == ["selected 0.1", "selected 0.2"])
    #expect(stage.view.indexPathsForSelectedItems == [[0, 2]])
    #expect(stage.cell(1)?.isSelected == false)
    #expect(stage.cell(2)?.isSelected == true)
  }

  @Test func selectedItemStaysSelectedWhenScrolledBackOnScreen() {
    let stage = CollectionStage(ListLayout(), [60]).started()
    stage.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    stage.scroll(to: 1000)
    #expect(stage.view.visibleCells.allSatisfy { !$0.isSelected })
    stage.scroll(to: 0)
    #expect(stage.cell(0)?.isSelected == true)
    #expect(stage.controller.calls.unique(of: "selected") == [])
  }
}
#endif
