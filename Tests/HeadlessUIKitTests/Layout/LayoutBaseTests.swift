#if !canImport(UIKit)
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct LayoutBaseTests {
  /// Three overlapping cells under a header.
  final class Pile: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1000) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: "header", with: [0, 0])
      header.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      header.zIndex = 99
      return (0..<3).compactMap { layoutAttributesForItem(at: [0, $0]) } + [header]
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let cell = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      cell.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      cell.zIndex = [4, 9, 2][indexPath.item]
      return cell
    }
  }

  @Test func initialAttributesAreTransparentCopiesOfTheItemsAttributes() {
    let layout = Pile()
    let stage = CollectionStage(layout, [3])
    let initial = layout.initialLayoutAttributesForAppearingItem(at: [0, 1])
    #expect(initial?.alpha == 0 && initial?.zIndex == 9)
    #expect(layout.layoutAttributesForItem(at: [0, 1])?.alpha == 1)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: [7, 0]) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: [0, 1]) == nil)
    #expect(stage.view.numberOfSections == 1)
  }

  @Test func emptyIndexPathHasNoInitialOrFinalAttributes() {
    let layout = Pile()
    _ = CollectionStage(layout, [3])
    #expect(
      layout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: "header", at: IndexPath()) == nil)
    #expect(
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: "header", at: IndexPath()) == nil)
  }

  @Test func interactiveMovementTargetsTheTopmostCellUnderTheDraggedItem() {
    let target = Pile().targetIndexPath(
      forInteractivelyMovingItem: [0, 2], withPosition: CGPoint(x: 5, y: 5))
    #expect(target == [0, 1])
    let nothing = UICollectionViewLayout().targetIndexPath(
      forInteractivelyMovingItem: [0, 2], withPosition: .zero)
    #expect(nothing == [0, 2])
  }

  @Test func draggedItemIsFrontmostAndCenteredOnTheTouch() {
    let lifted = Pile().layoutAttributesForInteractivelyMovingItem(
      at: [0, 0], withTargetPosition: CGPoint(x: 5, y: 6))
    #expect(lifted.center == CGPoint(x: 5, y: 6) && lifted.zIndex == .max)
    #expect(lifted.size == CGSize(width: 100, height: 100))
  }

  @Test func interactiveMovementInvalidatesOnlyItemsThatKeepTheirIndexPath() {
    let context = Pile().invalidationContext(
      forInteractivelyMovingItems: [[0, 2]], withTargetPosition: CGPoint(x: 1, y: 2),
      previousIndexPaths: [[0, 0]], previousPosition: .zero)
    #expect(context.invalidatedItemIndexPaths == nil)
    let staying = Pile().invalidationContext(
      forInteractivelyMovingItems: [[0, 2]], withTargetPosition: .zero,
      previousIndexPaths: [[0, 2]], previousPosition: .zero)
    #expect(staying.invalidatedItemIndexPaths == [[0, 2]])
    #expect(context.targetIndexPathsForInteractivelyMovingItems == [[0, 2]])
    #expect(context.previousIndexPathsForInteractivelyMovingItems == [[0, 0]])
    #expect(context.interactiveMovementTarget == CGPoint(x: 1, y: 2))
  }

  @Test(arguments: [(true, 600), (false, 2000)] as [(Bool, CGFloat)])
  func baseLayoutClampsProposedContentOffsetIfClampingIsEnabled(clamps: Bool, expected: CGFloat) {
    LayoutReadings.baseClampsProposedContentOffset = clamps
    defer { LayoutReadings.reset() }
    let layout = Pile()
    let stage = CollectionStage(layout, [3], size: CGSize(width: 100, height: 400))
    let offset = layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 0, y: 2000))
    #expect(offset.y == expected)
    #expect(stage.view.numberOfSections == 1)
  }

  @Test func registeringNilRemovesADecorationRegistration() {
    let layout = UICollectionViewLayout()
    layout.register(NSObject.self, forDecorationViewOfKind: "shelf")
    #expect(layout.decorationRegistrations["shelf"] != nil)
    let none: AnyClass? = nil
    layout.register(none, forDecorationViewOfKind: "shelf")
    #expect(layout.decorationRegistrations.isEmpty)
  }
}
#endif
