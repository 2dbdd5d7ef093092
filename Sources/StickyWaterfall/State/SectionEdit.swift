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
