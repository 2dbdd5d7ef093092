#if !canImport(UIKit)
import HeadlessUIKit

/// Rows that are computed only when queried, in content as long as the computed rows.
final class LazyRows: UICollectionViewLayout {
  private(set) var computed = 0

  override func prepare() {
    super.prepare()
    grow(to: 4)
  }

  private func grow(to count: Int) {
    let all = collectionView?.numberOfItems(inSection: 0) ?? 0
    computed = max(computed, min(all, count))
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 100, height: 50 * computed)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    grow(to: Int((rect.maxY / 50).rounded(.up)))
    return (0..<computed).map(row).filter { $0.frame.minY < rect.maxY && rect.minY < $0.frame.maxY }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    grow(to: indexPath.item + 1)
    return row(indexPath.item)
  }

  private func row(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
    attributes.frame = CGRect(x: 0, y: 50 * item, width: 100, height: 50)
    return attributes
  }
}
#endif
