#if canImport(UIKit)
import UIKit
#else
import StickyWaterfall
#endif

/// Rows of fifty points, one below the other.
public final class RowLayout: UICollectionViewLayout {
  private var rows: [UICollectionViewLayoutAttributes] = []

  public override func prepare() {
    super.prepare()
    rows = []
    guard let view = collectionView, view.numberOfSections > 0 else { return }
    rows = (0..<view.numberOfItems(inSection: 0)).map { item in
      let row = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      row.frame = CGRect(x: 0, y: 50 * CGFloat(item), width: view.bounds.width, height: 50)
      return row
    }
  }

  public override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: rows.last?.frame.maxY ?? 0)
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { rows.filter { $0.frame.intersects(rect) } }

  public override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { path.item < rows.count ? rows[path.item] : nil }
}
