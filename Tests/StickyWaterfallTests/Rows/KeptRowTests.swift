import StickyWaterfall
import Testing

/// Positions are kept by the row of an item: its position in the row changes with its neighbors.
@MainActor
@Suite struct KeptRowTests {
  //     ┌────┐        0
  //  ───│ 2  │─────  10   the visible start: item 3 is the first that is wholly visible
  //     │    │ ┌───┐ 30
  //     └────┘ └───┘
  @Test func shortItemStaysInPlaceWhenItemsAreInsertedAbove() {
    let controller = AnsweringController([20])
    controller.size = { CGSize(width: 115, height: $0.item.isMultiple(of: 2) ? 100 : 40) }
    let screen = WaterfallScreen(controller, layout: WaterfallFlowLayout(), columns: nil) {
      $0.columnCount = WaterfallFlowLayout.stockRows
      $0.minimumInteritemSpacing = 0
      $0.keepsVisibleItemsInPlace = true
    }
    screen.scroll(to: 120)
    #expect(screen.frame(3) == CGRect(x: 115, y: 140, width: 115, height: 40))
    screen.update {
      controller.counts = [22]
      screen.view.insertItems(at: [[0, 0], [0, 1]])
    }
    #expect(screen.frame(5)?.minY == 250)
    #expect(screen.view.contentOffset.y == 230)
  }
}
