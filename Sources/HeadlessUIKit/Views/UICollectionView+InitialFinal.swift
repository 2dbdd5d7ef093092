#if !canImport(UIKit)
// This file models the queries of initial and final attributes for cells, supplementary views, and
// decoration views.
// Source: UICollectionViewLayout.h; facts 10.2 and 14.3, and point 11 of facts 1.10.
import Foundation

extension UICollectionView {
  /// Queries the initial attributes of an element with its new index path.
  func queryInitial(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    let (path, kind) = (element.indexPath, element.kind ?? "")
    switch element.category {
    case .cell:
      return query("initialLayoutAttributesForAppearingItem \(path.logged)") {
        layout.initialLayoutAttributesForAppearingItem(at: path)
      }
    case .supplementaryView:
      return query("initialLayoutAttributesForAppearingSupplementaryElement \(kind) \(path.logged)")
      {
        layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
      }
    case .decorationView:
      return query("initialLayoutAttributesForAppearingDecorationElement \(kind) \(path.logged)") {
        layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
      }
    }
  }

  /// Queries the final attributes of an element with its old index path.
  ///
  /// During a layout swap, `oldLayout` returns these attributes.
  func queryFinal(
    _ element: LayoutElement, of oldLayout: UICollectionViewLayout? = nil
  ) -> UICollectionViewLayoutAttributes? {
    let (path, kind) = (element.indexPath, element.kind ?? "")
    let layout = oldLayout ?? layout
    switch element.category {
    case .cell:
      return query("finalLayoutAttributesForDisappearingItem \(path.logged)") {
        layout.finalLayoutAttributesForDisappearingItem(at: path)
      }
    case .supplementaryView:
      return query(
        "finalLayoutAttributesForDisappearingSupplementaryElement \(kind) \(path.logged)"
      ) {
        layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
      }
    case .decorationView:
      return query("finalLayoutAttributesForDisappearingDecorationElement \(kind) \(path.logged)") {
        layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
      }
    }
  }

  /// Returns one element for each kind of supplementary view in `elements`.
  ///
  /// The index path of each returned element is empty. Returns no elements unless
  /// `HostOptions.sendsEmptyIndexPaths` is set.
  func elementsWithEmptyIndexPaths(of elements: some Sequence<LayoutElement>) -> [LayoutElement] {
    guard hostOptions.sendsEmptyIndexPaths else { return [] }
    let kinds = Set(elements.filter { $0.category == .supplementaryView }.compactMap(\.kind))
    return kinds.sorted().map { LayoutElement(.supplementaryView, $0, at: IndexPath()) }
  }
}
#endif
