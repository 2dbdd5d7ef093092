import Foundation
import WaterfallEngine

/// The changes that an update makes to a section and its items.
struct SectionEdit {
  /// Whether the section's own values, such as its insets, are queried again.
  ///
  /// They may depend on the items. For example, a footer can disappear with the last item.
  let queriesSection: Bool
  /// The removed and inserted items, and the index changes of the others.
  let shift: IndexShift
  /// The old index path of each item that moves into this section or within it, by new index.
  let movedIn: [Int: IndexPath]
  /// The new index path of each item that moves out of this section or within it, by old index.
  let movedOut: [Int: IndexPath]
  /// The new indexes of the remaining items that are queried again, in ascending order.
  let outdated: [Int]
  /// Whether the section queries all items again if a queried item doesn't fit its columns.
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

  /// Whether the edit removes, inserts, and queries no items.
  var keepsItems: Bool { shift.removed.isEmpty && shift.inserted.isEmpty && outdated.isEmpty }

  /// Returns whether the edit names only existing items, and leads from the old count to the new
  /// one.
  func leads(from old: Int, to new: Int) -> Bool {
    let isInside = { (indexes: [Int], count: Int) in
      (indexes.first ?? 0) >= 0 && (indexes.last ?? -1) < count
    }
    return isInside(shift.removed, old) && isInside(shift.inserted, new) && isInside(outdated, new)
      && old - shift.removed.count + shift.inserted.count == new
  }
}

extension SectionEdit {
  /// Creates the item changes of a remaining section from UIKit's update list.
  ///
  /// Returns `nil` if no item changes. The removed and reloaded items have old indexes, and the
  /// inserted ones have new indexes. If the whole section is reloaded, the indexes come from
  /// `reload`.
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

  /// Returns the indexes in ascending order, without duplicates.
  private static func ascending(_ indexes: [Int]) -> [Int] {
    let isAscending = zip(indexes, indexes.dropFirst()).allSatisfy { $0 < $1 }
    return isAscending ? indexes : Set(indexes).sorted()
  }
}
