import Foundation
import WaterfallEngine

extension LayoutPass {
  /// Applies an update list, and queries only the sections and items that it changes.
  ///
  /// Returns `false` without a query or a change if the list doesn't fit the content.
  mutating func tryApply(_ plan: UpdatePlan) -> Bool {
    guard reader.crossExtent > 0, isConsistent(plan), findMovedItems(in: plan) else { return false }
    // Apps use an empty batch to animate to sizes that the delegate now returns. The flow layout
    // queries the delegate in every batch (facts 14.9).
    let queriesAll = plan.isEmpty && batch?.remeasuresItems != true
    // Insets may depend on the other sections, so the flow layout queries all sections in every
    // batch. This layout does so if sections are inserted, deleted, moved, or reloaded.
    let queriesSections = queriesAll || !plan.keepsSections || !plan.reloadedSections.isEmpty
    let sections = queriesSections ? Array(0..<view.numberOfSections) : plan.edits.keys.sorted()
    let oldSections = sections.map(plan.oldSection)
    recordOldElements(inSections: oldSections.compactMap { $0 })
    if !plan.keepsSections { engine.arrangeSections(oldSections) }
    var measure = ItemMeasure(reader)
    for (section, old) in zip(sections, oldSections) {
      if old == nil || plan.reloadedSections.contains(section) {
        layOut(section, by: &measure)
      } else {
        let edit = plan.edits[section] ?? SectionEdit()
        apply(edit, toSection: section, queriesAll: queriesAll, measure: &measure)
      }
    }
    return true
  }

  /// Returns whether the list names existing elements, and leads to the collection view's counts.
  ///
  /// If no section is inserted, deleted, or moved, only the sections that the list names are
  /// checked. The collection view itself checks the others.
  private func isConsistent(_ plan: UpdatePlan) -> Bool {
    let namesAll = plan.keepsSections && !plan.isEmpty
    let named = namesAll ? Array(plan.edits.keys) : Array(0..<view.numberOfSections)
    // A closure would check for each section whether it runs on the main actor.
    for section in named where !plan.reloadedSections.contains(section) {
      guard let old = plan.oldSection(of: section) else { continue }
      let edit = plan.edits[section] ?? SectionEdit()
      let (oldCount, newCount) = (
        engine.itemCount(inSection: old), view.numberOfItems(inSection: section)
      )
      guard edit.leads(from: oldCount, to: newCount) else { return false }
    }
    return true
  }

  /// Finds the sizes of the items that move.
  ///
  /// Returns `false` if an item doesn't exist.
  private mutating func findMovedItems(in plan: UpdatePlan) -> Bool {
    for source in plan.edits.values.flatMap({ $0.movedIn.values }) {
      guard engine.holds(source) else { return false }
      movedItems[source] = KnownItem(at: source, in: engine)
    }
    return true
  }

  /// Makes a section's changes, and queries its own values again.
  ///
  /// If sizes depend on index paths, all items are queried again, except those that have the
  /// preferred size of their view.
  private mutating func apply(
    _ edit: SectionEdit, toSection section: Int, queriesAll: Bool, measure: inout ItemMeasure
  ) {
    let (shift, dependsOnPaths) = (edit.shift, engine.sizesDependOnPaths(inSection: section))
    let count = engine.itemCount(inSection: section) - shift.removed.count + shift.inserted.count
    var edit = edit
    if queriesAll || dependsOnPaths {
      queriedSections.insert(section)
      edit = SectionEdit(
        queriesSection: edit.queriesSection, shift: shift,
        movedIn: edit.movedIn.filter { movedItems[$0.value]?.metrics.isPreferred == true },
        outdated: (0..<count).filter { item in
          shift.oldIndex(of: item).map { !isPreferred($0, inSection: section) } ?? false
        }, decides: edit.decides)
    }
    // Automatic columns depend on all items. If no item keeps its size, the section is laid out
    // again.
    let hasStaying = count > shift.inserted.count + edit.outdated.count
    if hasStaying || !isAutomatic(section) {
      self.edit(section, by: edit, measure: &measure)
    } else {
      layOut(section, by: &measure)
    }
    if dependsOnPaths { engine.markSizesDependOnPaths(inSection: section) }
  }

  /// Queries shifted items.
  ///
  /// Returns whether all items have the same sizes as before. If they don't, sizes depend on index
  /// paths, and all items of those sections are queried.
  mutating func querySizes(ofShiftedItems indexPaths: Set<IndexPath>) -> Bool {
    queriedItems.formUnion(indexPaths)
    var areAsBefore = true
    var measure = ItemMeasure(reader)
    for (section, paths) in Dictionary(grouping: indexPaths, by: \.section).sorted(by: {
      $0.key < $1.key
    }) {
      let items = paths.map(\.item).sorted()
      let oldMetrics = items.map { engine.itemMetrics(at: $0, inSection: section) }
      let change = SectionEdit(queriesSection: false, outdated: items, decides: false)
      edit(section, by: change, measure: &measure)
      if oldMetrics == items.map({ engine.itemMetrics(at: $0, inSection: section) }) { continue }
      areAsBefore = false
      engine.markSizesDependOnPaths(inSection: section)
      apply(
        SectionEdit(queriesSection: false), toSection: section, queriesAll: true, measure: &measure)
    }
    return areAsBefore
  }

  private func isAutomatic(_ section: Int) -> Bool {
    engine.metrics(ofSection: section).automatic != nil
  }

  private func isPreferred(_ item: Int, inSection section: Int) -> Bool {
    engine.itemMetrics(at: item, inSection: section).isPreferred
  }
}
