#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// What a change of insets does to a flow layout.
@MainActor
@Suite struct CollectionViewSurroundingsTests {
  private func stage(_ invalidates: Bool = true) -> (CollectionStage, UICollectionViewFlowLayout) {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = CollectionStage(layout, [60])
    stage.view.hostOptions.invalidatesFlowOnInsetChange = invalidates
    stage.view.layoutIfNeeded()
    stage.scroll(toY: 200)
    return (stage, layout)
  }

  private func headerTop(_ stage: CollectionStage) -> CGFloat? {
    let kind = UICollectionView.elementKindSectionHeader
    return stage.view.supplementaryView(forElementKind: kind, at: [0, 0])?.frame.minY
  }

  @Test func aTopInsetMovesThePinAndKeepsTheOffset() {
    let (stage, _) = stage()
    #expect(headerTop(stage) == 200)
    stage.view.contentInset.top = 30
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y == 200)
    #expect(headerTop(stage) == 230)
  }

  @Test func aSideInsetNarrowsTheRoom() {
    let (stage, _) = stage()
    stage.view.contentInset.left = 25
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentSize.width == 75)
    #expect(stage.view.contentOffset.x == -25)
  }

  @Test func inTheOtherReadingNothingIsInvalidated() {
    let (stage, _) = stage(false)
    stage.start()
    stage.view.strictness = .cheap
    let calls = stage.calls { stage.view.contentInset.top = 30 }
    #expect(!calls.contains("invalidateLayout(with:)"))
  }

  @Test func theSafeAreaCountsWhereSectionInsetsReferToIt() {
    let (stage, layout) = stage()
    layout.sectionInsetReference = .fromSafeArea
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    stage.view.contentInsetAdjustmentBehavior = .never
    stage.window.safeAreaInsets = UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 25)
    stage.view.layoutIfNeeded()
    #expect(stage.cell(4)?.frame.minX == 25)
  }
}
#endif
