import Foundation
import WaterfallEngine

/// The elements and sizes that the layout found while it laid out a batch update.
struct BatchRecord {
  /// The headers, footers, and backgrounds that sections had, by section before the update.
  let elements: [Int: SupplementaryKinds]
  /// The items that have the preferred size of their view, by index path before the update.
  ///
  /// The dictionary is filled only if the update queries everything and the layout uses estimates.
  let preferredItems: [IndexPath: KnownItem]
  /// The sections whose items were all queried, by index after the update.
  let queriedSections: Set<Int>
  /// The queried items that existed before the update, by index path after the update.
  let queriedItems: Set<IndexPath>

  /// Returns whether the delegate was queried for an item that existed before the update.
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

/// The size of an item, and the style of the section that the size was measured for.
struct KnownItem {
  let metrics: ItemMetrics
  private let style: SectionStyle

  init(at indexPath: IndexPath, in engine: Waterfall) {
    metrics = engine.itemMetrics(at: indexPath.item, inSection: indexPath.section)
    style = engine.style(ofSection: indexPath.section)
  }

  /// Whether the item was in rows, as in the flow layout.
  var wasInRows: Bool { style.metrics.automatic?.rule == .rows }

  /// Returns the item's size if it's also valid in another section, or `nil` if it isn't.
  ///
  /// It's valid if both sections have rows, or if both have equal columns.
  func metrics(in other: SectionStyle) -> ItemMetrics? {
    let (automatic, own) = (other.metrics.automatic, style.metrics.automatic)
    guard let automatic, let own else {
      return automatic == nil && own == nil && other.tracks == style.tracks ? metrics : nil
    }
    return automatic.isSameDecision(as: own) ? metrics : nil
  }
}
