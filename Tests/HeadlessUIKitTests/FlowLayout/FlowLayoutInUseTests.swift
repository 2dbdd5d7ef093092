#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// The stock flow layout driven by a collection view alone: what is on screen is what it says.
@MainActor
@Suite struct FlowLayoutInUseTests {
  final class Source: NSObject, UICollectionViewDataSource {
    var counts = [12, 12, 12]

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  private let layout = UICollectionViewFlowLayout()
  private let source = Source()
  private let view: UICollectionView

  /// Sections of 480 points: a header of 50, four rows of 100, three gaps of 10.
  init() {
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.headerReferenceSize = CGSize(width: 0, height: 50)
    layout.sectionHeadersPinToVisibleBounds = true
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.layoutIfNeeded()
  }

  private func headerY(_ section: Int) -> CGFloat? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))?.frame.minY
  }

  @Test func pinnedHeaderFollowsTheScroll() {
    #expect(view.contentSize == CGSize(width: 320, height: 1440))
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    #expect(headerY(0) == 200)
    view.contentOffset.y = 460
    view.layoutIfNeeded()
    #expect(headerY(0) == 430 && headerY(1) == 480)
  }

  @Test func rotationLaysOutForTheNewWidth() {
    view.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 480, height: 1110))
    #expect(view.cellForItem(at: [0, 3])?.frame.minX == 380)
  }

  @Test func batchUpdateLaysOutForTheNewCounts() {
    view.performBatchUpdates {
      source.counts[0] = 9
      view.deleteItems(at: [[0, 0], [0, 1], [0, 2]])
    }
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 1330)
    #expect(headerY(1) == 370)
  }

  @Test func reloadReadsTheCountsAgain() {
    source.counts = [3]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 150 && view.visibleCells.count == 3)
  }
}
#endif
