import WaterfallEngine

/// The identifier of an item.
///
/// UIKit and the delegate use index paths instead. On Apple's platforms, the size of an `IndexPath`
/// isn't known at compile time, so the code that copies a value with index paths is much longer.
struct ItemID: Hashable {
  /// The index of the item's section.
  var section: Int
  /// The index of the item in its section.
  var item: Int

  /// Creates the identifier of an item.
  ///
  /// The item doesn't have to exist.
  init(_ item: Int, inSection section: Int) {
    self.section = section
    self.item = item
  }
}

// MARK: - Order

extension ItemID: Comparable {
  static func < (first: ItemID, second: ItemID) -> Bool {
    first.section == second.section ? first.item < second.item : first.section < second.section
  }
}

extension [ItemID] {
  /// Returns the sections of the items and the indexes of each section's items, both in ascending
  /// order and each one once.
  func bySection() -> [(section: Int, items: [Int])] {
    var sections: [(section: Int, items: [Int])] = []
    for id in ordered() {
      if sections.last?.section != id.section { sections.append((id.section, [])) }
      if sections.last?.items.last != id.item { sections[sections.count - 1].items.append(id.item) }
    }
    return sections
  }
}

// MARK: - Index paths

extension ItemID {
  /// Creates the identifier of an item, or returns `nil` if no item can have the index path.
  ///
  /// UIKit also passes empty index paths, and index paths whose item is `NSNotFound`.
  init?(_ indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    self.init(indexPath[1], inSection: indexPath[0])
    guard section >= 0, item >= 0, item != NSNotFound else { return nil }
  }

  /// The index path of the item.
  var indexPath: IndexPath { IndexPath(item: item, section: section) }
}

// MARK: - Elements

extension ElementID {
  /// Creates the identifier of an item, as an element.
  init(_ id: ItemID) { self.init(.item(id.item), inSection: id.section) }

  /// The identifier of the item, or `nil` if the element isn't an item.
  var itemID: ItemID? { kind.item.map { ItemID($0, inSection: section) } }
}

extension Set<ElementID> {
  /// Creates a set of the items at the index paths, without those that no item can have.
  init(itemsAt indexPaths: [IndexPath]) {
    self.init(indexPaths.compactMap(ItemID.init).map(ElementID.init))
  }
}

extension Waterfall {
  /// Returns whether an item exists.
  func holds(_ id: ItemID) -> Bool {
    0..<sectionCount ~= id.section && 0..<itemCount(inSection: id.section) ~= id.item
  }

  /// Returns whether an item exists and has the size that its view prefers.
  func isPreferred(_ id: ItemID) -> Bool {
    holds(id) && itemMetrics(at: id.item, inSection: id.section).isPreferred
  }
}
