import StickyWaterfall

/// Where everything of a feed rests, worked out on paper: points alone, and each item by a look at
/// the ends of all columns.
///
/// It knows nothing of pins, scales or rounding; the numbers of a feed are whole points.
struct PlainFeed {
  private(set) var frames: [FeedElement: CGRect] = [:]
  private(set) var height: CGFloat = 0
  private let width: CGFloat

  @MainActor init(_ sections: [FeedSection], width: CGFloat) {
    self.width = width
    for (index, section) in sections.enumerated() {
      addBoundary(0, section.header, index)
      addItems(of: section, index)
      addBoundary(1, section.shownFooter, index)
    }
  }

  @MainActor private mutating func addBoundary(_ kind: Int, _ extent: CGFloat, _ section: Int) {
    guard extent > 0 else { return }
    let element = FeedElement.boundary(
      FeedElement.kinds[kind], IndexPath(item: 0, section: section))
    frames[element] = CGRect(x: 0, y: height, width: width, height: extent)
    height += extent
  }

  @MainActor private mutating func addItems(of section: FeedSection, _ index: Int) {
    let (inset, gap) = (FeedController.inset, FeedController.spacing)
    let count = section.columns
    let column = (width - 2 * inset - gap * CGFloat(count - 1)) / CGFloat(count)
    var ends = [CGFloat](repeating: -gap, count: count)
    for (item, feed) in section.items.enumerated() {
      let span = min(feed.span, count)
      let starts = (0...count - span).map { first in
        (ends[first..<first + span].max() ?? 0) + gap
      }
      let first = starts.indices.min { starts[$0] < starts[$1] } ?? 0
      frames[.item(IndexPath(item: item, section: index))] = CGRect(
        x: inset + CGFloat(first) * (column + gap), y: height + inset + starts[first],
        width: CGFloat(span) * (column + gap) - gap, height: feed.height)
      for covered in first..<first + span { ends[covered] = starts[first] + feed.height }
    }
    height += 2 * inset + max(0, ends.max() ?? 0)
  }
}

extension PlainFeed {
  /// How a layout's resting frames differ from these; a line for each difference.
  @MainActor func differences(to layout: WaterfallFlowLayout) -> [String] {
    var lines: [String] = []
    if layout.collectionViewContentSize.height != height {
      lines.append("content is \(layout.collectionViewContentSize.height) high, not \(height)")
    }
    for (element, frame) in frames {
      let found: CGRect?
      switch element {
      case .item(let indexPath): found = layout.layoutAttributesForItem(at: indexPath)?.frame
      case .boundary(let kind, let indexPath):
        found = layout.frameWhenResting(ofElementKind: kind, at: indexPath)
      }
      if found != frame {
        lines.append("\(element) rests at \(String(describing: found)), not \(frame)")
      }
    }
    return lines.sorted()
  }
}
