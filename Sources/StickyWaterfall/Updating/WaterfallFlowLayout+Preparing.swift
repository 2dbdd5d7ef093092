import WaterfallEngine

extension WaterfallFlowLayout {
  /// Whether an estimated item size is set, so that the layout uses the preferred sizes of views.
  var usesEstimates: Bool { estimatedItemSize != .zero }

  /// Updates the parts of the layout that are out of date, in a call of `prepare()`.
  func prepareWhatIsStale() {
    guard let collectionView else { return }
    budget.didBeginPass()
    // A timer costs more than a pass of a small layout. A single pass needs none.
    if budget.countsPasses || keepsVisibleItemsInPlace { schedule(.endOfBudget) }
    recordView(collectionView)
    shown.catchUp()
    let screen = makeScreen()
    // Read this value now, because `cycle.prepare(on:)` resets it.
    let readsOnlyNamed = cycle.readsOnlyNamed
    if !hasCountedItems(of: collectionView, on: readsOnlyNamed ? screen : nil) { discardLayout() }
    let environment = makeEnvironment(of: collectionView, on: screen)
    let isNew = environment != cycle.environment
    // If nothing is queried, the data source's counts don't matter.
    let dataAgrees =
      !isNew && !cycle.hasWork || hasCountsOfDataSource(collectionView)
      || collectionView.hasUncommittedUpdates && dataSourceHoldsItems(of: collectionView)
    if !dataAgrees, waitsForReload(of: collectionView) { return schedule(.endOfWaiting) }
    if shown.recordInsets(screen.adjustedInsets)
      || isNew && cycle.environment.map(environment.differsOnlyByInsets) == true
    {
      countCausedPass()
    }
    if isNew { keepItemsInPlaceInPrepare(on: screen) }
    let work = cycle.prepare(on: environment)
    if shown.expected.beginPass() { shown.letPrepareMove() }
    if let work {
      shown.beginPass()
      perform(work, in: collectionView, on: environment, dataAgrees: dataAgrees)
    }
    // UIKit doesn't always deliver the update list, and doesn't report every change during an
    // update. In the next turn, it must therefore read all attributes again.
    if cycle.isAwaitingList || cycle.batch?.isWithoutList == true { recoverInNextTurn() }
    guard let work else { return }
    restoreOffset(in: collectionView)
    shown.recordPass()
    // The work can have changed the axes, and `restoreOffset` the content offset.
    let present = work.isNothing ? screen : makeScreen()
    if !readsOnlyNamed { return shown.expectReading(for: present.viewport) }
    if work.isNothing { return expectNamedReading(on: present) }
    shown.markOutdated()
    recoverInNextTurn()
  }

  /// Returns whether the layout waits one turn for a reload before it queries the delegate.
  ///
  /// UIKit calls `prepare()` inside the setter of a view's size (facts 13.9). An app can remove
  /// items from its data, then set the size, and only then reload. Until the reload, the delegate
  /// doesn't know all items that the collection view counts. If the app only adds items, the
  /// delegate knows all of them, and the layout doesn't wait.
  ///
  /// Without a reload, UIKit wouldn't count the items again, and the wait would never end. The
  /// layout therefore waits for only one turn.
  private func waitsForReload(of view: UICollectionView) -> Bool {
    cycle.mayWait && cycle.environment != nil && !hasCountsOfDataSource(view, orMore: true)
  }

  /// Records that UIKit is about to read only the elements that invalidation contexts list.
  ///
  /// The layout made the lists for certain visible bounds. The current bounds can be different,
  /// because UIKit doesn't report every scroll before the layout pass (facts 13.11), and can report
  /// bounds before it sets them (facts 13.10).
  ///
  /// Until the next turn, the layout therefore returns attributes for the bounds of the lists. With
  /// the current bounds, the attributes of a header that isn't listed could change. UIKit would
  /// then raise an exception or show the old header (facts 6.2). In the next turn, UIKit reads all
  /// attributes again.
  func expectNamedReading(on screen: Screen) {
    guard let known = shown.announced ?? shown.viewport, known != screen.viewport else {
      return shown.expectReading(for: screen.viewport)
    }
    shown.fallBehind(to: known)
    recoverInNextTurn()
  }

  /// Does the work of the next `prepare()` now, so that a lookup returns current values.
  ///
  /// Some apps read the content size right after `reloadData()`, or set an option and scroll at
  /// once. The flow layout returns current values in these cases (facts 10.15).
  ///
  /// UIKit doesn't report changes of the view's size before the first layout pass. Until that pass,
  /// each lookup compares the size.
  func bringUpToDateForLookup() {
    guard cycle.isStale || shown.viewport == nil, let collectionView else { return }
    recordView(collectionView)
    guard cycle.allowsLookupWork else { return }
    let screen = makeScreen()
    let environment = environmentOutsidePrepare(of: collectionView, on: screen)
    guard cycle.isStale || environment != cycle.environment, environment.crossExtent > 0,
      hasCountsOfDataSource(collectionView),
      // UIKit can query the layout after the item counts change, but before it sends the
      // invalidation context (facts 10.18). Such a lookup returns the old layout.
      shown.awaitsReload || shown.viewport == nil || hasCounts(of: collectionView)
    else { return }
    if cycle.environment != nil {
      shown.recordLookup(at: screen.bounds.origin, isInRange: isOffsetInRange(on: screen))
    }
    perform(cycle.takeWork(on: environment), in: collectionView, on: environment)
  }

  /// Marks the whole layout as out of date, as after `reloadData()`.
  func discardLayout() {
    budget.forgetElements()
    cycle.discardEverything()
    shown.recordReload()
  }

  /// Stores the collection view.
  ///
  /// If it's a new one, marks the whole layout as out of date.
  private func recordView(_ view: UICollectionView) {
    guard shownView !== view else { return }
    shownView = view
    shown = PresentedState()
    cycle.discardEverything()
  }
}

// MARK: - Counts

extension WaterfallFlowLayout {
  /// Returns whether the data source and the collection view have the same numbers of sections and
  /// items.
  ///
  /// If the numbers differ, a reload or an update list follows. If `orMore` is `true`, the data
  /// source may also have more items, because the delegate still knows every item that the
  /// collection view counts.
  func hasCountsOfDataSource(  // check-item-loop: looks up
    _ view: UICollectionView, orMore: Bool = false
  ) -> Bool {
    let holds: (Int, Int) -> Bool = orMore ? { $0 >= $1 } : { $0 == $1 }
    guard let source = view.dataSource else { return view.numberOfSections == 0 }
    // `numberOfSections(in:)` is optional only with Objective-C. The type annotation compiles with
    // and without Objective-C.
    let sectionCount: ((UICollectionView) -> Int)? = source.numberOfSections(in:)
    guard holds(sectionCount?(view) ?? 1, view.numberOfSections) else { return false }
    for section in 0..<view.numberOfSections {
      let count = source.collectionView(view, numberOfItemsInSection: section)
      guard holds(count, view.numberOfItems(inSection: section)) else { return false }
    }
    return true
  }

  /// Returns whether the data source has every item that the collection view counts, while the user
  /// drags or drops.
  ///
  /// The collection view then also counts placeholders, and it counts the dragged item where the
  /// user has moved it. The data source's index paths rise with the collection view's, except that
  /// of the dragged item. It's therefore enough to check the last items of each section, and the
  /// dragged items.
  private func dataSourceHoldsItems(  // check-item-loop: looks up
    of view: UICollectionView
  ) -> Bool {
    guard let source = view.dataSource else { return false }
    let sectionCount: ((UICollectionView) -> Int)? = source.numberOfSections(in:)
    guard sectionCount?(view) ?? 1 >= view.numberOfSections else { return false }
    let holds = { (path: IndexPath) in
      path.item < source.collectionView(view, numberOfItemsInSection: path.section)
    }
    let moved = cycle.movement?.currentPaths ?? []
    let known = moved.compactMap { view.dataSourceIndexPath(forPresentationIndexPath: $0) }
    guard known.allSatisfy(holds) else { return false }
    for section in 0..<view.numberOfSections {
      for item in (0..<view.numberOfItems(inSection: section)).reversed() {
        let path = IndexPath(item: item, section: section)
        guard !moved.contains(path),
          let path = view.dataSourceIndexPath(forPresentationIndexPath: path)
        else { continue }
        guard holds(path) else { return false }
        break
      }
    }
    return true
  }

  /// Returns whether the engine has the collection view's numbers of sections and items.
  ///
  /// The item counts are compared only in the given sections, or in all sections if `sections` is
  /// `nil`.
  private func hasCounts(of view: UICollectionView, in sections: Range<Int>? = nil) -> Bool {
    // Each access of the class's property would copy the engine, so the property is read only once.
    let engine = engine
    guard engine.sectionCount == view.numberOfSections else { return false }
    for section in sections ?? 0..<engine.sectionCount
    where engine.itemCount(inSection: section) != view.numberOfItems(inSection: section) {
      return false
    }
    return true
  }

  /// Returns whether the engine has as many items as the collection view counts.
  ///
  /// If a layout pass is due anyway, UIKit may send no invalidation context for a reload. Each pass
  /// therefore compares the item counts. A pass for a scroll compares only the sections on screen,
  /// or all sections if none is on screen.
  private func hasCountedItems(of view: UICollectionView, on screen: Screen?) -> Bool {
    guard cycle.mayBeginBatch, !cycle.isAtWork,
      cycle.environment.map({ $0.crossExtent > 0 }) == true
    else { return true }
    let sections = screen.map { placedEngine().sections(touching: $0.viewport) } ?? 0..<0
    return hasCounts(of: view, in: sections.isEmpty ? nil : sections)
  }
}

// MARK: - Work

extension WaterfallFlowLayout {
  /// Does the work in a layout pass, and returns whether the work is complete.
  ///
  /// The layout queries the delegate only in this method. If the delegate invalidates the layout
  /// during a query, the new work waits for the next pass.
  ///
  /// `dataAgrees` is `true` if the data source and the collection view have the same item counts.
  @discardableResult
  func perform(
    _ work: Work, in view: UICollectionView, on environment: LayoutEnvironment,
    dataAgrees: Bool = true
  ) -> Bool {
    guard !cycle.isAtWork else {
      cycle.mark(.everything)
      return true
    }
    guard !work.isNothing else { return true }
    let before = preferredSizesOfViews(in: view)
    defer { expectSizes(before) }
    applyOptions(in: environment.axes.grid)
    cycle.beginWork(on: environment)
    let isFirst = shown.viewport == nil || shown.awaitsReload
    let reader = SectionReader(
      view: view, layout: self, properties: SpecifiedLayout(self, options, in: environment.axes),
      environment: environment)
    var pass = LayoutPass(
      engine: engine, reader: reader, measure: ItemMeasure(reader), batch: cycle.batch,
      diagnostics: diagnostics, decorations: decorations)
    // The pass now has the engine. A second reference would make each change copy all items.
    engine = Waterfall()
    let isDone = pass.run(work)
    engine = pass.engine
    findMissingEstimate()
    if diagnostics.hasLikelyMistakes {
      diagnostics.reportLikelyMistakesLater { [weak self] in self?.cycle.includesEverything != false
      }
    }
    hasExtents = pass.measure.hasExtents ?? hasExtents
    recordQueried(
      work, ofWholeSections: pass.queriesWholeSections, isFirst: isFirst, dataAgrees: dataAgrees)
    cycle.endWork(work, isDone: isDone, record: pass.record)
    return isDone
  }

  /// Records that headers and footers can't size themselves.
  ///
  /// UIKit asks views for their sizes only if there is an estimate for items (facts 14.10). Without
  /// this report, `selfSizesHeadersAndFooters` would do nothing, silently.
  private func findMissingEstimate() {
    let isMissing = selfSizesHeadersAndFooters && !usesEstimates
    let issue = InputIssue(.view(.missingEstimate), of: .preferredSize, source: .property)
    diagnostics.setLikelyMistakes(isMissing ? [issue] : [], at: .layout)
  }

  /// Returns the preferred sizes of views that UIKit asks again, if items stay in place on screen.
  ///
  /// These are the visible views, and views that have returned a size in this turn. UIKit keeps
  /// prefetched cells off screen (facts 13.17).
  private func preferredSizesOfViews(in view: UICollectionView) -> ExpectedSizes {
    guard keepsVisibleItemsInPlace, usesEstimates, cycle.batch == nil, cycle.environment != nil
    else { return ExpectedSizes() }
    let screen = makeScreen()
    let visible = elements(intersecting: screen.bounds, on: screen).map(\.id)
    return ExpectedSizes(of: visible + Array(budget.sizedElements), in: engine)
  }

  /// Expects the sizes that views had before some work, if the work has forgotten them.
  private func expectSizes(_ old: ExpectedSizes) {
    guard !old.isEmpty else { return }
    shown.expected.add(old, forgottenIn: engine)
    if !shown.expected.isEmpty { schedule(.endOfExpectedSizes) }
  }

  /// Sets the engine's options that apply to the whole layout.
  func applyOptions(in pixels: PixelGrid) {
    engine.minimumMainExtent = usedLength(
      Specified(options.minimumContentExtent), atLeast: 0, of: .contentExtent, in: pixels)
    engine.stacksItems = itemsPinToVisibleBounds
    engine.columnAssignment = columnAssignment
  }

  /// The rule that determines whether items keep their columns when other items change.
  var columnAssignment: ColumnAssignment { options.keepsItemsInColumns ? .kept : .chosenAgain }

  /// Records the parts that the work has queried, because an update list may follow.
  ///
  /// In the first layout and after a reload, the collection view has just counted its items. If the
  /// data source has the same item counts, the queried values are for these items. In that case,
  /// nothing is recorded.
  private func recordQueried(_ work: Work, ofWholeSections: Bool, isFirst: Bool, dataAgrees: Bool) {
    guard cycle.batch == nil, let part = ofWholeSections ? .everything : work.queriedParts else {
      return
    }
    if isFirst, dataAgrees { return cycle.forgetQueried() }
    cycle.recordQueried(part, endsWithTurn: dataAgrees)
    if dataAgrees { startTurn() }
  }

  /// Runs a function, and marks a call to the layout as running until the function returns.
  func inside<Answer>(_ call: LayoutCycle.Reentrancy, _ body: () -> Answer) -> Answer {
    let isEntered = cycle.enter(call)
    defer { if isEntered { cycle.leave(call) } }
    return body()
  }
}
