#if !canImport(UIKit)
// Models no behavior of UIKit. These checks find mistakes of a layout that UIKit wouldn't report,
// and report them as advice:
// - a lookup whose result differs from the rectangle query's
// - an element that a rectangle query omits
// - attributes that changed without an invalidation
// - an attributes object that changed after the layout returned it
// - a content size that doesn't contain an item
// The checks run only with `Strictness.full`. They cost a screenful of queries, which the call log
// doesn't contain. A rectangle query may omit an element if another element completely covers it.
// Source: facts 6.2 and 8.5.
import Foundation

extension UICollectionView {
  /// The maximum number of lookups that search for missing elements after a rectangle query.
  private var neighborLimit: Int { 200 }

  /// Reports attributes objects that changed after the layout returned them, except those of
  /// invalidated elements.
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

  /// Reports lookups whose results differ from a rectangle query's, and elements that the query
  /// omits.
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

  /// Looks up an element without adding the call to the log or checking the result.
  private func silentLookUp(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    querySilently { layout.currentAttributes(of: element) }
  }

  /// Makes a query that UIKit wouldn't make.
  ///
  /// Ignores invalidations during the query.
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

  /// Looks up the items between and next to the returned ones, and reports those that the rectangle
  /// query omits.
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
      // The content of some layouts grows with each lookup, because they compute an item only when
      // it's queried. If the content grew, don't look up neighbors again. UIKit wouldn't look them
      // up, so this check would change the layout.
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

  /// Checks at the end of a pass that the layout still returns the known attributes for the visible
  /// rectangle.
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

  /// Reports the first item that the content size doesn't contain, because the user can't scroll to
  /// it.
  ///
  /// In the stock layout, an item that is wider than the content extends beyond both sides (facts
  /// 13.2). This check allows that.
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
