import RowLayout
import XCTest

#if canImport(UIKit)
import UIKit
#else
import StickyWaterfall
#endif

@MainActor
final class RowLayoutXCTests: XCTestCase {
  private var view: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<Int, Int>!

  override func setUp() async throws {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    view = UICollectionView(frame: frame, collectionViewLayout: RowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    }
  }

  func testEachRowIsBelowThePreviousRow() async {
    var rows = NSDiffableDataSourceSnapshot<Int, Int>()
    rows.appendSections([0])
    rows.appendItems(Array(0..<20))
    source.apply(rows, animatingDifferences: false)
    view.layoutIfNeeded()
    let frame = view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame
    XCTAssertEqual(frame, CGRect(x: 0, y: 100, width: 320, height: 50))
  }
}
