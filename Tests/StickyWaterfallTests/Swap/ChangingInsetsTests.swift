import StickyWaterfall
import Testing

/// Insets that depend on whether the content scrolls, while views state their sizes.
@MainActor
@Suite struct ChangingInsetsTests {
  //     the content is shorter than the view by its estimates, or by its sizes, or with the insets
  @Test(arguments: [true, false])
  func insetsThatDependOnScrollingSettle(isHorizontal: Bool) {
    // The fourth begins on the screen: what a cell out of sight states is not known.
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
