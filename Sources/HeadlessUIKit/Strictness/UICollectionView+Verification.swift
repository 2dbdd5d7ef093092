#if !canImport(UIKit)
// This file isn't part of UIKit. It finds mistakes of a layout that UIKit wouldn't report, and
// reports them as advice. A rectangle query calls `layoutAttributesForElements(in:)`, and a lookup
// queries one element. The mistakes are:
// - a lookup and a rectangle query that return different attributes for an element
// - an element that a rectangle query omits, unless another element completely covers it
// - attributes that changed without an invalidation
// - an attributes object that the layout changed after returning it
// - a content size that doesn't contain an item
// The checks run only with `Strictness.full`. The call log doesn't contain their queries.
// Source: facts 6.2 and 8.5.
import Foundation

extension UICollectionView {
  /// The maximum number of additional items to look up after a rectangle query.
  private var neighborLimit: Int { 200 }

  /// Reports attributes objects that changed after the layout returned them.
  ///
  /// Ignores the elements that an invalidation context names.
  func checkMutations(besides invalidated: Set<LayoutElement> = []) {
    guard strictness == .full else { return }
    let changed = pages.entries.filter {
      !$0.value.given.isEqual($0.value.kept) && !invalidated.contains($0.key)
    }
    for (element, entry) in changed.sorted(by: { LayoutElement.inOrder($0.key, $1.key) }) {
      UIKitReports.advise(
        "\(type(of: layout)) modified the layout attributes of \(element.logged) after returning "
          + "them, without copying: \(entry.kept.summary) became \(entry.given.summary)")
    }
  }

  /// Looks up each element that a rectangle query returned, and reports a lookup that returns other
  /// attributes.
  ///
  /// Also reports elements that the rectangle query omits.
  func compareLookups(with answer: [UICollectionViewLayoutAttributes], in rect: CGRect) {
    guard strictness == .full, update?.isWaitingForList != true, !pending.isNeeded else { return }
    for attributes in answer where problem(with: attributes) == nil {
      let element = LayoutElement(attributes)
      guard let single = silentLookUp(element) else {
        reportMissingAttributes(element)
        continue
      }
      guard !single.isEqual(attributes) else { continue }
      UIKitReports.advise(
        "\(type(of: layout)) returned \(attributes.summary) for \(element.logged) from "
          + "layoutAttributesForElements(in:) but \(single.summary) from the single lookup")
    }
    searchLeftOut(of: answer, in: rect)
  }

  private func allows(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory == .cell && hasItem(at: attributes.indexPath)
  }

  /// Looks up an element, without logging the call or checking the result.
  private func silentLookUp(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    querySilently { layout.currentAttributes(of: element) }
  }

  /// Makes a query that UIKit wouldn't make, without logging it.
  ///
  /// The collection view ignores invalidations during the query.
  private func querySilently<Answer>(_ body: () -> Answer) -> Answer {
    queryDepth += 1
    isVerifying = true
    defer {
      queryDepth -= 1
      isVerifying = false
    }
    return body()
  }

  private func reportMissingAttributes(_ element: LayoutElement) {
    let name: String
    switch element.category {
    case .cell: name = "-layoutAttributesForItemAtIndexPath: \(element.indexPath.logged)"
    case .supplementaryView:
      name =
        "-layoutAttributesForSupplementaryElementOfKind: \(element.kind ?? "") at path "
        + element.indexPath.logged
    case .decorationView:
      name =
        "-layoutAttributesForDecorationViewOfKind: \(element.kind ?? "") at path "
        + element.indexPath.logged
    }
    UIKitReports.advise(
      "no UICollectionViewLayoutAttributes instance for \(name) (\(type(of: layout)))")
  }

  /// Reports items that a rectangle query omits.
  ///
  /// In each section, this method looks up all items between the first and the last returned item.
  /// It also looks up the two items before the first and the two after the last.
  private func searchLeftOut(
    of answer: [UICollectionViewLayoutAttributes], in rect: CGRect
  ) {
    var bySection: [Int: Set<Int>] = [:]
    for attributes in answer where allows(attributes) {
      bySection[attributes.indexPath.section, default: []].insert(attributes.indexPath.item)
    }
    var left = neighborLimit
    for (section, items) in bySection.sorted(by: { $0.key < $1.key }) {
      guard let first = items.min(), let last = items.max() else { continue }
      let beyond = growsWhenQueried ? 0 : 2
      let range =
        max(0, first - beyond)...min(itemCount(inSection: section) - 1, last + beyond)
      let size = querySilently { layout.collectionViewContentSize }
      // Some layouts compute an item only when it's queried. In such a layout, these additional
      // lookups enlarge the content. If the content grew, later checks look up only items between
      // the first and the last returned item.
      defer {
        growsWhenQueried =
          growsWhenQueried || size != querySilently { layout.collectionViewContentSize }
      }
      for item in range where !items.contains(item) && left > 0 {
        left -= 1
        let element = LayoutElement(.cell, at: IndexPath(item: item, section: section))
        checkLeftOut(element, of: answer, in: rect)
      }
    }
  }

  private func checkLeftOut(
    _ element: LayoutElement, of answer: [UICollectionViewLayoutAttributes], in rect: CGRect
  ) {
    guard let single = silentLookUp(element) else {
      reportMissingAttributes(element)
      return
    }
    guard problem(with: single) == nil else { return }
    let overlap = single.frame.intersection(rect)
    guard !single.isHidden, !overlap.isNull, overlap.width > 0, overlap.height > 0,
      !answer.contains(where: { $0.zIndex > single.zIndex && $0.frame.contains(single.frame) })
    else { return }
    UIKitReports.advise(
      "\(type(of: layout)) left \(element.logged) at \(single.summary) out of "
        + "layoutAttributesForElements(in:) for (\(rect.minX) \(rect.minY); \(rect.width) "
        + "\(rect.height))")
  }

  /// Queries the visible rectangle again, and reports attributes that changed without an
  /// invalidation.
  ///
  /// The collection view calls this method when no more layout passes are needed.
  func verifyAttributes() {
    guard strictness == .full, !pending.isNeeded, !bounds.isEmpty, isLayoutPrepared, update == nil
    else { return }
    checkMutations()
    let now = querySilently { layout.layoutAttributesForElements(in: bounds) ?? [] }
    var known = visibleElements(in: bounds)
    for attributes in now where problem(with: attributes) == nil {
      guard attributes.frame.intersects(bounds, touching: false), !attributes.isHidden else {
        continue
      }
      let element = LayoutElement(attributes)
      if let entry = known.removeValue(forKey: element) {
        if !entry.isEqual(attributes) { reportChange(from: entry, to: attributes) }
      } else if showsSomething(attributes.frame) {
        reportAppearance(attributes)
      }
    }
    checkContentSizeCovers(now)
  }

  private func showsSomething(_ frame: CGRect) -> Bool {
    let part = frame.intersection(bounds)
    return !part.isNull && part.width > 0 && part.height > 0
  }

  private func reportAppearance(_ attributes: UICollectionViewLayoutAttributes) {
    if let before = pages[LayoutElement(attributes)] {
      reportChange(from: before, to: attributes)
      return
    }
    UIKitReports.advise(
      "layout attributes for \(LayoutElement(attributes).logged) at \(attributes.summary) came into "
        + "a rectangle that \(type(of: layout)) had returned attributes for, without invalidating "
        + "the layout")
  }

  /// Reports the first item that extends beyond the content size, because the user can't scroll to
  /// it.
  ///
  /// In a flow layout, an item that is wider than the content extends beyond both sides (facts
  /// 13.2). Such an item isn't reported.
  private func checkContentSizeCovers(_ answer: [UICollectionViewLayoutAttributes]) {
    guard !warnedOfContentSize else { return }
    let beyond = answer.first {
      $0.representedElementCategory == .cell && problem(with: $0) == nil
        && ($0.frame.maxX > max(contentSize.width, $0.frame.width + min(0, $0.frame.minX)) + 1
          || $0.frame.maxY > max(contentSize.height, $0.frame.height + min(0, $0.frame.minY)) + 1)
    }
    guard let beyond else { return }
    warnedOfContentSize = true
    UIKitReports.advise(
      "the content size \(contentSize.width) x \(contentSize.height) of \(type(of: layout)) does "
        + "not cover \(LayoutElement(beyond).logged) at \(beyond.summary)")
  }
}
#endif
