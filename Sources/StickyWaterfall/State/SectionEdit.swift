import Foundation
import WaterfallEngine

/// The changes to a section and its items.
struct SectionEdit {
  /// Whether the section's own values are queried again.
  ///
  /// These values may depend on its items. For example, a footer can disappear with the last item.
  let queriesSection: Bool
  /// The index changes of the remaining items.
  let shift: IndexShift
  /// The old index paths of the inserted items that were moved here, by new index.
  let movedIn: [Int: IndexPath]
  /// The new index paths of the removed items that were moved elsewhere, by old index.
  let movedOut: [Int: IndexPath]
  /// The remaining items that are queried again, by new index, in ascending order.
  let outdated: [Int]
  /// Whether an item that doesn't fit the section's columns makes the section query all items
  /// again.
  let decides: Bool

  init(
    queriesSection: Bool = true, shift: IndexShift = IndexShift(), movedIn: [Int: IndexPath] = [:],
    movedOut: [Int: IndexPath] = [:], outdated: [Int] = [], decides: Bool = true
  ) {
    self.queriesSection = queriesSection
    self.shift = shift
    self.movedIn = movedIn
    self.movedOut = movedOut
    self.outdated = outdated
    self.decides = decides
  }

  /// Whether the edit removes, inserts, and queries no item.
  var keepsItems: Bool { shift.removed.isEmpty && shift.inserted.isEmpty && outdated.isEmpty }

  /// Returns whether the edit names only existing items and changes the old count to the new one.
  func leads(from old: Int, to new: Int) -> Bool {
    let isInside = { (indexes: [Int], count: Int) in
      (indexes.first ?? 0) >= 0 && (indexes.last ?? -1) < count
    }
    return isInside(shift.removed, old) && isInside(shift.inserted, new) && isInside(outdated, new)
      && old - shift.removed.count + shift.inserted.count == new
  }
}

extension SectionEdit {
  /// Creates the item changes of a remaining section from UIKit's list, or returns `nil` if its
  /// items don't change.
  ///
  /// The removed and reloaded items have their old indexes, and the inserted ones their new
  /// indexes.
  /// If the whole section is reloaded, `reload` specifies its changes instead.
  init?(
    removed: [Int], inserted: [Int], reloaded: [Int], entering: [ItemMove], leaving: [ItemMove],
    as reload: IndexShift?
  ) {
    let movedIn = Dictionary(
      entering.map { ($0.target.item, $0.source) }, uniquingKeysWith: { $1 })
    let movedOut = Dictionary(
      leaving.map { ($0.source.item, $0.target) }, uniquingKeysWith: { $1 })
    let shift =
      reload
      ?? IndexShift(
        removed: Self.ascending(removed + movedOut.keys),
        inserted: Self.ascending(inserted + movedIn.keys))
    let outdated = reload == nil ? Self.ascending(reloaded).compactMap(shift.newIndex) : []
    self.init(shift: shift, movedIn: movedIn, movedOut: movedOut, outdated: outdated)
    if keepsItems, reload == nil { return nil }
  }

  /// Returns each index once, in ascending order.
  private static func ascending(_ indexes: [Int]) -> [Int] {
    let isAscending = zip(indexes, indexes.dropFirst()).allSatisfy { $0 < $1 }
    return isAscending ? indexes : Set(indexes).sorted()
  }
}
