import Foundation
import WaterfallEngine

/// The results of a batch update's work that its later steps need.
struct BatchRecord {
  /// The headers, footers, and backgrounds of sections, by old section.
  var elements: [Int: [ElementID]] = [:]
  /// The items that have the preferred size of their view, by old index path.
  ///
  /// The dictionary is empty unless the whole layout was discarded.
  private(set) var preferredItems: [IndexPath: KnownItem] = [:]
  /// The sections whose items were all queried, by new index.
  var queriedSections: Set<Int> = []
  /// The items that were queried although the update doesn't insert them, by new index path.
  var queriedItems: Set<IndexPath> = []

  /// Returns whether an item that the update doesn't insert was queried.
  func includes(_ indexPath: IndexPath) -> Bool {
    queriedSections.contains(indexPath.section) || queriedItems.contains(indexPath)
  }

  mutating func findPreferredItems(in engine: Waterfall) {
    for section in 0..<engine.sectionCount {
      for item in 0..<engine.itemCount(inSection: section)
      where engine.itemMetrics(at: item, inSection: section).isPreferred {
        let indexPath = IndexPath(item: item, section: section)
        preferredItems[indexPath] = KnownItem(at: indexPath, in: engine)
      }
    }
  }

  mutating func formUnion(_ other: BatchRecord) {
    elements.merge(other.elements) { $1 }
    preferredItems.merge(other.preferredItems) { $1 }
    queriedSections.formUnion(other.queriedSections)
    queriedItems.formUnion(other.queriedItems)
  }
}

/// The size of an item, and the section that it was measured for.
struct KnownItem {
  let metrics: ItemMetrics
  private let style: SectionStyle

  init(at indexPath: IndexPath, in engine: Waterfall) {
    metrics = engine.itemMetrics(at: indexPath.item, inSection: indexPath.section)
    style = engine.style(ofSection: indexPath.section)
  }

  /// Whether the item was in the rows of the flow layout.
  var wasInRows: Bool { style.metrics.automatic?.rule == .rows }

  /// Returns the size for another section, or `nil` if its columns or rows have another width or
  /// kind.
  func metrics(in other: SectionStyle) -> ItemMetrics? {
    let (automatic, former) = (other.metrics.automatic, style.metrics.automatic)
    guard let automatic, let former else {
      return automatic == nil && former == nil && other.tracks == style.tracks ? metrics : nil
    }
    return automatic.isSameDecision(as: former) ? metrics : nil
  }
}
