import StickyWaterfall
import Testing

/// The card stack from the documentation: 12 cards of 200 points, each overlapped by 140.
///
///     unpinned             scrolled to 150
///     ┌─────────┐ 0        0, 1, and 2 are pinned there, and 2 covers the others
///     │ 0       │          ┌─────────┐ 150
///     ├─────────┤ 60       │ 2       │
///     │ 1       │          ├─────────┤ 180
///     ├─────────┤ 120      │ 3       │
///     │ 2       │          ├─────────┤ 240
@MainActor
@Suite struct CardStackTests {
  // Contract rule 33.1.
  @Test func scrolledCardStopsAtTheTopEdgeOfTheView() {
    let screen = WaterfallScreen.cards()
    screen.scroll(to: 150)
    #expect(screen.frames().prefix(5).map(\.minY) == [150, 150, 150, 180, 240])
    #expect(screen.frame(0) == CGRect(x: 0, y: 150, width: 400, height: 200))
  }

  /// Contract rule 33.2.
  @Test func rectangleQueryDoesNotReturnItemsThatLaterItemsCover() {
    let screen = WaterfallScreen.cards()
    screen.scroll(to: 150)
    #expect(screen.items(in: screen.view.bounds).map(\.item) == Array(2...9))
    #expect(screen.visibleItems.map(\.item) == Array(2...9))
    #expect([0, 1, 2].map { screen.item($0)?.isHidden } == [true, true, false])
  }

  /// Contract rule 23.3.
  @Test func headersStayAboveTheCards() {
    let screen = WaterfallScreen.cards(sections: 2) {
      $0.headerReferenceSize = CGSize(width: 0, height: 50)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    #expect(screen.header()?.zIndex == 10 + 24)
    for offset in stride(from: CGFloat(0), through: 1_400, by: 70) {
      screen.scroll(to: offset)
      let shown = screen.view.layoutAttributesOnScreen
      let kinds = shown.map { $0.representedElementKind != nil }
      #expect(kinds == kinds.sorted { !$0 && $1 })
    }
    screen.scroll(to: 100)
    #expect(screen.header()?.zIndex == 1_024 + 24)
  }

  @Test func cardsReturnToTheirUnpinnedFramesWhenPinningIsSwitchedOff() {
    let screen = WaterfallScreen.cards()
    screen.scroll(to: 300)
    screen.layout.itemsPinToVisibleBounds = false
    #expect(screen.frames().map(\.minY) == (0..<12).map { 60 * CGFloat($0) })
    #expect((0..<12).allSatisfy { screen.item($0)?.zIndex == 0 })
    screen.layout.itemsPinToVisibleBounds = true
    #expect(screen.frame(0)?.minY == 300)
  }

  @Test func deletingAPinnedCardKeepsTheOtherCardsInOrder() {
    let screen = WaterfallScreen.cards()
    screen.scroll(to: 300)
    screen.update(deleting: [[0, 1]])
    #expect(screen.frames().prefix(7).map(\.minY) == [300, 300, 300, 300, 300, 300, 360])
    #expect(screen.contentSize.height == 800)
  }

  /// Cards that were hidden during scrolling rest below the screen, and appear from there.
  ///
  ///     1,600   26 is pinned, and the cards before it are hidden
  ///         0   18 rests at 1,080, off screen
  ///       720   18 is visible; the view still holds its five pages and queries none again
  @Test func scrollingBackShowsHiddenCardsAgain() {
    let screen = WaterfallScreen.cards(60)
    // Prefetching would drop the five pages at the top, so UIKit would query them again.
    screen.view.isPrefetchingEnabled = false
    for offset in stride(from: CGFloat(0), through: 1_600, by: 50) { screen.scroll(to: offset) }
    for offset in stride(from: CGFloat(0), through: 1_560, by: 60) {
      screen.scroll(to: offset)
      let first = Int(offset / 60)
      #expect(screen.visibleItems.map(\.item) == Array(first...Int(offset / 60) + 6))
      #expect(screen.visibleItems.map(\.item) == screen.items(in: screen.inside).map(\.item))
    }
  }

  /// UIKit prepares cards ahead of the screen, which a jump past them must not show.
  @Test func cardsSkippedByALargeScrollStepAreHidden() {
    let screen = WaterfallScreen.cards(60)
    screen.scroll(to: 100)
    screen.scroll(to: 900)
    #expect(screen.visibleItems.map(\.item) == Array(15...21))
    #expect((0..<15).allSatisfy { screen.item($0)?.isHidden == true })
  }
}

extension Stage where Controller == AnsweringController, Layout == WaterfallFlowLayout {
  /// Creates cards in one column, each overlapping the previous one by 140 points.
  static func cards(
    _ heights: [CGFloat] = Array(repeating: 200, count: 12), sections: Int = 1,
    _ configure: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> WaterfallScreen {
    let controller = AnsweringController(heights: heights, sections: sections)
    return WaterfallScreen(controller, columns: 1) { layout in
      layout.minimumLineSpacing = -140
      layout.itemsPinToVisibleBounds = true
      configure(layout)
    }
  }

  static func cards(_ count: Int) -> WaterfallScreen { cards(Array(repeating: 200, count: count)) }

  /// The bounds without their edges; views may show what only touches an edge (facts 10.14).
  var inside: CGRect { view.bounds.insetBy(dx: 0.01, dy: 0.01) }
}
