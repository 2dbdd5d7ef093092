import StickyWaterfall

/// A header, item, or footer of a feed.
enum FeedElement: Hashable {
  case item(IndexPath)
  case boundary(String, IndexPath)
}

@MainActor
struct FeedElements {
  var contentSize: CGSize
  var elements: [FeedElement: UICollectionViewLayoutAttributes] = [:]

  init(of layout: WaterfallFlowLayout, _ sections: [FeedSection]) {
    contentSize = layout.collectionViewContentSize
    for section in sections.indices {
      for kind in Side.kinds {
        elements[.boundary(kind, [section, 0])] = layout.layoutAttributesForSupplementaryView(
          ofKind: kind, at: [section, 0])
      }
    }
    for path in sections.paths { elements[.item(path)] = layout.layoutAttributesForItem(at: path) }
  }

  func differences(to other: FeedElements) -> [String] {
    let differences = elements.differences(to: other.elements) { "\($0.frame)" }
    guard contentSize != other.contentSize else { return differences }
    return ["content size is \(other.contentSize), not \(contentSize)"] + differences
  }
}

extension Dictionary where Value: Equatable {
  /// Returns a line for each key whose value is different, missing, or unexpected.
  func differences(
    to other: [Key: Value], describe: (Value) -> String = { "\($0)" }
  ) -> [String] {
    let lines = compactMap { key, expected -> String? in
      guard let found = other[key] else { return "\(key) is missing" }
      return found == expected ? nil : "\(key) is \(describe(found)), not \(describe(expected))"
    }
    let unexpected = other.keys.filter { self[$0] == nil }.map { "\($0) is unexpected" }
    return (lines + unexpected).sorted()
  }
}

extension FeedStage {
  func viewDifferences() -> [String] { viewDifferences(to: freshElements()) }

  /// Returns a line for each difference between the views on screen and the given elements.
  func viewDifferences(to elements: FeedElements) -> [String] {
    // An element that only touches the bounds can have a view or not (facts 10.14).
    let wanted = elements.elements.filter {
      !$0.value.isHidden && $0.value.frame.overlaps(view.bounds)
    }
    var lines: [String] = []
    for (element, attributes) in wanted {
      guard let shown = shownView(of: element) else {
        lines.append("no view for \(element)")
        continue
      }
      if attributes.shown(by: shown) !== attributes || shown.alpha != 1 {
        lines.append("\(element) is shown at \(shown.frame), not \(attributes.frame)")
      }
    }
    let count = viewsInSight
    if count != wanted.count { lines.append("\(count) views for \(wanted.count) elements") }
    if view.contentSize != elements.contentSize {
      lines.append("the view's content size is \(view.contentSize)")
    }
    return lines.sorted()
  }

  /// The number of cells, headers, and footers whose frames overlap the bounds.
  private var viewsInSight: Int {
    let views = Side.kinds.reduce(view.visibleCells as [UIView]) {
      $0 + view.visibleSupplementaryViews(ofKind: $1)
    }
    return views.filter { $0.frame.overlaps(view.bounds) }.count
  }

  private func shownView(of element: FeedElement) -> UIView? {
    switch element {
    case .item(let indexPath): view.cellForItem(at: indexPath)
    case .boundary(let kind, let indexPath):
      view.supplementaryView(forElementKind: kind, at: indexPath)
    }
  }
}
