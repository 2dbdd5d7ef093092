import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Whether views can specify their size, as in the flow layout with an estimate.
  var usesEstimates: Bool { estimatedItemSize != .zero }

  /// Brings everything that is out of date up to date, in a layout pass of the collection view.
  func prepareWhatIsStale() {
    guard let collectionView else { return }
    budget.didBeginPass()
    noteView(collectionView)
    let readsOnlyNamed = cycle.readsOnlyNamed
    shown.catchUp()
    let screen = makeScreen()
    if !hasCountedItems(of: collectionView, on: readsOnlyNamed ? screen : nil) { beginAnew() }
    let environment = makeEnvironment(of: collectionView, on: screen)
    let isNew = environment != cycle.environment
    let agrees =
      !isNew && !cycle.hasWork || collectionView.hasUncommittedUpdates
      || hasCountsOfDataSource(collectionView)
    // If the data source has more items, as before an insertion, all items that the view counts exist.
    let suffices = agrees || hasCountsOfDataSource(collectionView, orMore: true)
    guard suffices || !cycle.mayWait || cycle.environment == nil else { return waitForReload() }
    if isNew {
      if cycle.environment != nil { didCausePass() }
      keepPlaces(onto: environment, on: screen)
    }
    let work = cycle.prepare(on: environment)
    if let work {
      shown.beginPass()
      perform(work, in: collectionView, on: environment, dataAgrees: agrees)
    }
    // The list may never come, and the collection view may not report changes during an update.
    if cycle.needsPass || cycle.batch?.isWithoutList == true { recoverInNextTurn() }
    guard let work else { return }
    restoreOffset(in: collectionView)
    shown.notePass()
    let present = work.isNothing ? screen : makeScreen()
    if !readsOnlyNamed { return shown.noteReading(of: present.viewport) }
    if work.isNothing { didReadNamed(on: present) } else { noteOldAttributes() }
  }

  /// Leaves stale parts to the next turn, because a reload or an update list must come first.
  ///
  /// UIKit prepares inside the setter of a view's size (facts 13.9). The delegate would be queried
  /// about deleted items. In the next turn, it's queried in any case, because the collection view
  /// doesn't count again by itself.
  private func waitForReload() {
    schedule(.endOfWaiting)
  }

  /// Records that UIKit reads only the elements that contexts name.
  ///
  /// While an invalidation waits for its pass, UIKit doesn't query the layout about further scrolls
  /// (facts 13.11), and a context can also be for bounds that follow (facts 13.10). Then the contexts
  /// name the changes up to other bounds than the current ones, and UIKit raises an exception if an
  /// unnamed header changes. So the layout returns attributes for those bounds, and makes UIKit read
  /// everything again in the next turn.
  func didReadNamed(on screen: Screen) {
    guard let known = shown.announced ?? shown.viewport, known != screen.viewport else {
      return shown.noteReading(of: screen.viewport)
    }
    shown.fallBehind(to: known)
    recoverInNextTurn()
  }

  /// Makes UIKit read all attributes again, in the next turn or with the next scroll, if no pass does
  /// it first.
  private func noteOldAttributes() {
    shown.noteReading(of: nil)
    recoverInNextTurn()
  }

  /// Does the work of the next `prepare()` before a lookup, so that the lookup returns nothing stale.
  ///
  /// Apps read the content size right after `reloadData()`, or set an option and scroll at once. The
  /// flow layout computes its values then (facts 10.15). Before the first pass, changes of the view's
  /// size aren't announced, so each lookup checks the view.
  func bringUpToDateForLookup() {
    guard cycle.isStale || shown.viewport == nil, let collectionView else { return }
    noteView(collectionView)
    guard cycle.letsLookUpsWork else { return }
    let screen = makeScreen()
    let environment = makeEnvironment(of: collectionView, on: screen)
    guard cycle.isStale || environment != cycle.environment, environment.crossExtent > 0,
      hasCountsOfDataSource(collectionView),
      // Between new counts and their context, the layout is still the old one (facts 10.18).
      shown.awaitsReload || shown.viewport == nil || hasCounts(of: collectionView)
    else { return }
    if cycle.environment != nil {
      shown.noteLookUp(at: screen.bounds.origin, isInRange: isOffsetInRange(on: screen))
    }
    perform(cycle.takeWork(on: environment), in: collectionView, on: environment)
  }

  /// Discards all cached layout, as `reloadData()` does.
  func beginAnew() {
    budget.forgetElements()
    cycle.markEverythingAnew()
    shown.noteReload()
  }

  /// Discards all cached layout if the layout has moved to another collection view.
  private func noteView(_ view: UICollectionView) {
    guard shownView !== view else { return }
    shownView = view
    shown = PresentedState()
    cycle.markEverythingAnew()
  }
}

// MARK: - Counts

extension WaterfallFlowLayout {
  /// Returns whether the data source still holds what the collection view counted, `orMore`.
  ///
  /// If it doesn't, a reload or an update list follows. If it holds fewer items, a delegate that is
  /// queried now is queried about missing items.
  func hasCountsOfDataSource(  // check-item-loop: looks up
    _ view: UICollectionView, orMore: Bool = false
  ) -> Bool {
    let holds: (Int, Int) -> Bool = orMore ? { $0 >= $1 } : { $0 == $1 }
    guard let source = view.dataSource,
      holds(DelegateCalls.sectionCount(of: source, in: view), view.numberOfSections)
    else { return false }
    for section in 0..<view.numberOfSections {
      let count = source.collectionView(view, numberOfItemsInSection: section)
      guard holds(count, view.numberOfItems(inSection: section)) else { return false }
    }
    return true
  }

  /// Returns whether the layout has as many sections as the collection view counts, and as many items
  /// in some of them or in all.
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
  /// UIKit may send no context for a reload if it lays out anyway. A pass that only scrolls compares
  /// the few sections on the screen, or all if the screen is past the content, as after a reload
  /// with fewer items.
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
  /// Does work, and returns whether it's done, which an update list that doesn't fit the content isn't.
  ///
  /// The delegate is queried only here. The pass holds the engine meanwhile. Work that the delegate
  /// causes while it's queried waits for the next pass. `dataAgrees` says whether the data source holds
  /// what the collection view counts.
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
    var pass = LayoutPass(reader, for: self, engine: engine)
    // A second reference to the engine would make each change copy all items.
    engine = Waterfall()
    let isDone = pass.run(work)
    engine = pass.engine
    hasExactExtents = pass.hasExactExtents ?? hasExactExtents
    noteAsked(
      work, ofWholeSections: pass.asksWholeSections, isFirst: isFirst, dataAgrees: dataAgrees)
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
    engine.columnAssignment = options.keepsItemsInColumns ? .kept : .chosenAgain
  }

  /// Records what work has queried, because an update list may follow.
  ///
  /// A first layout, and the layout after a reload, query what the collection view has just counted.
  private func noteAsked(
    _ work: Work, ofWholeSections: Bool, isFirst: Bool, dataAgrees: Bool
  ) {
    guard cycle.batch == nil, let part = ofWholeSections ? .everything : work.asked else { return }
    if isFirst, dataAgrees { return cycle.forgetAsked() }
    cycle.noteAsked(part, endsWithTurn: dataAgrees)
    if dataAgrees { startTurn() }
  }

  /// Records that a call begins and ends.
  func inside<Answer>(_ call: LayoutCycle.Reentrancy, _ body: () -> Answer) -> Answer {
    let isEntered = cycle.enter(call)
    defer { if isEntered { cycle.leave(call) } }
    return body()
  }

  /// Returns whether the layout shows an element if it exists: decoration views must be registered.
  func isShown(_ id: ElementID) -> Bool {
    !id.kind.isDecoration || decorations.contains(id.kind)
  }
}
