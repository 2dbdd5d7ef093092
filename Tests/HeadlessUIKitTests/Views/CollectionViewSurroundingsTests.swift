#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// What a change of insets does to a flow layout.
@MainActor
@Suite struct CollectionViewSurroundingsTests {
  private func stage(_ invalidates: Bool = true) -> CollectionStage {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = CollectionStage(layout, [60]).started(\.invalidatesFlowOnInsetChange, invalidates)
    stage.scroll(to: 200)
    return stage
  }

  private func headerTop(_ stage: CollectionStage) -> CGFloat? {
    stage.boundaryView(.header)?.frame.minY
  }

  @Test func aTopInsetMovesThePinAndKeepsTheOffset() {
    let stage = stage()
    #expect(headerTop(stage) == 200)
    stage.view.contentInset.top = 30
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y == 200)
    #expect(headerTop(stage) == 230)
  }

  @Test func aSideInsetNarrowsTheRoom() {
    let stage = stage()
    stage.view.contentInset.left = 25
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentSize.width == 75)
    #expect(stage.view.contentOffset.x == -25)
  }

  @Test func inTheOtherReadingNothingIsInvalidated() {
    let stage = stage(false)
    stage.started()
    stage.view.strictness = .cheap
    let calls = stage.calls { stage.view.contentInset.top = 30 }
    #expect(!calls.contains("invalidateLayout(with:)"))
  }

  @Test func aLayoutThatIsNoFlowLayoutIsNotTold() {
    let stage = CollectionStage(ListLayout(), [9])
    stage.view.contentInsetAdjustmentBehavior = .never
    stage.started()
    let insets = UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 25)
    #expect(stage.calls { stage.setSafeArea(insets) } == [])
    #expect(stage.calls { stage.view.layoutMargins = insets } == [])
  }
}
#endif
