#if !canImport(UIKit)
import HeadlessUIKit

/// A left-aligning flow layout as libraries write it: it copies the attributes from `super` and
/// moves the copies.
final class LeadingFlow: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.compactMap { attributes in
      attributes.representedElementCategory == .cell
        ? layoutAttributesForItem(at: attributes.indexPath) : attributes
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard
      let current = super.layoutAttributesForItem(at: indexPath)?.copy()
        as? UICollectionViewLayoutAttributes
    else { return nil }
    guard indexPath.item > 0,
      let previous = layoutAttributesForItem(
        at: IndexPath(item: indexPath.item - 1, section: indexPath.section)),
      previous.frame.midY == current.frame.midY
    else {
      current.frame.origin.x = sectionInset.left
      return current
    }
    current.frame.origin.x = previous.frame.maxX + minimumInteritemSpacing
    return current
  }
}

/// A flow layout with a decoration view behind each section and a separator under each item, as
/// libraries write it.
final class DecoratedFlow: UICollectionViewFlowLayout {
  static let background = "background"
  static let separator = "separator"

  override init() {
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: DecoratedFlow.background)
    register(UICollectionReusableView.self, forDecorationViewOfKind: DecoratedFlow.separator)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let item = super.layoutAttributesForItem(at: indexPath) else { return nil }
    let decoration = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: elementKind, with: indexPath)
    if elementKind == DecoratedFlow.separator {
      decoration.frame = CGRect(
        x: item.frame.minX, y: item.frame.maxY, width: item.frame.width, height: 1)
      return decoration
    }
    let count = collectionView?.numberOfItems(inSection: indexPath.section) ?? 0
    let last = super.layoutAttributesForItem(
      at: IndexPath(item: count - 1, section: indexPath.section))
    decoration.frame = CGRect(
      x: 0, y: item.frame.minY, width: collectionViewContentSize.width,
      height: (last ?? item).frame.maxY - item.frame.minY)
    decoration.zIndex = -1
    return decoration
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let stock = super.layoutAttributesForElements(in: rect) ?? []
    let cells = stock.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    let sections = Set(cells.map(\.section)).sorted()
    let backgrounds = sections.compactMap {
      layoutAttributesForDecorationView(
        ofKind: DecoratedFlow.background, at: IndexPath(item: 0, section: $0))
    }
    let separators = cells.compactMap {
      layoutAttributesForDecorationView(ofKind: DecoratedFlow.separator, at: $0)
    }
    return stock + backgrounds + separators
  }
}
#endif
