import StickyWaterfall
import Testing

/// Sizes that depend on index paths, like a banner that is always the first item: contract rule 26.
@MainActor
@Suite struct IndexPathSizesTests {
  /// Creates a screen of 390 points with one section of full-width items, some of them banners.
  private func screen(
    _ count: Int, banners: Set<Int> = [0], hasEstimates: Bool = true,
    setUp: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> WaterfallScreen {
    let controller = AnsweringController([count])
    controller.size = { CGSize(width: 390, height: banners.contains($0.item) ? 210 : 100) }
    return WaterfallScreen(controller, size: CGSize(width: 390, height: 844), columns: nil) {
      if hasEstimates { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
      $0.minimumLineSpacing = 0
      setUp($0)
    }
  }

  private func heights(_ screen: WaterfallScreen) -> [CGFloat] { screen.frames(0).map(\.height) }

  @Test(arguments: [false, true])
  func sizeDependingOnTheIndexPathDoesNotMoveWithTheItem(hasEstimates: Bool) {
    let screen = screen(3, hasEstimates: hasEstimates)
    screen.update(inserting: [[0, 0]])
    #expect(heights(screen) == [210, 100, 100, 100])
    screen.update(deleting: [[0, 0]])
    #expect(heights(screen) == [210, 100, 100])
  }

  /// Contract rule 26b.2.
  @Test func sizesDependingOnIndexPathsAreQueriedInEachUpdateUntilInvalidation() {
    let screen = screen(20)
    screen.update(inserting: [[0, 0]])
    screen.takeTurn()
    screen.update(inserting: [[0, 21]])
    #expect(screen.controller.measured.sorted() == (0..<22).map { [0, $0] })
    screen.layOutAgain()
    screen.takeTurn()
    screen.update(inserting: [[0, 22]])
    #expect(screen.controller.measured == [[0, 22]])
  }

  /// Contract rule 26b.1.
  @Test func updateDetectsOffscreenSizeChangesByQueryingTheFirstShiftedItem() {
    let screen = screen(200, banners: [100])
    screen.update(inserting: [[0, 100]])
    #expect(heights(screen).enumerated().filter { $1 == 210 }.map(\.offset) == [100])
    // A deletion shifts items, too.
    let other = self.screen(200, banners: [100])
    other.update(deleting: [[0, 99]])
    #expect(heights(other)[99...101] == [100, 210, 100])
  }

  @Test func shiftedItemsAreQueriedIfTheAdjustedOffsetMakesThemVisible() {
    let screen = screen(200, banners: [104]) { $0.keepsVisibleItemsInPlace = true }
    screen.scroll(to: 10_000)
    screen.update(inserting: (10..<40).map { [0, $0] })
    // Item 130 is the first visible one; the banner now is above it.
    #expect(screen.view.contentOffset.y == 13_110)
    #expect(screen.controller.measured.contains([0, 134]))
    #expect(heights(screen).enumerated().filter { $1 == 210 }.map(\.offset) == [104])
  }

  //     before   100 101 … 108 (visible)             134 (banner)
  //     after    130 131 … 134 (banner) … 138 (visible)
  //
  // No banner is on screen at the old offset, before or after the insertion of 30 items.
  @Test func bannerThatOnlyTheAdjustedOffsetMakesVisibleIsQueried() {
    let screen = screen(200, banners: [134]) { $0.keepsVisibleItemsInPlace = true }
    screen.scroll(to: 10_000)
    screen.update(inserting: (10..<40).map { [0, $0] })
    #expect(screen.view.contentOffset.y == 13_000)
    #expect(heights(screen).enumerated().filter { $1 == 210 }.map(\.offset) == [134])
  }

  //     section 0   210 150 100   ──▶   210 100        Item 1 moves to section 1, in which
  //     section 1   210 100       ──▶   210 100 100    item 1 is 100 points high.
  @Test func itemMovedIntoASectionWithSizesOfIndexPathsIsQueried() {
    let controller = AnsweringController([3, 1])
    controller.size = { path in
      let height: CGFloat = path.item == 0 ? 210 : path.section == 0 ? 150 : 100
      return CGSize(width: 390, height: height)
    }
    let screen = WaterfallScreen(controller, size: CGSize(width: 390, height: 844), columns: 1)
    screen.update(inserting: [[1, 0]])
    screen.takeTurn()
    screen.update {
      controller.counts = [2, 3]
      screen.view.moveItem(at: [0, 1], to: [1, 1])
    }
    #expect(screen.frames(1).map(\.height) == [210, 100, 100])
  }

  @Test func shiftedSectionIsQueriedWhenASectionIsInserted() {
    let controller = AnsweringController([5, 10])
    controller.size = { path in
      CGSize(width: 390, height: path == [0, 1] ? 800 : path == [1, 2] ? 210 : 100)
    }
    let screen = WaterfallScreen(
      controller, size: CGSize(width: 390, height: 844), columns: nil)
    screen.update(deleting: [[0, 0]])
    #expect(screen.frames(0).map(\.height) == [100, 800, 100, 100])
    controller.measured = []
    screen.update {
      controller.counts.insert(1, at: 0)
      screen.view.insertSections([0])
    }
    #expect(screen.frames(1).map(\.height) == [100, 100, 210, 100])
  }

  /// 300 points show three items.
  ///
  /// Contract rule 26b.1.
  @Test func updateQueriesFewShiftedItemsIfSizesDoNotChange() {
    let controller = AnsweringController([50])
    controller.size = { _ in CGSize(width: 390, height: 100) }
    let screen = WaterfallScreen(controller, size: CGSize(width: 390, height: 300), columns: nil) {
      $0.minimumLineSpacing = 0
    }
    screen.takeTurn()
    screen.update(inserting: [[0, 20], [0, 21]])
    #expect(controller.measured.sorted() == [[0, 20], [0, 21], [0, 22]])
    screen.takeTurn()
    screen.update(deleting: [[0, 0]])
    #expect(controller.measured.sorted() == [[0, 0], [0, 1], [0, 2]])
    screen.takeTurn()
    screen.update(inserting: [[0, 51]])
    #expect(controller.measured == [[0, 51]])
  }

  /// Contract rule 26b.3.
  @Test func batchUpdateThatQueriesASectionKeepsItsPreferredSizes() {
    let screen = screen(6)
    screen.controller.preferredSize = {
      CGSize(width: 390, height: $0.item == 0 ? 210 : $0.item == 3 ? 70 : 100)
    }
    screen.reload()
    screen.takeTurn()
    screen.controller.preferredSize = nil
    screen.update(inserting: [[0, 0]])
    #expect(heights(screen) == [210, 100, 100, 100, 70, 100, 100])
    #expect(screen.controller.measured.filter { $0 == [0, 4] } == [])
  }

  /// Contract rule 26b.3.
  @Test func remeasuredItemInABatchCausesNoQueryOfTheWholeSection() {
    let controller = AnsweringController([50])
    var late: CGFloat = 100
    controller.size = { [unowned controller] in
      CGSize(width: 390, height: $0.item == controller.counts[0] - 48 ? late : 100)
    }
    let screen = WaterfallScreen(controller, size: CGSize(width: 390, height: 300), columns: nil) {
      $0.minimumLineSpacing = 0
    }
    screen.takeTurn()
    controller.measured = []
    screen.update {
      late = 160
      screen.layout.remeasureItems(at: [[0, 2]])
      controller.counts = [51]
      screen.view.insertItems(at: [[0, 0]])
    }
    #expect(controller.measured.sorted() == [[0, 0], [0, 1], [0, 2], [0, 3]])
    #expect(screen.frame(3)?.height == 160)
  }
}
