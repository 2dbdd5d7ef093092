import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  func prepareWhatIsStale() {
    keptPlaces = nil
    guard let collectionView else { return }
    if batch?.isWithoutList == true { batch = nil }
    let basis = LayoutBasis(of: collectionView, for: self)
    waterfall.minimumMainExtent = minimumMainExtent(on: basis.axes.grid)
    waterfall.stacksItems = itemsPinToVisibleBounds
    if staleness.everything || basis != self.basis {
      layOutEverything(in: collectionView, on: basis)
    } else if batch?.isAwaitingList == true {
      layOutEverything(in: collectionView, on: basis)
    } else if batch?.awaitsListAfterPreparing() == true {
      // UIKit prepares with the new counts before it says what changed (facts 1.10); asking and
      // laying out everything now would be thrown away when the list comes.
      waterfall.settle()
      return
    } else {
      refreshWhatIsNamed(in: collectionView, on: basis)
    }
    staleness = .nothing
    shownViewport = viewport(for: collectionView.bounds)
  }

  /// Asks everything and lays it all out.
  ///
  /// With no room across scrolling, as before a view's first real layout, there is nothing to lay
  /// out and nothing is asked.
  func layOutEverything(in view: UICollectionView, on basis: LayoutBasis) {
    self.basis = basis
    batch?.settle()
    settlingCounts = [:]
    waterfall.setCrossExtent(basis.crossExtent)
    waterfall.setSectionCount(basis.crossExtent > 0 ? view.numberOfSections : 0)
    let input = LayoutInput(view: view, layout: self, basis: basis)
    for section in 0..<waterfall.sectionCount {
      layOut(section, asking: input)
    }
    waterfall.settle()
  }

  /// Asks everything about one section and lays it out.
  func layOut(_ section: Int, asking input: LayoutInput) {
    layOut(section, as: whileAside { input.section(section) }, asking: input)
  }

  /// Asks the delegate, with the engine out of the layout's reach meanwhile.
  ///
  /// Between two questions the engine is half changed. A delegate that looks at the layout from its
  /// answer is told that nothing is laid out yet, where it would otherwise read starts of sections that
  /// are not up to date, at which the engine stops a debug build.
  func whileAside<Answer>(_ ask: () -> Answer) -> Answer {
    var waterfall = Waterfall()
    swap(&waterfall, &self.waterfall)
    defer { swap(&waterfall, &self.waterfall) }
    return ask()
  }

  /// Asks about the items of a section and lays it out as it is described.
  func layOut(_ section: Int, as sectionInput: SectionInput, asking input: LayoutInput) {
    let tracks = input.tracks(for: sectionInput)
    var measure = ItemMeasure(input, section: section, tracks: tracks)
    // Aside here too, and changed there: a delegate that looks at the layout would otherwise read what
    // is being written, and Swift stops the program.
    var waterfall = Waterfall()
    swap(&waterfall, &self.waterfall)
    waterfall.setSection(
      section, to: sectionInput,
      itemCount: input.calls.view.numberOfItems(inSection: section)
    ) { item, _ in measure(item) }
    swap(&waterfall, &self.waterfall)
  }

  /// Asks a section's own values again, which may depend on what it holds, as a footer does that goes
  /// with the last item.
  ///
  /// If that gives it other columns, all its items are asked again, as their extents depend on the
  /// columns' width; answers whether they were not.
  @discardableResult
  func refresh(_ section: Int, asking input: LayoutInput) -> Bool {
    let sectionInput = whileAside { input.section(section) }
    guard input.tracks(for: sectionInput) == waterfall.tracks(ofSection: section) else {
      layOut(section, as: sectionInput, asking: input)
      return false
    }
    waterfall.setInput(sectionInput, ofSection: section)
    return true
  }

  /// Measures what is named again, and reads pin flags again where they are stale.
  private func refreshWhatIsNamed(in view: UICollectionView, on basis: LayoutBasis) {
    guard !staleness.isNothing else { return }
    let input = LayoutInput(view: view, layout: self, basis: basis)
    for section in staleness.pins ? 0..<waterfall.sectionCount : 0..<0 {
      var sectionInput = waterfall.input(ofSection: section)
      whileAside {
        for boundary in Boundary.allCases {
          input.setPins(of: &sectionInput[boundary], boundary, ofSection: section)
        }
      }
      waterfall.setInput(sectionInput, ofSection: section)
    }
    for section in staleness.sections where 0..<waterfall.sectionCount ~= section {
      refresh(section, asking: input)
    }
    for section in staleness.boundaries where 0..<waterfall.sectionCount ~= section {
      var sectionInput = waterfall.input(ofSection: section)
      whileAside {
        for boundary in Boundary.allCases {
          sectionInput[boundary] = input.boundary(boundary, ofSection: section)
        }
      }
      waterfall.setInput(sectionInput, ofSection: section)
    }
    measureItemsAgain(staleness.items, asking: input)
    waterfall.settle()
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
    let tracks = waterfall.tracks(ofSection: section)
    var measure = ItemMeasure(input, section: section, tracks: tracks)
    let inputs = whileAside { items.map { ($0, measure($0)) } }
    waterfall.setItems(inputs, inSection: section, columns: columnAssignment)
  }

  /// Whether a change leaves other items in the column they have.
  var columnAssignment: ColumnAssignment { options.keepsItemsInColumns ? .kept : .chosenAgain }

  private func minimumMainExtent(on grid: PixelGrid) -> Length {
    grid.length(
      diagnostics.extent(minimumContentExtent, from: .property("minimumContentExtent")))
  }
}
