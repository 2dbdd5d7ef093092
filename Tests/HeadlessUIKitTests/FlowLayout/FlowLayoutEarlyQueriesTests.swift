#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// What the stock layout computes before the next pass (facts 10.7 and 10.15).
@MainActor
@Suite struct FlowLayoutEarlyQueriesTests {
  /// How many sizes are asked inside an invalidation of five items, and in all to the end of the pass
  /// after it.
  private func questions(_ layout: UICollectionViewFlowLayout) -> [Int] {
    let delegate = FullFlowDelegate()
    delegate.sizes = Array(repeating: CGSize(width: 60, height: 40), count: 5)
    let stage = CollectionStage(layout, [5])
    stage.view.delegate = delegate
    stage.started()
    let before = delegate.sizeQuestions
    layout.invalidateLayout()
    let inside = delegate.sizeQuestions - before
    stage.view.layoutIfNeeded()
    return [inside, delegate.sizeQuestions - before]
  }

  @Test func rightAfterAReloadEveryQueryAnswersForTheNewData() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 40)
    layout.minimumLineSpacing = 0
    let stage = CollectionStage(layout, [5]).started()
    stage.sections[0].append(contentsOf: ["a", "b"])
    stage.view.reloadData()
    #expect(layout.layoutAttributesForItem(at: [0, 6])?.frame.minY == 240)
    #expect(layout.collectionViewContentSize.height == 280)
    layout.headerReferenceSize.height = 15
    let header = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(header?.frame.height == 15)
  }

  @Test(arguments: [true, false])
  func withEstimatesSizesAreAskedInsideTheInvalidation(atOnce: Bool) {
    LayoutReadings.flowLaysOutInsideInvalidation = atOnce
    defer { LayoutReadings.reset() }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 50)
    #expect(questions(layout) == [atOnce ? 5 : 0, 5])
  }

  @Test func aSubclassWhoseContentIsEmptyMeanwhileIsNotAsked() {
    let layout = EmptyWhileInvalidated()
    layout.estimatedItemSize = CGSize(width: 50, height: 50)
    #expect(questions(layout) == [0, 5])
  }

  @Test func withoutEstimatesNothingIsAskedInsideTheInvalidation() {
    #expect(questions(UICollectionViewFlowLayout()).first == 0)
  }

  @Test func settersInsidePrepareAreNoReentrantCall() {
    let layout = FittingFlow()
    let found = ReportLog.reports(of: layout, [5]) { stage in
      #expect(stage.cell(3)?.frame == CGRect(x: 50, y: 50, width: 50, height: 50))
      stage.view.frame.size.width = 200
      stage.view.layoutIfNeeded()
      #expect(stage.cell(3)?.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
    }
    #expect(found == [])
  }

  @Test func itemsAreLaidOutInBoundsWithoutHeight() {
    let stage = CollectionStage.flow(
      UICollectionViewFlowLayout(), size: CGSize(width: 320, height: 0), counts: [12])
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentSize.height == 170)
  }

  //  3 x 33.335 = 100.005: a row of three in 100
  @Test(arguments: [(33.335, 3), (33.34, 2)] as [(CGFloat, Int)])
  func aRowMayOvershootTheRoomByAHundredth(width: CGFloat, count: Int) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: 20)
    layout.minimumInteritemSpacing = 0
    let stage = CollectionStage(layout, [9]).started()
    let firstRow = (0..<9).filter { stage.cell($0)?.frame.minY == 0 }
    #expect(firstRow.count == count)
  }
}

/// Two items in each row, whatever the width, as Apple's samples make it.
private final class FittingFlow: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    let side = (collectionView?.bounds.width ?? 0) / 2
    (minimumLineSpacing, minimumInteritemSpacing) = (0, 0)
    itemSize = CGSize(width: side, height: side)
  }
}

/// Has no content while super's invalidation runs.
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
