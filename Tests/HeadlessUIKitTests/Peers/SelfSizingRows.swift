#if !canImport(UIKit)
import HeadlessUIKit

final class RowContext: UICollectionViewLayoutInvalidationContext {
  var measured: [IndexPath: CGFloat] = [:]
}

/// A layout of self-sizing rows as libraries write it: estimates, its own contexts and attributes,
/// and an adjustment that keeps visible rows in place.
final class SelfSizingRows: UICollectionViewLayout {
  var estimatedHeight: CGFloat = 40
  private var measured: [IndexPath: CGFloat] = [:]
  private var rows: [RowAttributes] = []
  private var needsRows = true

  override class var layoutAttributesClass: AnyClass { RowAttributes.self }
  override class var invalidationContextClass: AnyClass { RowContext.self }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: rows.last?.frame.maxY ?? 0)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { measured = [:] }
    if let context = context as? RowContext {
      measured.merge(context.measured) { _, new in new }
    }
    needsRows = true
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    super.prepare()
    guard needsRows, let collectionView, collectionView.numberOfSections > 0 else { return }
    needsRows = false
    var y: CGFloat = 0
    rows = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let path = IndexPath(item: item, section: 0)
      let row = RowAttributes(forCellWith: path)
      let height = measured[path]
      row.isEstimated = height == nil
      row.frame = CGRect(
        x: 0, y: y, width: collectionView.bounds.width, height: height ?? estimatedHeight)
      y = row.frame.maxY
      return row
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    rows.filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    path.section == 0 && rows.indices.contains(path.item) ? rows[path.item] : nil
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    abs(preferred.size.height - original.size.height) > 0.5
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    let growth = preferred.size.height - original.size.height
    (context as? RowContext)?.measured[preferred.indexPath] = preferred.size.height
    if original.frame.minY < collectionView?.contentOffset.y ?? 0 {
      context.contentOffsetAdjustment.y = growth
    }
    return context
  }
}
#endif
