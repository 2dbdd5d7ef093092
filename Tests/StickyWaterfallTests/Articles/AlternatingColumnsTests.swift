import StickyWaterfall
import Testing

/// The article in which item i goes to column i mod 2, whatever the heights.
@MainActor
@Suite struct AlternatingColumnsTests {
  private func screen(_ placement: ItemPlacement) -> WaterfallScreen {
    WaterfallScreen(AnsweringController(heights: [300, 50, 20, 40, 10])) { layout in
      layout.itemPlacement = placement
      layout.minimumInteritemSpacing = 0
      layout.minimumLineSpacing = 10
    }
  }

  //     ┌──0──┐ ┌──1──┐ 0
  //     │     │ └─────┘ 50
  //     │     │ ┌──3──┐ 60
  //     │     │ └─────┘ 100
  //     └─────┘         300
  //     ┌──2──┐         310
  //     └─────┘         330
  //     ┌──4──┐         340
  @Test func itemsAlternateWhateverTheHeights() {
    let frames = screen(.leadingToTrailing).frames()
    #expect(frames.map(\.minX) == [0, 200, 0, 200, 0])
    #expect(frames.map(\.minY) == [0, 0, 310, 60, 340])
  }

  @Test func mirroredItemsBeginAtTheTrailingColumn() {
    let frames = screen(.trailingToLeading).frames()
    #expect(frames.map(\.minX) == [200, 0, 200, 0, 200])
    #expect(frames.map(\.minY) == [0, 0, 310, 60, 340])
  }

  @Test func columnIndexSaysWhereAnItemWent() {
    let screen = screen(.trailingToLeading)
    #expect(screen.columns() == [1, 0, 1, 0, 1])
    #expect(screen.layout.columnIndex(ofItemAt: [0, 5]) == nil)
  }
}
