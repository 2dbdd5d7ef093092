import StickyWaterfall
import Testing

/// A delegate with nothing but the stock methods is asked by the data's paths while an item is dragged.
@MainActor
@Suite struct QuestionsWhileDraggedTests {
  @Test func sizesAskedAgainAreThoseOfTheItemsOnScreen() {
    let stage = Stage(GridController(heights: [[50, 60, 70, 80]]), layout: WaterfallFlowLayout())
    #expect(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
    let place = stage.frame(2) ?? .zero
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: place.midX, y: place.midY))
    stage.layOutAgain()
    #expect(stage.frames().map(\.height) == [60, 70, 50, 80])
    stage.view.cancelInteractiveMovement()
  }
}
