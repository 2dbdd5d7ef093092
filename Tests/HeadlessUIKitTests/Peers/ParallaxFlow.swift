#if !canImport(UIKit)
import HeadlessUIKit

/// A flow layout with pinned headers and a picture on top, written as a popular library does.
///
/// It pins by the current offset, only in the rectangle query, and every scroll invalidates it.
final class ParallaxFlow: UICollectionViewFlowLayout {
  static let picture = "picture"
  private let height: CGFloat = 80

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override var collectionViewContentSize: CGSize {
    let size = super.collectionViewContentSize
    return CGSize(width: size.width, height: size.height + height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let below = rect.offsetBy(dx: 0, dy: -height)
    var found = (super.layoutAttributesForElements(in: below) ?? []).compactMap {
      $0.copy(with: nil) as? UICollectionViewLayoutAttributes
    }
    for attributes in found { attributes.frame.origin.y += height }
    let sections = Set(
      found.filter { $0.representedElementCategory == .cell }.map(\.indexPath.section))
    for section in sections.sorted() {
      let known = found.first {
        $0.representedElementKind == Side.header.kind && $0.indexPath.section == section
      }
      guard let header = known ?? header(section) else { continue }
      if known == nil { found.append(header) }
      let end = found.filter { $0.indexPath.section == section }.map(\.frame.maxY).max() ?? 0
      let top = collectionView?.contentOffset.y ?? 0
      header.frame.origin.y = min(max(top, header.frame.minY), end - header.frame.height)
      header.zIndex = 1024
    }
    if rect.minY <= 0 { found.append(picture()) }
    return found
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let copy = super.layoutAttributesForItem(at: indexPath)?.copy(with: nil)
    let attributes = copy as? UICollectionViewLayoutAttributes
    attributes?.frame.origin.y += height
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == Self.picture
      ? picture()
      : super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }

  private func header(_ section: Int) -> UICollectionViewLayoutAttributes? {
    let kind = Side.header.kind
    let copy =
      super.layoutAttributesForSupplementaryView(ofKind: kind, at: [section, 0])?
      .copy(with: nil) as? UICollectionViewLayoutAttributes
    copy?.frame.origin.y += height
    return copy
  }

  /// Returns the picture, which grows while the content is pulled down and scrolls away at half the
  /// speed.
  private func picture() -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: Self.picture, with: [0, 0])
    let top = collectionView?.contentOffset.y ?? 0
    attributes.frame = CGRect(
      x: 0, y: min(top, 0) + max(top, 0) / 2, width: 100, height: height - min(top, 0))
    attributes.zIndex = -1
    return attributes
  }
}
#endif
