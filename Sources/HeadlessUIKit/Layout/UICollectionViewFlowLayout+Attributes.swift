#if !canImport(UIKit)
// This file models the attributes that the stock flow layout returns.
// `layoutAttributesForElements(in:)` returns items first, then headers, and then footers. Headers
// and footers have the z index 10, even if they aren't pinned. A header or footer of length 0 has
// no attributes. If an item is queried before the layout is computed, its frame is zero.
// The layout returns the same object each time it's queried for an item. If a subclass changed the
// object's frame, the layout logs a message and creates a new object.
// This file doesn't model iOS 9 and earlier, where headers and footers have the z index 0 (facts
// 13.5).
// Source: published notes. The text of the log is from GitHub threads.
import Foundation

extension UICollectionViewFlowLayout {
  private static let supplementaryZIndex = 10

  private static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  func attributes(intersecting rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let arrangement, let collectionView, rect.isFiniteRect else { return [] }
    var found = arrangement.items(intersecting: rect).map { path in
      itemAttributes(at: path, in: arrangement)
    }
    let pinning = pinning(of: arrangement, for: collectionView.bounds, in: collectionView)
    for kind in Self.kinds {
      for section in pinning.sections(ofKind: kind, intersecting: rect) {
        guard let frame = pinning.frame(ofKind: kind, section: section) else { continue }
        found.append(
          supplementary(kind, section: section, frame: arrangement.rect(frame)))
      }
    }
    return found
  }

  func attributesOfItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2 else { return nil }
    guard let arrangement else {
      let sections = collectionView?.numberOfSections
      guard sections.map({ path.section >= 0 && path.section < $0 }) ?? true else { return nil }
      return attributesClass.init(forCellWith: path)
    }
    guard arrangement.sections.indices.contains(path.section) else { return nil }
    guard arrangement.sections[path.section].frames.indices.contains(path.item) else { return nil }
    return itemAttributes(at: path, in: arrangement)
  }

  func attributesOfSupplementary(
    _ kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let arrangement, let collectionView, path.count == 2, path.item == 0 else { return nil }
    guard arrangement.sections.indices.contains(path.section) else { return nil }
    let pinning = pinning(of: arrangement, for: collectionView.bounds, in: collectionView)
    return pinning.frame(ofKind: kind, section: path.section).map {
      supplementary(kind, section: path.section, frame: arrangement.rect($0))
    }
  }

  /// Returns the frames of headers and footers for the specified bounds.
  func pinning(
    of arrangement: FlowArrangement, for bounds: CGRect, in view: UICollectionView
  ) -> FlowPinning {
    FlowPinning(
      arrangement: arrangement, pinsHeaders: sectionHeadersPinToVisibleBounds,
      pinsFooters: sectionFootersPinToVisibleBounds,
      visible: arrangement.flowRect(bounds.inset(by: view.adjustedContentInset)))
  }

  private func itemAttributes(
    at path: IndexPath, in arrangement: FlowArrangement
  ) -> UICollectionViewLayoutAttributes {
    let frame = arrangement.rect(arrangement.sections[path.section].frames[path.item])
    if let known = itemAttributes[path] {
      if known.frame == frame { return known }
      logMismatch(at: path, cached: known.frame, expected: frame)
    }
    let made = attributesClass.init(forCellWith: path)
    made.frame = frame
    itemAttributes[path] = made
    return made
  }

  private func supplementary(
    _ kind: String, section: Int, frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let made = attributesClass.init(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    made.frame = frame
    made.zIndex = Self.supplementaryZIndex
    return made
  }

  private func logMismatch(at path: IndexPath, cached: CGRect, expected: CGRect) {
    UIKitReports.log(
      "UICollectionViewFlowLayout has cached frame mismatch for index path \(path) - cached value:"
        + " \(cached); expected value: \(expected). This is likely occurring because the flow"
        + " layout subclass \(type(of: self)) is modifying attributes returned by"
        + " UICollectionViewFlowLayout without copying them")
  }
}

extension CGRect {
  /// Whether the origin and the size are finite.
  ///
  /// On Linux, `CGRect.intersects(_:)` stops the program if a value is NaN.
  var isFiniteRect: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
#endif
