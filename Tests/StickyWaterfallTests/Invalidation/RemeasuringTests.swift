import StickyWaterfall
import Testing

/// `remeasureItems(at:)` queries sizes that arrive late, and nothing else.
@MainActor
@Suite struct RemeasuringTests {
  private func stage(
    _ heights: [[CGFloat]], columns: Int = 2, keepsPlaces: Bool = false,
    reading: HostReading = HostReading()
  ) -> (stage: FeedStage, layout: LayoutSpy) {
    let layout = LayoutSpy()
    let stage = FeedStage(.heights(heights, columns: columns), reading: reading, layout: layout) {
      $0.keepsVisibleItemsInPlace = keepsPlaces
    }
    layout.passes = 0
    return (stage, layout)
  }

  /// Contract rule 43.1.
  @Test(arguments: [false, true])
  func severalRemeasuringCallsCauseOneLayoutPass(keepsPlaces: Bool) {
    let (stage, layout) = stage([[10, 20, 30, 40], [50]], keepsPlaces: keepsPlaces)
    for path in stage.sections.paths {
      stage.controller.sections[path].height += 7
      layout.remeasureItems(at: [path, [0, 0], path])
    }
    #expect(stage.controller.queriedItems.isEmpty)
    stage.view.layoutIfNeeded()
    #expect(layout.passes == 1)
    #expect(stage.controller.queriedItems == stage.sections.paths)
    stage.takeTurn()
    #expect(layout.passes == 1)
    stage.expectFresh()
  }

  /// Contract rule 43.3.
  @Test func remeasuringMissingItemsIsIgnored() {
    let (stage, layout) = stage([[10, 20, 30], []])
    layout.remeasureItems(at: [])
    layout.remeasureItems(at: [IndexPath(), [0], [0, 1, 2]])
    stage.view.layoutIfNeeded()
    #expect(layout.passes == 0)
    layout.remeasureItems(at: [
      [0, 3], [-1, 0], [0, -1], [1, 0], [2, 0], [.max, .max], [0, 2],
    ])
    stage.view.layoutIfNeeded()
    #expect(stage.controller.queries == [.item([0, 2])])
    stage.expectFresh()
  }

  @Test func lookupAfterRemeasuringReturnsTheNewSize() {
    let (stage, layout) = stage([[10, 20]])
    let before = layout.collectionViewContentSize.height
    stage.controller.sections[0].items[1].height = 50
    layout.remeasureItems(at: [[0, 1]])
    #expect(layout.collectionViewContentSize.height == before + 30)
    #expect(stage.controller.queries == [.item([0, 1])])
  }

  @Test func remeasuringBeforeTheFirstLayoutPassCausesNoExtraPass() {
    let layout = LayoutSpy()
    layout.remeasureItems(at: [[0, 0]])
    let stage = FeedStage(.heights([[10, 20]]), layout: layout) { $0.remeasureItems(at: [[0, 1]]) }
    #expect(layout.passes == 1)
    stage.expectFresh()
    stage.view.collectionViewLayout = UICollectionViewFlowLayout()
    layout.remeasureItems(at: [[0, 1]])
    stage.controller.sections[0].items[1].height = 70
    stage.swap(to: layout, animated: false)
    stage.expectFresh()
  }

  // Contract rule 42.
  @Test(arguments: [false, true])
  func remeasuringDuringADelegateCallAppliesByTheNextRunLoopTurn(keepsPlaces: Bool) {
    let (stage, layout) = stage([Array(repeating: 50, count: 40)], keepsPlaces: keepsPlaces)
    stage.controller.onQuery = { [unowned stage] in
      stage.controller.onQuery = nil
      stage.controller.sections[0].items[0].height = 80
      layout.remeasureItems(at: [[0, 0]])
    }
    stage.layOutAgain()
    stage.takeTurn()
    #expect(stage.frame(0)?.height == 80)
    stage.expectFresh()
  }

  // Contract rule 42.
  @Test func remeasuringInsidePrepareAppliesByTheNextRunLoopTurn() {
    let (stage, layout) = stage([[10, 20, 30]])
    layout.after[.prepare] = { [unowned stage, unowned layout] in
      layout.after = [:]
      stage.controller.sections[0].items[0].height = 80
      layout.remeasureItems(at: [[0, 0]])
    }
    stage.layOutAgain()
    stage.takeTurn()
    stage.expectFresh()
  }

  /// As an image that is already available when an update creates its cell.
  @Test(arguments: [false, true], HostReading.all)
  func topmostItemCanStayInPlaceIfAnUpdateRemeasuresItems(keepsPlaces: Bool, reading: HostReading) {
    let stage = FeedStage(.counts([60]), reading: reading) {
      $0.keepsVisibleItemsInPlace = keepsPlaces
    }
    stage.scroll(to: 400)
    let (name, place) = stage.topmost()
    stage.spy?.afterList = { [unowned stage] in
      for item in 0..<4 { stage.controller.sections[0].items[item].height = 199 }
      stage.layout.remeasureItems(at: (0..<4).map { [0, $0] })
    }
    stage.perform(.inserting([50], at: 0, of: stage.sections))
    stage.takeTurn()
    stage.expectFresh()
    #expect((stage.place(ofItemNamed: name) == place) == keepsPlaces)
  }

  @Test func itemRemeasuredAndReloadedInOneBatchIsQueriedOnce() {
    let stage = FeedStage(.counts([9]))
    stage.update {
      stage.controller.sections[0].items[1].height += 50
      stage.layout.remeasureItems(at: [[0, 1]])
      stage.view.reloadItems(at: [[0, 1]])
    }
    #expect(stage.controller.queriedItems == [[0, 1]])
    stage.expectFresh()
  }

  /// As images that are already available when a scroll or an update creates their cells.
  @Test(arguments: [false, true], HostReading.all)
  func remeasuringWhileCellsAreCreatedUpdatesTheirFrames(keepsPlaces: Bool, reading: HostReading) {
    let stage = FeedStage(.counts([200]), reading: reading) {
      $0.keepsVisibleItemsInPlace = keepsPlaces
    }
    stage.controller.fill = { [unowned stage] _, path in
      let name = stage.sections[path].name
      guard stage.sections[path].height != CGFloat(name % 50 + 60) else { return }
      stage.controller.sections[path].height = CGFloat(name % 50 + 60)
      stage.layout.remeasureItems(at: [path])
    }
    stage.scroll(to: 2000)
    stage.takeTurn()
    stage.expectFresh()
    stage.perform(.inserting([50, 10], at: 50, of: stage.sections))
    stage.takeTurn()
    stage.expectFresh()
  }

  // Contract rule 28.
  @Test(arguments: [false, true], [false, true])
  func topmostItemStaysInPlaceDuringRemeasuringIfRequested(keepsPlaces: Bool, adjustsAtOnce: Bool) {
    let (stage, layout) = stage(
      [Array(repeating: 50, count: 60)], keepsPlaces: keepsPlaces,
      reading: HostReading(adjustsAtOnce: adjustsAtOnce))
    stage.scroll(to: 400)
    let (name, place) = stage.topmost()
    // Items above the screen and on it, one call for each, as images arrive.
    for item in 0..<20 {
      stage.controller.sections[0].items[item].height = 85
      layout.remeasureItems(at: [[0, item]])
    }
    stage.view.layoutIfNeeded()
    #expect((stage.place(ofItemNamed: name) == place) == keepsPlaces)
    #expect((stage.view.contentOffset.y == 400) == !keepsPlaces)
    stage.expectFresh()
  }

  private func screen(keepsPlaces: Bool = false) -> WaterfallScreen {
    let controller = AnsweringController([1000], height: 50)
    let screen = WaterfallScreen(controller) { $0.keepsVisibleItemsInPlace = keepsPlaces }
    screen.takeTurn()
    controller.height = { path, _ in path.item == 5 ? 90 : 50 }
    controller.forgetQueries()
    return screen
  }

  /// Contract rule 26d.2.
  @Test(arguments: [false, true])
  func remeasuringAnItemInsideABatchQueriesNoOtherItem(keepsPlaces: Bool) {
    let screen = screen(keepsPlaces: keepsPlaces)
    screen.update { screen.layout.remeasureItems(at: [[0, 5]]) }
    #expect(screen.controller.measured == [[0, 5]])
    #expect(screen.controller.answered.count == screen.controller.measured.count)
    #expect(screen.frame(5)?.height == 90)
  }

  @Test(arguments: [false, true])
  func emptyBatchAfterRemeasuringQueriesAllItems(keepsPlaces: Bool) {
    let screen = screen(keepsPlaces: keepsPlaces)
    screen.layout.remeasureItems(at: [[0, 5]])
    screen.update()
    #expect(Set(screen.controller.measured).count == 1000)
  }

  @Test func batchWithAnInsertAlsoQueriesTheRemeasuredItem() {
    let screen = screen()
    screen.update {
      screen.layout.remeasureItems(at: [[0, 5]])
      screen.controller.counts = [1001]
      screen.view.insertItems(at: [[0, 500]])
    }
    #expect(screen.controller.measured.sorted() == [[0, 5], [0, 500], [0, 501]])
  }
}

// MARK: - Widths, rows, and preferred sizes

extension RemeasuringTests {
  /// Returns a screen with three columns of 103 points, or rows if an item has another width.
  private func screen(_ width: @escaping (IndexPath) -> CGFloat) -> WaterfallScreen {
    let controller = AnsweringController([7, 4])
    controller.size = { CGSize(width: width($0), height: 40) }
    return WaterfallScreen(
      controller, size: CGSize(width: 330, height: 400), scale: 2, columns: nil)
  }

  // Contract rules 38.1 and 38f.
  @Test func remeasuredWidthThatFitsNoColumnTurnsTheSectionIntoRows() {
    var width: CGFloat = 103
    let screen = screen { $0 == [0, 6] ? width : 103 }
    (width, screen.controller.measured) = (150, [])
    screen.layout.remeasureItems(at: [[0, 6], [1, 0]])
    screen.view.layoutIfNeeded()
    #expect(Set(screen.controller.measured.filter { $0.section == 1 }) == [[1, 0]])
    #expect(
      screen.columns(0).allSatisfy { $0 == nil } && screen.columns(1).allSatisfy { $0 != nil })
    #expect(screen.frame(6)?.width == 150)
    // Rows become columns only when all sizes are queried again.
    (width, screen.controller.measured) = (103, [])
    screen.layout.remeasureItems(at: [[0, 6]])
    screen.view.layoutIfNeeded()
    #expect(screen.controller.measured == [[0, 6]] && screen.columns(0)[0] == nil)
    screen.layOutAgain()
    #expect(screen.columns(0)[0] == 0)
  }

  @Test func remeasuredItemInRowsMovesTheNextItem() {
    var wide: CGFloat = 60
    let screen = screen { $0 == [0, 1] ? wide : 100 + CGFloat($0.item) * 7 }
    #expect(screen.columns(0)[0] == nil && screen.frame(2)?.minY == 0)
    (wide, screen.controller.measured) = (220, [])
    screen.layout.remeasureItems(at: [[0, 1]])
    screen.view.layoutIfNeeded()
    let frames = screen.frames(0) + screen.frames(1)
    #expect(screen.controller.measured == [[0, 1]] && screen.frame(2)?.minY == 50)
    screen.layOutAgain()
    #expect(screen.frames(0) + screen.frames(1) == frames)
  }

  @Test func preferredSizeOverridesTheRemeasuredSize() {
    let (stage, layout) = stage([[10, 20, 30, 40]])
    layout.estimatedItemSize = CGSize(width: 100, height: 50)
    stage.controller.sizeCells { CGFloat($0 - 60) }
    stage.reload()
    layout.remeasureItems(at: [[0, 0], [0, 3]])
    stage.view.layoutIfNeeded()
    #expect(stage.frames().map(\.height) == [40, 41, 42, 43])
  }
}
