import Foundation
import StickyWaterfall

// snippet.begin
final class ColumnAttributes: WaterfallLayoutAttributes {
  nonisolated(unsafe) var column = 0

  override nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? ColumnAttributes)?.column = column
    return copy
  }

  override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? ColumnAttributes else {
      return false
    }
    return column == other.column
  }
}

final class ColumnLayout: WaterfallFlowLayout {
  override class var layoutAttributesClass: AnyClass { ColumnAttributes.self }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let elements = super.layoutAttributesForElements(in: rect)
    for element in elements ?? [] { restyle(element) }
    return elements
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let item = super.layoutAttributesForItem(at: indexPath)
    if let item { restyle(item) }
    return item
  }

  private func restyle(_ attributes: UICollectionViewLayoutAttributes) {
    guard attributes.representedElementCategory == .cell else { return }
    (attributes as? ColumnAttributes)?.column =
      columnIndex(ofItemAt: attributes.indexPath) ?? 0
  }
}

final class ColumnCell: UICollectionViewCell {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? ColumnAttributes else { return }
    backgroundColor =
      [.systemTeal, .systemIndigo, .systemOrange][attributes.column % 3]
  }
}
// snippet.end

// snippet.begin
final class RuledLayout: WaterfallFlowLayout {
  static let rule = "rule"

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let elements = super.layoutAttributesForElements(in: rect) else {
      return nil
    }
    let sections = Set(elements.map(\.indexPath.section)).sorted()
    return elements
      + sections.compactMap {
        layoutAttributesForDecorationView(
          ofKind: Self.rule, at: IndexPath(item: 0, section: $0))
      }
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == Self.rule else {
      return super.layoutAttributesForDecorationView(
        ofKind: elementKind, at: indexPath)
    }
    let header = UICollectionView.elementKindSectionHeader
    guard
      let place = unpinnedFrameForSupplementaryView(ofKind: header, at: indexPath)
    else {
      return nil
    }
    let rule = WaterfallLayoutAttributes(
      forDecorationViewOfKind: elementKind, with: indexPath)
    rule.frame = CGRect(x: place.minX, y: place.maxY, width: place.width, height: 1)
    return rule
  }
}
// snippet.end

@MainActor
enum Subclasses {
  static func register(_ layout: RuledLayout) {
    // snippet.begin
    layout.register(RuleView.self, forDecorationViewOfKind: RuledLayout.rule)
    // snippet.end
  }
}

final class RuleView: UICollectionReusableView {}
