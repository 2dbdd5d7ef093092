import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Where everything is, once all that has changed is placed.
  var waterfall: Waterfall {
    engine.updateOrigins()
    return engine
  }

  /// Does in a pass of the collection view what is out of date, and no more.
  func prepareWhatIsStale() {
    guard let collectionView else { return }
    recovery = nil
    keptPlaces?.beginPass()
    if batch?.isWithoutList == true { batch = nil }
    let environment = LayoutEnvironment(of: collectionView, for: self)
    keepPlaces(onto: environment)
    if !pending.includesEverything, environment == self.environment,
      batch?.advanceOnPrepare() == true
    {
      // UIKit prepares with the new counts before it says what changed (facts 1.10); asking and
      // laying out everything now would be thrown away when the list comes. One may never come.
      recovery = NextTurn { [weak self] in self?.invalidate(.nothing) }
      return
    }
    bringUpToDate(pending.beginForPrepare(), in: collectionView, on: environment)
    movePlaces(in: collectionView)
    shown.notePass(
      viewport(for: collectionView.bounds), insets: collectionView.adjustedContentInset)
  }

  /// Does before a look-up what the next `prepare()` would do, so that no answer is stale.
  ///
  /// Apps read the content size right after `reloadData()`, or set an option and scroll at once; the
  /// stock layout answers them by computing lazily (facts 10.15). Before the first pass, changes of the
  /// view's size are not announced, so the view is looked at each time.
  func bringUpToDateForLookUp() {
    guard pending.isWanted || shown.viewport == nil, !answersAsLaidOut, !pending.isUnderWay,
      batch?.isBeforeList != true, let collectionView
    else { return }
    let environment = LayoutEnvironment(of: collectionView, for: self)
    guard pending.isWanted || environment != self.environment, environment.crossExtent > 0,
      hasCountsOfDataSource(collectionView),
      // Between new counts and their context, parts are stale by what they were before (facts 10.18).
      pending.includesEverything || hasCounts(of: collectionView)
    else { return }
    bringUpToDate(pending.beginForLookUp(), in: collectionView, on: environment)
  }

  /// Whether as many sections and items are laid out as the collection view counts.
  func hasCounts(of view: UICollectionView) -> Bool {
    // A copy, as each call on the property would make one of its own.
    let engine = engine
    guard engine.sectionCount == view.numberOfSections else { return false }
    for section in 0..<engine.sectionCount
    where engine.itemCount(inSection: section) != view.numberOfItems(inSection: section) {
      return false
    }
    return true
  }

  /// Does the work that was taken as `stale`.
  func bringUpToDate(
    _ stale: Staleness, in view: UICollectionView, on environment: LayoutEnvironment
  ) {
    defer { pending.end() }
    engine.minimumMainExtent = minimumMainExtent(on: environment.axes.grid)
    engine.stacksItems = itemsPinToVisibleBounds
    engine.columnAssignment = columnAssignment
    if stale.everything || environment != self.environment || batch?.isAwaitingList == true {
      layOutEverything(in: view, on: environment)
    } else {
      refresh(stale, in: view, on: environment)
    }
  }

  /// Asks everything and lays it all out.
  ///
  /// With no room across scrolling, as before a view's first real layout, there is nothing to lay
  /// out and nothing is asked.
  func layOutEverything(in view: UICollectionView, on environment: LayoutEnvironment) {
    self.environment = environment
    noteElementsBefore(inSections: 0..<engine.sectionCount)
    batch?.markApplied()
    selfSizingAttempts.forget()
    engine.setCrossExtent(environment.crossExtent)
    engine.setSectionCount(environment.crossExtent > 0 ? view.numberOfSections : 0)
    let reader = SectionReader(view: view, layout: self, environment: environment)
    var measure = ItemMeasure(reader)
    withEngineDetached { waterfall in
      for section in 0..<waterfall.sectionCount {
        layOut(
          section, as: reader.section(section), asking: reader, by: &measure, in: &waterfall)
      }
    }
  }

  /// Asks everything about one section and lays it out.
  func layOut(_ section: Int, asking reader: SectionReader) {
    var measure = ItemMeasure(reader)
    withEngineDetached { waterfall in
      layOut(section, as: reader.section(section), asking: reader, by: &measure, in: &waterfall)
    }
  }

  /// Asks the delegate and changes the engine between the questions, with the engine out of the layout's
  /// reach meanwhile.
  ///
  /// Between two questions the engine is half changed. A delegate that looks at the layout from its
  /// answer is told that nothing is laid out yet, where it would otherwise read starts of sections that
  /// are not up to date, at which the engine stops a debug build. Once for all sections of a pass: to take
  /// the engine out and put it back takes as long as asking about a small section does.
  func withEngineDetached<Answer>(_ ask: (_ waterfall: inout Waterfall) -> Answer) -> Answer {
    var waterfall = Waterfall()
    swap(&waterfall, &engine)
    defer { swap(&waterfall, &engine) }
    return ask(&waterfall)
  }

  /// Asks about the items of a section and lays it out as it is described.
  private func layOut(
    _ section: Int, as sectionInput: SectionInput, asking reader: SectionReader,
    by measure: inout ItemMeasure, in waterfall: inout Waterfall
  ) {
    let itemCount = reader.calls.view.numberOfItems(inSection: section)
    if let room = sectionInput.automaticColumns?.room {
      return reader.layOutAutomatically(
        section, as: sectionInput, in: room, itemCount: itemCount, by: &measure, in: &waterfall)
    }
    measure.begin(section, as: sectionInput)
    waterfall.setSection(section, to: sectionInput, itemCount: itemCount) { item, _ in
      measure(item)
    }
  }

  /// Makes a section's changes, and places its items once.
  ///
  /// If its own values give it other columns now, all its items are asked again, as their extents depend
  /// on the columns' width.
  func edit(_ section: Int, by edit: SectionEdit, asking reader: SectionReader) {
    let former = engine.input(ofSection: section)
    withEngineDetached { waterfall in
      let stated = edit.asksSection ? reader.section(section) : former
      let kept =
        edit.asksSection
        ? reader.keepingColumns(of: former, in: stated, ofSection: section) : former
      var measure = ItemMeasure(reader)
      if let kept {
        measure.begin(section, as: kept)
        let tracks = reader.tracks(for: kept)
        var inserting: [(item: Int, input: ItemInput)] = []
        inserting.reserveCapacity(edit.inserted.count)
        let comesFromElsewhere = !edit.moved.isEmpty
        for item in edit.inserted {
          let former = comesFromElsewhere ? edit.moved[item] : nil
          let known = former.flatMap { $0.input(in: tracks, kept.automaticColumns) }
          inserting.append((item, known ?? measure(item)))
        }
        // A loop and no map: a closure that map calls checks for each item whether it runs on the main
        // actor.
        var restating: [(item: Int, input: ItemInput)] = []
        restating.reserveCapacity(edit.outdated.count)
        for item in edit.outdated { restating.append((item, measure(item))) }
        if !measure.hasMisfit {
          return waterfall.editItems(
            inSection: section, to: kept, removing: edit.removed, inserting: inserting,
            restating: restating)
        }
      }
      layOut(section, as: stated, asking: reader, by: &measure, in: &waterfall)
    }
  }

  /// Asks again about the parts that are out of date.
  private func refresh(
    _ stale: Staleness, in view: UICollectionView, on environment: LayoutEnvironment
  ) {
    guard !stale.isNothing else { return }
    let reader = SectionReader(view: view, layout: self, environment: environment)
    withEngineDetached { waterfall in
      for section in 0..<(stale.pins ? waterfall.sectionCount : 0) {
        waterfall.change(section) {
          reader.setPins(of: &$0.header, .header, ofSection: section)
          reader.setPins(of: &$0.footer, .footer, ofSection: section)
        }
      }
      for section in 0..<(stale.backgrounds ? waterfall.sectionCount : 0) {
        waterfall.change(section) { $0.background = reader.background(ofSection: section) }
      }
      for section in stale.boundaries where 0..<waterfall.sectionCount ~= section {
        waterfall.change(section) {
          $0.header = reader.boundary(.header, ofSection: section)
          $0.footer = reader.boundary(.footer, ofSection: section)
        }
      }
    }
    for section in stale.sections where 0..<engine.sectionCount ~= section {
      edit(section, by: SectionEdit(), asking: reader)
    }
    measureAgain(stale.items, asking: reader)
  }

  private func measureAgain(_ indexPaths: Set<IndexPath>, asking reader: SectionReader) {
    for (section, indexPaths) in Dictionary(grouping: indexPaths, by: \.section)
    where 0..<engine.sectionCount ~= section {
      let existing = 0..<engine.itemCount(inSection: section)
      let items = indexPaths.map(\.item).filter(existing.contains)
      edit(section, by: SectionEdit(asksSection: false, outdated: items), asking: reader)
    }
  }

  /// Whether a change leaves other items in the column they have.
  var columnAssignment: ColumnAssignment { options.keepsItemsInColumns ? .kept : .chosenAgain }

  private func minimumMainExtent(on grid: PixelGrid) -> Length {
    grid.length(
      diagnostics.extent(minimumContentExtent, from: .property("minimumContentExtent")))
  }
}

extension Waterfall {
  fileprivate mutating func change(_ section: Int, by change: (inout SectionInput) -> Void) {
    var input = input(ofSection: section)
    change(&input)
    setInput(input, ofSection: section)
  }
}

/// What changes in a section at once.
struct SectionEdit {
  /// Whether the section's own values are asked again: they may depend on what it holds, as a footer does
  /// that goes with the last item.
  var asksSection = true
  /// The items that go, by the indexes they have, ascending.
  var removed: [Int] = []
  /// The items that come, by the indexes they will have, ascending.
  var inserted: [Int] = []
  /// Those of them that come from elsewhere.
  var moved: [Int: MovedItem] = [:]
  /// The items to be measured again, by the indexes they will have.
  var outdated: [Int] = []
}

/// What an item was stated to be where it comes from.
struct MovedItem {
  let input: ItemInput
  let tracks: ColumnTracks
  let columns: AutomaticColumns?

  /// The same in other columns; nil where their width is another one, or has another reason: then the
  /// item is asked about again.
  func input(in tracks: ColumnTracks, _ columns: AutomaticColumns?) -> ItemInput? {
    guard let columns, let former = self.columns else {
      return columns == nil && self.columns == nil && tracks == self.tracks ? input : nil
    }
    return columns.isSameDecision(as: former) ? input : nil
  }
}
