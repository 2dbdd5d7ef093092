import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Does in a pass of the collection view what is out of date, and no more.
  func prepareWhatIsStale() {
    guard let collectionView else { return }
    budget.didBeginPass()
    noteView(collectionView)
    let readsOnlyNamed = cycle.readsOnlyNamed
    shown.catchUp()
    if !hasWhatIsCounted(by: collectionView, onScreen: readsOnlyNamed) { beginAnew() }
    let environment = newEnvironment(of: collectionView)
    let asks = cycle.hasWork || environment != self.environment
    let agrees =
      !asks || collectionView.hasUncommittedUpdates || hasCountsOfDataSource(collectionView)
    // With more items, as before an insert, all that the view counts can be queried.
    let suffices = agrees || hasCountsOfDataSource(collectionView, orMore: true)
    guard suffices || !cycle.mayWait || self.environment == nil else { return waitForReload() }
    if let former = self.environment, former != environment { didCausePass() }
    keepPlaces(onto: environment)
    let work = cycle.prepare(on: environment)
    if let work {
      shown.beginPass()
      perform(work, in: collectionView, on: environment, dataAgrees: agrees)
    }
    // The list may never come, and what changes during an update the view may not say.
    if cycle.needsPass || cycle.batch?.isWithoutList == true { recoverInNextTurn() }
    guard let work else { return }
    restoreOffset(in: collectionView)
    shown.notePass()
    if !readsOnlyNamed { return shown.noteReading(of: currentViewport) }
    if work.isNothing { didReadNamed() } else { noteOldAttributes() }
  }

  /// Asks nothing in this pass, as the data is ahead of a reload or an update list that is to come.
  ///
  /// UIKit prepares inside the setter of a view's size (facts 13.9), and a delegate would be asked about items
  /// that are gone. In the next turn it is asked whatever it holds: the view counts no more by itself.
  private func waitForReload() {
    cycle.wait(
      until: NextTurn { [weak self] in
        self?.cycle.endWaiting()
        self?.readAgain()
      })
  }

  /// Records that UIKit reads only the elements that contexts name.
  ///
  /// While an invalidation waits for its pass, UIKit doesn't query the layout about further scrolls (facts
  /// 13.11), and a context can also be for bounds that follow (facts 13.10). Then the contexts name what
  /// changes up to other bounds than the present ones, and UIKit raises an exception if an unnamed
  /// header changes. So the layout returns attributes for those bounds, and has everything read again.
  func didReadNamed() {
    let present = currentViewport
    guard let known = shown.announced ?? shown.viewport, known != present else {
      return shown.noteReading(of: present)
    }
    shown.fallBehind(to: known)
    recoverInNextTurn()
  }

  /// Has all attributes read again, in the next turn or with the next scroll, if no pass does it before.
  func noteOldAttributes() {
    shown.noteReading(of: nil)
    recoverInNextTurn()
  }

  /// Does before a look-up what the next `prepare()` would do, so that no answer is stale.
  ///
  /// Apps read the content size right after `reloadData()`, or set an option and scroll at once; the
  /// stock layout answers them by computing lazily (facts 10.15). Before the first pass, changes of the
  /// view's size are not announced, so the view is looked at each time.
  func bringUpToDateForLookUp() {
    guard cycle.isStale || shown.viewport == nil, let collectionView else { return }
    noteView(collectionView)
    guard cycle.letsLookUpsWork else { return }
    let environment = newEnvironment(of: collectionView)
    guard cycle.isStale || environment != self.environment, environment.crossExtent > 0,
      hasCountsOfDataSource(collectionView),
      // Between new counts and their context, the layout is still that of before (facts 10.18).
      shown.awaitsReload || shown.viewport == nil || hasCounts(of: collectionView)
    else { return }
    if self.environment != nil { shown.noteLookUp(isInRange: isOffsetInRange) }
    perform(cycle.takeWork(on: environment), in: collectionView, on: environment)
  }

  /// Returns whether the data source still holds what the collection view counted, `orMore`.
  ///
  /// If it doesn't, a reload or an update list follows. If it holds fewer items, a delegate that is
  /// queried now is queried about missing items.
  func hasCountsOfDataSource(_ view: UICollectionView, orMore: Bool = false) -> Bool {
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

  /// Whether as many sections are laid out as the collection view counts, and as many items in all of them or
  /// in some.
  private func hasCounts(of view: UICollectionView, in sections: Range<Int>? = nil) -> Bool {
    // A copy, as each call on the property would make one of its own.
    let engine = engine
    return engine.sectionCount == view.numberOfSections
      && (sections ?? 0..<engine.sectionCount).allSatisfy { section in
        engine.itemCount(inSection: section) == view.numberOfItems(inSection: section)
      }
  }

  /// Whether a pass finds what was laid out: UIKit may send no context for a reload where it is to lay out
  /// anyway.
  ///
  /// In the passes of scrolling only what is on screen is looked at, whose number is small; all where that is
  /// past the content, as after a reload to less.
  private func hasWhatIsCounted(by view: UICollectionView, onScreen: Bool) -> Bool {
    guard cycle.mayBeginBatch, !cycle.isAtWork, environment.map({ $0.crossExtent > 0 }) == true
    else { return true }
    let sections = onScreen ? waterfall.sections(touching: currentViewport) : 0..<0
    return hasCounts(of: view, in: sections.isEmpty ? nil : sections)
  }

  /// Begins anew where the layout has come to another collection view.
  private func noteView(_ view: UICollectionView) {
    guard shownView !== view else { return }
    shownView = view
    shown = PresentedState()
    cycle.markEverythingAnew()
  }

  /// Nothing of before counts any more, as after a reload.
  func beginAnew() {
    budget.forgetElements()
    cycle.markEverythingAnew()
    shown.noteReload()
  }

  /// Does work, with the engine out of the layout's reach meanwhile; false where a list does not add up.
  ///
  /// The only place that asks the delegate, and beside a view's own size the only one that changes the
  /// engine. Work that a delegate causes while it is asked is left to the next pass. `dataAgrees` says that the
  /// data source holds what the collection view counts.
  @discardableResult
  func perform(
    _ work: Work, in view: UICollectionView, on environment: LayoutEnvironment,
    dataAgrees: Bool = true
  ) -> Bool {
    guard !cycle.isAtWork else {
      cycle.mark(.everything)
      return true
    }
    cycle.beginWork(on: environment)
    if work.isEverything { budget.didQueryEverything() }
    engine.minimumMainExtent = minimumMainExtent(in: environment.axes.grid)
    engine.stacksItems = itemsPinToVisibleBounds
    engine.columnAssignment = columnAssignment
    guard !work.isNothing else {
      cycle.endWork(work, isDone: true, record: BatchRecord())
      return true
    }
    let isFirst = shown.viewport == nil || shown.awaitsReload
    let reader = SectionReader(
      view: view, layout: self, own: SpecifiedLayout(self, options, in: environment.axes),
      environment: environment)
    var pass = LayoutPass(reader, for: self, engine: engine)
    // Out of reach, and the pass's alone: a second copy would have each change copy all items.
    engine = Waterfall()
    let isDone = pass.run(work)
    engine = pass.engine
    hasExactExtents = pass.hasExactExtents ?? hasExactExtents
    noteAsked(
      work, ofWholeSections: pass.asksWholeSections, isFirst: isFirst, dataAgrees: dataAgrees)
    cycle.endWork(work, isDone: isDone, record: pass.record)
    return isDone
  }

  /// Notes what work has asked, in case that an update list is to come.
  ///
  /// A first layout, and that after a reload, ask about what the collection view has just counted.
  private func noteAsked(
    _ work: Work, ofWholeSections: Bool, isFirst: Bool, dataAgrees: Bool
  ) {
    guard cycle.batch == nil, let part = ofWholeSections ? .everything : work.asked else { return }
    if isFirst, dataAgrees { return cycle.forgetAsked() }
    let nextTurn = dataAgrees ? NextTurn { [weak self] in self?.cycle.forgetAsked() } : nil
    cycle.noteAsked(part, until: nextTurn)
  }

  /// Notes that a call begins, and ends.
  func inside<Answer>(_ call: LayoutCycle.Situation, _ body: () -> Answer) -> Answer {
    let outer = cycle.enter(call)
    defer { cycle.leave(to: outer) }
    return body()
  }

  /// What a section of `waterfall` has beside its items.
  func supplementaryIDs(ofSection section: Int, in waterfall: Waterfall) -> [ElementID] {
    waterfall.supplementaryIDs(ofSection: section).filter {
      $0.kind != .background || hasBackgrounds
    }
  }
}
