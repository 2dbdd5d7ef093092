import Foundation
import WaterfallEngine

/// The results of a batch update's work that its later steps need.
struct BatchRecord {
  /// The headers, footers, and backgrounds of sections, by old section.
  let elements: [Int: SupplementaryKinds]
  /// The items that have the preferred size of their view, by old index path.
  ///
  /// The dictionary is empty unless the update queries everything.
  let preferredItems: [IndexPath: KnownItem]
  /// The sections whose items were all queried, by new index.
  let queriedSections: Set<Int>
  /// The items that were queried although the update doesn't insert them, by new index path.
  let queriedItems: Set<IndexPath>

  /// Returns whether an item that the update doesn't insert was queried.
  func includes(_ indexPath: IndexPath) -> Bool {
    queriedSections.contains(indexPath.section) || queriedItems.contains(indexPath)
  }

  func union(_ other: BatchRecord) -> BatchRecord {
    BatchRecord(
      elements: elements.merging(other.elements) { $1 },
      preferredItems: preferredItems.merging(other.preferredItems) { $1 },
      queriedSections: queriedSections.union(other.queriedSections),
      queriedItems: queriedItems.union(other.queriedItems))
  }
}

extension BatchRecord {
  /// A record without results.
  static let empty = BatchRecord(
    elements: [:], preferredItems: [:], queriedSections: [], queriedItems: [])
}

extension Waterfall {
  /// Returns the items that have the preferred size of their view, by index path.
  func preferredItems() -> [IndexPath: KnownItem] {
    var items: [IndexPath: KnownItem] = [:]
    for section in 0..<sectionCount {
      for item in 0..<itemCount(inSection: section)
      where itemMetrics(at: item, inSection: section).isPreferred {
        let indexPath = IndexPath(item: item, section: section)
        items[indexPath] = KnownItem(at: indexPath, in: self)
      }
    }
    return items
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
    let (automatic, own) = (other.metrics.automatic, style.metrics.automatic)
    guard let automatic, let own else {
      return automatic == nil && own == nil && other.tracks == style.tracks ? metrics : nil
    }
    return automatic.isSameDecision(as: own) ? metrics : nil
  }
}
