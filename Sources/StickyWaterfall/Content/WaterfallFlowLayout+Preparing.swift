import WaterfallEngine

/// What the steps of a call of `prepare()` know about the view.
private struct Preparation {
  /// The visible part of the content at the beginning of the call.
  let screen: Screen
  let environment: LayoutEnvironment
  /// Whether everything was laid out for another environment.
  let isNew: Bool
  /// What UIKit reads after the call.
  let reading: CallState.Reading
  /// Whether the data source has the items that the layout asks for.
  let dataAgrees: Bool
}

extension WaterfallFlowLayout {
  /// Lays out the parts that are out of date, in a call of `prepare()`.
  ///
  ///     will prepare ──▶ did see the view ──▶ a layout pass for what is stale ──▶ did prepare
  ///
  /// These moments tell the rooms what happens, always in the same order. A room that has nothing
  /// to do, because its option is off, costs a moment one test.
  func prepareContent() {
    guard let collectionView else { return }
    willPrepare(in: collectionView)
    guard let call = countItems(in: collectionView) else { return schedule(.endOfWaiting) }
    didSeeView(of: call, in: collectionView)
    let stale = beginPreparation(on: call.environment, reading: call.reading)
    if let stale {
      layOut(stale, in: collectionView, on: call.environment, dataAgrees: call.dataAgrees)
    }
    // UIKit doesn't always deliver the update list, and doesn't report every change during an
    // update, so have it read all attributes again in the next turn.
    if updates.batch != nil, updates.isAwaitingList || updates.isWithoutList {
      recoverInNextTurn()
    }
    if let stale { didPrepare(stale, of: call, in: collectionView) }
  }

  /// Tells the rooms that UIKit calls `prepare()`.
  private func willPrepare(in view: UICollectionView) {
    recordView(view)
    anchors.beginPass()
    if isSubclass { moveContentOfSubclass(in: view) }
    countPass()
    scrolling.catchUp()
  }

  /// Discards the layout if the view counts other items, and returns what a call of `prepare()`
  /// knows about the view, or `nil` if the call must wait for a reload.
  private func countItems(in view: UICollectionView) -> Preparation? {
    let reading = callState.nextReading
    let screen = makeScreen()
    if !hasCountedItems(of: view, on: screen, reading: reading) { discardLayout() }
    let environment = makeEnvironment(of: view, on: screen)
    let isNew = environment != content.environment
    // If nothing is asked, the data source's counts don't matter.
    let dataAgrees =
      !isNew && !content.hasWork || hasCountsOfDataSource(view)
      || view.hasUncommittedUpdates && dataSourceHoldsItems(of: view)
    if !dataAgrees, waitsForReload(of: view) { return nil }
    return Preparation(
      screen: screen, environment: environment, isNew: isNew, reading: reading,
      dataAgrees: dataAgrees)
  }

  /// Tells the rooms about the view, whose size, insets, and offset can be new.
  private func didSeeView(of call: Preparation, in view: UICollectionView) {
    let hasNewInsets = content.recordInsets(call.screen.adjustedInsets)
    if hasNewInsets, !selfSizing.loopGuard.keepsInsets {
      selfSizing.loopGuard.didChangeInsets()
      schedule(.endOfPasses)
    }
    if keepsPlaces {
      let hasChanged =
        call.isNew || hasNewInsets
        || anchors.seen?.hasOtherSurroundings(than: call.screen) == true
      if hasChanged { beginChange(.view) } else { followContent(to: call.screen, in: view) }
    }
    if options.contentAnchor == .end {
      fillVisibleBounds(of: call.screen, on: call.environment, reading: call.reading)
    }
  }

  /// Begins a call of `prepare()`, and returns the parts that it lays out.
  ///
  /// Returns `nil` if an update list must come first, or if the layout is already at work.
  func beginPreparation(
    on environment: LayoutEnvironment, reading: CallState.Reading
  ) -> Staleness? {
    callState.beginPreparation(reading)
    updates.beginPreparation()
    guard !callState.isWorking else { return nil }
    if updates.isWithoutList { updates.discard() }
    // UIKit calls `prepare()` before it delivers an update list (facts 1.10). The list tells what
    // changes, so the layout waits for the list instead of asking for everything.
    if !isEverythingStale, environment == content.environment,
      updates.batch?.advanceOnPrepare() == true
    {
      return nil
    }
    content.takeUpWaitingParts()
    return takeStaleParts(on: environment)
  }

  /// Tells the rooms that a call of `prepare()` ends, after which UIKit reads attributes.
  private func didPrepare(_ stale: Staleness, of call: Preparation, in view: UICollectionView) {
    let mayMove = keepsPlaces
    if mayMove { moveContentInPrepare(in: view, reading: call.reading) }
    if isSubclass, !stale.isNothing { returnedFrames.forget() }
    scrolling.forgetBoundsChange()
    // The work can have changed the axes, and `moveContentInPrepare` the content offset.
    let present = stale.isNothing && !mayMove ? call.screen : makeScreen()
    let isInUse = mayMove || anchors.seen != nil || anchors.isChanging
    if isInUse, updates.batch == nil { seeContent(on: present) }
    switch call.reading {
    case .everything: scrolling.expectReading(for: present.viewport)
    case .listedElements where stale.isNothing: expectReadingOfListedElements(on: present)
    case .listedElements:
      scrolling.markOutdated()
      recoverInNextTurn()
    }
  }

  /// Returns whether the layout waits one turn for a reload before it asks the delegate.
  ///
  /// UIKit calls `prepare()` inside the setter of a view's size (facts 13.9). An app can remove
  /// items from its data, then set the size, and only then reload. Until the reload, the delegate
  /// would be asked for items that it no longer has. If the app only adds items, the delegate knows
  /// all of them, and the layout doesn't wait.
  ///
  /// Without a reload, UIKit wouldn't count the items again, and the wait would never end, so it
  /// lasts for only one turn.
  private func waitsForReload(of view: UICollectionView) -> Bool {
    callState.allowsWaiting && content.environment != nil
      && !hasCountsOfDataSource(view, orMore: true)
  }

  /// Does the work of the next `prepare()` now, so that a lookup returns current values.
  ///
  /// Some apps read the content size right after `reloadData()`, or set an option and scroll at
  /// once. The flow layout returns current values in these cases (facts 10.15).
  ///
  /// UIKit doesn't report changes of the view's size before the first layout pass. Until that pass,
  /// each lookup compares the size.
  func bringUpToDateForLookup() {
    guard content.isStale || isBeforeFirstPass, let collectionView else { return }
    recordView(collectionView)
    guard lookupsMayWork else { return }
    let screen = makeScreen()
    let environment = environmentOutsidePrepare(of: collectionView, on: screen)
    guard content.isStale || environment != content.environment, environment.crossExtent > 0,
      isBeforeFirstPass || hasCountsOfDataSource(collectionView),
      // UIKit can look up attributes after the item counts change, but before it sends the
      // invalidation context (facts 10.18). Such a lookup returns the old layout.
      content.stale.isReload || isBeforeFirstPass || hasCounts(of: collectionView)
    else { return }
    beginChange(.content)
    fillVisibleBoundsInLookup(of: screen, on: environment)
    layOut(takeStaleParts(on: environment), in: collectionView, on: environment)
  }

  /// Whether a lookup can update the layout now.
  var lookupsMayWork: Bool { callState.allowsWorkInLookups && !updates.isBeforeList }
}

// MARK: - What is stale

extension WaterfallFlowLayout {
  /// Whether everything is marked as stale, so that marking another part changes nothing.
  var isEverythingStale: Bool { content.isEverythingStale(in: callState.passForNewWork) }

  /// Marks parts of the layout as out of date.
  func mark(_ part: Staleness) { content.mark(part, for: callState.passForNewWork) }

  /// Returns the stale parts, and marks them as up to date.
  ///
  /// Everything is stale if the view's size, insets, or scale have changed, or if a batch update is
  /// still waiting for its list.
  func takeStaleParts(on environment: LayoutEnvironment) -> Staleness {
    let stale = content.takeStaleParts(on: environment)
    return updates.isAwaitingList ? .everything : stale
  }

  /// Marks the whole layout as out of date, as after `reloadData()`.
  func discardLayout() {
    selfSizing.loopGuard.didChange()
    beginChange(.reload)
    discardEverything()
  }

  /// Marks everything as stale, and ends all updates.
  func discardEverything() {
    mark(.reload)
    selfSizing.forgetQuestions()
    updates.discard()
    reordering.discard()
    callState.recordCountChange()
  }

  /// Stores the collection view.
  ///
  /// A new one makes the whole layout stale.
  private func recordView(_ view: UICollectionView) {
    guard shownView !== view else { return }
    shownView = view
    content.forgetView()
    scrolling = Scrolling()
    anchors = Anchors()
    discardEverything()
  }
}
