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
  var whileAsked: (AlteredList) -> Void = { _ in }
  private(set) var rectQueries = 0
  /// Changes the attributes that it returns for a rectangle.
  var answer: (inout [UICollectionViewLayoutAttributes]) -> Void

  /// Creates a list that changes the results of rectangle queries.
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
    whileAsked(self)
    var attributes = super.layoutAttributesForElements(in: rect) ?? []
    answer(&attributes)
    return attributes
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    target(proposed, super.targetContentOffset(forProposedContentOffset: proposed))
  }
}
#endif
