import WaterfallEngine

extension LayoutPass {
  /// Gives the sections back their columns or rows after a batch update has laid them out from
  /// scratch, as if the layout had waited for the update list.
  ///
  /// Returns whether this changes any section.
  mutating func restoreRememberedLayout(by plan: UpdatePlan) -> Bool {
    guard let batch else { return false }
    // A batch update without any changes chooses again between columns and rows.
    let decidesAgain = plan.isEmpty && !batch.remeasuresItems
    for section in 0..<engine.sectionCount where !plan.reloadedSections.contains(section) {
      let edit = plan.edits[section] ?? SectionEdit()
      guard
        let old = plan.oldSection(of: section).flatMap({ findings.remembered.sections[$0] }),
        edit.leads(from: old.itemCount, to: engine.itemCount(inSection: section))
      else { continue }
      if engine.metrics(ofSection: section).automatic != nil {
        guard !decidesAgain, edit.leavesItems(of: old.itemCount) else { continue }
        restoreDecision(ofSection: section, from: old, after: edit)
      }
      restoreColumns(ofSection: section, from: old, after: edit)
    }
    return findings.hasRestoredLayout
  }

  /// Gives a section without a column count its old columns or rows, unless an inserted or reloaded
  /// item doesn't fit them.
  private mutating func restoreDecision(
    ofSection section: Int, from old: RememberedSection, after edit: SectionEdit
  ) {
    let style = engine.style(ofSection: section)
    guard var sizes = findings.remembered.sizes[section],
      let kept = style.keepingColumns(of: old.style), !kept.matches(style),
      kept.metrics.automatic?.fits(edit.decidingItems, of: sizes) == true
    else { return }
    findings.hasRestoredLayout = true
    let count = engine.itemCount(inSection: section)
    // The delegate's exact heights are those for the columns that the section loses now.
    sizes.exactHeights = []
    if itemMeasure.mayHaveExactHeights(besides: sizes, count: count) {
      itemMeasure.addExactHeights(to: &sizes, ofSection: section, as: kept, count: count)
    }
    engine.setItems(
      ofSection: section, to: kept, itemCount: count, sizes: sizes, by: &itemMeasure.sizer)
    // The problems with these sizes were reported when the delegate was asked for them.
    itemMeasure.sizer.issues = InputIssues()
  }

  /// Moves the old items of a section back to their columns if the section still has them.
  private mutating func restoreColumns(
    ofSection section: Int, from old: RememberedSection, after edit: SectionEdit
  ) {
    let style = engine.style(ofSection: section)
    guard !old.columns.isEmpty, let kept = style.keepingColumns(of: old.style),
      kept.matches(style), style.placesItems(like: old.style),
      style.metrics.automatic?.rule != .rows
    else { return }
    if engine.keepColumns(old.columns, inSection: section, oldIndex: edit.shift.oldIndex) {
      findings.hasRestoredLayout = true
    }
  }
}

extension SectionEdit {
  /// Returns whether any of a section's items is neither removed, nor moved, nor reloaded.
  fileprivate func leavesItems(of oldCount: Int) -> Bool {
    oldCount > shift.removed.count + outdated.count
  }

  /// The inserted and reloaded items, which affect whether the section has columns or rows.
  fileprivate var decidingItems: [Int] {
    shift.inserted.filter { movedIn[$0] == nil } + outdated
  }
}
