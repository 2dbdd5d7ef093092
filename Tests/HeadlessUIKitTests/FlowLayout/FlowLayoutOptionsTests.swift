#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// The stock layout with options that differ from the defaults.
@MainActor
@Suite struct FlowLayoutOptionsTests {
  private func mirrored(
    _ direction: UICollectionView.ScrollDirection = .vertical
  ) -> (stage: CollectionStage, layout: UICollectionViewFlowLayout) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.itemSize = CGSize(width: 90, height: 90)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    layout.headerReferenceSize = CGSize(width: 40, height: 0)
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = CollectionStage(layout, [4], size: CGSize(width: 320, height: 100))
    stage.view.semanticContentAttribute = .forceRightToLeft
    return (stage, layout)
  }

  @Test func rightToLeftOptionControlsMirroringOfRowsAndSectionInsets() {
    defer { LayoutReadings.reset() }
    LayoutReadings.flowInRightToLeft = .mirroredWithInsets
    #expect(mirrored().stage.frames().map(\.minX) == [220, 120, 20, 220])
    LayoutReadings.reset()
    LayoutReadings.flowInRightToLeft = .unchanged
    #expect(mirrored().stage.frames().map(\.minX) == [10, 110, 210, 10])
  }

  // The header is 40 points wide at the right end. The bounds can extend beyond that end.
  @Test func horizontalLayoutStartsAtTheRightInRightToLeftLanguages() {
    let (stage, layout) = mirrored(.horizontal)
    #expect(stage.frames().map(\.minX) == [310, 210, 110, 10])
    #expect(layout.collectionViewContentSize.width == 460)
    stage.view.bounds.origin.x = 140
    #expect(
      stage.view.layoutAttributesForSupplementaryElement(
        ofKind: Side.header.kind, at: [0, 0])?.frame.maxX == 460)
    stage.view.bounds.origin.x = 100
    #expect(stage.boundary(.header)?.frame.maxX == 420)
  }

  /// Facts 13.14.
  @Test func invalidateLayoutQueriesEverySizeInTheNextPass() {
    #expect(queries(UICollectionViewFlowLayout()) == [0, 5])
  }

  /// Returns the number of size queries in an invalidation, and until its pass ends (facts 10.7).
  private func queries(_ layout: UICollectionViewFlowLayout) -> [Int] {
    let stage = CollectionStage(layout, [5])
    stage.controller.size = { _ in CGSize(width: 60, height: 40) }
    stage.started()
    stage.controller.measured = []
    layout.invalidateLayout()
    let inside = stage.controller.measured.count
    stage.view.layoutIfNeeded()
    return [inside, stage.controller.measured.count]
  }

  @Test(arguments: [true, false])
  func optionMakesTheFlowLayoutQueryEstimatedItemsDuringInvalidation(atOnce: Bool) {
    defer { LayoutReadings.reset() }
    LayoutReadings.flowLaysOutInsideInvalidation = atOnce
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 50)
    #expect(queries(layout) == [atOnce ? 5 : 0, 5])
  }

  @Test func layoutWithEmptyContentQueriesNoSizesDuringInvalidation() {
    let layout = EmptyWhileInvalidated()
    layout.estimatedItemSize = CGSize(width: 50, height: 50)
    #expect(queries(layout) == [0, 5])
  }
}

/// A layout whose content is empty while `super` invalidates.
private final class EmptyWhileInvalidated: UICollectionViewFlowLayout {
  private var isInvalidating = false

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalidating = true
    super.invalidateLayout(with: context)
    isInvalidating = false
  }

  override var collectionViewContentSize: CGSize {
    isInvalidating ? .zero : super.collectionViewContentSize
  }
}
#endif
