#if !canImport(UIKit)
// Models the identity of an element: its category, kind, and index path. UIKit uses the same three
// values as the keys of its tables.
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

  /// The layout method that looks up this element, in the format of the call log.
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
