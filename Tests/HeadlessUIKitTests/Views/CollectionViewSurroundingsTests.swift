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
    let stage = CollectionStage(layout, [60]).started(\.invalidatesFlowOnInsetChange, invalidates)
    stage.scroll(to: 200)
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
    stage.started()
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
    stage.view.window?.safeAreaInsets = UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 25)
    stage.view.layoutIfNeeded()
    #expect(stage.cell(4)?.frame.minX == 25)
  }

  /// A list under insets that leave the adjusted content inset alone.
  private func plainStage(
    _ reference: UICollectionViewFlowLayout.SectionInsetReference, isVertical: Bool
  ) -> CollectionStage {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = isVertical ? .vertical : .horizontal
    layout.itemSize = CGSize(width: 20, height: 20)
    layout.sectionInsetReference = reference
    let stage = CollectionStage(layout, [9])
    stage.view.contentInsetAdjustmentBehavior = .never
    stage.started()
    return stage
  }

  private func insets(_ isVertical: Bool, across: CGFloat, along: CGFloat) -> UIEdgeInsets {
    isVertical
      ? UIEdgeInsets(top: along, left: across, bottom: along, right: across)
      : UIEdgeInsets(top: across, left: along, bottom: across, right: along)
  }

  @Test(arguments: [true, false], [true, false])
  func whatIsTheReferenceCountsAcross(isVertical: Bool, isSafeArea: Bool) {
    let stage = plainStage(isSafeArea ? .fromSafeArea : .fromLayoutMargins, isVertical: isVertical)
    let set = { (across: CGFloat) in
      let insets = self.insets(isVertical, across: across, along: 30)
      if isSafeArea {
        stage.view.safeAreaInsets = insets
      } else {
        stage.view.layoutMargins = insets
      }
    }
    #expect(stage.calls { set(isSafeArea ? 0 : 8) } == [])
    #expect(stage.calls { set(25) }.prefix(2) == ["invalidateLayout(with:)", "prepare"])
    let frame = stage.cell(0)?.frame ?? .zero
    #expect((isVertical ? frame.minX : frame.minY) == 25)
    #expect(stage.view.adjustedContentInset == .zero)
  }

  @Test(arguments: [true, false])
  func marginsGrowByTheSafeAreaUnlessToldNotTo(isVertical: Bool) {
    let stage = plainStage(.fromLayoutMargins, isVertical: isVertical)
    stage.view.layoutMargins = insets(isVertical, across: 20, along: 30)
    stage.view.safeAreaInsets = insets(isVertical, across: 5, along: 0)
    for (grows, start) in [(true, 25), (false, 20)] as [(Bool, CGFloat)] {
      stage.view.insetsLayoutMarginsFromSafeArea = grows
      stage.view.layoutIfNeeded()
      #expect((isVertical ? stage.cell(0)?.frame.minX : stage.cell(0)?.frame.minY) == start)
    }
  }

  @Test(arguments: [true, false])
  func neitherCountsWhereTheContentInsetIsTheReference(isVertical: Bool) {
    let stage = plainStage(.fromContentInset, isVertical: isVertical)
    let calls = stage.calls {
      stage.view.safeAreaInsets = insets(isVertical, across: 25, along: 30)
      stage.view.layoutMargins = insets(isVertical, across: 20, along: 30)
    }
    #expect(calls == [])
  }

  @Test func aLayoutThatIsNoFlowLayoutIsNotTold() {
    let stage = CollectionStage(ListLayout(), [9])
    stage.view.contentInsetAdjustmentBehavior = .never
    stage.started()
    let calls = stage.calls {
      stage.view.safeAreaInsets = insets(true, across: 25, along: 0)
      stage.view.layoutMargins = insets(true, across: 20, along: 0)
    }
    #expect(calls == [])
  }
}
#endif
