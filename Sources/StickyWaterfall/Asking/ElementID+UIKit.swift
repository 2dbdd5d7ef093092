import Foundation
import WaterfallEngine

// The conversions between names of elements in UIKit and in the engine.

extension ElementID {
  /// Creates the element of an item, or returns `nil` if the path can't be an item's.
  ///
  /// UIKit also passes empty index paths, and `NSNotFound` as the item.
  init?(itemAt indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    let (section, item) = (indexPath[0], indexPath[1])
    guard section >= 0, item >= 0, item != NSNotFound else { return nil }
    self.init(.item(item), inSection: section)
  }

  /// Creates the element for a kind, or returns `nil` if the layout has no such kind or the item
  /// isn't 0.
  ///
  /// UIKit can pass an empty index path (facts 1.10).
  @MainActor init?(elementKind: String, at indexPath: IndexPath) {
    guard indexPath.count == 2, indexPath[1] == 0 else { return nil }
    if let boundary = Boundary(elementKind: elementKind) {
      self.init(boundary.kind, inSection: indexPath[0])
    } else if elementKind == WaterfallFlowLayout.elementKindSectionBackground {
      self.init(.background, inSection: indexPath[0])
    } else {
      return nil
    }
  }

  @MainActor init?(_ attributes: UICollectionViewLayoutAttributes) {
    if let kind = attributes.representedElementKind {
      self.init(elementKind: kind, at: attributes.indexPath)
    } else {
      self.init(itemAt: attributes.indexPath)
    }
  }

  /// The index path of the element.
  ///
  /// For headers, footers, and backgrounds, its item is 0.
  var indexPath: IndexPath { IndexPath(item: kind.item ?? 0, section: section) }

  /// The element kind, or `nil` for an item.
  @MainActor var elementKind: String? {
    switch kind {
    case .item: nil
    case .header, .footer: boundary?.elementKind
    case .background: WaterfallFlowLayout.elementKindSectionBackground
    }
  }
}

extension Boundary {
  /// Creates a boundary from an element kind, or returns `nil` for any other kind.
  @MainActor init?(elementKind: String) {
    guard let boundary = Self.allCases.first(where: { $0.elementKind == elementKind }) else {
      return nil
    }
    self = boundary
  }

  @MainActor var elementKind: String {
    self == .header
      ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
  }
}

extension IndexPath {
  /// Whether the path can be an item's.
  var namesItem: Bool { ElementID(itemAt: self) != nil }

  /// Whether an update's index path names a whole section, and therefore has no item.
  var namesSection: Bool { count == 1 || (count == 2 && self[1] == NSNotFound) }
}

extension Waterfall {
  /// Returns whether the engine has an item at an index path.
  func holds(_ indexPath: IndexPath) -> Bool {
    0..<sectionCount ~= indexPath.section
      && 0..<itemCount(inSection: indexPath.section) ~= indexPath.item
  }
}

extension UICollectionView {
  /// Returns whether the collection view counts an item, or the section of another element.
  func counts(_ element: ElementID) -> Bool {
    guard element.section < numberOfSections else { return false }
    return element.kind.item.map { $0 < numberOfItems(inSection: element.section) } ?? true
  }
}
