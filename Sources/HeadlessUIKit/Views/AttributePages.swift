#if !canImport(UIKit)
// Models the area whose elements the collection view knows. UIKit doesn't query a rectangle inside
// this area again. If a rectangle isn't inside the area, UIKit queries whole pages. A page is as
// large as the view. If the new pages touch the known area, they extend it, up to five pages.
// Otherwise, UIKit discards the known elements and starts a new area.
// Source: facts 1.8 and 10.14.
import Foundation

/// The elements that the collection view knows, and the area that it has queried.
@MainActor
struct AttributePages {
  /// The attributes of an element, as an object and as a copy.
  struct Entry {
    var given: UICollectionViewLayoutAttributes
    /// A copy from the moment when the layout returned the object, because a layout can change and
    /// reuse its object.
    var kept: UICollectionViewLayoutAttributes
    var frame: CGRect
    /// Whether the attributes are the result of a lookup and not of a rectangle query.
    var isFromLookup: Bool
  }

  /// A rectangle that the collection view must query.
  struct Fault {
    var rect: CGRect
    /// Whether the collection view must discard the known elements first.
    var restarts: Bool
  }

  private(set) var area = CGRect.null
  private(set) var entries: [LayoutElement: Entry] = [:]

  subscript(element: LayoutElement) -> UICollectionViewLayoutAttributes? { entries[element]?.kept }

  /// Returns the query for the unknown part of `rect`, or `nil` if all of it is known.
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
    // The rectangle is larger than the known area on both sides, for example after the view's
    // height changed. One query can extend the area on only one side, so start a new area.
    if grown.minY < area.minY && grown.maxY > area.maxY {
      return Fault(rect: grown, restarts: true)
    }
    let missing =
      grown.maxY > area.maxY
      ? CGRect(x: grown.minX, y: area.maxY, width: grown.width, height: grown.maxY - area.maxY)
      : CGRect(x: grown.minX, y: grown.minY, width: grown.width, height: area.minY - grown.minY)
    return Fault(rect: missing, restarts: false)
  }

  /// Returns the query for a rectangle that is off screen, or `nil` if the rectangle is known.
  ///
  /// The query covers every page that the rectangle touches. If the known area would become too
  /// large, the query starts a new area that also covers the visible pages.
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
    // Because of rounding errors, the edge of a page can be slightly inside the rectangle. Use the
    // rectangle's own edge then, so that the query covers all of it.
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

  // Source: facts 13.16.
  /// Returns the elements that need a view in `rect`.
  ///
  /// Hidden elements, and elements that only touch the rectangle, don't need one.
  func visible(in rect: CGRect) -> [LayoutElement: UICollectionViewLayoutAttributes] {
    var found: [LayoutElement: UICollectionViewLayoutAttributes] = [:]
    for (element, entry) in entries
    where entry.frame.intersects(rect, touching: false) && !entry.kept.isHidden {
      found[element] = entry.kept
    }
    return found
  }
}
#endif
