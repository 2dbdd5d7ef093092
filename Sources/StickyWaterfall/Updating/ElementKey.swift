import Foundation

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

  /// Nil for an item.
  var kind: String? {
    switch self {
    case .item: return nil
    case .supplementary(let kind, _), .decoration(let kind, _): return kind
    }
  }
}
