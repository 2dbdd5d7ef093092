#if !canImport(UIKit)
// This file models the identity of an element: its category, kind, and index path. UIKit's tables
// use the same three values as keys.
import Foundation

/// The category, kind, and index path that identify an element.
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

  /// The call that looks up this element, as text for the call log.
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
