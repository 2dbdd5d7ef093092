import StickyWaterfall
import Testing

/// The queries for an item that a batch moves: contract rules 25, 26, and 46.
@MainActor
@Suite struct MovedItemTests {
  /// The item moves off screen, because visible items are always queried.
  @Test(arguments: [(2, []), (3, [[1, 20]])] as [(Int, [IndexPath])])
  func itemMovedBetweenSectionsIsQueriedOnlyIfItsWidthChanges(columns: Int, queried: [IndexPath]) {
    var sections: [FeedSection] = .counts([40, 40])
    sections[1].columns = columns
    let stage = FeedStage(sections, isScaled: true)
    stage.update {
      stage.controller.moveItem(at: [0, 1], to: [1, 20])
      stage.view.moveItem(at: [0, 1], to: [1, 20])
    }
    #expect(stage.controller.queriedItems.filter { $0 == [1, 20] } == queried)
    stage.expectFresh()
  }

  /// Returns a screen of 330 x 30 points on which an item has moved to the second section.
  private func stageMoving(to path: IndexPath, _ controller: AnsweringController) -> WaterfallScreen
  {
    let screen = WaterfallScreen(controller, size: CGSize(width: 330, height: 30), columns: nil)
    controller.forgetQueries()
    screen.update {
      controller.counts = [3, 5]
      screen.view.moveItem(at: [0, 1], to: path)
    }
    return screen
  }

  //     330 points: three columns of 103, or two of 160
  // Contract rule 38.4.
  @Test(arguments: [(103, []), (160, [[1, 0]])] as [(CGFloat, [IndexPath])])
  func itemMovedToWiderAutomaticColumnsIsQueried(width: CGFloat, queried: [IndexPath]) {
    let controller = AnsweringController([4, 4])
    controller.size = { CGSize(width: $0.section == 0 ? 103 : width, height: 40) }
    let stage = stageMoving(to: [1, 0], controller)
    #expect(controller.measured.filter { $0 == [1, 0] } == queried)
    #expect(stage.frames(0).map(\.width) == [103, 103, 103])
    #expect(stage.frames(1).map(\.width) == Array(repeating: width, count: 5))
  }

  /// Contract rule 38.4: three columns of 103 get an item that is 90 wide, which fits no span.
  @Test func gridKeepsItsColumnsWhenANarrowItemMovesIn() {
    let controller = AnsweringController([4, 4])
    controller.size = { [unowned controller] in
      let isNarrow = $0.section == 0 || (controller.counts[1] == 5 && $0.item == 1)
      return CGSize(width: isNarrow ? 90 : 103, height: 40)
    }
    let stage = stageMoving(to: [1, 1], controller)
    #expect(controller.measured.filter { $0.section == 1 } == [[1, 1], [1, 2]])
    #expect(stage.layout.columnIndex(ofItemAt: [1, 2]) == 2)
  }

  /// Only the items on screen are asked for, because their index paths have changed.
  @Test(arguments: [false, true])
  func movingAllItemsAsksOnlyForVisibleOnesIfSizesDecideNothing(hasExactHeights: Bool) {
    let controller = AnsweringController([20])
    controller.size = { CGSize(width: 50 + min($0.item, 19 - $0.item), height: 40) }
    if hasExactHeights { (controller.size, controller.height) = (nil, { _, _ in 40 }) }
    let screen = WaterfallScreen(
      controller, size: CGSize(width: 330, height: 60), scale: 2, columns: nil
    ) { if !hasExactHeights { $0.columnCount = WaterfallFlowLayout.flowLayoutRows } }
    controller.measured = []
    screen.update {
      for item in 0..<20 { screen.view.moveItem(at: [0, item], to: [0, 19 - item]) }
    }
    #expect(controller.measured.allSatisfy { screen.frame($0.item)?.minY ?? 0 < 60 })
    #expect(controller.measured.count == Set(controller.measured).count)
  }

  //     section 0   ┌0┐ ┌──1──┐         An estimate of 100 makes columns, and the width of
  //     section 1   ┌0┐                 item 1 makes rows of them.
  // Contract rule 29c.2.
  @Test func itemMovedIntoAnEmptiedSectionKeepsItsPreferredWidth() {
    let controller = AnsweringController([3, 1])
    controller.preferredSize = { CGSize(width: $0 == [0, 1] ? 200 : 100, height: 60) }
    let screen = WaterfallScreen(
      controller, size: CGSize(width: 330, height: 400), scale: 2, columns: nil
    ) { $0.estimatedItemSize = CGSize(width: 100, height: 44) }
    screen.takeTurn()
    #expect(screen.frame(1)?.size == CGSize(width: 200, height: 60))
    controller.preferredSize = nil
    screen.update {
      controller.counts = [2, 1]
      screen.view.deleteItems(at: [[1, 0]])
      screen.view.moveItem(at: [0, 1], to: [1, 0])
    }
    #expect(screen.frame(0, 1)?.size == CGSize(width: 200, height: 60))
  }

  //     section 0   ┌0┐ ┌1┐ ┌2┐                    Item 1 moves into section 1, whose own items go.
  //     section 1   ┌0┐ ┌1┐         or nothing
  // Contract rule 29c.2.
  @Test(arguments: [0, 2], [CGSize(width: 330, height: 44), CGSize(width: 100, height: 44)])
  func itemMovedIntoAnEmptiedSectionKeepsItsPreferredSize(count: Int, estimate: CGSize) {
    let controller = AnsweringController([3, count])
    controller.preferredExtent = { path, _ in path == [0, 1] ? 90 : 60 }
    let screen = WaterfallScreen(
      controller, size: CGSize(width: 330, height: 400), scale: 2, columns: nil
    ) { $0.estimatedItemSize = estimate }
    screen.takeTurn()
    #expect(screen.frame(1)?.height == 90)
    controller.preferredExtent = nil
    screen.update {
      controller.counts = [2, 1]
      screen.view.deleteItems(at: (0..<count).map { [1, $0] })
      screen.view.moveItem(at: [0, 1], to: [1, 0])
    }
    #expect(screen.frame(0, 1)?.height == 90)
  }
}
