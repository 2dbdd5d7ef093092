import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Does in a pass of the collection view what is out of date, and no more.
  func prepareWhatIsStale() {
    guard let collectionView else { return }
    keptPlaces?.beginPass(on: axes.grid)
    if batch?.isWithoutList == true { batch = nil }
    let basis = LayoutBasis(of: collectionView, for: self)
    if !pending.includesEverything, basis == self.basis, batch?.advanceOnPrepare() == true {
      // UIKit prepares with the new counts before it says what changed (facts 1.10); asking and
      // laying out everything now would be thrown away when the list comes.
      waterfall.settle()
      return
    }
    bringUpToDate(pending.beginForPrepare(), in: collectionView, on: basis)
    movePlaces(in: collectionView)
    told.notePass(
      viewport(for: collectionView.bounds), insets: collectionView.adjustedContentInset)
  }

  /// Does before a look-up what the next `prepare()` would do, so that no answer is stale.
  ///
  /// Apps read the content size right after `reloadData()`, or set an option and scroll at once; the
  /// stock layout answers them by computing lazily (facts 10.15). Before the first pass, changes of the
  /// view's size are not announced, so the view is looked at each time.
  func bringUpToDateForLookUp() {
    guard pending.isWanted || told.viewport == nil, !answersAsLaidOut, !pending.isUnderWay,
      batch?.isBeforeList != true, let collectionView
    else { return }
    let basis = LayoutBasis(of: collectionView, for: self)
    guard pending.isWanted || basis != self.basis, basis.crossExtent > 0,
      hasCountsOfDataSource(collectionView)
    else { return }
    bringUpToDate(pending.beginForLookUp(), in: collectionView, on: basis)
  }

  /// Does the work that was taken as `stale`.
  func bringUpToDate(
    _ stale: Staleness, in view: UICollectionView, on basis: LayoutBasis
  ) {
    defer { pending.end() }
    waterfall.minimumMainExtent = minimumMainExtent(on: basis.axes.grid)
    waterfall.stacksItems = itemsPinToVisibleBounds
    if stale.everything || basis != self.basis || batch?.isAwaitingList == true {
      layOutEverything(in: view, on: basis)
    } else {
      refresh(stale, in: view, on: basis)
    }
  }

  /// Asks everything and lays it all out.
  ///
  /// With no room across scrolling, as before a view's first real layout, there is nothing to lay
  /// out and nothing is asked.
  func layOutEverything(in view: UICollectionView, on basis: LayoutBasis) {
    self.basis = basis
    noteBoundariesBeforeLayingOutAnew()
    batch?.markApplied()
    selfSizing.forgetEverything()
    waterfall.setCrossExtent(basis.crossExtent)
    waterfall.setSectionCount(basis.crossExtent > 0 ? view.numberOfSections : 0)
    let input = LayoutInput(view: view, layout: self, basis: basis)
    var measure = ItemMeasure(input)
    withEngineDetached { waterfall in
      for section in 0..<waterfall.sectionCount {
        layOut(
          section, as: input.section(section), asking: input, by: &measure, in: &waterfall)
      }
    }
    waterfall.settle()
  }

  /// Asks everything about one section and lays it out.
  func layOut(_ section: Int, asking input: LayoutInput) {
    var measure = ItemMeasure(input)
    withEngineDetached { waterfall in
      layOut(section, as: input.section(section), asking: input, by: &measure, in: &waterfall)
    }
  }

  /// Asks the delegate, with the engine out of the layout's reach meanwhile.
  ///
  /// Between two questions the engine is half changed. A delegate that looks at the layout from its
  /// answer is told that nothing is laid out yet, where it would otherwise read starts of sections that
  /// are not up to date, at which the engine stops a debug build.
  func whileAside<Answer>(_ ask: () -> Answer) -> Answer {
    withEngineDetached { _ in ask() }
  }

  /// The same, and changes the engine between the questions.
  ///
  /// Once for all sections of a pass: to take the engine out and put it back takes as long as asking
  /// about a small section does.
  func withEngineDetached<Answer>(_ ask: (_ waterfall: inout Waterfall) -> Answer) -> Answer {
    var waterfall = Waterfall()
    swap(&waterfall, &self.waterfall)
    defer { swap(&waterfall, &self.waterfall) }
    return ask(&waterfall)
  }

  /// Asks about the items of a section and lays it out as it is described.
  private func layOut(
    _ section: Int, as sectionInput: SectionInput, asking input: LayoutInput,
    by measure: inout ItemMeasure, in waterfall: inout Waterfall
  ) {
    let itemCount = input.calls.view.numberOfItems(inSection: section)
    if let room = sectionInput.automaticColumns?.room {
      return input.layOutAutomatically(
        section, as: sectionInput, in: room, itemCount: itemCount, by: &measure, in: &waterfall)
    }
    measure.begin(section, as: sectionInput)
    waterfall.setSection(section, to: sectionInput, itemCount: itemCount) { item, _ in
      measure(item)
    }
  }

  /// Asks a section's own values again, which may depend on what it holds, as a footer does that goes
  /// with the last item.
  ///
  /// If that gives it other columns, all its items are asked again, as their extents depend on the
  /// columns' width; answers whether they were not.
  @discardableResult
  func refresh(_ section: Int, asking input: LayoutInput) -> Bool {
    let former = waterfall.input(ofSection: section)
    return withEngineDetached { waterfall in
      let sectionInput = input.section(section)
      if let kept = input.keepingColumns(of: former, in: sectionInput, ofSection: section) {
        waterfall.setInput(kept, ofSection: section)
        return true
      }
      var measure = ItemMeasure(input)
      layOut(section, as: sectionInput, asking: input, by: &measure, in: &waterfall)
      return false
    }
  }

  /// Asks again about the parts that are out of date, and places what views have stated of themselves.
  private func refresh(_ stale: Staleness, in view: UICollectionView, on basis: LayoutBasis) {
    let input = LayoutInput(view: view, layout: self, basis: basis)
    if stale.pins { refreshPins(asking: input) }
    for section in stale.sections where 0..<waterfall.sectionCount ~= section {
      refresh(section, asking: input)
    }
    for section in stale.boundaries where 0..<waterfall.sectionCount ~= section {
      var sectionInput = waterfall.input(ofSection: section)
      whileAside {
        for boundary in Boundary.allCases {
          sectionInput[boundary] = input.boundary(boundary, ofSection: section)
        }
      }
      waterfall.setInput(sectionInput, ofSection: section)
    }
    measureItemsAgain(stale.items, asking: input)
    waterfall.setExtents(selfSizing.takeStated(), columns: columnAssignment)
    waterfall.settle()
  }

  private func refreshPins(asking input: LayoutInput) {
    withEngineDetached { waterfall in
      for section in 0..<waterfall.sectionCount {
        var sectionInput = waterfall.input(ofSection: section)
        for boundary in Boundary.allCases {
          input.setPins(of: &sectionInput[boundary], boundary, ofSection: section)
        }
        waterfall.setInput(sectionInput, ofSection: section)
      }
    }
  }

  private func measureItemsAgain(_ indexPaths: Set<IndexPath>, asking input: LayoutInput) {
    for (section, indexPaths) in Dictionary(grouping: indexPaths, by: \.section)
    where 0..<waterfall.sectionCount ~= section {
      let existing = 0..<waterfall.itemCount(inSection: section)
      measureAgain(
        indexPaths.map(\.item).filter(existing.contains), inSection: section, asking: input)
    }
  }

  /// Measures items that are there again.
  func measureAgain(_ items: [Int], inSection section: Int, asking input: LayoutInput) {
    var measure = ItemMeasure(
      input, section: section, as: waterfall.input(ofSection: section))
    var inputs: [(item: Int, input: ItemInput)] = []
    inputs.reserveCapacity(items.count)
    // A loop and no map: a closure that map calls checks for each item whether it runs on the main actor.
    whileAside {
      for item in items { inputs.append((item, measure(item))) }
    }
    guard !measure.hasMisfit else { return layOut(section, asking: input) }
    waterfall.setItems(inputs, inSection: section, columns: columnAssignment)
  }

  /// Whether a change leaves other items in the column they have.
  var columnAssignment: ColumnAssignment { options.keepsItemsInColumns ? .kept : .chosenAgain }

  private func minimumMainExtent(on grid: PixelGrid) -> Length {
    grid.length(
      diagnostics.extent(minimumContentExtent, from: .property("minimumContentExtent")))
  }
}
