#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// What packages for iOS do compiles here without a change, and does the same.
@MainActor
@Suite struct AsOnIOSTests {
  @Test func aBatchTakesABlockThatDoesNotEscape() {
    let stage = CollectionStage(ListLayout(), [2]).started()
    change(stage.view) { stage.sections[0].append("new") }
    #expect(stage.view.numberOfItems(inSection: 0) == 3)
  }

  private func change(_ view: UICollectionView, _ setData: () -> Void) {
    view.performBatchUpdates({
      setData()
      view.insertItems(at: [[0, 2]])
    })
  }

  @Test func aScrollViewsFingerCanBeOverriddenOrStated() {
    #expect(DraggedView(frame: .zero).isDragging)
    let view = UIScrollView(frame: .zero)
    view.simulateTouch(true)
    #expect(view.isTracking && !view.isDragging)
    view.simulateTouch(false)
    #expect(!view.isTracking)
  }

  @Test func aCollectionViewIsDescribedWithItsLayout() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: DescribedLayout())
    #expect(view.description.hasSuffix("layout: two columns>"))
  }
}

private final class DraggedView: UIScrollView {
  override var isDragging: Bool { true }
}

private final class DescribedLayout: UICollectionViewLayout {
  override var description: String { "two columns" }
}
#endif
