#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// ```
/// 0   ┌──────────────────┐ header, as wide as the room
/// 40  ├──────────────────┤
/// 45  │  ┌──┐ ┌──┐       │ rows, inside the inset
/// 95  │  └──┘ └──┘       │
/// 110 ├──────────────────┤ footer
/// 130 └──────────────────┘ the next section, at once
/// ```
@MainActor
@Suite struct FlowLayoutSectionsTests {
  private let layout = UICollectionViewFlowLayout()

  private func stage(_ counts: [Int]) -> CollectionStage {
    layout.headerReferenceSize = CGSize(width: 7, height: 40)
    layout.footerReferenceSize = CGSize(width: 9, height: 20)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    return CollectionStage.flow(layout, counts: counts)
  }

  private func prepareAgain() {
    layout.invalidateLayout()
    layout.prepare()
  }

  @Test func roomLeavesOutTheContentInset() {
    let stage = stage([5])
    stage.view.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40)
    prepareAgain()
    #expect(stage.header()?.width == 250)
    #expect(stage.frames().map(\.maxX).max() == 230)
    #expect(layout.collectionViewContentSize.width == 250)
  }

  @Test func insetFromTheSafeAreaGrowsByWhatTheContentInsetLacks() {
    let stage = stage([1])
    stage.view.safeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)
    layout.sectionInsetReference = .fromSafeArea
    prepareAgain()
    let covered = stage.view.adjustedContentInset.left
    #expect(stage.frames().first?.minX == 54 - covered)
    #expect(stage.header()?.minX == 0)
  }

  @Test func insetFromTheLayoutMarginsNeverShrinksBelowZero() {
    let stage = stage([1])
    stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    stage.view.contentInset = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0)
    layout.sectionInsetReference = .fromLayoutMargins
    prepareAgain()
    #expect(stage.frames().first?.minX == 0)
  }

  @Test func rectQueryGivesItemsThenHeadersThenFooters() {
    let stage = stage([2, 1])
    let found = layout.layoutAttributesForElements(in: stage.view.bounds) ?? []
    #expect(found.map(\.representedElementCategory.rawValue) == [0, 0, 0, 1, 1, 1, 1])
    #expect(
      found.map(\.indexPath) == [[0, 0], [0, 1], [1, 0], [0, 0], [1, 0], [0, 0], [1, 0]])
    #expect(found.map(\.zIndex) == [0, 0, 0, 10, 10, 10, 10])
  }

  @Test func rectQueryCountsSharedEdgesAndSurvivesBadRectangles() {
    let stage = stage([1])
    let below = CGRect(x: 0, y: 130, width: 320, height: 10)
    #expect(layout.layoutAttributesForElements(in: below)?.count == 1)
    #expect(layout.layoutAttributesForElements(in: below.offsetBy(dx: 0, dy: 1))?.isEmpty == true)
    #expect(layout.layoutAttributesForElements(in: .null)?.isEmpty == true)
    #expect(stage.footer()?.maxY == 130)
  }

  @Test func singleLookUpsAnswerInsideTheCountsOnly() {
    let stage = stage([1])
    #expect(layout.layoutAttributesForItem(at: [0, 1]) == nil)
    #expect(layout.layoutAttributesForItem(at: [1, 0]) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath()) == nil)
    #expect(stage.header(1) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "other", at: [0, 0]) == nil)
  }

  @Test func itemAskedBeforeAnythingIsComputedHasAZeroFrame() {
    let fresh = UICollectionViewFlowLayout()
    #expect(fresh.layoutAttributesForItem(at: [0, 0])?.frame == .zero)
    let stage = CollectionStage.flow(fresh, size: .zero, counts: [1])
    #expect(stage.frames() == [.zero])
    #expect(fresh.layoutAttributesForItem(at: [1, 0]) == nil)
    #expect(fresh.collectionViewContentSize == .zero)
  }
}
#endif
