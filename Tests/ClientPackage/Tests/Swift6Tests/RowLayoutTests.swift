import RowLayout
import Testing

#if canImport(UIKit)
import UIKit
#else
import StickyWaterfall
#endif

@MainActor
@Suite struct RowLayoutTests {
  @Test func remainingRowsMoveUpAfterADeletion() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: RowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    }
    window.addSubview(view)
    window.isHidden = false
    var rows = NSDiffableDataSourceSnapshot<Int, Int>()
    rows.appendSections([0])
    rows.appendItems(Array(0..<20))
    source.apply(rows, animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 2])?.frame == CGRect(x: 0, y: 100, width: 320, height: 50))

    rows.deleteItems([0, 1])
    source.apply(rows, animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 900)
  }
}
