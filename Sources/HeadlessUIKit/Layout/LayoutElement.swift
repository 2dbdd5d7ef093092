#if !canImport(UIKit)
// Models the identity of an element. UIKit keys its tables in the same way.
import Foundation

/// The identity of an element: its category, its kind, and its index path.
struct LayoutElement: Hashable {
  var category: UICollectionView.ElementCategory
  var kind: String?
  var indexPath: IndexPath

  init(_ category: UICollectionView.ElementCategory, _ kind: String? = nil, at path: IndexPath) {
    (self.category, self.kind, indexPath) = (category, kind, path)
  }

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      attributes.representedElementCategory, attributes.representedElementKind,
      at: attributes.indexPath)
  }

  /// The lookup of this single element, as a call log writes it.
  var lookupCall: String {
    switch category {
    case .cell: "layoutAttributesForItem \(indexPath.logged)"
    case .supplementaryView:
      "layoutAttributesForSupplementaryView \(kind ?? "") \(indexPath.logged)"
    case .decorationView: "layoutAttributesForDecorationView \(kind ?? "") \(indexPath.logged)"
    }
  }
}
#endif
