import Foundation
import WaterfallEngine

// How UIKit names what the engine names.

extension ElementID {
  /// Nil where the path cannot be an item's: UIKit also sends empty ones, and `NSNotFound` for items.
  init?(itemAt indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    let (section, item) = (indexPath[0], indexPath[1])
    guard section >= 0, item >= 0, item != NSNotFound else { return nil }
    self.init(.item(item), inSection: section)
  }

  /// The element that stands for a whole section; nil for a kind that is none of the layout's, and where
  /// the item is not 0: UIKit has been seen to send an empty path (facts 1.10).
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

  /// An element that stands for a whole section is at item 0.
  var indexPath: IndexPath { IndexPath(item: kind.item ?? 0, section: section) }

  /// Nil for an item.
  @MainActor var elementKind: String? {
    switch kind {
    case .item: nil
    case .header, .footer: boundary?.elementKind
    case .background: WaterfallFlowLayout.elementKindSectionBackground
    }
  }
}

extension Boundary {
  /// The boundary that an element kind stands for; nil for a kind that is not the stock layout's.
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
}
