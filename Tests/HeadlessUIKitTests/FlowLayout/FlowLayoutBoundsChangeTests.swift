#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct FlowLayoutBoundsChangeTests {
  private let layout = UICollectionViewFlowLayout()

  /// Sections of 600 points with a header of 50 and no footer, in a view of 320 x 480.
  private func stage(pins: Bool) -> CollectionStage {
    layout.headerReferenceSize = CGSize(width: 0, height: 50)
    layout.itemSize = CGSize(width: 100, height: 550)
    layout.sectionHeadersPinToVisibleBounds = pins
    return CollectionStage.flow(layout, counts: [1, 1, 1])
  }

  private func bounds(y: CGFloat, width: CGFloat = 320, height: CGFloat = 480) -> CGRect {
    CGRect(x: 0, y: y, width: width, height: height)
  }

  @Test func horizontalLayoutMindsTheHeight() {
    layout.scrollDirection = .horizontal
    let stage = stage(pins: false)
    #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds(y: 0, height: 100)))
    #expect(
      !layout.shouldInvalidateLayout(forBoundsChange: stage.view.bounds.offsetBy(dx: 9, dy: 0)))
  }

  @Test func pinScrollListsTheHeadersOfOldAndNewBounds() {
    let stage = stage(pins: true)
    #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds(y: 650)))
    let context = layout.invalidationContext(forBoundsChange: bounds(y: 650))
    let listed = context.invalidatedSupplementaryIndexPaths
    #expect(listed == [UICollectionView.elementKindSectionHeader: [[0, 0], [1, 0]]])
    #expect(context.invalidatedItemIndexPaths == nil)
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    #expect(flow?.invalidateFlowLayoutAttributes == false)
    #expect(flow?.invalidateFlowLayoutDelegateMetrics == false)
    #expect(stage.view.bounds.origin.y == 0)
  }

  @Test func pinnedViewsOutOfSightNeedNothing() {
    let stage = stage(pins: true)
    stage.view.bounds.origin.y = 5000
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds(y: 5020)))
  }

  @Test func changeAcrossDropsFramesButAsksNothing() {
    let stage = stage(pins: true)
    let context = layout.invalidationContext(forBoundsChange: bounds(y: 0, width: 480))
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    #expect(flow?.invalidateFlowLayoutAttributes == true)
    #expect(flow?.invalidateFlowLayoutDelegateMetrics == false)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(stage.view.numberOfSections == 3)
  }
}
#endif
