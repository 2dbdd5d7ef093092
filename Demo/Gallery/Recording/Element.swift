#if !canImport(UIKit)
import StickyWaterfall

enum ElementKind: Int, Sendable {
  case item
  case header
  case footer
  case background
}

/// An element of the layout, by its kind and index path.
struct ElementID: Hashable, Sendable, CustomStringConvertible {
  var kind: ElementKind
  var section: Int
  var item: Int

  var description: String { "\(kind)-\(section)-\(item)" }
}

extension ElementID: Comparable {
  static func < (first: ElementID, second: ElementID) -> Bool {
    let one = (first.kind.rawValue, first.section, first.item)
    return one < (second.kind.rawValue, second.section, second.item)
  }
}

extension ElementID {
  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    let kind: ElementKind =
      switch (attributes.representedElementCategory, attributes.representedElementKind) {
      case (.cell, _): .item
      case (.decorationView, _): .background
      case (_, UICollectionView.elementKindSectionFooter): .footer
      default: .header
      }
    self.init(kind: kind, section: path.section, item: path.item)
  }
}
#endif
