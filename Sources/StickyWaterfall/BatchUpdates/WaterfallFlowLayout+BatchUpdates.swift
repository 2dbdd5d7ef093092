import WaterfallEngine

extension WaterfallFlowLayout {
  /// Whether a change of the item counts begins a batch update, which needs an earlier layout to
  /// animate from.
  var beginsBatchUpdates: Bool { content.environment != nil && updates.allowsBatch }

  /// Begins a batch update, because the item counts have changed.
  ///
  /// The elements near the screen are stored for the update's animations, with a page on each side,
  /// because elements can move into view from there.
  func beginBatchUpdate() {
    guard let collectionView, beginsBatchUpdates else { return }
    let visible = collectionView.bounds
    let near = visible.insetBy(dx: -visible.width, dy: -visible.height)
    beginChange(.update)
    let screen = makeScreen()
    beginBatchUpdate(
      before: isSubclass ? [] : elements(intersecting: near, on: screen),
      stayingInRange: isAtRest(on: screen, in: collectionView))
    // A subclass can read the layout before the update list comes, and expects the new layout, as
    // in the flow layout. So everything is asked for. Without a subclass, only UIKit reads the
    // layout before the list, and reads it again after the list, so nothing is asked for here.
    if isSubclass { mark(.everything) }
  }

  /// Begins a batch update, because the counts have changed or an update list has come.
  ///
  /// `before` are the elements near the visible bounds. `staysInRange` is whether the content
  /// offset stays in the scrollable range.
  func beginBatchUpdate(before: [LayoutElement], stayingInRange staysInRange: Bool = false) {
    let isInMove = callState.isMovingContent || updates.batch?.isApplied == true
    anchors.answeredMoves.change(duringMove: isInMove)
    if !isInMove { selfSizing.loopGuard.countFromZero() }
    anchors.beginUpdate()
    let kept: BatchUpdate.Kept =
      switch content.stale {
      case .parts: .sizesAndColumns
      case .everything: keepsSizesOutOfBatches ? .sizes : .nothing
      case .reload: .nothing
      }
    selfSizing.forgetQuestions()
    // If everything was asked for recently, the layout may already include the app's changes, and
    // the update list would apply them a second time. Ask for everything again instead.
    let asked = updates.asked
    if asked.includesEverything { mark(.everything) }
    // The batch update stores the parts that are stale now, by old index path. Parts that become
    // stale later have new index paths.
    let stale = content.takeStalePartsForBatch()
    updates.begin(
      BatchUpdate(
        before: before, staysInRange: staysInRange, isInMove: isInMove,
        asked: asked.parts, stale: stale, remeasuresItems: updates.remeasuresItems,
        keeping: kept))
    forgetAsked()
  }

  /// Applies the update list of a batch update.
  ///
  /// Only the sections and items that the list changes are asked for, and a few other items, to
  /// find out whether sizes depend on index paths.
  func applyBatchUpdate(_ items: [UICollectionViewUpdateItem]) {
    endPreparationOfSubclass()
    guard let collectionView, let environment = content.environment, beginList(items) else {
      return
    }
    scrolling.recordList(at: makeScreen().viewport)
    let plan = makePlan(for: items, in: collectionView)
    setPlan(plan)
    if updates.isBeforeList {
      layOutNewContent(by: plan, in: collectionView, on: environment)
    }
    restoreWhatStays(in: collectionView, on: environment)
    let waterfall = placedEngine()
    updates.batch?.compareKinds { section in
      guard section < waterfall.sectionCount else { return [] }
      return waterfall.supplementaryKinds(ofSection: section, decorations: decorations)
    }
  }

  /// Begins an update list, and returns whether the layout must apply it.
  ///
  /// A list that only animates the last step of an interactive movement is already applied, because
  /// an invalidation context has moved the items.
  func beginList(_ items: [UICollectionViewUpdateItem]) -> Bool {
    callState.cancel(.recovery)
    if reordering.movement?.onlyAnimates(items) == true {
      if let stale = updates.batch?.stale { content.mark(.parts(stale), for: .current) }
      updates.discard()
      return false
    }
    if updates.batch == nil {
      anchors.release()
      beginBatchUpdate(before: [])
    }
    return true
  }

  /// Returns the plan of an update list, or `nil` if the list doesn't match the item counts.
  private func makePlan(
    for items: [UICollectionViewUpdateItem], in view: UICollectionView
  ) -> UpdatePlan? {
    let newCount = view.numberOfSections
    guard updates.isBeforeList else {
      return UpdatePlan(for: items, oldCount: nil, newCount: newCount)
    }
    return UpdatePlan(
      for: items, oldCount: content.engine.sectionCount, newCount: newCount,
      itemCounts: (before: content.engine, after: view))
  }

  /// Stores the plan of an update list, which is `nil` if the list doesn't match the item counts.
  func setPlan(_ plan: UpdatePlan?) {
    updates.setPlan(plan)
    anchors.follow(plan)
    reordering.follow(plan)
  }

  /// Lays out the content after the update.
  private func layOutNewContent(
    by plan: UpdatePlan?, in view: UICollectionView, on environment: LayoutEnvironment
  ) {
    let result = plan.map { runPass(.apply($0), in: view, on: environment) }
    switch result {
    case nil, .incomplete: layOut(takeEverything(), in: view, on: environment)
    case .alreadyWorking: break
    case .done:
      updates.markApplied()
      if let plan { askAgain(by: plan, in: view, on: environment) }
    }
  }

  /// Marks all parts as up to date, and returns everything, because an update list couldn't be
  /// applied.
  func takeEverything() -> Staleness {
    content.takeUpWaitingParts()
    content.forgetStaleParts()
    return .everything
  }

  /// Asks for parts of the layout again after an update list.
  ///
  /// These are the parts that were out of date before the update, and the parts that were asked for
  /// shortly before it. The delegate may have returned values for the new data.
  ///
  /// Some of the items whose index paths have changed are asked for, too. If one of them has a new
  /// size, sizes depend on index paths.
  private func askAgain(
    by plan: UpdatePlan, in view: UICollectionView, on environment: LayoutEnvironment
  ) {
    guard let batch = updates.batch else { return }
    var outdated = plan.moved(batch.asked)
    // A view that has returned its preferred size since then doesn't depend on the delegate.
    outdated.subtractPreferred(in: content.engine)
    outdated.formUnion(plan.moved(batch.stale))
    layOut(.parts(outdated), in: view, on: environment)
    let first = plan.firstShiftedItems(in: content.engine)
    var areAsBefore = false
    while !areAsBefore {
      let shifted = (first + visibleItemsAfterUpdate()).filter {
        plan.shifts($0) && !content.engine.isPreferred($0)
          && updates.batch?.findings.includesAsked($0) == false
      }
      guard !shifted.isEmpty, !isEverythingStale else { return }
      // Changed sizes can move other items into view. Ask for these items, too.
      let result = runPass(.askForShiftedItems(shifted), in: view, on: environment)
      areAsBefore = result != .incomplete
    }
  }

  /// Returns the items that are visible at the content offset after a batch update.
  private func visibleItemsAfterUpdate() -> [ItemID] {
    var screen = makeScreen()
    if let target = offset(afterUpdateFrom: screen.bounds.origin, on: screen) {
      screen = makeScreen(of: CGRect(origin: target, size: screen.bounds.size))
    }
    return elements(intersecting: screen.bounds, on: screen).compactMap(\.id.itemID)
  }

  /// Restores what sections and views keep, if everything was laid out from scratch: the columns or
  /// rows of sections, and the preferred sizes of views.
  private func restoreWhatStays(in view: UICollectionView, on environment: LayoutEnvironment) {
    guard let batch = updates.batch, let plan = batch.plan else { return }
    if !batch.findings.remembered.sections.isEmpty {
      runPass(.restoreRememberedLayout(plan), in: view, on: environment)
    }
    let before = batch.findings.keptSizes
    let after = before.following(plan, except: batch.stale)
    // These have had the sizes of other items since the pass before the list.
    layOut(before.subtracting(after), in: view, on: environment)
    content.restore(after)
  }

  /// Ends a batch update.
  ///
  /// After an update list, UIKit reads the layout again by itself (facts 14.5). An invalidation is
  /// needed only in two cases:
  ///
  /// - Views have changed their size, and with it the content size or the content offset.
  /// - A subclass may have copied attributes in `prepare()`, before the layout restored the
  ///   preferred sizes of cells (`SubclassTests.subclassKeepsPreferredSizesInABatchUpdate`), or the
  ///   columns or rows of a section.
  func endBatchUpdate() {
    guard let batch = updates.end(), let collectionView else { return }
    scrolling.endUpdate(at: makeScreen().viewport)
    adjustContent(in: collectionView)
    let hasSizes = !batch.findings.keptSizes.isEmpty
    let isBehind = isSubclass && (hasSizes || batch.findings.hasRestoredLayout)
    let present = makeScreen()
    seeContentAfterUpdate(on: present)
    if isBehind, keepsPlaces {
      // What stays in place does so until the class has computed its new values.
      anchors.begin(holding: anchors.hold)
    } else {
      readFramesOfClass(on: present)
    }
    if hasSizes || isBehind { readAgain() }
  }

  /// Adjusts the content size and the content offset at the end of a batch update.
  ///
  /// Preferred sizes can change the content size and move items during the update. UIKit ignores
  /// adjustments until the update ends (facts 1.10).
  ///
  /// The context contains the adjustments and an empty list of backgrounds. Without any list, UIKit
  /// would read everything again and animate the elements on screen a second time.
  private func adjustContent(in collectionView: UICollectionView) {
    let context = makeContext(.nothing)
    context.invalidateDecorationElements(ofKind: Self.elementKindSectionBackground, at: [])
    let known = collectionView.contentSize
    let size = contentSizeFromClass(insteadOf: contentSizeAfterPreparation(), known: known)
    let screen = makeScreen()
    followOffsetAfterUpdate(to: screen)
    adjustOffset(of: context, on: screen)
    // If UIKit clamped the offset to shorter content first, it would move the content twice. It
    // reads the content size again in the next layout pass.
    let isMoved = context.contentOffsetAdjustment != .zero
    let change = CGSize(width: size.width - known.width, height: size.height - known.height)
    context.contentSizeAdjustment =
      isMoved ? CGSize(width: max(0, change.width), height: max(0, change.height)) : change
    if context.contentOffsetAdjustment != .zero || context.contentSizeAdjustment != .zero {
      invalidateLayout(with: context)
    }
  }
}

// MARK: - What the delegate was asked for

extension WaterfallFlowLayout {
  /// Records the parts that the delegate was asked for, because an update list may follow.
  ///
  /// In the first layout and after a reload, the collection view has just counted its items. If the
  /// data source has the same item counts, the returned values are for these items, and nothing is
  /// recorded.
  ///
  /// Otherwise, the record lasts until the end of the turn, or until the next update list if the
  /// counts differ.
  func recordAsked(_ part: Staleness, isFirst: Bool, dataAgrees: Bool) {
    guard updates.batch == nil else { return }
    if isFirst, dataAgrees { return forgetAsked() }
    recordAsked(part, endsWithTurn: dataAgrees)
    if dataAgrees { startTurn() }
  }

  /// Records the parts that the delegate was asked for, until the end of the turn or until
  /// `forgetAsked()` is called.
  func recordAsked(_ part: Staleness, endsWithTurn: Bool) {
    if !endsWithTurn {
      callState.cancel(.forgetting)
    } else if updates.asked.isNothing || part.includesEverything {
      callState.schedule(.forgetting)
    }
    updates.recordAsked(part)
  }

  /// Deletes the record of the parts that the delegate was asked for.
  func forgetAsked() {
    updates.forgetAsked()
    callState.cancel(.forgetting)
  }
}
