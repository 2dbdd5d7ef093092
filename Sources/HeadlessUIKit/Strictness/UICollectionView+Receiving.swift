#if !canImport(UIKit)
// This file models UIKit's reactions to invalid attributes. UIKit raises an exception if a frame
// isn't finite, if a kind is missing, or if a supplementary view's section doesn't exist. It logs
// and ignores attributes of items that don't exist.
// The result of a negative size, or of two attributes objects for one element, isn't documented.
// HeadlessUIKit reports and ignores such attributes.
// This file also reports attempts to change the collection view while it queries its layout.
// Source: facts 6.2, 6.3, 8.5, 10.9, 10.10, and 14.7.
import Foundation

extension UICollectionView {
  /// Returns the valid attributes, and reports invalid attributes and duplicates.
  func received(
    _ answer: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    var seen = Set<LayoutElement>(minimumCapacity: answer.count)
    return answer.filter { attributes in
      guard let problem = problem(with: attributes) else {
        let element = LayoutElement(attributes)
        if seen.insert(element).inserted { return true }
        UIKitReports.advise(
          "UICollectionView received two layout attributes for \(element.logged) from one query of "
            + "\(type(of: layout))")
        return false
      }
      problem.report()
      return false
    }
  }

  /// Returns the problem with the attributes, or `nil` if they're valid.
  func problem(with attributes: UICollectionViewLayoutAttributes) -> AttributesProblem? {
    let category = attributes.representedElementCategory
    if attributes.representedElementKind == nil && category != .cell {
      return .raise(
        "\(attributes) elementKind is nil. This probably means you created the "
          + "UICollectionViewLayoutAttributes using +alloc/-init instead of one of the class "
          + "constructors")
    }
    let element = LayoutElement(attributes)
    guard allows(element) else { return absence(of: element) }
    let (center, size) = (attributes.center, attributes.size)
    guard center.x.isFinite && center.y.isFinite && size.width.isFinite && size.height.isFinite
    else {
      return .raise(
        "UICollectionView received layout attributes with invalid frame (center \(center.x) "
          + "\(center.y), size \(size.width) x \(size.height)) for \(element.logged)")
    }
    guard size.width >= 0 && size.height >= 0 else {
      return .advice(
        "UICollectionView received layout attributes with a negative size (\(size.width) x "
          + "\(size.height)) for \(element.logged)")
    }
    return nil
  }

  /// Returns the problem with attributes for an element that doesn't exist (facts 10.10 and 14.7).
  private func absence(of element: LayoutElement) -> AttributesProblem {
    if element.category == .supplementaryView {
      return .raise(
        "request for layout attributes for supplementary view \(element.kind ?? "") in section "
          + "\(element.indexPath[0]) when there are only \(itemCounts().count) sections in the "
          + "collection view")
    }
    if let movement, movement.original.section != movement.current.section {
      return .raise(
        "UICollectionView received layout attributes for a cell with an index path that does not "
          + "exist: \(element.indexPath.logged)")
    }
    return .log(
      "Layout attributes for \(element.logged) are not valid for the data source counts. "
        + "Attributes will be ignored.")
  }

  /// Reports new attributes if they differ from the known attributes of the same element.
  ///
  /// Without an invalidation, a layout must return equal attributes each time.
  func checkUnchanged(_ attributes: UICollectionViewLayoutAttributes) {
    guard let known = pages[LayoutElement(attributes)], !known.isEqual(attributes) else { return }
    reportChange(from: known, to: attributes, wasQueried: true)
  }

  /// Reports attributes that changed without an invalidation.
  ///
  /// - Parameters:
  ///   - known: The attributes that the layout returned earlier.
  ///   - new: The attributes that the layout returns now.
  ///   - wasQueried: Whether UIKit would make the same query. If `false`, the query is only a
  ///     check.
  func reportChange(
    from known: UICollectionViewLayoutAttributes, to new: UICollectionViewLayoutAttributes,
    wasQueried: Bool = false
  ) {
    let element = LayoutElement(known)
    if hasStalePins && element.category == .supplementaryView { return }
    let name = element.category == .cell ? "item" : "supplementary item"
    let reason =
      "layout attributes for \(name) at index path (\(element.logged)) changed from "
      + "\(known.summary) to \(new.summary) without invalidating the layout"
    // UIKit raises an exception only if the element is a supplementary view, and only if
    // `layoutAttributesForElements(in:)` returned both the known and the new attributes.
    if wasQueried && element.category == .supplementaryView && !pages.isFromLookup(element) {
      UIKitReports.raise(reason)
    } else {
      UIKitReports.advise("\(reason) (\(type(of: layout)))")
    }
  }

  /// Returns whether the collection view can change now, and reports a change that isn't allowed.
  ///
  /// No change is allowed while the collection view queries its layout.
  func mayChange(_ change: String) -> Bool {
    guard queryDepth > 0 else { return true }
    UIKitReports.advise(
      "\(change) of a collection view was called while its layout \(type(of: layout)) was being "
        + "asked for information")
    return false
  }
}

/// A problem with attributes, and how to report it.
enum AttributesProblem {
  case raise(String)
  case log(String)
  case advice(String)

  @MainActor
  func report() {
    switch self {
    case .raise(let reason): UIKitReports.raise(reason)
    case .log(let reason): UIKitReports.log(reason)
    case .advice(let reason): UIKitReports.advise(reason)
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The frame, alpha, z index, and visibility as text, for the reports.
  var summary: String {
    let frame = frame
    return "(\(frame.minX) \(frame.minY); \(frame.width) \(frame.height)) alpha \(alpha) zIndex "
      + "\(zIndex) hidden \(isHidden)"
  }
}
#endif
