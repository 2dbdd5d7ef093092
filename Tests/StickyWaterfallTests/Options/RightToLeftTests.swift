#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// Right-to-left: the layout computes left to right and the collection view mirrors it, so that
/// `left` of a section inset is the leading side, which is the right one on the screen.
@MainActor
@Suite struct RightToLeftTests {
  private func host(insetsFlip: Bool) -> HostOptions {
    var host = HostOptions()
    host.insetsFlipInRightToLeft = insetsFlip
    return host
  }

  private func vertical(
    insetsFlip: Bool = false, heights: [CGFloat] = [100, 100, 100, 50],
    _ configure: (WaterfallFlowLayout) -> Void = { _ in }
  ) -> WaterfallScreen {
    WaterfallScreen(
      AnsweringController(heights: heights), host: host(insetsFlip: insetsFlip),
      isRightToLeft: true
    ) { layout in
      layout.columnCount = 3
      layout.minimumInteritemSpacing = 15
      layout.sectionInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
      configure(layout)
    }
  }

  private func horizontal(
    insetsFlip: Bool = false, _ configure: (WaterfallFlowLayout) -> Void = { _ in }
  ) -> WaterfallScreen {
    let controller = AnsweringController([20])
    controller.width = { _, _ in 100 }
    return WaterfallScreen(
      controller, host: host(insetsFlip: insetsFlip), isRightToLeft: true
    ) { layout in
      layout.scrollDirection = .horizontal
      layout.minimumInteritemSpacing = 0
      configure(layout)
    }
  }

  //      10     135     260
  //     ┌──2──┐ ┌──1──┐ ┌──0──┐
  //     └─────┘ └─────┘ └─────┘ 100
  //                     ┌──3──┐ 110
  @Test func tiesFillFromTheRight() {
    let screen = vertical()
    #expect((0..<4).map { screen.placeOnScreen($0)?.minX } == [260, 135, 10, 260])
    #expect((0..<4).map { screen.placeOnScreen($0)?.width } == [110, 110, 110, 110])
    #expect(screen.placeOnScreen(3)?.minY == 110)
    #expect(
      (0..<4).map { screen.layout.columnIndex(ofItemAt: IndexPath(item: $0, section: 0)) }
        == [0, 1, 2, 0])
  }

  //     content insets of 40 left and 20 right leave 340; the leading one is at the right side, or
  //     stays at the left one
  @Test(arguments: [(true, 20, 360), (false, 40, 380)])
  func unequalContentInsetsLeaveTheRoomBetweenThem(
    insetsFlip: Bool, left: CGFloat, right: CGFloat
  ) {
    let screen = vertical(insetsFlip: insetsFlip) {
      $0.sectionInset = .zero
      $0.minimumInteritemSpacing = 5
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
    }
    screen.view.contentInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20)
    screen.view.layoutIfNeeded()
    #expect(screen.placeOnScreen(0)?.maxX == right)
    #expect(screen.placeOnScreen(2)?.minX == left)
    #expect(screen.headerOnScreen()?.minX == left)
    #expect(screen.headerOnScreen()?.maxX == right)
    #expect(screen.view.contentSize.width == 340)
  }

  //     ┌──6──┐ ┌──4──┐ ┌──2──┐ ┌──0──┐
  //     └─────┘ └─────┘ └─────┘ └─────┘ 200
  //     ┌──7──┐ ┌──5──┐ ┌──3──┐ ┌──1──┐
  @Test func horizontallyScrollingBeginsAtTheRight() {
    let screen = horizontal()
    #expect(screen.placeOnScreen(0) == CGRect(x: 300, y: 0, width: 100, height: 200))
    #expect(screen.placeOnScreen(1) == CGRect(x: 300, y: 200, width: 100, height: 200))
    #expect(screen.placeOnScreen(2) == CGRect(x: 190, y: 0, width: 100, height: 200))
    screen.scroll(to: 110)
    #expect(screen.placeOnScreen(2)?.minX == 300)
  }

  @Test func horizontallyAHeaderSticksAtTheRight() {
    let screen = horizontal {
      $0.headerReferenceSize = CGSize(width: 50, height: 0)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    #expect(screen.headerOnScreen() == CGRect(x: 350, y: 0, width: 50, height: 400))
    screen.scroll(to: 300)
    #expect(screen.headerOnScreen() == CGRect(x: 350, y: 0, width: 50, height: 400))
    #expect(screen.header()?.isPinned == true)
  }

  /// The content rests at the leading inset, whichever that is, and its end is reached.
  @Test(arguments: [(true, 40), (false, 20)])
  func horizontallyTheContentRestsAtTheLeadingInset(insetsFlip: Bool, gap: CGFloat) {
    let screen = horizontal(insetsFlip: insetsFlip)
    screen.view.contentInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20)
    screen.view.layoutIfNeeded()
    #expect(screen.placeOnScreen(0)?.maxX == 400 - gap)
    #expect(screen.view.contentSize == CGSize(width: 1_090, height: 400))
    screen.scroll(to: 900)
    #expect(screen.view.indexPathsForVisibleItems.last == IndexPath(item: 19, section: 0))
  }

  /// A stuck header keeps the distance `contentInset.left` from the leading edge, as the layout
  /// computes left to right; where insets stay on the side they name, that is not the side's own.
  @Test(arguments: [true, false])
  func horizontallyAStuckHeaderKeepsTheLeftInsetFromTheLeadingEdge(insetsFlip: Bool) {
    let screen = horizontal(insetsFlip: insetsFlip) {
      $0.headerReferenceSize = CGSize(width: 50, height: 0)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    screen.view.contentInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20)
    screen.view.layoutIfNeeded()
    screen.scroll(to: 300)
    #expect(screen.headerOnScreen()?.maxX == 360)
    #expect(screen.header()?.frame.minX == 340)
  }

  @Test func snappingAndSpansAreMirroredToo() {
    let screen = horizontal { $0.scrollSnapping = .item }
    #expect(screen.rest(at: 100) == 110)
    let spans = vertical(heights: [100, 100])
    spans.controller.span = { $0.item == 0 ? 2 : 1 }
    spans.layout.invalidateLayout()
    spans.view.layoutIfNeeded()
    #expect(spans.placeOnScreen(0) == CGRect(x: 135, y: 0, width: 235, height: 100))
    #expect(spans.placeOnScreen(1)?.minX == 10)
  }
}
#endif
