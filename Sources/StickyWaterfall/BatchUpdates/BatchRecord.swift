import WaterfallEngine

/// The elements and sizes that the layout found while it laid out a batch update.
struct BatchRecord {
  /// The headers, footers, and backgrounds before the update, by old section index.
  let kindsBefore: [Int: SupplementaryKinds]
  /// The items whose size is the preferred size of their view, by old index path.
  ///
  /// The dictionary is filled only if the update queries everything, the app didn't ask for that,
  /// and the layout uses estimates.
  let preferredItems: [IndexPath: KnownItem]
  /// The styles of the sections whose header or footer has the preferred size of its view, by old
  /// section index.
  ///
  /// The dictionary is filled in the same cases as `preferredItems`.
  let oldStyles: [Int: SectionStyle]
  /// The columns and rows before the update, if the layout was laid out from scratch without the
  /// update list.
  var remembered = RememberedLayout()
  /// The new indexes of the sections in which all items were queried.
  let queriedSections: Set<Int>
  /// The new index paths of the queried items that existed before the update.
  let queriedItems: Set<IndexPath>

  /// Returns whether the delegate was queried for an item that existed before the update.
  func includes(_ indexPath: IndexPath) -> Bool {
    queriedSections.contains(indexPath.section) || queriedItems.contains(indexPath)
  }

  func union(_ other: BatchRecord) -> BatchRecord {
    BatchRecord(
      kindsBefore: kindsBefore.merging(other.kindsBefore) { $1 },
      preferredItems: preferredItems.merging(other.preferredItems) { $1 },
      oldStyles: oldStyles.merging(other.oldStyles) { $1 },
      remembered: remembered.union(other.remembered),
      queriedSections: queriedSections.union(other.queriedSections),
      queriedItems: queriedItems.union(other.queriedItems))
  }
}

extension BatchRecord {
  static let empty = BatchRecord(
    kindsBefore: [:], preferredItems: [:], oldStyles: [:], queriedSections: [],
    queriedItems: [])
}

extension Waterfall {
  /// Returns the items whose size is the preferred size of their view, by index path.
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

  /// Returns the styles of the sections whose header or footer has the preferred size of its view.
  func sizedStyles() -> [Int: SectionStyle] {
    let styles = (0..<sectionCount).map { ($0, style(ofSection: $0)) }.filter {
      $1.metrics.header.isPreferred || $1.metrics.footer.isPreferred
    }
    return Dictionary(uniqueKeysWithValues: styles)
  }
}

/// An item's size, and the section values for which the size was measured.
struct KnownItem {
  let metrics: ItemMetrics
  private let style: SectionStyle

  init(at indexPath: IndexPath, in engine: Waterfall) {
    metrics = engine.itemMetrics(at: indexPath.item, inSection: indexPath.section)
    style = engine.style(ofSection: indexPath.section)
  }

  var wasInRows: Bool { style.metrics.automatic?.rule == .rows }

  /// Returns the item's size, or `nil` if the size isn't valid in a section with this style.
  ///
  /// The size was measured for another style. It's valid if both styles have rows, or if both have
  /// the same columns.
  func metrics(in other: SectionStyle) -> ItemMetrics? {
    let (automatic, own) = (other.metrics.automatic, style.metrics.automatic)
    guard let automatic, let own else {
      return automatic == nil && own == nil && other.tracks == style.tracks ? metrics : nil
    }
    return automatic.isSameDecision(as: own) ? metrics : nil
  }
}
