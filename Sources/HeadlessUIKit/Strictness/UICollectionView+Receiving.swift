#if !canImport(UIKit)
// Modelled: what UIKit refuses of a layout's answer: index paths outside the counts, frames that are
// not finite, a missing kind. Two attributes for one element and negative frames are undefined in
// UIKit and refused here. Refused attributes are left out. Also: what may not be done from within a
// question to the layout.
// Source: uikit-facts 6.2, 6.3, 8.5.
import Foundation

extension UICollectionView {
  /// The attributes of an answer that can be used; the others are reported.
  func received(
    _ answer: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    var seen = Set<LayoutElement>(minimumCapacity: answer.count)
    return answer.filter { attributes in
      guard let problem = problem(with: attributes) else {
        let element = LayoutElement(attributes)
        if seen.insert(element).inserted { return true }
        UIKitReports.raise(
          "UICollectionView received two layout attributes for \(element.logged) in one answer of "
            + "\(type(of: layout))")
        return false
      }
      UIKitReports.raise(problem)
      return false
    }
  }

  /// What is wrong with one attributes object by itself; nil when it can be used.
  func problem(with attributes: UICollectionViewLayoutAttributes) -> String? {
    let category = attributes.representedElementCategory
    if attributes.representedElementKind == nil && category != .cell {
      return "\(attributes) elementKind is nil. This probably means you created the "
        + "UICollectionViewLayoutAttributes using +alloc/-init instead of one of the class "
        + "constructors"
    }
    let element = LayoutElement(attributes)
    guard allows(element) else {
      guard category != .cell else {
        return
          "UICollectionView received layout attributes for a cell with an index path that does "
          + "not exist: \(element.indexPath.logged)"
      }
      return "request for layout attributes for \(element.logged) in section "
        + "\(element.indexPath.first ?? 0) when there are only \(itemCounts().count) sections in the "
        + "collection view"
    }
    let (center, size) = (attributes.center, attributes.size)
    guard center.x.isFinite && center.y.isFinite && size.width.isFinite && size.height.isFinite
    else {
      return "UICollectionView received layout attributes with invalid frame (center \(center.x) "
        + "\(center.y), size \(size.width) x \(size.height)) for \(element.logged)"
    }
    guard size.width >= 0 && size.height >= 0 else {
      return "UICollectionView received layout attributes with a negative size (\(size.width) x "
        + "\(size.height)) for \(element.logged)"
    }
    return nil
  }

  /// What a page brings of a known element must equal what is known: nothing was invalidated since.
  func checkUnchanged(_ attributes: UICollectionViewLayoutAttributes) {
    guard let known = pages[LayoutElement(attributes)], !known.isEqual(attributes) else { return }
    reportChange(from: known, to: attributes)
  }

  func reportChange(
    from known: UICollectionViewLayoutAttributes, to new: UICollectionViewLayoutAttributes
  ) {
    let element = LayoutElement(known)
    let name = element.category == .cell ? "item" : "supplementary item"
    UIKitReports.raise(
      "layout attributes for \(name) at index path (\(element.logged)) changed from "
        + "\(known.summary) to \(new.summary) without invalidating the layout")
  }

  /// Whether a change may be made now; it may not while the layout is asked something.
  func mayChange(_ change: String) -> Bool {
    guard questionDepth > 0 else { return true }
    UIKitReports.raise(
      "\(change) of a collection view was called while its layout \(type(of: layout)) was being "
        + "asked for information")
    return false
  }
}

extension UICollectionViewLayoutAttributes {
  /// The values that differ most often, for reports.
  var summary: String {
    let frame = frame
    return "(\(frame.minX) \(frame.minY); \(frame.width) \(frame.height)) alpha \(alpha) zIndex "
      + "\(zIndex) hidden \(isHidden)"
  }
}
#endif
