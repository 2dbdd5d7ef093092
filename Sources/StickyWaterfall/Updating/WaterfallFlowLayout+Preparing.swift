import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Whether the layout uses the preferred sizes of views, as the flow layout does with an
  /// estimate.
  var usesEstimates: Bool { estimatedItemSize != .zero }

  /// Brings the layout up to date in a layout pass of the collection view.
  func prepareWhatIsStale() {
    guard let collectionView else { return }
    budget.didBeginPass()
    recordView(collectionView)
    let readsOnlyNamed = cycle.readsOnlyNamed
    shown.catchUp()
    let screen = makeScreen()
    if !hasCountedItems(of: collectionView, on: readsOnlyNamed ? screen : nil) { discardLayout() }
    let environment = makeEnvironment(of: collectionView, on: screen)
    let isNew = environment != cycle.environment
    let agrees =
      !isNew && !cycle.hasWork || collectionView.hasUncommittedUpdates
      || hasCountsOfDataSource(collectionView)
    // If the data source has more items, as before an insertion, it has all items that the
    // collection view counts.
    let suffices = agrees || hasCountsOfDataSource(collectionView, orMore: true)
    guard suffices || !cycle.mayWait || cycle.environment == nil else { return waitForReload() }
    if isNew {
      if cycle.environment != nil { didCausePass() }
      keepPositions(on: screen)
    }
    let work = cycle.prepare(on: environment)
    if let work {
      shown.beginPass()
      perform(work, in: collectionView, on: environment, dataAgrees: agrees)
    }
    // The update list may never come, and the collection view may not report changes during an
    // update.
    if cycle.needsPass || cycle.batch?.isWithoutList == true { recoverInNextTurn() }
    guard let work else { return }
    restoreOffset(in: collectionView)
    shown.recordPass()
    let present = work.isNothing ? screen : makeScreen()
    if !readsOnlyNamed { return shown.recordReading(of: present.viewport) }
    if work.isNothing { didReadNamed(on: present) } else { recordOldAttributes() }
  }

  /// Leaves stale parts to the next turn, because a reload or an update list must come first.
  ///
  /// UIKit prepares the layout inside the setter of a view's size (facts 13.9). The app may have
  /// changed its data by then but not reloaded it. The delegate would be queried about deleted
  /// items.
  ///
  /// The layout waits for only one turn, because the collection view doesn't read the counts again
  /// by itself.
  private func waitForReload() {
    schedule(.endOfWaiting)
  }

  /// Records that UIKit reads only the elements that contexts name.
  ///
  /// The contexts name the elements that change up to certain bounds. The current bounds can be
  /// different: UIKit doesn't announce further scrolls while an invalidation waits for its pass
  /// (facts 13.11), and it can announce bounds before it sets them (facts 13.10).
  ///
  /// If a header changes that no context names, UIKit raises an exception or shows the old header
  /// (facts 6.2). Therefore, the layout returns attributes for the bounds of the contexts, and has
  /// UIKit read all attributes again in the next turn.
  func didReadNamed(on screen: Screen) {
    guard let known = shown.announced ?? shown.viewport, known != screen.viewport else {
      return shown.recordReading(of: screen.viewport)
    }
    shown.fallBehind(to: known)
    recoverInNextTurn()
  }

  /// Makes UIKit read all attributes again with the next scroll or in the next turn, if no pass
  /// does so first.
  private func recordOldAttributes() {
    shown.recordReading(of: nil)
    recoverInNextTurn()
  }

  /// Does the work of the next `prepare()` before a lookup, so that the result isn't stale.
  ///
  /// Apps read the content size right after `reloadData()`, or set an option and scroll at once.
  /// The flow layout computes its values at that moment (facts 10.15). UIKit doesn't report changes
  /// of the view's size before the first pass, so each lookup checks the size.
  func bringUpToDateForLookup() {
    guard cycle.isStale || shown.viewport == nil, let collectionView else { return }
    recordView(collectionView)
    guard cycle.allowsLookupWork else { return }
    let screen = makeScreen()
    let environment = makeEnvironment(of: collectionView, on: screen)
    guard cycle.isStale || environment != cycle.environment, environment.crossExtent > 0,
      hasCountsOfDataSource(collectionView),
      // Between new counts and their context, the layout is still the old one (facts 10.18).
      shown.awaitsReload || shown.viewport == nil || hasCounts(of: collectionView)
    else { return }
    if cycle.environment != nil {
      shown.recordLookup(at: screen.bounds.origin, isInRange: isOffsetInRange(on: screen))
    }
    perform(cycle.takeWork(on: environment), in: collectionView, on: environment)
  }

  /// Discards all cached layout, as `reloadData()` does.
  func discardLayout() {
    budget.forgetElements()
    cycle.discardEverything()
    shown.recordReload()
  }

  /// Discards all cached layout if the layout has moved to another collection view.
  private func recordView(_ view: UICollectionView) {
    guard shownView !== view else { return }
    shownView = view
    shown = PresentedState()
    cycle.discardEverything()
  }
}

// MARK: - Counts

extension WaterfallFlowLayout {
  /// Returns whether the counts of the data source equal those of the collection view.
  ///
  /// If `orMore` is `true`, larger counts match, too. If the counts differ, a reload or an update
  /// list follows. If the data source has fewer items, a query now would name items that no longer
  /// exist.
  func hasCountsOfDataSource(  // check-item-loop: looks up
    _ view: UICollectionView, orMore: Bool = false
  ) -> Bool {
    let holds: (Int, Int) -> Bool = orMore ? { $0 >= $1 } : { $0 == $1 }
    guard let source = view.dataSource else { return false }
    // The method is optional in Objective-C only.
    let sectionCount: ((UICollectionView) -> Int)? = source.numberOfSections(in:)
    guard holds(sectionCount?(view) ?? 1, view.numberOfSections) else { return false }
    for section in 0..<view.numberOfSections {
      let count = source.collectionView(view, numberOfItemsInSection: section)
      guard holds(count, view.numberOfItems(inSection: section)) else { return false }
    }
    return true
  }

  /// Returns whether the layout has the same counts as the collection view.
  ///
  /// Only the item counts of the given sections are compared, or those of all sections if
  /// `sections` is `nil`.
  private func hasCounts(of view: UICollectionView, in sections: Range<Int>? = nil) -> Bool {
    // Each call on the property of the class would copy the engine.
    let engine = engine
    guard engine.sectionCount == view.numberOfSections else { return false }
    for section in sections ?? 0..<engine.sectionCount
    where engine.itemCount(inSection: section) != view.numberOfItems(inSection: section) {
      return false
    }
    return true
  }

  /// Returns whether the layout has the items that the collection view counts.
  ///
  /// If UIKit lays out anyway, it may send no context for a reload. A pass that only scrolls
  /// compares the few sections on screen. It compares all sections if the screen is past the
  /// content, as after a reload with fewer items.
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
  /// Does work, and returns whether it's done.
  ///
  /// The work isn't done if an update list doesn't fit the content, or if the sizes of shifted
  /// items have changed. The layout queries the delegate only in this method. The pass holds the
  /// engine during the work. If the delegate invalidates the layout in a query, that work waits for
  /// the next pass.
  ///
  /// The `dataAgrees` parameter says whether the data source has the counts of the collection view.
  @discardableResult
  func perform(
    _ work: Work, in view: UICollectionView, on environment: LayoutEnvironment,
    dataAgrees: Bool = true
  ) -> Bool {
    guard !cycle.isAtWork else {
      cycle.mark(.everything)
      return true
    }
    applyOptions(in: environment.axes.grid)
    guard !work.isNothing else { return true }
    cycle.beginWork(on: environment)
    if work.isEverything { budget.didQueryEverything() }
    let isFirst = shown.viewport == nil || shown.awaitsReload
    let reader = SectionReader(
      view: view, layout: self, own: SpecifiedLayout(self, options, in: environment.axes),
      environment: environment)
    var pass = LayoutPass(
      reader, engine: engine, batch: cycle.batch, decorations: decorations, diagnostics: diagnostics
    )
    // A second reference to the engine would make each change copy all items.
    engine = Waterfall()
    let isDone = pass.run(work)
    engine = pass.engine
    if diagnostics.hasSuspects {
      diagnostics.reportSuspectsLater { [weak self] in self?.cycle.includesEverything != false }
    }
    hasExactExtents = pass.hasExactExtents ?? hasExactExtents
    recordQueried(
      work, ofWholeSections: pass.queriesWholeSections, isFirst: isFirst, dataAgrees: dataAgrees)
    cycle.endWork(work, isDone: isDone, record: pass.record)
    return isDone
  }

  /// Gives the engine the options that apply to the whole layout.
  func applyOptions(in pixels: PixelGrid) {
    var issues = InputIssues()
    let extent = issues.usable(
      Specified(options.minimumContentExtent), atLeast: 0, of: .contentExtent)
    diagnostics.take(&issues)
    engine.minimumMainExtent = pixels.length(extent)
    engine.stacksItems = itemsPinToVisibleBounds
    engine.columnAssignment = columnAssignment
  }

  /// Whether items keep their columns if sizes change.
  var columnAssignment: ColumnAssignment { options.keepsItemsInColumns ? .kept : .chosenAgain }

  /// Records the parts that the work has queried, because an update list may follow.
  ///
  /// The first layout and the layout after a reload record nothing if the counts agree. They query
  /// the content that the collection view has just counted.
  private func recordQueried(
    _ work: Work, ofWholeSections: Bool, isFirst: Bool, dataAgrees: Bool
  ) {
    guard cycle.batch == nil, let part = ofWholeSections ? .everything : work.queriedParts else {
      return
    }
    if isFirst, dataAgrees { return cycle.forgetQueried() }
    cycle.recordQueried(part, endsWithTurn: dataAgrees)
    if dataAgrees { startTurn() }
  }

  /// Runs a function, and records that the layout is inside of a call until the function returns.
  func inside<Answer>(_ call: LayoutCycle.Reentrancy, _ body: () -> Answer) -> Answer {
    let isEntered = cycle.enter(call)
    defer { if isEntered { cycle.leave(call) } }
    return body()
  }
}
