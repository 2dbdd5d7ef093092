import WaterfallEngine

extension LayoutPass {
  /// Applies an update list, and asks only for the sections and items that it changes.
  ///
  /// Returns `false`, without asking for or changing anything, if the list doesn't match the
  /// content.
  mutating func tryApply(_ plan: UpdatePlan) -> Bool {  // check-item-loop: looks up
    guard sectionMeasure.crossExtent > 0, isConsistent(plan), findMovedItems(in: plan) else {
      return false
    }
    // The flow layout asks the delegate in every batch update (facts 14.9), so apps use a batch
    // update without changes to animate to new sizes. For such an update, ask for everything,
    // unless the app has called `remeasureItems(at:)`.
    let asksAll = plan.isEmpty && batch?.remeasuresItems != true
    // A section's insets may depend on other sections, so the flow layout asks for all sections in
    // every batch update. This layout does so only if it asks for everything, or if the update
    // inserts, deletes, moves, or reloads a section.
    let asksSections = asksAll || !plan.keepsSections || !plan.reloadedSections.isEmpty
    let sections = asksSections ? Array(0..<counts.sectionCount) : plan.edits.keys.ordered()
    let oldSections = sections.map(plan.oldSection)
    recordKindsBefore(inSections: oldSections.compactMap { $0 })
    if !plan.keepsSections { engine.arrangeSections(oldSections) }
    for (section, old) in zip(sections, oldSections) {
      if old == nil || plan.reloadedSections.contains(section) {
        layOut(section)
      } else {
        let edit = plan.edits[section] ?? SectionEdit()
        updateSection(section, by: edit, asksAll: asksAll)
      }
    }
    return true
  }

  /// Returns whether the update list matches the content.
  ///
  /// The list matches if its items exist, and if its changes lead to the view's item counts.
  ///
  /// If the list changes only items, only their sections are checked. The collection view itself
  /// checks the others.
  private func isConsistent(_ plan: UpdatePlan) -> Bool {
    let namesAll = plan.keepsSections && !plan.isEmpty
    let named = namesAll ? Array(plan.edits.keys) : Array(0..<counts.sectionCount)
    // This is a loop, because the closure of `allSatisfy` would check for each section whether it
    // runs on the main actor, which takes time.
    for section in named where !plan.reloadedSections.contains(section) {
      guard let old = plan.oldSection(of: section) else { continue }
      let edit = plan.edits[section] ?? SectionEdit()
      let newCount = counts.itemCount(inSection: section)
      guard edit.leads(from: engine.itemCount(inSection: old), to: newCount) else { return false }
    }
    return true
  }

  /// Stores the sizes of the items that the update list moves.
  ///
  /// Returns `false` if one of these items doesn't exist.
  private mutating func findMovedItems(in plan: UpdatePlan) -> Bool {
    for edit in plan.edits.values {
      for source in edit.movedIn.values {
        guard engine.holds(source) else { return false }
        movedItems[source] = MeasuredItem(source, in: engine)
      }
    }
    return true
  }

  /// Applies a batch update's changes to a section.
  ///
  /// All items are asked for again if sizes depend on index paths, or if `asksAll` is `true`,
  /// except for those that have the preferred size of their view.
  private mutating func updateSection(_ section: Int, by edit: SectionEdit, asksAll: Bool) {
    let shift = edit.shift
    let dependsOnPaths = engine.sizesDependOnPaths(inSection: section)
    let count = engine.itemCount(inSection: section) - shift.removed.count + shift.inserted.count
    var edit = edit
    if asksAll || dependsOnPaths {
      findings.askedSections.insert(section)
      var movedIn: [Int: ItemID] = [:]
      for (item, source) in edit.movedIn where movedItems[source]?.metrics.isPreferred == true {
        movedIn[item] = source
      }
      edit = SectionEdit(
        asksSection: edit.asksSection, shift: shift, movedIn: movedIn,
        outdated: (0..<count).filter { item in
          shift.oldIndex(of: item).map { !isPreferred($0, inSection: section) } ?? false
        }, decides: edit.decides)
    }
    // The sizes of all items can determine the columns or rows, so those are determined again if no
    // item keeps its size.
    let hasStaying = count > shift.inserted.count + edit.outdated.count
    if hasStaying || engine.metrics(ofSection: section).automatic?.dependsOnSizes != true {
      carryOut(edit, inSection: section)
    } else {
      layOut(section, as: askStyle(ofSection: section))
      keepPreferredSizes(ofItemsMovedBy: edit, toSection: section)
    }
    if dependsOnPaths { engine.markSizesDependOnPaths(inSection: section) }
  }

  /// Gives the items that have moved to a section back the preferred sizes of their views.
  ///
  /// The section was laid out from scratch, because none of its own items remains. A preferred size
  /// is valid if the item had the same columns or rows before.
  private mutating func keepPreferredSizes(ofItemsMovedBy edit: SectionEdit, toSection section: Int)
  {
    var changing: [(item: Int, metrics: ItemMetrics)] = []
    for (item, source) in edit.movedIn {
      guard let known = movedItems[source], known.metrics.isPreferred else { continue }
      var metrics = engine.metrics(ofSection: section)
      if known.wasInRows, let automatic = metrics.automatic, automatic.source == .estimate {
        metrics.automatic = automatic.asRows
        engine.setMetrics(metrics, ofSection: section)
      }
      if let kept = known.metrics(in: engine.style(ofSection: section)) {
        changing.append((item, kept))
      }
    }
    engine.editItems(inSection: section, changing: changing)
  }

  /// Asks for the sizes of items with new index paths, and returns whether they're the same as
  /// before.
  ///
  /// A different size means that the sizes in its section depend on index paths. All items of the
  /// section are then asked for.
  mutating func askForSizes(ofShiftedItems ids: [ItemID]) -> Bool {
    findings.askedItems.formUnion(ids.map(ElementID.init))
    var areAsBefore = true
    for (section, items) in ids.bySection() {
      let oldMetrics = items.map { engine.itemMetrics(at: $0, inSection: section) }
      let edit = SectionEdit(asksSection: false, outdated: items, decides: false)
      carryOut(edit, inSection: section)
      if oldMetrics == items.map({ engine.itemMetrics(at: $0, inSection: section) }) { continue }
      areAsBefore = false
      engine.markSizesDependOnPaths(inSection: section)
      updateSection(section, by: SectionEdit(asksSection: false), asksAll: true)
    }
    return areAsBefore
  }

  private func isPreferred(_ item: Int, inSection section: Int) -> Bool {
    engine.itemMetrics(at: item, inSection: section).isPreferred
  }
}
