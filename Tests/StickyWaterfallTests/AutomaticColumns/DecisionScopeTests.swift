import StickyWaterfall
import Testing

/// What decides automatic columns, and what they may not do: contract rules 34 and 38.
///
///     screen 330 wide, no insets, gaps of 10: three columns of 103
@MainActor
@Suite struct DecisionScopeTests {
  /// Items 40 high and as wide as they are said to be.
  private func screen(
    _ count: Int, configure: @escaping (WaterfallFlowLayout) -> Void = { _ in },
    width: @escaping (IndexPath) -> CGFloat
  ) -> WaterfallScreen {
    let controller = AnsweringController([count])
    controller.size = { CGSize(width: width($0), height: 40) }
    return WaterfallScreen(
      controller, size: CGSize(width: 330, height: 400), scale: 2, columns: nil,
      configure: configure)
  }

  /// Sizes by the view's bounds: three columns before and after, and not the five that widths of before
  /// give the new room.
  @Test func noAnswerOfTheOldBoundsSaysWhereThePlacesToKeepWillBe() {
    var view: UICollectionView?
    let screen = screen(60) {
      $0.keepsVisibleItemsInPlace = true
    } width: { _ in
      ((view?.bounds.width ?? 330) - 20) / 3
    }
    view = screen.view
    screen.scroll(to: 300)
    #expect(screen.placeOnScreen(18)?.minY == 0)
    screen.resize(to: CGSize(width: 620, height: 300))
    #expect(screen.frame(18)?.width == 200)
    #expect(screen.placeOnScreen(18)?.minY == 0)
  }
}
