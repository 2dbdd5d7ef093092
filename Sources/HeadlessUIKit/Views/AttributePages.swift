#if !canImport(UIKit)
// Models the area whose elements are known. UIKit doesn't query a rectangle inside it again. A
// rectangle outside grows to whole pages of the view's size. Pages that touch the known area extend
// it, up to five pages; otherwise the map starts again.
// Source: facts 1.8 and 10.14.
import Foundation

/// The known elements, and the area that they cover.
@MainActor
struct AttributePages {
  /// Attributes that the layout returned, and a copy from that moment.
  struct Entry {
    var given: UICollectionViewLayoutAttributes
    /// A copy, because a layout may reuse its own object.
    var kept: UICollectionViewLayoutAttributes
    var frame: CGRect
    /// Whether the attributes come from a single lookup and not from a rectangle query.
    var isFromLookup: Bool
  }

  /// A rectangle that must be queried.
  struct Fault {
    var rect: CGRect
    /// Whether the known elements must be discarded first.
    var restarts: Bool
  }

  private(set) var area = CGRect.null
  private(set) var entries: [LayoutElement: Entry] = [:]

  subscript(element: LayoutElement) -> UICollectionViewLayoutAttributes? { entries[element]?.kept }

  /// Returns the query that makes `rect` known, or `nil` if it's known.
  ///
  /// `page` is the view's size.
  func fault(for rect: CGRect, page: CGSize) -> Fault? {
    guard area.isNull || !area.contains(rect) else { return nil }
    let grown = AttributePages.grown(rect, page)
    guard !area.isNull, area.minX == grown.minX, area.maxX == grown.maxX else {
      return missingAcross(grown, page)
    }
    let joined = area.union(grown)
    guard area.minY <= grown.maxY, grown.minY <= area.maxY, joined.height <= page.height * 5
    else { return Fault(rect: grown, restarts: true) }
    // The rectangle exceeds the known area on both sides, for example after the view's height
    // changed. Extending only one side would lose the elements in between.
    if grown.minY < area.minY && grown.maxY > area.maxY {
      return Fault(rect: grown, restarts: true)
    }
    let missing =
      grown.maxY > area.maxY
      ? CGRect(x: grown.minX, y: area.maxY, width: grown.width, height: grown.maxY - area.maxY)
      : CGRect(x: grown.minX, y: grown.minY, width: grown.width, height: area.minY - grown.minY)
    return Fault(rect: missing, restarts: false)
  }

  /// Returns the query for a rectangle that is off screen: its whole pages or, if the map would
  /// grow too large, those and the visible pages.
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
    // Rounding must not leave part of the rectangle uncovered.
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
  /// An element that only touches it needs none.
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
