import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Where everything is, once all that has changed is placed.
  var waterfall: Waterfall {
    engine.updateOrigins()
    return engine
  }

  /// What the engine was laid out for; nil before the first pass.
  var environment: LayoutEnvironment? { cycle.environment }

  var axes: LayoutAxes {
    environment?.axes ?? LayoutAxes(isHorizontal: scrollDirection == .horizontal)
  }

  /// Does in a pass of the collection view what is out of date, and no more.
  func prepareWhatIsStale() {
    guard let collectionView else { return }
    let environment = LayoutEnvironment(of: collectionView, for: self)
    keepPlaces(onto: environment)
    let work = cycle.prepare(on: environment)
    if let work {
      shown.beginPass()
      perform(work, in: collectionView, on: environment)
    }
    // The list may never come, and what changes during an update the view may not say.
    if cycle.needsPass || cycle.batch?.isWithoutList == true { recoverInNextTurn() }
    guard work != nil else { return }
    restoreOffset(in: collectionView)
    shown.notePass(
      viewport(for: collectionView.bounds), insets: collectionView.adjustedContentInset,
      longerExtent: extentUntilMoved)
  }

  /// Does before a look-up what the next `prepare()` would do, so that no answer is stale.
  ///
  /// Apps read the content size right after `reloadData()`, or set an option and scroll at once; the
  /// stock layout answers them by computing lazily (facts 10.15). Before the first pass, changes of the
  /// view's size are not announced, so the view is looked at each time.
  func bringUpToDateForLookUp() {
    guard cycle.isStale || shown.viewport == nil, cycle.letsLookUpsWork, let collectionView
    else { return }
    let environment = LayoutEnvironment(of: collectionView, for: self)
    guard cycle.isStale || environment != self.environment, environment.crossExtent > 0,
      hasCountsOfDataSource(collectionView),
      // Between new counts and their context, parts are stale by what they were before (facts 10.18).
      cycle.includesEverything || hasCounts(of: collectionView)
    else { return }
    perform(cycle.takeWork(on: environment), in: collectionView, on: environment)
  }

  /// Whether the data source still holds what the collection view counted.
  ///
  /// Where it does not, a reload is to come, and a delegate asked now would be asked about items that
  /// are gone.
  func hasCountsOfDataSource(_ view: UICollectionView) -> Bool {
    guard let source = view.dataSource,
      DelegateCalls.sectionCount(of: source, in: view) == view.numberOfSections
    else { return false }
    for section in 0..<view.numberOfSections {
      let count = source.collectionView(view, numberOfItemsInSection: section)
      guard count == view.numberOfItems(inSection: section) else { return false }
    }
    return true
  }

  /// Whether as many sections and items are laid out as the collection view counts.
  private func hasCounts(of view: UICollectionView) -> Bool {
    // A copy, as each call on the property would make one of its own.
    let engine = engine
    return engine.sectionCount == view.numberOfSections
      && (0..<engine.sectionCount).allSatisfy { section in
        engine.itemCount(inSection: section) == view.numberOfItems(inSection: section)
      }
  }

  /// Does work, with the engine out of the layout's reach meanwhile; false where a list does not add up.
  ///
  /// The only place that asks the delegate, and beside a view's own size the only one that changes the
  /// engine. Work that a delegate causes while it is asked is left to the next pass.
  @discardableResult
  func perform(
    _ work: Work, in view: UICollectionView, on environment: LayoutEnvironment
  ) -> Bool {
    guard !cycle.isAtWork else {
      cycle.mark(.everything)
      return true
    }
    cycle.beginWork(on: environment)
    engine.minimumMainExtent = environment.axes.grid.length(
      diagnostics.extent(minimumContentExtent, from: .property("minimumContentExtent")))
    engine.stacksItems = itemsPinToVisibleBounds
    engine.columnAssignment = columnAssignment
    guard !work.isNothing else {
      cycle.endWork(work, isDone: true, former: [:])
      return true
    }
    if case .everything = work { selfSizingAttempts.forget() }
    let reader = SectionReader(view: view, layout: self, environment: environment)
    var pass = LayoutPass(reader, engine: engine, notesFormer: cycle.isBeforeList)
    // Out of reach, and the pass's alone: a second copy would have each change copy all items.
    engine = Waterfall()
    let isDone = pass.run(work)
    engine = pass.engine
    cycle.endWork(work, isDone: isDone, former: pass.former)
    return isDone
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
      $0.kind != .background || background.isRegistered
    }
  }
}

extension Waterfall {
  /// Whether there is an item at this index path.
  func holds(_ indexPath: IndexPath) -> Bool {
    0..<sectionCount ~= indexPath.section
      && 0..<itemCount(inSection: indexPath.section) ~= indexPath.item
  }
}
