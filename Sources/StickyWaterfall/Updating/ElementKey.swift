import Foundation
import WaterfallEngine

/// One element of a collection view, whatever its category.
enum ElementKey: Hashable {
  case item(IndexPath)
  case supplementary(String, IndexPath)
  case decoration(String, IndexPath)

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    let kind = attributes.representedElementKind ?? ""
    switch attributes.representedElementCategory {
    case .supplementaryView: self = .supplementary(kind, attributes.indexPath)
    case .decorationView: self = .decoration(kind, attributes.indexPath)
    default: self = .item(attributes.indexPath)
    }
  }

  /// A section's header or footer.
  static func boundary(_ boundary: Boundary, ofSection section: Int) -> ElementKey {
    .supplementary(boundary.elementKind, IndexPath(item: 0, section: section))
  }

  var indexPath: IndexPath {
    switch self {
    case .item(let indexPath), .supplementary(_, let indexPath), .decoration(_, let indexPath):
      return indexPath
    }
  }

  /// The same kind of element at another index path.
  func moved(to indexPath: IndexPath) -> ElementKey {
    switch self {
    case .item: return .item(indexPath)
    case .supplementary(let kind, _): return .supplementary(kind, indexPath)
    case .decoration(let kind, _): return .decoration(kind, indexPath)
    }
  }

  func isSupplementary(ofKind kind: String) -> Bool {
    if case .supplementary(kind, _) = self { return true }
    return false
  }
}
