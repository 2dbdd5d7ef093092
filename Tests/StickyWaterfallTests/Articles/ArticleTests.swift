import StickyWaterfall
import Testing

/// Examples of the articles, with the articles' numbers.
@MainActor
@Suite struct ArticleTests {
  private static let grid = { @Sendable (path: IndexPath) in
    CGSize(width: 100, height: 80 + 10 * CGFloat(path.item % 4))
  }

  private static let oneOddWidth = { @Sendable (path: IndexPath) in
    CGSize(width: path.item == 2 ? 137 : 100, height: 80)
  }

  /// Shows items on a phone with three device pixels for each point.
  private func show(
    _ count: Int, width: CGFloat = 320, columns: Int = 0,
    sizes: ((IndexPath) -> CGSize)?,
    configure: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> WaterfallScreen {
    let controller = AnsweringController([count])
    controller.size = sizes
    return WaterfallScreen(
      controller, size: CGSize(width: width, height: 480), scale: 3, columns: columns,
      configure: configure)
  }

  private func columnCount(_ screen: WaterfallScreen) -> Int {
    screen.view.layoutIfNeeded()
    return screen.layout.columnCount(inSection: 0)
  }

  @Test(arguments: [(0, CGFloat(100)), (1, 210)])
  func itemsOfAStripKeepTheirHeightOnlyWithoutAColumnCount(columns: Int, height: CGFloat) {
    let controller = AnsweringController([3])
    controller.size = { _ in CGSize(width: 30, height: 100) }
    let strip = WaterfallScreen(
      controller, size: CGSize(width: 320, height: 210), columns: columns
    ) {
      $0.scrollDirection = .horizontal
      $0.itemSizing = .fixedExtent
    }
    #expect(strip.frames().map(\.size) == Array(repeating: [30, height], count: 3).map(size))
  }

  private func size(_ sides: [CGFloat]) -> CGSize { CGSize(width: sides[0], height: sides[1]) }

  /// A banner above a grid, and a photo over two columns.
  @Test(arguments: [CGSize(width: 320, height: 100), CGSize(width: 210, height: 210)])
  func gridWithOneLargeItemHasColumns(large: CGSize) {
    let screen = show(7) { $0.item == 0 ? large : Self.grid($0) }
    #expect(columnCount(screen) == 3)
    #expect(screen.frame(0) == CGRect(origin: .zero, size: large))
  }

  /// Contract rule 26a.2.
  @Test(arguments: ["reload", "move", "insert an item"])
  func sectionUpdateAsksForTheValuesOfAllSections(update: String) {
    let controller = AnsweringController([4, 4, 4], height: 100)
    controller.inset = { _ in .zero }
    let screen = WaterfallScreen(controller)
    controller.forgetQueries()
    screen.update {
      switch update {
      case "reload": screen.view.reloadSections([1])
      case "move": screen.view.moveSection(0, toSection: 2)
      default:
        controller.counts[1] += 1
        screen.view.insertItems(at: [[1, 0]])
      }
    }
    let insets = controller.answered.filter { $0.hasPrefix("insetForSectionAt") }
    #expect(insets.count == (update == "insert an item" ? 1 : 3))
  }

  /// Contract rule 37j.5.
  @Test func lastFilledRowShrinksButDoesNotGrow() {
    let frames = [2, 1].map { count in
      show(count) { _ in
        CGSize(width: 200, height: 100)
      } configure: {
        $0.rowDistribution = .fill
      }.frames()
    }
    #expect(frames[0].map(\.width) == [155, 155])
    #expect(frames[0].allSatisfy { abs($0.height - 77.667) < 0.001 })
    #expect(frames[1] == [CGRect(x: 0, y: 0, width: 200, height: 100)])
  }

  /// Changes after which a column's odd width turns its section into rows.
  ///
  /// Contract rules 38a, 38c, and 38e.
  @Test(arguments: [
    "empty update", "spacing", "item placement", "reloaded item", "remeasured item", "pin flag",
  ])
  func changesThatAskForTheOddWidthTurnColumnsIntoRows(change: String) {
    let screen = show(9, sizes: Self.grid)
    #expect(columnCount(screen) == 3)
    screen.controller.size = Self.oneOddWidth
    switch change {
    case "empty update": screen.update()
    case "spacing": screen.layout.minimumInteritemSpacing = 4
    case "item placement": screen.layout.itemPlacement = .leadingToTrailing
    case "reloaded item": screen.update { screen.view.reloadItems(at: [[0, 2]]) }
    case "remeasured item": screen.layout.remeasureItems(at: [[0, 2]])
    default: screen.layout.sectionHeadersPinToVisibleBounds = true
    }
    #expect(columnCount(screen) == (change == "pin flag" ? 3 : 0))
  }

  /// Contract rule 23.2.
  @Test func stackedViewNearestToItsEdgeIsInFront() {
    let screen = WaterfallScreen(AnsweringController([30, 30, 30, 30], height: 100), columns: 1) {
      $0.headerReferenceSize.height = 20
      $0.footerReferenceSize.height = 20
      $0.sectionHeadersPinToVisibleBounds = true
      $0.sectionFootersPinToVisibleBounds = true
      $0.pinningScope = .stacked
    }
    screen.scroll(to: 6_500)
    #expect((0..<2).map { screen.header($0)?.zIndex } == [1_025, 1_024])
    #expect((2..<4).map { screen.footer($0)?.zIndex } == [1_024, 1_025])
  }

  /// Contract rule 34.3.
  @Test(arguments: [(CGFloat(16), 0), (17, 12), (160, 2), (161, 0)])
  func estimatedWidthDecidesBetweenColumnsAndRows(width: CGFloat, columns: Int) {
    let screen = show(12, width: 330, sizes: nil) {
      $0.estimatedItemSize = CGSize(width: width, height: 44)
    }
    #expect(columnCount(screen) == columns)
  }

  /// Contract rule 11c.2.
  @Test(arguments: [(ItemSizing.aspectRatio, CGFloat(53.667)), (.fixedExtent, 44)])
  func estimateIsARatioInColumnsUnlessTheExtentIsFixed(sizing: ItemSizing, height: CGFloat) {
    let screen = show(1, width: 390, columns: 1, sizes: nil) {
      $0.estimatedItemSize = CGSize(width: 320, height: 44)
      $0.itemSizing = sizing
    }
    #expect(abs((screen.frame(0)?.height ?? 0) - height) < 0.001)
  }

  /// Contract rule 26d.1.
  @Test func emptyUpdateAsksOnlyForItemsWhoseCellsHaveNotReturnedASize() {
    let screen = show(40, columns: 2, sizes: Self.grid) {
      $0.estimatedItemSize = CGSize(width: 160, height: 100)
    }
    screen.controller.preferredExtent = { _, _ in 110 }
    screen.reload()
    let sized = screen.frames().filter { $0.height == 110 }.count
    #expect(sized > 5 && sized < 40)
    screen.controller.forgetQueries()
    screen.update()
    #expect(screen.controller.measured.count == 40 - sized)
    screen.controller.forgetQueries()
    screen.layout.remeasureItems(at: [[0, 3]])
    screen.view.layoutIfNeeded()
    #expect(screen.controller.answered == ["sizeForItemAt 0 3"])
  }

  /// Item 12 is the topmost visible item, and item 0 grows.
  ///
  /// Contract rule 28.1.
  @Test(arguments: [("reload", CGFloat(390)), ("invalidate", 320), ("empty update", 320)])
  func visibleItemKeepsItsPlaceExceptInAReload(change: String, place: CGFloat) {
    var growth: CGFloat = 0
    let screen = show(60, columns: 1) { path in
      CGSize(width: 160, height: path.item == 0 ? 100 + growth : 100)
    } configure: {
      $0.keepsVisibleItemsInPlace = true
      $0.itemSizing = .fixedExtent
    }
    screen.scroll(to: 1_000)
    #expect(screen.placeOnScreen(12)?.minY == 320)
    growth = 70
    switch change {
    case "reload": screen.view.reloadData()
    case "invalidate": screen.layout.invalidateLayout()
    default: screen.update()
    }
    screen.view.layoutIfNeeded()
    #expect(screen.placeOnScreen(12)?.minY == place)
  }

  @Test(arguments: [false, true])
  func cellsSizeThemselvesBesideEstimatedHeadersUnlessTheHeightIsExact(isExact: Bool) {
    let controller = AnsweringController([4])
    if isExact { controller.height = { _, _ in 44 } } else { controller.size = Self.grid }
    controller.preferredExtent = { _, kind in kind == nil ? 41 : 60 }
    let screen = WaterfallScreen(controller) {
      $0.itemSizing = .fixedExtent
      $0.estimatedItemSize = CGSize(width: 100, height: 50)
      $0.headerReferenceSize.height = 30
      $0.selfSizesHeadersAndFooters = true
    }
    #expect(screen.header(0)?.frame.height == 60)
    #expect(screen.frames().map(\.height) == Array(repeating: isExact ? 44 : 41, count: 4))
  }

  /// In MagazineLayout, the third starts a row, because it has another width mode.
  @Test func halfAndThirdOfTheWidthShareARow() {
    let divisors: [CGFloat] = [2, 3, 3, 3]
    let screen = show(4, columns: WaterfallFlowLayout.flowLayoutRows) {
      let count = divisors[$0.item]
      return CGSize(width: ((320 - 12 * (count - 1)) / count * 3).rounded(.down) / 3, height: 50)
    } configure: {
      $0.rowDistribution = .leading
      $0.minimumInteritemSpacing = 12
    }
    #expect(screen.frames().map(\.minY) == [0, 0, 60, 60])
  }

  @Test func headerWithoutAFooterIsPushedOutByTheEndOfItsSection() {
    let screen = WaterfallScreen(AnsweringController([4, 4], height: 300), columns: 1) {
      $0.headerReferenceSize.height = 44
      $0.sectionHeadersPinToVisibleBounds = true
      $0.sectionInset.bottom = 30
    }
    let end = screen.header(1)?.frame.minY ?? 0
    screen.scroll(to: end - 44)
    #expect(screen.header()?.frame.minY == end - 44)
    screen.scroll(to: end - 22)
    #expect(screen.header()?.frame.minY == end - 44 && screen.header()?.pushProgress == 0.5)
  }

  @Test(arguments: [(false, CGFloat(44)), (true, 70)])
  func remeasuredCellKeepsItsLastSizeOnlyIfItemsStayInPlace(keepsPlaces: Bool, height: CGFloat) {
    let controller = AnsweringController([20])
    controller.preferredExtent = { path, _ in 60 + 10 * CGFloat(path.item) }
    let screen = WaterfallScreen(controller, columns: 1) {
      $0.estimatedItemSize = CGSize(width: 400, height: 44)
      $0.keepsVisibleItemsInPlace = keepsPlaces
    }
    screen.scroll(to: 1000)
    screen.takeTurn()
    #expect(screen.frame(1)?.height == 70)
    screen.layout.remeasureItems(at: [[0, 1]])
    #expect(screen.frame(1)?.height == height)
  }

  //                0 ┌───────────┐
  //                  │           │
  //     0 ┌───────┐  │           │
  //       │       │  │ message 0 │
  //   400 └───────┘  └───────────┘ 1000
  /// Contract rules 4.1 and 4a.1.
  @Test(arguments: [(CGFloat(0), CGFloat(400)), (300, 400), (1000, 1000)])
  func shortChatIsAsTallAsTheViewOrTheMinimumContent(minimum: CGFloat, height: CGFloat) {
    let screen = WaterfallScreen(AnsweringController([2], height: 50), columns: 1) {
      $0.minimumLineSpacing = 0
      $0.minimumContentExtent = minimum
      $0.contentAnchor = .end
    }
    #expect(screen.contentSize.height == height)
    #expect(screen.frame(1)?.maxY == height)
    #expect(screen.view.contentOffset.y == height - 400)
  }
}
