import WaterfallEngine

/// The changes that an update makes to a section and its items.
struct SectionEdit {
  /// Whether the section's own values, such as its insets, are asked for again.
  ///
  /// These values may depend on the items. For example, a footer can disappear with the last item.
  let asksSection: Bool
  /// The removed and inserted items, and the index changes of the others.
  let shift: IndexShift
  /// The old identifiers of the items that move into or within this section, by new item index.
  let movedIn: [Int: ItemID]
  /// The new identifiers of the items that move out of or within this section, by old item index.
  let movedOut: [Int: ItemID]
  /// The new indexes of the items that aren't inserted but are asked for again, in ascending order.
  let outdated: [Int]
  /// Whether an item that is asked for can change the section's columns.
  ///
  /// If it can, and doesn't fit the columns, all items of the section are asked for.
  let decides: Bool

  init(
    asksSection: Bool = true, shift: IndexShift = IndexShift(removed: [], inserted: []),
    movedIn: [Int: ItemID] = [:], movedOut: [Int: ItemID] = [:], outdated: [Int] = [],
    decides: Bool = true
  ) {
    self.asksSection = asksSection
    self.shift = shift
    self.movedIn = movedIn
    self.movedOut = movedOut
    self.outdated = outdated
    self.decides = decides
  }

  /// Whether the edit leaves all items as they are.
  var keepsItems: Bool { shift.removed.isEmpty && shift.inserted.isEmpty && outdated.isEmpty }

  /// Returns whether the edit matches a section's old and new item counts.
  ///
  /// The edit matches if its items exist, and if its removals and insertions turn the old count
  /// into the new count.
  func leads(from old: Int, to new: Int) -> Bool {
    let isInside = { (indexes: [Int], count: Int) in
      (indexes.first ?? 0) >= 0 && (indexes.last ?? -1) < count
    }
    return isInside(shift.removed, old) && isInside(shift.inserted, new) && isInside(outdated, new)
      && old - shift.removed.count + shift.inserted.count == new
  }
}

extension SectionEdit {
  /// Creates the edit of one section from the items that UIKit's update list contains.
  ///
  /// Returns `nil` if no item changes. `removed` and `reloaded` contain old indexes, and `inserted`
  /// contains new ones. If the whole section is reloaded, `reload` specifies the removed and
  /// inserted items.
  init?(
    removed: [Int], inserted: [Int], reloaded: [Int], entering: [ItemMove], leaving: [ItemMove],
    as reload: IndexShift?
  ) {
    var movedIn: [Int: ItemID] = [:]
    var movedOut: [Int: ItemID] = [:]
    for move in entering { movedIn[move.target.item] = move.source }
    for move in leaving { movedOut[move.source.item] = move.target }
    let shift =
      reload
      ?? IndexShift(
        removed: Self.ascending(removed + leaving.map(\.source.item)),
        inserted: Self.ascending(inserted + entering.map(\.target.item)))
    let outdated = reload == nil ? Self.ascending(reloaded).compactMap(shift.newIndex) : []
    self.init(shift: shift, movedIn: movedIn, movedOut: movedOut, outdated: outdated)
    if keepsItems, reload == nil { return nil }
  }

  /// Returns the indexes in ascending order, without duplicates.
  private static func ascending(_ indexes: [Int]) -> [Int] {
    let isAscending = zip(indexes, indexes.dropFirst()).allSatisfy { $0 < $1 }
    return isAscending ? indexes : Set(indexes).ordered()
  }
}
