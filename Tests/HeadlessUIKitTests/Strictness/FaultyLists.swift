#if !canImport(UIKit)
import HeadlessUIKit

/// Spoils the right rect answer.
final class SpoiltList: ListLayout {
  private let spoil: (inout [UICollectionViewLayoutAttributes]) -> Void
  private(set) var rectQueries = 0
  var whileAsked: ((SpoiltList) -> Void)?

  init(_ spoil: @escaping (inout [UICollectionViewLayoutAttributes]) -> Void) {
    self.spoil = spoil
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    rectQueries += 1
    whileAsked?(self)
    var answer = super.layoutAttributesForElements(in: rect) ?? []
    spoil(&answer)
    return answer
  }
}

/// Has no attributes for one item.
final class ForgetfulList: ListLayout {
  var forgotten: IndexPath?

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    path == forgotten ? nil : super.layoutAttributesForItem(at: path)
  }
}

extension UICollectionViewLayout {
  /// Invalidates with a context that names elements.
  func invalidate(items: [IndexPath] = [], headers: [IndexPath] = []) {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: items)
    if !headers.isEmpty {
      context.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader, at: headers)
    }
    invalidateLayout(with: context)
  }
}
#endif
