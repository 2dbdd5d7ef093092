#if !canImport(UIKit)
import HeadlessUIKit

/// A list that alters its right answers, each as a closure says.
final class AlteredList: ListLayout {
  /// What an item's attributes become.
  var item: (UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? = { $0 }
  /// What the size of the content becomes.
  var contentSize: (CGSize) -> CGSize = { $0 }
  /// What the proposed offset, and the stock answer to it, become.
  var target: (_ proposed: CGPoint, _ stock: CGPoint) -> CGPoint = { $1 }
  /// What it does at the end of each `prepare()`.
  var whenPrepared: (AlteredList) -> Void = { _ in }
  /// What it does before it answers to a rect.
  var whileAsked: (AlteredList) -> Void = { _ in }
  private(set) var rectQueries = 0
  /// Changes the attributes that it returns for a rectangle.
  var answer: (inout [UICollectionViewLayoutAttributes]) -> Void

  /// A list with a closure for the answers to rects.
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
