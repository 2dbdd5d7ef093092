import StickyWaterfall
import Testing

/// The geometry scenarios that every new layout has to survive, by their number.
///
/// 24, 25, 27 and 30 are those of `SizingTests`, `BadInputTests` and `QueryTests`; of 29 the rest is in
/// `SizeChangeTests` and `AnchorTests`.
@MainActor
@Suite struct GeometryScenarioTests {
  /// 26: an item five screens tall stays visible while one scrolls inside it.
  @Test func anItemFiveScreensTallStaysVisible() {
    let heights = [100, 2_000] + [CGFloat](repeating: 60, count: 60)
    let screen = WaterfallScreen(AnsweringController(heights: heights))
    let frames = screen.frames()
    for offset in stride(from: CGFloat(0), through: 1_600, by: 45) {
      screen.scroll(to: offset)
      #expect(screen.visibleItems.contains([0, 1]))
      let seen = frames.indices.filter { frames[$0].intersects(screen.inside) }
      #expect(screen.items(in: screen.inside).map(\.item) == seen)
    }
  }

  /// 28: equal heights are a grid in reading order.
  ///
  /// Contract rule 8.
  @Test(arguments: [false, true])
  func equalHeightsFillInReadingOrder(isRightToLeft: Bool) {
    let screen = WaterfallScreen(
      AnsweringController([9], height: 70), isRightToLeft: isRightToLeft, columns: 4
    ) { $0.minimumInteritemSpacing = 0 }
    #expect(screen.columns() == [0, 1, 2, 3, 0, 1, 2, 3, 0])
    #expect(screen.placeOnScreen(0)?.minX == (isRightToLeft ? 300 : 0))
    #expect(screen.placeOnScreen(3)?.minX == (isRightToLeft ? 0 : 300))
  }

  /// 29: the content never makes the view scroll sideways.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func contentIsNeverWiderThanTheView(scale: CGFloat) {
    let screen = WaterfallScreen(AnsweringController(heights: [10, 20, 30]), scale: scale)
    for width in [320, 333.4, 375.1, 414, 1_000.0 / 3] as [CGFloat] {
      screen.resize(to: CGSize(width: width, height: 400))
      #expect(screen.view.contentSize.width <= width)
      #expect(screen.frames().allSatisfy { $0.maxX <= width })
    }
  }
}
