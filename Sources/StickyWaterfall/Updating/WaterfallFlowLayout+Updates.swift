import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// The counts have changed, and the list of what changed is to come: keeps what is on screen, to
  /// animate from.
  func beginUpdates() {
    guard let collectionView, environment != nil, batch == nil else { return }
    // What was laid out since the last `prepare()` may have been asked of the content of after: the list
    // would be carried out on that once more.
    if pending.wasDoneEarly { pending.mark(.everything) }
    // A page on each side: what comes into view by the update moves from where it was.
    let visible = collectionView.bounds
    let near = visible.insetBy(dx: -visible.width, dy: -visible.height)
    batch = BatchUpdate(before: laidOutElements(touching: near), anchor: scrollAnchor())
    keptPlaces = nil
  }

  /// Brings the layout from before to after, asking only about what is new.
  func applyUpdates(_ updates: [UICollectionViewUpdateItem]) {
    guard let collectionView, let environment else { return }
    recovery = nil
    guard movement?.hasMade(updates) != true else {
      // The content moved with the context; the stock class animates it.
      batch = nil
      return
    }
    movement = nil
    if batch == nil {
      batch = BatchUpdate(before: [], anchor: ScrollAnchor(items: [], staysInRange: false))
    }
    var plan = UpdatePlan(
      updates, oldCount: oldSectionCount(after: updates, in: collectionView),
      newCount: collectionView.numberOfSections)
    if batch?.isApplied != true { plan?.noteReloads(from: engine, to: collectionView) }
    batch?.setPlan(plan)
    // Other views may have the index paths by which these were counted.
    selfSizingAttempts.forget()
    guard batch?.isApplied != true else { return noteElementsAfter() }
    let reader = SectionReader(view: collectionView, layout: self, environment: environment)
    if let plan, environment.crossExtent > 0, carryOut(plan, asking: reader),
      countsAddUp(after: plan)
    {
      batch?.markApplied()
    } else {
      _ = pending.beginForPrepare()
      layOutEverything(in: collectionView, on: environment)
      pending.end()
      noteElementsAfter()
    }
  }

  /// Invalidates once, dirtying nothing, so that the content size and the pages of attributes are
  /// read again: UIKit read them before the list came.
  func finishUpdates() {
    guard batch != nil else { return }
    batch = nil
    invalidate(.nothing)
  }

  /// How many sections there were: by the engine, unless it already had to be laid out anew.
  private func oldSectionCount(
    after updates: [UICollectionViewUpdateItem], in view: UICollectionView
  ) -> Int {
    guard batch?.isApplied == true else { return engine.sectionCount }
    return updates.reduce(view.numberOfSections) { count, update in
      let indexPath = update.indexPathBeforeUpdate ?? update.indexPathAfterUpdate
      guard let indexPath, indexPath.namesSection else { return count }
      switch update.updateAction {
      case .insert: return count - 1
      case .delete: return count + 1
      default: return count
      }
    }
  }

  private func carryOut(_ plan: UpdatePlan, asking reader: SectionReader) -> Bool {
    guard let moved = inputsOfMovedItems(in: plan) else { return false }
    pending.begin()
    defer { pending.end() }
    // A batch of nothing is how one animates to sizes that the delegate now answers otherwise: the stock
    // layout asks it in every batch. Where views state their sizes, theirs stand.
    let asksEverything = plan.isEmpty && !usesEstimates
    let sections = 0..<reader.calls.view.numberOfSections
    noteElementsBefore(
      inSections: asksEverything ? Array(sections) : plan.items.keys.compactMap(plan.oldSection))
    if !plan.keepsSections {
      engine.arrangeSections(
        sections.map { plan.oldSection(of: $0).map { .existing($0) } ?? .inserted })
      for section in sections where plan.oldSection(of: section) == nil {
        layOut(section, asking: reader)
      }
    }
    for section in plan.reloadedSections.sorted() { layOut(section, asking: reader) }
    for (section, changes) in plan.items where !plan.reloadedSections.contains(section) {
      guard fits(changes, inSection: section, of: reader.calls.view) else { return false }
      apply(changes, toSection: section, moved: moved, asking: reader)
    }
    for section in asksEverything ? sections : 0..<0 {
      if engine.input(ofSection: section).automaticColumns != nil {
        layOut(section, asking: reader)
      } else {
        let items = Array(0..<engine.itemCount(inSection: section))
        edit(section, by: SectionEdit(outdated: items), asking: reader)
      }
    }
    noteElementsAfter()
    return true
  }

  /// What the items that move were stated to be, by their old index path; nil where one is not there.
  private func inputsOfMovedItems(in plan: UpdatePlan) -> [IndexPath: MovedItem]? {
    var inputs: [IndexPath: MovedItem] = [:]
    for changes in plan.items.values {
      for source in changes.movedIn.values {
        guard holds(source) else { return nil }
        inputs[source] = MovedItem(
          input: engine.itemInput(at: source.item, inSection: source.section),
          tracks: engine.tracks(ofSection: source.section),
          columns: engine.input(ofSection: source.section).automaticColumns)
      }
    }
    return inputs
  }

  /// Whether the changes name items that are there, and leave as many as the collection view counts.
  private func fits(
    _ changes: UpdatePlan.ItemChanges, inSection section: Int, of view: UICollectionView
  ) -> Bool {
    let old = engine.itemCount(inSection: section)
    let new = view.numberOfItems(inSection: section)
    let isInside = { (indexes: [Int], count: Int) in
      (indexes.first ?? 0) >= 0 && (indexes.last ?? -1) < count
    }
    return isInside(changes.shift.removed, old) && isInside(changes.reloaded, old)
      && isInside(changes.shift.inserted, new)
      && old - changes.shift.removed.count + changes.shift.inserted.count == new
  }

  /// Makes a section's changes, and asks its own values again.
  private func apply(
    _ changes: UpdatePlan.ItemChanges, toSection section: Int, moved: [IndexPath: MovedItem],
    asking reader: SectionReader
  ) {
    let (shift, count) = (changes.shift, engine.itemCount(inSection: section))
    let staying = count - shift.removed.count - changes.reloaded.count
    guard !decidesColumns(ofSection: section, keeping: staying) else {
      return layOut(section, asking: reader)
    }
    let changed = SectionEdit(
      removed: shift.removed, inserted: shift.inserted,
      moved: changes.movedIn.compactMapValues { moved[$0] },
      outdated: changes.reloaded.compactMap(shift.newIndex(of:)))
    edit(section, by: changed, asking: reader)
  }

  /// Whether every section has as many items as the collection view counts.
  ///
  /// Where no section came, went or moved, those that the list names were counted one by one, and the
  /// collection view itself sees to the others.
  private func countsAddUp(after plan: UpdatePlan) -> Bool {
    guard plan.isEmpty || !plan.keepsSections, let collectionView else { return true }
    return hasCounts(of: collectionView)
  }
}

// MARK: - Headers, footers and backgrounds of sections that stay

extension WaterfallFlowLayout {
  func insertedElements(ofKind kind: String) -> [IndexPath] {
    (batch?.insertedElements ?? []).filter { $0.elementKind == kind }.map(\.indexPath)
  }

  func deletedElements(ofKind kind: String) -> [IndexPath] {
    (batch?.deletedElements ?? []).filter { $0.elementKind == kind }.map(\.indexPath)
  }

  /// What a section has beside its items.
  private func elementsBesideItems(ofSection section: Int) -> [ElementID] {
    waterfall.elementsBesideItems(ofSection: section).filter {
      $0.kind != .background || background.isRegistered
    }
  }

  /// Notes what there is beside items before a batch changes it.
  func noteElementsBefore(inSections sections: some Sequence<Int>) {
    guard batch?.isBeforeList == true else { return }
    for section in sections where section < engine.sectionCount {
      batch?.setFormerElements(elementsBesideItems(ofSection: section), ofSection: section)
    }
  }

  /// Notes what came and went beside items, once the list says which section is which.
  private func noteElementsAfter() {
    guard let batch, let plan = batch.plan else { return }
    for (old, elements) in batch.formerElements {
      guard let section = plan.newSection(of: old), section < engine.sectionCount else {
        continue
      }
      self.batch?.noteElements(elements, become: elementsBesideItems(ofSection: section))
    }
  }
}
