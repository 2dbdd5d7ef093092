import WaterfallEngine

/// The old and new index of each section and item in a batch update.
///
/// The plan uses the deletions, insertions, reloads, and moves in UIKit's update list. All other
/// elements keep their order.
struct UpdatePlan {
  /// The new indexes of the sections that the update reloads as a whole.
  let reloadedSections: Set<Int>
  /// The changes to the items of each section, by new section index.
  ///
  /// A section whose items don't change isn't in the dictionary.
  let edits: [Int: SectionEdit]
  let isEmpty: Bool
  private let sections: SectionMoves

  /// Creates a plan from an update list, or returns `nil` if the list doesn't lead to `newCount`
  /// sections.
  ///
  /// If `oldCount` is `nil`, it's computed from the list. `itemCounts` is what counts the items
  /// before and after the update, or `nil` if nothing knows the numbers before it.
  @MainActor
  init?(
    for updates: [UICollectionViewUpdateItem], oldCount: Int?, newCount: Int,
    itemCounts: (before: Waterfall, after: UICollectionView)? = nil
  ) {
    let lists = UpdateLists(updates)
    guard let sections = SectionMoves(lists, oldCount: oldCount, newCount: newCount) else {
      return nil
    }
    self.sections = sections
    isEmpty = lists.isEmpty
    let reloaded = Set(lists.reloaded.sections.compactMap(sections.newIndex))
    reloadedSections = reloaded
    // Examine only the sections that the update list contains. There can be thousands of others.
    let old = Set(lists.deleted.items.keys).union(lists.reloaded.items.keys)
      .union(lists.leaving.keys)
    let named = reloaded.union(old.compactMap(sections.newIndex)).union(lists.inserted.items.keys)
    edits = named.union(lists.entering.keys).reduce(into: [:]) { edits, section in
      guard let old = sections.oldIndex(of: section) else { return }
      let reload = reloaded.contains(section) ? itemCounts : nil
      edits[section] = SectionEdit(
        removed: lists.deleted.items[old] ?? [], inserted: lists.inserted.items[section] ?? [],
        reloaded: lists.reloaded.items[old] ?? [], entering: lists.entering[section] ?? [],
        leaving: lists.leaving[old] ?? [],
        as: reload.map {
          .reload(
            from: $0.before.itemCount(inSection: old),
            to: $0.after.numberOfItems(inSection: section))
        })
    }
  }

  /// Whether the update doesn't insert, delete, or move any section.
  var keepsSections: Bool { sections.shift.removed.isEmpty && sections.shift.inserted.isEmpty }
}

// MARK: - Index paths

extension UpdatePlan {
  /// Returns the section's index after the update, or `nil` if the update deletes it.
  func newSection(of old: Int) -> Int? { sections.newIndex(of: old) }

  /// Returns the section's index before the update, or `nil` if the update inserts it.
  func oldSection(of new: Int) -> Int? { sections.oldIndex(of: new) }

  /// Returns the item's index path after the update, or `nil` if the update deletes it.
  func newID(of old: ItemID) -> ItemID? {
    guard let section = newSection(of: old.section) else { return nil }
    guard let edit = edits[section] else { return ItemID(old.item, inSection: section) }
    return edit.movedOut[old.item]
      ?? edit.shift.newIndex(of: old.item).map { ItemID($0, inSection: section) }
  }

  /// Returns the item's index path before the update, or `nil` if the update inserts it.
  func oldID(of new: ItemID) -> ItemID? {
    guard let section = oldSection(of: new.section) else { return nil }
    guard let edit = edits[new.section] else { return ItemID(new.item, inSection: section) }
    return edit.movedIn[new.item]
      ?? edit.shift.oldIndex(of: new.item).map { ItemID($0, inSection: section) }
  }

  /// Returns the element's identifier after the update, or `nil` if the update deletes the element.
  func newID(of element: ElementID) -> ElementID? {
    if let id = element.itemID { return newID(of: id).map(ElementID.init) }
    return newSection(of: element.section).map { ElementID(element.kind, inSection: $0) }
  }

  /// Returns the element's identifier before the update, or `nil` if the update inserts the
  /// element.
  func oldID(of element: ElementID) -> ElementID? {
    if let id = element.itemID { return oldID(of: id).map(ElementID.init) }
    return oldSection(of: element.section).map { ElementID(element.kind, inSection: $0) }
  }

  /// Returns whether the update reloads an existing element, so that the element gets a new view.
  func reloads(_ element: ElementID) -> Bool {
    guard let section = newSection(of: element.section) else { return false }
    guard !reloadedSections.contains(section) else { return true }
    guard let item = element.kind.item, let edit = edits[section] else { return false }
    return edit.shift.newIndex(of: item).map(edit.outdated.contains) ?? false
  }

  /// Returns whether an item keeps its view but has a new index path after the update.
  ///
  /// Inserted and reloaded items are asked for anyway, so the result is `false` for them.
  func shifts(_ new: ItemID) -> Bool {
    guard let old = oldID(of: new), old != new else { return false }
    return !reloadedSections.contains(new.section)
      && edits[new.section]?.outdated.contains(new.item) != true
  }

  /// Returns the new index paths of the items that directly follow inserted or removed elements.
  ///
  /// After inserted or removed items, that's the next item of the section. After inserted or
  /// removed sections, it's the first item of the next section.
  func firstShiftedItems(in engine: Waterfall) -> [ItemID] {
    let first = sections.shift.followers.map { ItemID(0, inSection: $0) }
    let later = edits.flatMap { section, edit in
      edit.shift.followers.map { ItemID($0, inSection: section) }
    }
    return (first + later).filter(engine.holds)
  }

  /// Returns the stale parts with their index paths after the update.
  ///
  /// Reloaded items aren't included, because the update asks for them anyway.
  func moved(_ part: Staleness.Parts) -> Staleness.Parts {
    var moved = part
    moved.elements = Set(
      part.elements.compactMap { $0.itemID != nil && reloads($0) ? nil : newID(of: $0) })
    moved.movedItems = part.movedItems.compactMap { newID(of: $0) }
    moved.sections = Set(part.sections.compactMap(newSection))
    return moved
  }
}

/// The old and new indexes of the sections in a batch update.
private struct SectionMoves {
  private let oldCount: Int
  private let newCount: Int
  /// The removed and inserted sections.
  ///
  /// A moved section counts as both.
  let shift: IndexShift
  /// The old index of each moved section, by its new index.
  private let sources: [Int: Int]
  /// The new index of each moved section, by its old index.
  private let targets: [Int: Int]

  /// Creates the indexes from an update list, or returns `nil` if the list doesn't match the
  /// numbers of sections.
  init?(_ lists: UpdateLists, oldCount: Int?, newCount: Int) {
    let deleted = lists.deleted.sections
    let inserted = lists.inserted.sections
    let oldCount = oldCount ?? newCount - inserted.count + deleted.count
    sources = lists.movedSections
    targets = sources.reduce(into: [:]) { $0[$1.value] = max($1.key, $0[$1.value] ?? 0) }
    shift = IndexShift(
      removed: deleted.union(sources.values).ordered(),
      inserted: inserted.union(sources.keys).ordered())
    guard shift.removed.allSatisfy({ 0..<oldCount ~= $0 }),
      shift.inserted.allSatisfy({ 0..<newCount ~= $0 }),
      oldCount - shift.removed.count == newCount - shift.inserted.count
    else { return nil }
    self.oldCount = oldCount
    self.newCount = newCount
  }

  /// Returns the section's new index, or `nil` if the section is deleted or didn't exist.
  func newIndex(of old: Int) -> Int? {
    0..<oldCount ~= old ? targets[old] ?? shift.newIndex(of: old) : nil
  }

  /// Returns the section's old index, or `nil` if the section is inserted or doesn't exist.
  func oldIndex(of new: Int) -> Int? {
    0..<newCount ~= new ? sources[new] ?? shift.oldIndex(of: new) : nil
  }
}

/// The contents of UIKit's update list, sorted by action.
private struct UpdateLists {
  /// The sections and items to which the update list applies the same action.
  ///
  /// The action is a deletion, an insertion, or a reload.
  struct Listed {
    private(set) var sections: Set<Int> = []
    /// The indexes of the items, by section, in the order of the update list.
    private(set) var items: [Int: [Int]] = [:]

    var isEmpty: Bool { sections.isEmpty && items.isEmpty }

    fileprivate mutating func add(_ indexPath: IndexPath) {
      if indexPath.namesSection {
        sections.insert(indexPath[0])
      } else {
        items[indexPath.section, default: []].append(indexPath.item)
      }
    }
  }

  private(set) var deleted = Listed()
  private(set) var inserted = Listed()
  private(set) var reloaded = Listed()
  /// The old index of each moved section, by its new index.
  private(set) var movedSections: [Int: Int] = [:]
  /// The moves of single items, by the old index of their section.
  private(set) var leaving: [Int: [ItemMove]] = [:]
  /// The moves of single items, by the new index of their section.
  private(set) var entering: [Int: [ItemMove]] = [:]

  @MainActor init(_ updates: [UICollectionViewUpdateItem]) {
    for update in updates {
      switch (update.updateAction, update.indexPathBeforeUpdate, update.indexPathAfterUpdate) {
      case (.insert, _, let new?): inserted.add(new)
      case (.delete, let old?, _): deleted.add(old)
      case (.reload, let old?, _): reloaded.add(old)
      case (.move, let old?, let new?) where old.namesSection || new.namesSection:
        movedSections[new[0]] = old[0]
      case (.move, let old?, let new?):
        guard let source = ItemID(old), let target = ItemID(new) else { continue }
        let move = ItemMove(source: source, target: target)
        leaving[source.section, default: []].append(move)
        entering[target.section, default: []].append(move)
      default: break
      }
    }
  }

  var isEmpty: Bool {
    deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && movedSections.isEmpty
      && leaving.isEmpty
  }
}
