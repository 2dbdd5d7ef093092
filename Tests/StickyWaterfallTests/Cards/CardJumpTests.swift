import StickyWaterfall
import Testing

/// Jumps over many cards, in a host that reports every stale answer, and that shows what it holds.
///
/// Cards of 200, each 60 after the last, on a screen of 400.
@MainActor
@Suite struct CardJumpTests {
  /// Cards that were hidden on the way come to rest below the screen, and are shown from there.
  ///
  ///     1,600   26 is stuck, and those before it are hidden
  ///         0   18 rests at 1,080, out of sight
  ///       720   18 is in sight; the five pages that UIKit holds were never left, and none is read again
  @Test func aJumpBackByScreensBringsBackWhatWasHidden() {
    let screen = WaterfallScreen.cards(60)
    // Prefetching would leave the five pages at the top, and so have them read again.
    screen.view.isPrefetchingEnabled = false
    for offset in stride(from: CGFloat(0), through: 1_600, by: 50) { screen.scroll(to: offset) }
    for offset in stride(from: CGFloat(0), through: 1_560, by: 60) {
      screen.scroll(to: offset)
      let first = Int(offset / 60)
      #expect(screen.visibleItems.map(\.item) == Array(first...Int(offset / 60) + 6))
      #expect(screen.visibleItems.map(\.item) == screen.items(in: screen.inside).map(\.item))
    }
  }

  /// What was made ahead of the screen, and is passed by a jump, is not shown where it rested.
  @Test func aJumpAheadHidesWhatWasNeverShown() {
    let screen = WaterfallScreen.cards(60)
    screen.scroll(to: 100)
    screen.scroll(to: 900)
    #expect(screen.visibleItems.map(\.item) == Array(15...21))
    #expect((0..<15).allSatisfy { screen.item($0)?.isHidden == true })
  }

  /// Between the start of the screen and the bar's end nothing shows but what scrolls away.
  @Test func underABarNothingStaleShows() {
    let screen = WaterfallScreen.cards(60)
    screen.view.contentInset.top = 88
    for offset in [CGFloat(-88), 900, -30, 1_700, 40, 3_300, 3_500, 700] {
      screen.scroll(to: offset)
      #expect(screen.visibleItems.map(\.item) == screen.items(in: screen.inside).map(\.item))
    }
  }
}
