import StickyWaterfall
import Testing

/// Safe-area insets that apply only while the content scrolls, combined with self-sizing views.
@MainActor
@Suite struct ChangingInsetsTests {
  //     the content is shorter than the view with estimates, measured sizes, or insets
  @Test(arguments: [true, false])
  func insetsThatDependOnScrollingSettle(isHorizontal: Bool) {
    // The fourth item starts on screen. The layout doesn't know the preferred sizes of cells off
    // screen.
    for extent in stride(from: CGFloat(40), through: 130, by: 10) {
      let controller = AnsweringController([4])
      controller.preferredSize = { _ in CGSize(width: extent, height: extent) }
      let stage = Stage(
        controller, layout: WaterfallFlowLayout(), size: CGSize(width: 400, height: 400),
        columns: 1
      ) {
        $0.scrollDirection = isHorizontal ? .horizontal : .vertical
        $0.estimatedItemSize = CGSize(width: 50, height: 50)
        $0.minimumLineSpacing = 0
        $0.itemSizing = .fixedExtent
      }
      stage.view.contentInsetAdjustmentBehavior = .scrollableAxes
      stage.setSafeArea(UIEdgeInsets(top: 60, left: 40, bottom: 30, right: 50))
      stage.view.layoutIfNeeded()
      let size = stage.layout.collectionViewContentSize
      #expect((isHorizontal ? size.width : size.height) == extent * 4)
      #expect(stage.view.contentSize == size)
    }
  }
}
