import Testing

extension FactScenario {
  static let cycle = [
    firstLayout, lateCounts, reload, reloadPass, clientInvalidation, namedElements, newSize,
    layoutSwap, animatedLayoutSwap, swapAttributes,
  ]
  private static let passWords: Set = [
    "prepare", "sections", "count", "size", "elements", "item", "header", "cell",
  ]

  static let firstLayout = FactScenario("1.2", "the first layout") {
    let stage = FactsStage(RowsLayout(), [2], shows: false)
    return stage.calls(of: passWords) { stage.show() }
  }

  static let lateCounts = FactScenario("1.2", "counts that prepare() does not ask for") {
    let layout = RowsLayout()
    layout.readsCounts = false
    let stage = FactsStage(layout, [2], shows: false)
    return stage.calls(of: ["prepare", "sections", "count", "size"]) { stage.show() }
  }

  static let reload = FactScenario("1.3", "a reload before the next pass") {
    let stage = FactsStage(RowsLayout(), [2])
    stage.calls.lines = []
    stage.view.reloadData()
    return stage.calls.lines
  }

  static let reloadPass = FactScenario("1.3", "the pass after a reload") {
    let stage = FactsStage(RowsLayout(), [2])
    stage.source.counts = [1]
    return stage.calls(of: passWords.union(["initial", "final"])) { stage.view.reloadData() }
  }

  static let clientInvalidation = FactScenario("1.4", "invalidateLayout() by the client") {
    let stage = FactsStage(RowsLayout(), [2])
    return stage.calls(of: passWords.union(["invalidateLayout", "invalidate"])) {
      stage.view.collectionViewLayout.invalidateLayout()
    }
  }

  static let namedElements = FactScenario("1.5", "a context that names an item and a header") {
    let layout = RowsLayout()
    layout.headerHeight = 20
    let stage = FactsStage(layout, [2])
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    context.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader, at: [IndexPath(item: 0, section: 0)])
    return stage.calls(of: ["prepare", "sections", "elements", "item", "header"]) {
      layout.invalidateLayout(with: context)
    }
  }

  static let newSize = FactScenario("1.7", "a new size whose context names an item") {
    let stage = FactsStage(NamingLayout(), [2])
    return stage.calls(of: ["should", "context", "prepare", "elements"]) {
      stage.view.frame.size.width = 120
    }
  }

  static let layoutSwap = FactScenario("1.9", "a layout swapped without animation") {
    let (old, new) = (RowsLayout(), RowsLayout())
    new.rowHeight = 80
    let stage = FactsStage(old, [2])
    UIView.performWithoutAnimation {
      stage.view.setCollectionViewLayout(new, animated: false)
      stage.view.layoutIfNeeded()
    }
    return stage.cellFrames + ["old has a view: \(old.collectionView != nil)"]
  }

  static let animatedLayoutSwap = FactScenario("1.9", "a layout swapped with animation") {
    let (old, new) = (RowsLayout(), RowsLayout())
    let stage = FactsStage(old, [2])
    (old.calls.lines, new.calls.lines) = ([], [])
    stage.view.setCollectionViewLayout(new, animated: true)
    stage.view.layoutIfNeeded()
    let words = ["leaving", "arriving", "finished", "prepare"]
    let ofNew = new.calls.lines.filter { words.contains($0) }
    return ["old: " + old.calls.lines.filter { words.contains($0) }.joined(separator: ", ")]
      + ["new: " + (ofNew.first ?? "") + ", " + (ofNew.last ?? "")]
  }

  static let swapAttributes = FactScenario("10.2", "initial and final attributes of a layout swap")
  {
    let (old, new) = (RowsLayout(), RowsLayout())
    new.rowHeight = 80
    let stage = FactsStage(old, [2])
    (old.calls.lines, new.calls.lines) = ([], [])
    stage.view.setCollectionViewLayout(new, animated: true)
    stage.view.layoutIfNeeded()
    let asked = [("old", old), ("new", new)].flatMap { name, layout in
      layout.calls.lines.filter { $0.hasPrefix("initial") || $0.hasPrefix("final") }
        .map { name + " " + $0 }
    }
    return Set(asked).sorted()
  }
}

@MainActor
@Suite struct CycleFacts {
  @Test func theFirstLayoutPreparesCountsMeasuresAsksAndMakes() {
    #expect(
      FactScenario.firstLayout.run() == [
        "prepare", "sections", "count 0", "size", "elements", "cell 0.0", "cell 0.1",
      ])
  }

  @Test func countsAreReadBetweenPreparingAndMeasuring() {
    #expect(FactScenario.lateCounts.run() == ["prepare", "sections", "count 0", "size"])
  }

  @Test func aReloadOnlyInvalidates() {
    #expect(
      FactScenario.reload.run() == ["invalidateLayout", "invalidate everything=true counts=true"])
  }

  @Test func thePassAfterAReloadIsAFirstLayout() {
    #expect(
      FactScenario.reloadPass.run() == [
        "prepare", "sections", "count 0", "size", "elements", "cell 0.0",
      ])
  }

  @Test func aClientsInvalidationKeepsCountsAndCells() {
    #expect(
      FactScenario.clientInvalidation.run() == [
        "invalidateLayout", "invalidate everything=false counts=false", "prepare", "size",
        "elements",
      ])
  }

  @Test func namedElementsAreAskedForOneByOne() {
    #expect(FactScenario.namedElements.run() == ["prepare", "header 0.0", "item 0.1"])
  }

  @Test func aNewSizeAsksForAllElementsDespiteAList() {
    #expect(
      FactScenario.newSize.run() == ["should at 0", "context at 0", "prepare", "elements"])
  }

  @Test func aSwappedLayoutPlacesTheCellsAtOnce() {
    #expect(
      FactScenario.layoutSwap.run() == [
        "0.0: 0 0 100x80", "0.1: 0 80 100x80", "old has a view: false",
      ])
  }

  @Test func anAnimatedSwapTellsBothLayouts() {
    #expect(
      FactScenario.animatedLayoutSwap.run() == [
        "old: leaving, finished", "new: arriving, finished",
      ]
    )
  }

  @Test func whatStaysIsUnfadedInALayoutSwap() {
    #expect(
      FactScenario.swapAttributes.run() == [
        "new initial 0.0 y=0 alpha=1", "new initial 0.1 y=50 alpha=1",
        "old final 0.0 y=0 alpha=1", "old final 0.1 y=80 alpha=1",
      ])
  }
}

/// Names one item in the context of each change of bounds.
private final class NamingLayout: RowsLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    _ = super.shouldInvalidateLayout(forBoundsChange: newBounds)
    return true
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
    return context
  }
}
