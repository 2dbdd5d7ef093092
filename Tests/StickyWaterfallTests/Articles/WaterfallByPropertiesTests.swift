import StickyWaterfall
import Testing

/// The waterfall of the first article: columns, spacings and insets by property, heights by delegate.
///
///     width 400, insets 10, 3 columns, spacing 10: 120 each
///       10      140     270
///     ┌──0──┐ ┌──1──┐ ┌──2──┐  10
///     │     │ └─────┘ │     │  60
///     │     │ ┌──3──┐ │     │  70
///     │     │ │     │ └─────┘  90
///     │     │ │     │ ┌──4──┐ 100
///     └─────┘ │     │ │     │ 110
///     ┌──5──┐ │     │ │     │ 120
///     │     │ └─────┘ │     │ 130
///     └─────┘         │     │ 160
///                     └─────┘ 170
@MainActor
@Suite struct WaterfallByPropertiesTests {
  private func screen(
    _ heights: [CGFloat] = [100, 50, 80, 60, 70, 40],
    layout: WaterfallFlowLayout = WaterfallFlowLayout(),
    _ configure: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> WaterfallScreen {
    WaterfallScreen(
      AnsweringController(heights: heights), laidOutBy: layout, columns: 3
    ) { layout in
      layout.minimumInteritemSpacing = 10
      layout.minimumLineSpacing = 10
      layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      configure(layout)
    }
  }

  @Test func itemsAre120WideAndFillTheShortestColumn() {
    #expect(
      screen().frames() == [
        CGRect(x: 10, y: 10, width: 120, height: 100),
        CGRect(x: 140, y: 10, width: 120, height: 50),
        CGRect(x: 270, y: 10, width: 120, height: 80),
        CGRect(x: 140, y: 70, width: 120, height: 60),
        CGRect(x: 270, y: 100, width: 120, height: 70),
        CGRect(x: 10, y: 120, width: 120, height: 40),
      ])
  }

  @Test func scrollingLaysOutNothing() {
    let layout = LayoutSpy()
    let screen = screen(Array(repeating: 100, count: 60), layout: layout)
    screen.controller.measured = []
    layout.calls = []
    for offset in stride(from: CGFloat(0), through: 1_500, by: 50) { screen.scroll(to: offset) }
    #expect(!layout.calls.contains { [.prepare, .invalidateWithContext].contains($0) })
    #expect(screen.controller.measured == [])
  }

  @Test func rotationLaysOutAgain() {
    let screen = screen()
    screen.controller.measured = []
    screen.resize(to: CGSize(width: 700, height: 400))
    #expect(screen.controller.measured.map(\.item) == [0, 1, 2, 3, 4, 5])
    #expect(screen.frame(2) == CGRect(x: 470, y: 10, width: 220, height: 80))
    #expect(screen.contentSize == CGSize(width: 700, height: 180))
  }

  // Contract rule 7.
  @Test func threeColumnsWithBothSpacings10FillTheWidth() {
    let screen = screen { $0.sectionInset = .zero }
    //   380 pixels for 3 columns: 126 and 2 left over
    #expect(screen.frame(0) == CGRect(x: 0, y: 0, width: 126, height: 100))
    #expect(screen.frame(1) == CGRect(x: 136, y: 0, width: 127, height: 50))
    #expect(screen.frame(2) == CGRect(x: 273, y: 0, width: 127, height: 80))
    #expect(screen.contentSize.height == 160)
  }
}
