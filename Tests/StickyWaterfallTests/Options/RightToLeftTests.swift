import StickyWaterfall
import Testing

/// Frames are computed left to right and mirrored, so a left section inset is on the right.
@MainActor
@Suite struct RightToLeftTests {
  private func vertical(
    heights: [CGFloat] = [100, 100, 100, 50],
    _ configure: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> WaterfallScreen {
    WaterfallScreen(
      AnsweringController(heights: heights), isRightToLeft: true, columns: 3
    ) { layout in
      layout.minimumInteritemSpacing = 15
      layout.sectionInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
      configure(layout)
    }
  }

  private func horizontal(
    _ configure: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> WaterfallScreen {
    WaterfallScreen(AnsweringController([20], height: 100), isRightToLeft: true) { layout in
      layout.scrollDirection = .horizontal
      layout.minimumInteritemSpacing = 0
      configure(layout)
    }
  }

  // Contract rule 30.1.
  //      10     135     260
  //     ┌──2──┐ ┌──1──┐ ┌──0──┐
  //     └─────┘ └─────┘ └─────┘ 100
  //                     ┌──3──┐ 110
  @Test func rightToLeftLayoutFillsEquallyShortColumnsFromTheRight() {
    let screen = vertical()
    #expect((0..<4).map { screen.placeOnScreen($0)?.minX } == [260, 135, 10, 260])
    #expect((0..<4).map { screen.placeOnScreen($0)?.width } == [110, 110, 110, 110])
    #expect(screen.placeOnScreen(3)?.minY == 110)
    #expect(screen.columns() == [0, 1, 2, 0])
  }

  //     content insets of 40 left and 20 right leave 340
  // Contract rule 30.3.
  @Test func itemsFillTheWidthBetweenUnequalContentInsets() {
    let (left, right) = (CGFloat(40), CGFloat(380))
    let screen = vertical {
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
    #expect(screen.contentSize.width == 340)
  }

  //     ┌──6──┐ ┌──4──┐ ┌──2──┐ ┌──0──┐
  //     └─────┘ └─────┘ └─────┘ └─────┘ 200
  //     ┌──7──┐ ┌──5──┐ ┌──3──┐ ┌──1──┐
  // Contract rule 30.2.
  @Test func horizontalRightToLeftLayoutStartsAtTheRightEnd() {
    let screen = horizontal()
    #expect(screen.placeOnScreen(0) == CGRect(x: 300, y: 0, width: 100, height: 200))
    #expect(screen.placeOnScreen(1) == CGRect(x: 300, y: 200, width: 100, height: 200))
    #expect(screen.placeOnScreen(2) == CGRect(x: 190, y: 0, width: 100, height: 200))
    screen.scroll(to: 110)
    #expect(screen.placeOnScreen(2)?.minX == 300)
  }

  /// Returns a screen with content insets of 40 and 20, or of 20 and 40.
  private func unequallyInset(
    left: CGFloat, _ configure: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> WaterfallScreen {
    let screen = horizontal {
      $0.headerReferenceSize = CGSize(width: 50, height: 0)
      $0.footerReferenceSize = CGSize(width: 30, height: 0)
      $0.sectionHeadersPinToVisibleBounds = true
      $0.sectionFootersPinToVisibleBounds = true
      configure($0)
    }
    screen.view.contentInset = UIEdgeInsets(top: 0, left: left, bottom: 0, right: 60 - left)
    screen.view.layoutIfNeeded()
    return screen
  }

  // Contract rule 30: insets stay on the sides that they name.
  @Test(arguments: [40, 20] as [CGFloat])
  func pinnedViewsInAHorizontalLayoutStopAtTheContentInsets(left: CGFloat) {
    let screen = unequallyInset(left: left)
    let start = screen.view.contentOffset.x
    #expect(start == left - 60)
    #expect(screen.header()?.isPinned == false)
    screen.scroll(to: 300)
    #expect(screen.headerOnScreen()?.maxX == 340 + left)
    #expect(screen.footer()?.frame.maxX == 700 - left)
    //   1170 of content and the 60 of both insets, of which the view shows 400
    screen.scroll(to: start + 830)
    #expect(screen.footer()?.isPinned == false)
  }

  /// Requested offsets are in the scrollable range, and scrolling rests at both ends.
  @Test(arguments: [40, 20] as [CGFloat])
  func horizontalRightToLeftLayoutCanScrollToBothEnds(left: CGFloat) {
    let screen = unequallyInset(left: left) { $0.scrollSnapping = .item }
    let start = left - 60
    let range = start...start + 830
    #expect(range.contains(offset(screen, 0, .left)) && range.contains(offset(screen, 19, .right)))
    #expect(screen.layout.contentOffset(forSection: 0).map { range.contains($0.x) } == true)
    for end in [range.lowerBound, range.upperBound] {
      #expect(screen.rest(at: end) == end)
    }
    #expect(range.contains(screen.rest(at: start + 21, velocity: -1)))
    #expect(range.contains(screen.rest(at: start + 809, velocity: 1)))
  }

  private func offset(
    _ screen: WaterfallScreen, _ item: Int, _ position: UICollectionView.ScrollPosition
  ) -> CGFloat {
    screen.layout.contentOffset(forItemAt: [0, item], at: position)?.x ?? .nan
  }

  // The 40 points on the left are the view's inset. The header's leading inset is on the right.
  // Contract rule 30.1.
  @Test func rightToLeftLayoutMirrorsBackgroundsAndHeaderInsets() {
    let kind = WaterfallFlowLayout.elementKindSectionBackground
    let screen = vertical {
      $0.headerReferenceSize = CGSize(width: 0, height: 44)
      $0.register(Background.self, forDecorationViewOfKind: kind)
    }
    screen.controller.headerInset = { _ in UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10) }
    screen.view.contentInset.left = 40
    screen.layOutAgain()
    #expect(screen.headerOnScreen() == CGRect(x: 50, y: 0, width: 320, height: 44))
    let background = screen.view.subviews.first { $0 is Background }
    #expect(background.map { $0.frame.minX - screen.view.bounds.minX } == 40)
    #expect(background?.frame.size == CGSize(width: 360, height: 160))
  }

  @Test func rightToLeftLayoutMirrorsSnappingAndColumnSpans() {
    let screen = horizontal { $0.scrollSnapping = .item }
    #expect(screen.rest(at: 100) == 110)
    let spans = vertical(heights: [100, 100])
    spans.controller.span = { $0.item == 0 ? 2 : 1 }
    spans.layOutAgain()
    #expect(spans.placeOnScreen(0) == CGRect(x: 135, y: 0, width: 235, height: 100))
    #expect(spans.placeOnScreen(1)?.minX == 10)
  }
}

private final class Background: UICollectionReusableView {}
