import StickyWaterfall
import Testing

/// Jumps over many cards, in a host that reports stale attributes and shows its views.
///
/// The cards are 200 high, each 60 below the previous one, on a screen of 400.
@MainActor
@Suite struct CardJumpTests {
  /// Cards that were hidden while the view scrolled come to rest below the screen, and appear from
  /// there.
  ///
  ///     1,600   26 is pinned, and the cards before it are hidden
  ///         0   18 rests at 1,080, off screen
  ///       720   18 is visible; the view still holds its five pages and queries none again
  @Test func jumpBackShowsTheHiddenCardsAgain() {
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
  @Test func jumpAheadHidesTheCardsItPasses() {
    let screen = WaterfallScreen.cards(60)
    screen.scroll(to: 100)
    screen.scroll(to: 900)
    #expect(screen.visibleItems.map(\.item) == Array(15...21))
    #expect((0..<15).allSatisfy { screen.item($0)?.isHidden == true })
  }
}
