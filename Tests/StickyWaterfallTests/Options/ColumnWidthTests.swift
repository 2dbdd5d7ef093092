import StickyWaterfall
import Testing

/// The width of a column, for thumbnails of the right size.
@MainActor
@Suite struct ColumnWidthTests {
  private func screen(
    _ counts: [Int] = [5], columns: Int = 3,
    _ configure: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> WaterfallScreen {
    let controller = AnsweringController(counts)
    return WaterfallScreen(controller, size: CGSize(width: 330, height: 300), columns: columns) {
      $0.itemSize = CGSize(width: 103, height: 60)
      configure($0)
    }
  }

  // Contract rule 7.
  //     ├──103──┤ 10 ├──103──┤ 10 ├──104──┤
  @Test func columnWidthIsTheWidthOfTheNarrowestColumn() {
    let screen = screen()
    #expect(Set(screen.frames().map(\.width)) == [103, 104])
    #expect(screen.layout.columnWidth(inSection: 0) == 103)
  }

  @Test func columnWidthOfAHorizontalLayoutIsTheHeightOfItsRows() {
    let screen = screen { $0.scrollDirection = .horizontal }
    #expect(screen.layout.columnWidth(inSection: 0) == 93)
  }

  @Test func automaticColumnsAreAsWideAsTheirItems() {
    let screen = screen(columns: WaterfallFlowLayout.automaticColumnCount)
    #expect(screen.layout.columnWidth(inSection: 0) == 103)
    screen.layout.itemSize.width = 150.5
    #expect(screen.layout.columnWidth(inSection: 0) == 150.5)
  }

  @Test(arguments: [3, WaterfallFlowLayout.automaticColumnCount])
  func sectionWithoutItemsHasAColumnWidth(columns: Int) {
    let screen = screen([0, 5], columns: columns)
    #expect(screen.layout.columnWidth(inSection: 0) == 103)
    #expect(screen.layout.columnWidth(inSection: 2) == nil)
    #expect(screen.layout.columnWidth(inSection: -1) == nil)
    screen.layout.diagnosticHandler = nil
    screen.layout.sectionInset.left = 4_000
    #expect(screen.layout.columnWidth(inSection: 0) == 0)
  }

  @Test func columnCountInSectionReturnsTheCurrentNumberOfColumns() {
    let controller = AnsweringController([5, 5, 0, 5, 5])
    controller.columns = { [3, 0, 0, WaterfallFlowLayout.flowLayoutRows, 1][$0] }
    let sizes = [100, 150, 150, 150, 150]
    controller.size = { CGSize(width: sizes[$0.section], height: 40 + $0.item) }
    let screen = WaterfallScreen(controller, size: CGSize(width: 330, height: 300)) {
      $0.itemSize = CGSize(width: 103, height: 60)
    }
    let counts = (-1...5).map { screen.layout.columnCount(inSection: $0) }
    #expect(counts == [0, 3, 2, 3, 0, 1, 0])
    controller.columns = { _ in 4 }
    screen.layout.invalidateLayout()
    #expect(screen.layout.columnCount(inSection: 1) == 4)
    controller.size = { CGSize(width: 30 + 7 * $0.item, height: 40) }
    controller.columns = { _ in 0 }
    screen.layout.invalidateLayout()
    #expect(screen.layout.columnCount(inSection: 1) == 0)
  }

  /// Contract rule 5.3.
  @Test(arguments: Direction.allCases)
  func minimumColumnWidthDeterminesTheColumnCountForEachViewWidth(direction: Direction) {
    let controller = AnsweringController([12], height: 50)
    let screen = WaterfallScreen(
      controller, size: direction.turned(CGSize(width: 400, height: 400)), columns: 9
    ) {
      $0.scrollDirection = direction.scrollDirection
      $0.minimumColumnWidth = 100
      let inset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
      $0.sectionInset = direction.turned(inset)
    }
    for (width, columns) in [(400, 3), (800, 7), (200, 1), (400, 3)] as [(CGFloat, Int)] {
      screen.resize(to: direction.turned(CGSize(width: width, height: 400)))
      let frames = screen.frames().map(direction.turned)
      #expect(Set(frames.map(\.minX)).count == columns)
      #expect(frames[columns - 1].maxX == width - 10)
    }
  }
}
