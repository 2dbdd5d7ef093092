#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// A delegate that looks at the layout while the layout asks it.
@MainActor
@Suite struct CuriousDelegateTests {
  @Test func aDelegateMayLookAtTheLayoutThatAsksIt() {
    let controller = CuriousController(heights: [[100, 50], [30]])
    let stage = Stage(controller, layout: WaterfallFlowLayout())
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.frame(0)?.height == 100)
  }
}

private final class CuriousController: GridController {
  override func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    _ = collectionViewLayout.layoutAttributesForItem(at: indexPath)
    _ = collectionViewLayout.collectionViewContentSize
    return super.collectionView(
      collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }
}
#endif
