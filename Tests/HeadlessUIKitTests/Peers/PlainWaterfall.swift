#if !canImport(UIKit)
import HeadlessUIKit

@MainActor
protocol PlainWaterfallDelegate: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    heightForItemAt indexPath: IndexPath
  ) -> CGFloat
}

/// Written as the textbook articles do it: a layout of its own, with kinds and a delegate of its own,
/// every attribute object made in `prepare()`, and a linear search.
final class PlainWaterfall: UICollectionViewLayout {
  static let kindHeader = "PlainWaterfallHeader"
  var columnCount = 2 { didSet { invalidateLayout() } }
  var headerHeight: CGFloat = 30 { didSet { invalidateLayout() } }
  weak var delegate: (any PlainWaterfallDelegate)?

  private var cache: [UICollectionViewLayoutAttributes] = []
  private var items: [[UICollectionViewLayoutAttributes]] = []
  private var headers: [Int: UICollectionViewLayoutAttributes] = [:]
  private var contentHeight: CGFloat = 0
  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let insets = collectionView.contentInset
    return collectionView.bounds.width - (insets.left + insets.right)
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: contentWidth, height: contentHeight)
  }

  override func prepare() {
    super.prepare()
    cache.removeAll()
    items.removeAll()
    headers.removeAll()
    contentHeight = 0
    guard let collectionView = collectionView, collectionView.numberOfSections > 0 else { return }
    for section in 0..<collectionView.numberOfSections {
      prepareSection(section, in: collectionView)
    }
  }

  private func prepareSection(_ section: Int, in collectionView: UICollectionView) {
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: PlainWaterfall.kindHeader,
      with: IndexPath(item: 0, section: section))
    header.frame = CGRect(x: 0, y: contentHeight, width: contentWidth, height: headerHeight)
    headers[section] = header
    cache.append(header)
    let width = contentWidth / CGFloat(columnCount)
    var columns = [CGFloat](repeating: header.frame.maxY, count: columnCount)
    var made: [UICollectionViewLayoutAttributes] = []
    for item in 0..<collectionView.numberOfItems(inSection: section) {
      let indexPath = IndexPath(item: item, section: section)
      let column = columns.firstIndex(of: columns.min()!)!
      let height = self.height(ofItemAt: indexPath, in: collectionView)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: CGFloat(column) * width, y: columns[column], width: width, height: height)
      columns[column] += height
      made.append(attributes)
    }
    items.append(made)
    cache.append(contentsOf: made)
    contentHeight = columns.max() ?? header.frame.maxY
  }

  private func height(ofItemAt path: IndexPath, in collectionView: UICollectionView) -> CGFloat {
    return delegate?.collectionView(collectionView, layout: self, heightForItemAt: path) ?? 40
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    return cache.filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard indexPath.section < items.count, indexPath.item < items[indexPath.section].count else {
      return nil
    }
    return items[indexPath.section][indexPath.item]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return elementKind == PlainWaterfall.kindHeader ? headers[indexPath.section] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.width != collectionView?.bounds.width
  }
}
#endif
