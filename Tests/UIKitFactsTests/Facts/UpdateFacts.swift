import Testing

extension FactScenario {
  static let updates = [
    updateOrder, updateList, whoIsAsked, nothingChanged, sectionList, fromFarAway,
    beforeFirstLayout, headerThatGoes,
  ]
  private static func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  static let updateOrder = FactScenario("1.10", "the order of an update's calls") {
    let stage = FactsStage(RowsLayout(), [2])
    stage.calls.lines = []
    stage.update(to: [3]) { stage.view.insertItems(at: [path(0)]) }
    var known: Set<String> = []
    return stage.calls.lines.map { $0.prefix { $0 != " " }.description }
      .filter {
        ["invalidateLayout", "invalidate", "prepare", "elements", "list", "offset", "finalize"]
          .contains($0) && known.insert($0).inserted
      }
  }

  static let updateList = FactScenario("1.10", "the list of an update") {
    let stage = FactsStage(RowsLayout(), [6])
    stage.calls.lines = []
    stage.update(to: [5]) {
      stage.view.deleteItems(at: [path(1), path(4), path(3)])
      stage.view.insertItems(at: [path(3), path(0)])
      stage.view.moveItem(at: path(5), to: path(2))
    }
    return stage.calls.lines.filter { $0.hasPrefix("update ") }
  }

  static let sectionList = FactScenario("1.10", "the list of an update of sections") {
    let stage = FactsStage(RowsLayout(), [1, 1, 1])
    stage.calls.lines = []
    stage.update(to: [1, 2, 1]) {
      stage.view.deleteSections(IndexSet(integer: 0))
      stage.view.insertSections(IndexSet(integer: 1))
    }
    return stage.calls.lines.filter { $0.hasPrefix("update ") }
  }

  static let whoIsAsked = FactScenario("1.10", "initial and final attributes of an update") {
    let stage = FactsStage(RowsLayout(), [3])
    stage.calls.lines = []
    stage.update(to: [3]) {
      stage.view.deleteItems(at: [path(0)])
      stage.view.insertItems(at: [path(2)])
    }
    return Set(stage.calls.lines.filter { $0.hasPrefix("initial") || $0.hasPrefix("final ") })
      .sorted()
  }

  static let nothingChanged = FactScenario("1.10", "an update of nothing") {
    let stage = FactsStage(RowsLayout(), [3])
    return stage.calls(of: ["invalidateLayout", "prepare", "list", "finalize"]) {
      stage.view.performBatchUpdates(nil)
    }
  }

  static let beforeFirstLayout = FactScenario("10.12", "an update before the first layout") {
    let stage = FactsStage(RowsLayout(), [3], shows: false)
    stage.window.addSubview(stage.view)
    stage.window.isHidden = false
    return stage.calls(of: ["prepare", "list", "cell"]) {
      stage.view.performBatchUpdates({
        stage.source.counts = [4]
        stage.view.insertItems(at: [path(0)])
      })
    }
  }

  static let headerThatGoes = FactScenario("4.3", "a header without height since an update") {
    let layout = NotingFlowLayout()
    let stage = FactsStage.flow([2], layout) { $0.headerReferenceSize.height = 30 }
    stage.update(to: [1]) {
      layout.headerReferenceSize.height = 0
      stage.view.deleteItems(at: [path(1)])
    }
    return [stage.boundaryFrame(UICollectionView.elementKindSectionHeader)] + stage.itemFrames
  }

  static let fromFarAway = FactScenario("1.10", "an update that brings far rows on screen") {
    let stage = FactsStage(RowsLayout(), [40])
    stage.calls.lines = []
    stage.update(to: [4]) { stage.view.deleteItems(at: (0..<36).map { path($0) }) }
    return stage.cellFrames
  }
}

@MainActor
@Suite struct UpdateFacts {
  @Test func theLayoutIsPreparedAndAskedBeforeItIsToldWhatChanged() {
    #expect(
      FactScenario.updateOrder.run() == [
        "invalidateLayout", "invalidate", "prepare", "elements", "list", "offset", "finalize",
      ])
  }

  @Test func deletionsDescendAndInsertionsAscend() {
    #expect(
      FactScenario.updateList.run() == [
        "update delete 0.4 nil", "update delete 0.3 nil", "update delete 0.1 nil",
        "update insert nil 0.0", "update insert nil 0.3", "update move 0.5 0.2",
      ])
  }

  @Test func aSectionsPathHasNoItem() {
    #expect(
      FactScenario.sectionList.run() == ["update delete 0.- nil", "update insert nil 1.-"])
  }

  @Test func whatStaysIsAskedForTwiceAndNotFaded() {
    #expect(
      FactScenario.whoIsAsked.run() == [
        "final 0.0 y=0 alpha=0", "final 0.1 y=0 alpha=1", "final 0.2 y=50 alpha=1",
        "initial 0.0 y=50 alpha=1", "initial 0.1 y=100 alpha=1", "initial 0.2 y=100 alpha=0",
      ])
  }

  @Test func anUpdateOfNothingIsAnUpdate() {
    #expect(
      FactScenario.nothingChanged.run() == ["invalidateLayout", "prepare", "list", "finalize"])
  }

  @Test func anUpdateBeforeTheFirstLayoutLaysOutFirst() {
    let seen = FactScenario.beforeFirstLayout.run()
    #expect(seen.first == "prepare" && seen.contains("list"))
  }

  @Test func aHeaderThatLosesItsHeightInAnUpdateIsGone() {
    #expect(FactScenario.headerThatGoes.run() == ["none", "0 0 50x50"])
  }

  @Test func rowsFromFarAwayAreWhereTheLayoutSays() {
    #expect(
      FactScenario.fromFarAway.run() == [
        "0.0: 0 0 100x50", "0.1: 0 50 100x50", "0.2: 0 100 100x50", "0.3: 0 150 100x50",
      ])
  }
}
