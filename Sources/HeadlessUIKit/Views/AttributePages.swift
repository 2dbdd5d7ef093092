#if !canImport(UIKit)
// This file models the area of the content that the collection view has already queried. UIKit
// doesn't query a rectangle in this area again. For any other rectangle, UIKit queries whole pages.
// A page is as large as the view.
// Usually, the new pages extend the area. UIKit discards all attributes and starts a new area if
// the pages don't touch the old area, or if the area would be longer than five pages.
// Source: facts 1.8 and 10.14.
import Foundation

/// The attributes that the collection view has queried, and the area that the queries covered.
@MainActor
struct AttributePages {
  /// The attributes of an element: the layout's object, and a copy of it.
  struct Entry {
    var given: UICollectionViewLayoutAttributes
    /// A copy of the object, made when the layout returned it.
    ///
    /// The layout can change the object afterward, or return it again.
    var kept: UICollectionViewLayoutAttributes
    var frame: CGRect
    /// Whether the attributes are from a lookup of the element.
    ///
    /// If `false`, they're from `layoutAttributesForElements(in:)`.
    var isFromLookup: Bool
  }

  /// A rectangle that the collection view must query.
  struct Fault {
    var rect: CGRect
    /// Whether the query discards all attributes and starts a new area.
    var restarts: Bool
  }

  private(set) var area = CGRect.null
  private(set) var entries: [LayoutElement: Entry] = [:]

  subscript(element: LayoutElement) -> UICollectionViewLayoutAttributes? { entries[element]?.kept }

  /// Returns the rectangle to query for `rect`, or `nil` if all of `rect` has been queried.
  ///
  /// `page` is the size of the view.
  func fault(for rect: CGRect, page: CGSize) -> Fault? {
    guard area.isNull || !area.contains(rect) else { return nil }
    let grown = AttributePages.grown(rect, page)
    guard !area.isNull, area.minX == grown.minX, area.maxX == grown.maxX else {
      return missingAcross(grown, page)
    }
    let joined = area.union(grown)
    guard area.minY <= grown.maxY, grown.minY <= area.maxY, joined.height <= page.height * 5
    else { return Fault(rect: grown, restarts: true) }
    // The rectangle extends beyond two opposite sides of the area, for example after the view
    // became taller. One query can extend the area on only one side, so start a new area.
    if grown.minY < area.minY && grown.maxY > area.maxY {
      return Fault(rect: grown, restarts: true)
    }
    let missing =
      grown.maxY > area.maxY
      ? CGRect(x: grown.minX, y: area.maxY, width: grown.width, height: grown.maxY - area.maxY)
      : CGRect(x: grown.minX, y: grown.minY, width: grown.width, height: area.minY - grown.minY)
    return Fault(rect: missing, restarts: false)
  }

  /// Returns the rectangle to query for an off-screen `rect`, or `nil` if all of `rect` has been
  /// queried.
  ///
  /// The query covers all pages that `rect` touches. If the area would become too large, the query
  /// starts a new area, which also covers the visible pages.
  func faultAhead(for rect: CGRect, seen: CGRect, page: CGSize) -> Fault? {
    guard !area.contains(rect) else { return nil }
    let grown = AttributePages.grown(rect, page)
    let joined = area.union(grown)
    guard joined.height <= page.height * 5, joined.width <= page.width * 5 else {
      return Fault(rect: AttributePages.grown(seen.union(rect), page), restarts: true)
    }
    return Fault(rect: grown, restarts: false)
  }

  private func missingAcross(_ grown: CGRect, _ page: CGSize) -> Fault {
    guard !area.isNull, area.minY == grown.minY, area.maxY == grown.maxY,
      area.minX <= grown.maxX, grown.minX <= area.maxX,
      area.union(grown).width <= page.width * 5,
      !(grown.minX < area.minX && grown.maxX > area.maxX)
    else { return Fault(rect: grown, restarts: true) }
    return Fault(
      rect: grown.maxX > area.maxX
        ? CGRect(x: area.maxX, y: grown.minY, width: grown.maxX - area.maxX, height: grown.height)
        : CGRect(x: grown.minX, y: grown.minY, width: area.minX - grown.minX, height: grown.height),
      restarts: false)
  }

  private static func grown(_ rect: CGRect, _ page: CGSize) -> CGRect {
    let minX = (rect.minX / page.width).rounded(.down) * page.width
    let minY = (rect.minY / page.height).rounded(.down) * page.height
    // Because of rounding errors, the edge of a page can be slightly inside the rectangle. In that
    // case, use the rectangle's own edge, so that the query covers the whole rectangle.
    let maxX = max((rect.maxX / page.width).rounded(.up) * page.width, rect.maxX)
    let maxY = max((rect.maxY / page.height).rounded(.up) * page.height, rect.maxY)
    return CGRect(
      x: min(minX, rect.minX), y: min(minY, rect.minY), width: maxX - minX, height: maxY - minY)
  }

  mutating func begin(_ fault: Fault) {
    if fault.restarts {
      entries = [:]
      area = fault.rect
    } else {
      area = area.isNull ? fault.rect : area.union(fault.rect)
    }
  }

  mutating func insert(_ attributes: UICollectionViewLayoutAttributes, isFromLookup: Bool) {
    entries[LayoutElement(attributes)] = Entry(
      given: attributes, kept: attributes.duplicate, frame: attributes.frame,
      isFromLookup: isFromLookup)
  }

  func isFromLookup(_ element: LayoutElement) -> Bool { entries[element]?.isFromLookup == true }

  mutating func remove(_ element: LayoutElement) {
    entries[element] = nil
  }

  /// Returns the elements that need a view in a rectangle.
  ///
  /// Hidden elements don't need a view, and elements that only touch the rectangle don't need one.
  func visible(in rect: CGRect) -> [LayoutElement: UICollectionViewLayoutAttributes] {
    // Source: facts 13.16.
    var found: [LayoutElement: UICollectionViewLayoutAttributes] = [:]
    for (element, entry) in entries
    where entry.frame.intersects(rect, touching: false) && !entry.kept.isHidden {
      found[element] = entry.kept
    }
    return found
  }
}
#endif
