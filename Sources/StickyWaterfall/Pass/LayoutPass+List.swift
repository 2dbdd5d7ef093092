import Foundation
import WaterfallEngine

extension LayoutPass {
  /// Brings the layout from before a batch update to after it, asking only about what is new; false, with
  /// nothing asked or changed, where the list does not add up.
  mutating func tryApply(_ plan: UpdatePlan) -> Bool {
    guard reader.crossExtent > 0, isConsistent(plan), let moved = movedItems(in: plan) else {
      return false
    }
    // A batch of nothing is how one animates to sizes that the delegate now answers otherwise: the stock
    // layout asks it in every batch. Where views state their sizes, theirs stand.
    let asksEverything = plan.isEmpty && !layout.usesEstimates
    // Insets may depend on which sections there are: the stock layout asks all in every batch.
    let asksSections = asksEverything || !plan.keepsSections || !plan.reloadedSections.isEmpty
    let sections = asksSections ? Array(0..<view.numberOfSections) : plan.items.keys.sorted()
    noteFormer(inSections: sections.compactMap(plan.oldSection))
    if !plan.keepsSections {
      engine.arrangeSections(sections.map(plan.oldSection))
    }
    for section in sections {
      if plan.oldSection(of: section) == nil || plan.reloadedSections.contains(section) {
        layOut(section)
      } else if asksEverything {
        askAgain(aboutItemsOf: section)
      } else if let changes = plan.items[section] {
        apply(changes, toSection: section, moved: moved)
      } else {
        edit(section, by: SectionEdit())
      }
    }
    return true
  }

  /// Whether the list names what is there, and leaves as many items as the collection view counts.
  ///
  /// Where no section comes, goes or moves, the collection view itself sees to those that are not named.
  private func isConsistent(_ plan: UpdatePlan) -> Bool {
    let namesAll = plan.keepsSections && !plan.isEmpty
    let named = namesAll ? Array(plan.items.keys) : Array(0..<view.numberOfSections)
    return named.allSatisfy { section in
      guard !plan.reloadedSections.contains(section), let old = plan.oldSection(of: section) else {
        return true
      }
      let before = engine.itemCount(inSection: old)
      let after = view.numberOfItems(inSection: section)
      return plan.items[section]?.lead(from: before, to: after) ?? (before == after)
    }
  }

  /// What the items that move were stated to be, by their old index path; nil where one is not there.
  private func movedItems(in plan: UpdatePlan) -> [IndexPath: MovedItem]? {
    var items: [IndexPath: MovedItem] = [:]
    for changes in plan.items.values {
      for source in changes.movedIn.values {
        guard engine.holds(source) else { return nil }
        items[source] = MovedItem(
          input: engine.itemInput(at: source.item, inSection: source.section),
          style: engine.style(ofSection: source.section))
      }
    }
    return items
  }

  /// Makes a section's changes, and asks its own values again.
  private mutating func apply(
    _ changes: UpdatePlan.ItemChanges, toSection section: Int, moved: [IndexPath: MovedItem]
  ) {
    let (shift, count) = (changes.shift, engine.itemCount(inSection: section))
    let staying = count - shift.removed.count - changes.reloaded.count
    // All items decide where no count is stated: none of them once none stays as it is.
    guard staying > 0 || !isAutomatic(section) else { return layOut(section) }
    let changed = SectionEdit(
      removed: shift.removed, inserted: shift.inserted,
      moved: changes.movedIn.compactMapValues { moved[$0] },
      outdated: changes.reloaded.compactMap(shift.newIndex(of:)))
    edit(section, by: changed)
  }

  private mutating func askAgain(aboutItemsOf section: Int) {
    guard !isAutomatic(section) else { return layOut(section) }
    edit(section, by: SectionEdit(outdated: Array(0..<engine.itemCount(inSection: section))))
  }

  private func isAutomatic(_ section: Int) -> Bool {
    engine.input(ofSection: section).automatic != nil
  }
}

extension UpdatePlan.ItemChanges {
  /// Whether the changes name items that are there, and lead from one count to another.
  fileprivate func lead(from before: Int, to after: Int) -> Bool {
    let isInside = { (indexes: [Int], count: Int) in
      (indexes.first ?? 0) >= 0 && (indexes.last ?? -1) < count
    }
    return isInside(shift.removed, before) && isInside(reloaded, before)
      && isInside(shift.inserted, after)
      && before - shift.removed.count + shift.inserted.count == after
  }
}
