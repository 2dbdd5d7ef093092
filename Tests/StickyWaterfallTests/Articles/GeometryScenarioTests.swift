import StickyWaterfall
import Testing

/// The geometry scenarios that every new layout has to survive, by their number.
///
/// 24, 25, 27 and 30 are those of `SizingTests`, `BadInputTests` and `QueryTests`, 26 that of the engine's
/// `FieldScenariosTests`; of 29 the rest is in `SizeChangeTests` and `AnchorTests`.
@MainActor
@Suite struct GeometryScenarioTests {
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
