import StickyWaterfall
import Testing

/// `remeasureItems(at:)` in the block of a batch update queries these items and nothing else.
@MainActor
@Suite struct RemeasuringInBatchTests {
  private func screen(keepsPlaces: Bool = false) -> WaterfallScreen {
    let controller = AnsweringController([1000], height: 50)
    let screen = WaterfallScreen(controller) { $0.keepsVisibleItemsInPlace = keepsPlaces }
    screen.takeTurn()
    controller.height = { path, _ in path.item == 5 ? 90 : 50 }
    controller.forgetQuestions()
    return screen
  }

  @Test(arguments: [false, true])
  func batchOfItsOwnQueriesOnlyTheItem(keepsPlaces: Bool) {
    let screen = screen(keepsPlaces: keepsPlaces)
    screen.update { screen.layout.remeasureItems(at: [[0, 5]]) }
    // With kept positions also at once, as outside of a batch.
    #expect(screen.controller.measured == Array(repeating: [0, 5], count: keepsPlaces ? 2 : 1))
    #expect(screen.controller.answered.count == screen.controller.measured.count)
    #expect(screen.frame(5)?.height == 90)
  }

  @Test(arguments: [false, true])
  func emptyBatchAfterTheCallQueriesEverything(keepsPlaces: Bool) {
    let screen = screen(keepsPlaces: keepsPlaces)
    screen.layout.remeasureItems(at: [[0, 5]])
    screen.update()
    #expect(Set(screen.controller.measured).count == 1000)
  }

  @Test func insertQueriesTheItemToo() {
    let screen = screen()
    screen.update {
      screen.layout.remeasureItems(at: [[0, 5]])
      screen.controller.counts = [1001]
      screen.view.insertItems(at: [[0, 500]])
    }
    #expect(screen.controller.measured.sorted() == [[0, 5], [0, 500], [0, 501]])
  }
}
