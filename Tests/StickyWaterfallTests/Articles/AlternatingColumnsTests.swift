import StickyWaterfall
import Testing

/// The article in which item i goes to column i mod 2, whatever the heights.
@MainActor
@Suite struct AlternatingColumnsTests {
  @Test func mirroredItemsStartAtTheTrailingColumn() {
    let frames = WaterfallScreen(AnsweringController(heights: [300, 50, 20, 40, 10])) { layout in
      layout.itemPlacement = .trailingToLeading
      layout.minimumInteritemSpacing = 0
      layout.minimumLineSpacing = 10
    }.frames()
    #expect(frames.map(\.minX) == [200, 0, 200, 0, 200])
    #expect(frames.map(\.minY) == [0, 0, 310, 60, 340])
  }
}
