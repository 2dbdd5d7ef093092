// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models a client's access to visible elements, and conversions between views, index
// paths, and attributes. Points are in the view's coordinates, and attributes are in the layout's.
// If the layout is mirrored, these coordinates differ.
// If a client reads the visible elements while a reload is pending, the collection view reads the
// item counts. If a client reads attributes, the collection view first runs the necessary layout
// passes.
// Source: UICollectionView.h.
public import Foundation

extension UICollectionView {
  /// Returns the index paths of the visible elements of one category and kind, in ascending order.
  func pathsOnScreen(
    _ category: UICollectionView.ElementCategory, _ kind: String? = nil
  ) -> [IndexPath] {
    if needsReload { _ = itemCounts() }
    return shown.keys.filter { $0.category == category && $0.kind == kind }.map(\.indexPath)
      .sorted()
  }

  /// Returns the view of a decoration element, or `nil` if the element isn't visible.
  ///
  /// UIKit has no such method. Tests and drawing code use it.
  public func decorationView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[LayoutElement(.decorationView, elementKind, at: indexPath)]
  }

  /// The attributes of each visible view, from back to front.
  ///
  /// UIKit has no such property. Tests and drawing code use it.
  public var layoutAttributesOnScreen: [UICollectionViewLayoutAttributes] {
    subviews.filter { !$0.isHidden }
      .compactMap { ($0 as? UICollectionReusableView)?.applied?.duplicate }
  }

  func itemPath(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let position = CGPoint(x: mirroredX(point.x), y: point.y)
    let spot = CGRect(origin: position, size: CGSize(width: 1, height: 1))
    let found = query("layoutAttributesForElements(in:)") {
      layout.layoutAttributesForElements(in: spot) ?? []
    }
    return
      found
      .filter {
        $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(position)
      }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  func itemAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return query("layoutAttributesForItem \(indexPath.logged)") {
      layout.layoutAttributesForItem(at: indexPath)
    }
  }

  func boundaryAttributes(
    _ kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard allows(LayoutElement(.supplementaryView, kind, at: indexPath)) else {
      UIKitReports.raise(
        "request for layout attributes for supplementary view \(kind) in section "
          + "\(indexPath[0]) when there are only \(itemCounts().count) sections in the collection "
          + "view")
      return nil
    }
    return query("layoutAttributesForSupplementaryView \(kind) \(indexPath.logged)") {
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
  }

  /// Runs the necessary layout passes.
  ///
  /// During a query of the layout, a layout pass, or an update, this method does nothing.
  func prepareIfNeeded() {
    guard dataSource != nil, queryDepth == 0, !isLayingOut, update == nil else { return }
    if !isLayoutPrepared || pending.isNeeded { layOutElements() }
  }
}
#endif
