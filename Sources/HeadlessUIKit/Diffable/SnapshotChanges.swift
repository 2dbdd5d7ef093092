#if !canImport(UIKit)
// This file models the batch update that turns one snapshot into another. The update moves as few
// sections and items as possible. To reload a section, the update deletes and inserts it. The same
// applies to an item that is reloaded and moved, or reloaded in a section whose index changes
// (facts 15.4). If several such updates are possible, UIKit can choose a different one.
// Source: WWDC 2019, session 220; the rules of `performBatchUpdates(_:completion:)`.
import Foundation

/// The changes from one snapshot to another, as arguments for the methods of a batch update.
struct SnapshotChanges {
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var movedSections: [(from: Int, to: Int)] = []
  private(set) var deletedItems: [IndexPath] = []
  private(set) var insertedItems: [IndexPath] = []
  private(set) var movedItems: [(from: IndexPath, to: IndexPath)] = []
  private(set) var reloadedItems: [IndexPath] = []

  init<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let renewed = Set(new.reloadedSectionIdentifiers)
    let positions = Self.indices(old.sectionIdentifiers)
    let origins = new.sectionIdentifiers.map { renewed.contains($0) ? nil : positions[$0] }
    let staying = Self.longestRise(origins)
    for (index, origin) in origins.enumerated() {
      guard let origin else {
        insertedSections.insert(index)
        continue
      }
      if !staying.contains(index) { movedSections.append((origin, index)) }
    }
    let kept = Set(origins.compactMap { $0 })
    for index in old.sections.indices where !kept.contains(index) { deletedSections.insert(index) }
    compareItems(of: old, with: new, origins)
  }

  private mutating func compareItems<Section: Hashable, Item: Hashable>(
    of old: NSDiffableDataSourceSnapshot<Section, Item>,
    with new: NSDiffableDataSourceSnapshot<Section, Item>, _ origins: [Int?]
  ) {
    var positions: [Item: IndexPath] = [:]
    for (section, content) in old.sections.enumerated() {
      for (item, identifier) in content.items.enumerated() {
        positions[identifier] = IndexPath(item: item, section: section)
      }
    }
    let renewed = Set(new.reloadedItemIdentifiers)
    var kept: Set<IndexPath> = []
    for (section, content) in new.sections.enumerated() {
      guard let origin = origins[section] else { continue }
      let before = content.items.map { positions[$0] }
      let staying = Self.longestRise(before.map { $0?.section == origin ? $0?.item : nil })
      for (item, identifier) in content.items.enumerated() {
        let path = IndexPath(item: item, section: section)
        let isRenewed = renewed.contains(identifier)
        let isPlainReload = isRenewed && origin == section
        if staying.contains(item), let old = before[item], !isRenewed || isPlainReload {
          kept.insert(old)
          if isPlainReload { reloadedItems.append(old) }
        } else if let old = before[item], !isRenewed, !deletedSections.contains(old.section) {
          kept.insert(old)
          movedItems.append((old, path))
        } else {
          insertedItems.append(path)
        }
      }
    }
    deletedItems = positions.values
      .filter { !kept.contains($0) && !deletedSections.contains($0.section) }.sorted()
  }

  private static func indices<Identifier: Hashable>(_ identifiers: [Identifier]) -> [Identifier:
    Int]
  {
    var indices: [Identifier: Int] = [:]
    for (index, identifier) in identifiers.enumerated() { indices[identifier] = index }
    return indices
  }

  /// Returns the positions of a longest increasing subsequence of the values.
  ///
  /// The elements at these positions keep their order, so they don't move. `nil` values are
  /// ignored.
  private static func longestRise(_ values: [Int?]) -> Set<Int> {
    var ends: [Int] = []
    var before: [Int?] = Array(repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      guard let value else { continue }
      var (length, end) = (0, ends.count)
      while length < end {
        let middle = (length + end) / 2
        if values[ends[middle]] ?? 0 < value { length = middle + 1 } else { end = middle }
      }
      before[index] = length > 0 ? ends[length - 1] : nil
      ends[length..<min(length + 1, ends.count)] = [index]
    }
    var run: Set<Int> = []
    var next = ends.last
    while let index = next {
      run.insert(index)
      next = before[index]
    }
    return run
  }
}
#endif
