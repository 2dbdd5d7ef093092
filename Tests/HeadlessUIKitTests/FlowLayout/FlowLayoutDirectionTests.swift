#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct FlowLayoutDirectionTests {
  final class Flipping: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private func stage(
    _ layout: UICollectionViewFlowLayout, direction: UICollectionView.ScrollDirection = .vertical
  ) -> CollectionStage {
    layout.scrollDirection = direction
    layout.itemSize = CGSize(width: 90, height: 90)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    let stage = CollectionStage(layout, [4], size: CGSize(width: 320, height: 100))
    stage.view.semanticContentAttribute = .forceRightToLeft
    layout.prepare()
    return stage
  }

  @Test func underTheOtherReadingInsetsSwapToo() {
    LayoutReadings.flowSwapsInsetsInRightToLeft = true
    defer { LayoutReadings.reset() }
    #expect(stage(UICollectionViewFlowLayout()).frames().map(\.minX) == [220, 120, 20, 220])
  }

  @Test func underTheOtherReadingNothingIsMirrored() {
    LayoutReadings.flowMirrorsInRightToLeft = false
    defer { LayoutReadings.reset() }
    #expect(stage(UICollectionViewFlowLayout()).frames().map(\.minX) == [10, 110, 210, 10])
  }

  @Test func layoutThatFlipsComputesLeftToRight() {
    #expect(stage(Flipping()).frames().map(\.minX) == [10, 110, 210, 10])
  }

  @Test func horizontalContentStartsAtItsRightEnd() {
    let layout = UICollectionViewFlowLayout()
    let stage = stage(layout, direction: .horizontal)
    #expect(layout.collectionViewContentSize.width == 420)
    #expect(stage.frames().map(\.minX) == [310, 210, 110, 10])
  }

  @Test func horizontalPinsStopAtTheRightEdge() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 40, height: 0)
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = stage(layout, direction: .horizontal)
    stage.view.bounds.origin.x = 140
    #expect(stage.header()?.maxX == 460)
    stage.view.bounds.origin.x = 100
    #expect(stage.header()?.maxX == 420)
  }
}
#endif
