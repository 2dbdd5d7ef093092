#if !canImport(UIKit)
// Modelled: the area whose elements are known. A rectangle inside it is not asked for again; one
// outside is grown to whole pages of the screen's size, and what touches the known area joins it, up
// to five pages; otherwise the map starts anew.
// Source: facts 1.8, 10.14.
import Foundation

/// The elements the layout has told of, and the area they cover.
@MainActor
struct AttributePages {
  /// What the layout returned, and how it looked then.
  struct Entry {
    var given: UICollectionViewLayoutAttributes
    /// A copy: a layout may use its own object again.
    var kept: UICollectionViewLayoutAttributes
    var frame: CGRect
    /// A single look-up said it, and no rect query.
    var isFromLookup: Bool
  }

  /// What has to be asked for.
  struct Fault {
    var rect: CGRect
    /// Whether what is known is to be forgotten first.
    var restarts: Bool
  }

  private(set) var area = CGRect.null
  private(set) var entries: [LayoutElement: Entry] = [:]

  subscript(element: LayoutElement) -> UICollectionViewLayoutAttributes? { entries[element]?.kept }

  /// What to ask for so that `rect` is known, nil when it is; `page` is the screen's size.
  func fault(for rect: CGRect, page: CGSize) -> Fault? {
    guard area.isNull || !area.contains(rect) else { return nil }
    let grown = AttributePages.grown(rect, page)
    guard !area.isNull, area.minX == grown.minX, area.maxX == grown.maxX else {
      return missingAcross(grown, page)
    }
    let joined = area.union(grown)
    guard area.minY <= grown.maxY, grown.minY <= area.maxY, joined.height <= page.height * 5
    else { return Fault(rect: grown, restarts: true) }
    // Beyond the known area on both sides, as after a change of the screen's height: one of the two
    // alone would leave what lies between them forgotten.
    if grown.minY < area.minY && grown.maxY > area.maxY {
      return Fault(rect: grown, restarts: true)
    }
    let missing =
      grown.maxY > area.maxY
      ? CGRect(x: grown.minX, y: area.maxY, width: grown.width, height: grown.maxY - area.maxY)
      : CGRect(x: grown.minX, y: grown.minY, width: grown.width, height: area.minY - grown.minY)
    return Fault(rect: missing, restarts: false)
  }

  /// The same for a rectangle out of sight: its own pages are asked for whole, and together with those
  /// in sight where the map would grow too large.
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
    // Rounding must not leave the rectangle uncovered by a hair.
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
  /// The elements that are to have a view in `rect`; what only touches it has none.
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
