import WaterfallEngine

extension WaterfallFlowLayout {
  /// Begins a batch update, and stores the elements near the screen for the update's animations.
  func beginUpdates() {
    guard let collectionView, cycle.mayBeginBatch else { return }
    // The stored elements include a page on each side, because elements can move into view from
    // there.
    let visible = collectionView.bounds
    let near = visible.insetBy(dx: -visible.width, dy: -visible.height)
    let screen = makeScreen()
    cycle.beginBatch(
      before: elements(intersecting: near, on: screen), anchor: scrollAnchor(on: screen))
    shown.keep(nil)
    shown.expected = ExpectedSizes()
    // A subclass can read the layout before the update list comes. It expects the new layout, as in
    // the flow layout, so everything is queried. If there is no subclass, only UIKit reads the
    // layout before the list. UIKit reads the layout again after the list, so nothing is queried
    // here.
    if mayBeReadBeforeList { cycle.mark(.everything) }
  }

  /// Applies an update list.
  ///
  /// The layout queries the sections and items that the list changes. It also queries a few other
  /// items, to find out whether sizes depend on index paths.
  func applyUpdates(_ updates: [UICollectionViewUpdateItem]) {
    endPreparationOfSubclass()
    let lists = UpdateLists(updates)
    // During an interactive movement, an invalidation context has already moved the items. The
    // update list only animates the move.
    guard let collectionView, let environment = cycle.environment, cycle.beginList(lists) else {
      return
    }
    shown.recordList(at: makeScreen().viewport)
    let (isBefore, newCount) = (cycle.isBeforeList, collectionView.numberOfSections)
    let plan = UpdatePlan(
      lists, oldCount: isBefore ? engine.sectionCount : nil, newCount: newCount
    ) { old, new in
      isBefore
        ? .reload(
          from: engine.itemCount(inSection: old), to: collectionView.numberOfItems(inSection: new))
        : nil
    }
    if let work = cycle.work(for: plan) {
      let isDone = perform(work, in: collectionView, on: environment)
      if !isDone { perform(cycle.takeEverything(), in: collectionView, on: environment) }
      if isDone, case .list(let plan) = work {
        queryOutdatedAndShiftedItems(by: plan, in: collectionView, on: environment)
      }
    }
    if let batch = cycle.batch, let plan = batch.plan, !batch.record.remembered.sections.isEmpty,
      perform(.restoring(plan), in: collectionView, on: environment)
    {
      cycle.didRestoreLayout()
    }
    restorePreferredSizes()
    let waterfall = placedEngine()
    cycle.batch?.compareKinds { section in
      section < waterfall.sectionCount
        ? waterfall.supplementaryKinds(ofSection: section, decorations: decorations) : []
    }
  }

  /// Queries parts of the layout again after an update list.
  ///
  /// These are the parts that were out of date before the update, and the parts that were queried
  /// shortly before it. The delegate may have returned values for the new data in those queries.
  ///
  /// The layout then queries some of the items whose index paths have changed. If one of these
  /// items has a new size, sizes depend on index paths.
  private func queryOutdatedAndShiftedItems(
    by plan: UpdatePlan, in view: UICollectionView, on environment: LayoutEnvironment
  ) {
    var outdated = plan.moved(cycle.batch?.queried ?? .nothing)
    // A view that has returned its preferred size since then doesn't depend on the delegate.
    outdated.items = outdated.items.filter { !isPreferred($0) }
    outdated.boundaries = outdated.boundaries.filter { !isPreferred($0) }
    outdated.formUnion(plan.moved(cycle.batch?.stale ?? .nothing))
    perform(.parts(outdated), in: view, on: environment)
    var shifted = plan.firstShiftedItems(in: engine)
    while true {
      shifted.formUnion(visibleItemsAfterUpdate().filter(plan.shifts))
      shifted = shifted.filter {
        !isPreferred($0) && cycle.batch?.record.includes($0) == false
      }
      guard !shifted.isEmpty, !cycle.includesEverything else { return }
      // Changed sizes can move other items into view. These items must be queried, too.
      let areAsBefore = perform(.shiftedItems(shifted), in: view, on: environment)
      if areAsBefore { return }
    }
  }

  /// Returns whether an item's size is the preferred size of its view.
  private func isPreferred(_ indexPath: IndexPath) -> Bool {
    engine.holds(indexPath)
      && engine.itemMetrics(at: indexPath.item, inSection: indexPath.section).isPreferred
  }

  /// Returns whether the size of a header or footer is the preferred size of its view.
  private func isPreferred(_ element: ElementID) -> Bool {
    guard let boundary = element.boundary, 0..<engine.sectionCount ~= element.section else {
      return false
    }
    return engine.metrics(ofSection: element.section)[boundary].isPreferred
  }

  /// Returns the items that are visible at the content offset after a batch update.
  private func visibleItemsAfterUpdate() -> [IndexPath] {
    var screen = makeScreen()
    if let target = cycle.batch.flatMap({
      offset(after: $0, from: screen.bounds.origin, on: screen)
    }) {
      screen = makeScreen(of: CGRect(origin: target, size: screen.bounds.size))
    }
    return elements(intersecting: screen.bounds, on: screen).compactMap {
      $0.id.kind.item == nil ? nil : $0.id.indexPath
    }
  }

  /// Restores the preferred sizes of views after everything was queried again.
  ///
  /// The views may have new index paths, which only the update list specifies. The sizes that the
  /// app wants to be queried again aren't restored.
  private func restorePreferredSizes() {
    guard let batch = cycle.batch, let plan = batch.plan else { return }
    for (old, item) in batch.record.preferredItems {
      guard let new = plan.newIndexPath(of: old), ElementID(itemAt: old).map(plan.reloads) == false,
        engine.holds(new), !batch.stale.items.contains(old)
      else { continue }
      if item.wasInRows, engine.metrics(ofSection: new.section).automatic?.source == .estimate {
        changeToRows(inSection: new.section)
      }
      guard let metrics = item.metrics(in: engine.style(ofSection: new.section)) else { continue }
      engine.editItems(inSection: new.section, changing: [(new.item, metrics)])
    }
    for (old, style) in batch.record.oldStyles {
      guard let new = plan.newSection(of: old), !plan.reloadedSections.contains(new) else {
        continue
      }
      let kept = engine.style(ofSection: new)
        .keepingPreferred(of: style, except: batch.stale.boundaries(ofSection: old))
      engine.editItems(inSection: new, to: kept)
    }
  }

  /// Ends a batch update.
  ///
  /// After an update list, UIKit queries the layout again by itself (facts 14.5). The layout adds
  /// an invalidation only in two cases:
  ///
  /// - Views have changed their size, and with it the content size or the content offset.
  /// - A subclass may have copied attributes in `prepare()`, before the layout restored the
  ///   preferred sizes of cells (`SubclassTests.subclassKeepsPreferredSizesInABatchUpdate`), or the
  ///   columns or rows of a section.
  func finishUpdates() {
    guard let batch = cycle.endBatch(), let collectionView else { return }
    shown.endUpdate(at: makeScreen().viewport)
    adjustContent(after: batch, in: collectionView)
    if !batch.record.preferredItems.isEmpty || !batch.record.oldStyles.isEmpty
      || batch.hasRestoredLayout && mayBeReadBeforeList
    {
      readAgain()
    }
  }

  /// Adjusts the content size and the content offset at the end of a batch update.
  ///
  /// Preferred sizes can change the content size and move items during the update. UIKit ignores
  /// adjustments until the update ends (facts 1.10).
  ///
  /// The delegate may have chosen the content offset. The offset therefore changes only by the
  /// distance that preferred sizes have moved the items.
  ///
  /// An invalidation context contains the adjustments and an empty list of backgrounds. Without any
  /// list, UIKit would read everything again and animate the elements on screen a second time.
  private func adjustContent(after batch: BatchUpdate, in collectionView: UICollectionView) {
    let context = makeContext(.nothing)
    context.invalidateDecorationElements(ofKind: Self.elementKindSectionBackground, at: [])
    let known = collectionView.contentSize
    let size = contentSizeFromClass(insteadOf: contentSizeEndingPreparation(), known: known)
    if let oldOffset = batch.keptOffset {
      let screen = makeScreen()
      let anchor = batch.anchorAfter.scrolled(by: screen.offset - oldOffset)
      adjustOffset(of: context, keeping: anchor, on: screen)
    }
    context.contentSizeAdjustment = CGSize(
      width: size.width - known.width, height: size.height - known.height)
    if context.contentOffsetAdjustment != .zero || context.contentSizeAdjustment != .zero {
      invalidateLayout(with: context)
    }
  }
}
