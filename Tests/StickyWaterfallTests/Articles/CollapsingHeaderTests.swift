import StickyWaterfall
import Testing

/// The article with a tall header that collapses: it sticks when 50 points are left of it.
///
///     offset 0        75              150             300
///     ┌─────────┐ 0
///     │ header  │     ┌─ ─ ─ ─ ─┐
///     │         │     │         │     ┌─ ─ ─ ─ ─┐     ┌─ ─ ─ ─ ─┐
///     └─────────┘ 200 └─────────┘     └─────────┘     └─────────┘ 350: 50 are left
@MainActor
@Suite struct CollapsingHeaderTests {
  private func screen() -> WaterfallScreen {
    WaterfallScreen(AnsweringController([40], height: 100)) { layout in
      layout.headerReferenceSize = CGSize(width: 0, height: 200)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.pinnedHeaderExtent = 50
    }
  }

  @Test(arguments: [(0, 0, 0), (75, 0, 0.5), (150, 0, 1), (300, 150, 1)])
  func headerSticksWhen50PointsAreLeft(offset: CGFloat, y: CGFloat, progress: CGFloat) {
    let screen = screen()
    screen.scroll(to: offset)
    #expect(screen.header()?.frame == CGRect(x: 0, y: y, width: 400, height: 200))
    #expect(screen.header()?.pinProgress == progress)
    #expect(screen.header()?.isPinned == (offset > 150))
  }

  @Test func headerIsAboveTheCellsAtEveryMoment() {
    let screen = screen()
    for offset in stride(from: CGFloat(-40), through: 700, by: 20) {
      screen.touch()
      screen.scroll(to: offset)
      let shown = screen.view.layoutAttributesOnScreen
      #expect(shown.last?.representedElementKind == Side.header.kind)
      #expect(screen.header()?.zIndex == (offset > 150 ? 1_024 : 10))
    }
  }
}
