#if !canImport(UIKit)
import HeadlessUIKit

/// A list whose correct results a test can change.
final class AlteredList: ListLayout {
  /// Changes an item's attributes.
  var item: (UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? = { $0 }
  /// Changes the content size.
  var contentSize: (CGSize) -> CGSize = { $0 }
  /// Changes the target offset, from the proposed one and the stock result.
  var target: (_ proposed: CGPoint, _ stock: CGPoint) -> CGPoint = { $1 }
  /// Runs at the end of each `prepare()`.
  var whenPrepared: (AlteredList) -> Void = { _ in }
  /// Runs before the result of a rectangle query.
  var duringQuery: (AlteredList) -> Void = { _ in }
  /// Whether the list uses the preferred heights that it accepts, or `nil` if it refuses them.
  var usesPreferredHeights: Bool?
  private var heights: [IndexPath: CGFloat] = [:]
  private(set) var rectQueries = 0
  /// Changes the results of rectangle queries.
  var answer: (inout [UICollectionViewLayoutAttributes]) -> Void

  init(_ answer: @escaping (inout [UICollectionViewLayoutAttributes]) -> Void = { _ in }) {
    self.answer = answer
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    whenPrepared(self)
  }

  override var collectionViewContentSize: CGSize { contentSize(super.collectionViewContentSize) }

  override func row(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.row(path).flatMap(item)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    rectQueries += 1
    duringQuery(self)
    var attributes = super.layoutAttributesForElements(in: rect) ?? []
    answer(&attributes)
    return attributes
  }

  override func frame(ofItemAt path: IndexPath) -> CGRect {
    var frame = super.frame(ofItemAt: path)
    frame.size.height = heights[path] ?? rowHeight
    frame.origin.y += (0..<path.item).reduce(0) {
      $0 + (heights[[path.section, $1]] ?? rowHeight) - rowHeight
    }
    return frame
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { usesPreferredHeights != nil }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    if usesPreferredHeights == true { heights[preferred.indexPath] = preferred.size.height }
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    context.invalidateItems(at: [preferred.indexPath])
    return context
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    target(proposed, super.targetContentOffset(forProposedContentOffset: proposed))
  }
}
#endif
