import WaterfallEngine

// These extensions convert between `ElementID` and UIKit's index paths and element kinds.

extension ElementID {
  /// Creates the identifier of an item, or returns `nil` if no item can have the index path.
  init?(itemAt indexPath: IndexPath) {
    guard let id = ItemID(indexPath) else { return nil }
    self.init(id)
  }

  /// Creates the identifier of a header, footer, or background.
  ///
  /// Returns `nil` if the layout doesn't know the kind, or if the index path's item isn't 0. UIKit
  /// can also pass an empty index path (facts 1.10).
  @MainActor init?(elementKind: String, at indexPath: IndexPath) {
    guard indexPath.count == 2, indexPath[1] == 0, let kind = Kind(elementKind: elementKind) else {
      return nil
    }
    self.init(kind, inSection: indexPath[0])
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
  /// The item is 0 for a header, footer, or background.
  var indexPath: IndexPath { IndexPath(item: kind.item ?? 0, section: section) }
}

extension ElementID.Kind {
  /// Creates the kind for an element kind string, or returns `nil` if the layout doesn't use the
  /// string.
  @MainActor init?(elementKind name: String) {
    guard let kind = Self.sectionKinds.first(where: { $0.elementKind == name }) else {
      return nil
    }
    self = kind
  }

  /// UIKit's element kind, or `nil` for an item.
  @MainActor var elementKind: String? {
    switch self {
    case .item: nil
    case .boundary(.header): UICollectionView.elementKindSectionHeader
    case .boundary(.footer): UICollectionView.elementKindSectionFooter
    case .background: WaterfallFlowLayout.elementKindSectionBackground
    }
  }
}

extension IndexPath {
  /// Whether an index path in an update list is for a whole section.
  var namesSection: Bool { count == 1 || (count == 2 && self[1] == NSNotFound) }
}

extension UICollectionView {
  /// Returns whether the element's section and item exist in the collection view.
  ///
  /// For a header, footer, or background, only the section must exist.
  func hasElement(_ element: ElementID) -> Bool {
    guard element.section < numberOfSections else { return false }
    return element.kind.item.map { $0 < numberOfItems(inSection: element.section) } ?? true
  }
}
