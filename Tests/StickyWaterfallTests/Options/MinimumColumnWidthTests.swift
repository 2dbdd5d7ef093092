import StickyWaterfall
import Testing

/// As many columns as fit at a width, on every screen.
@MainActor
@Suite struct MinimumColumnWidthTests {
  private func screen(
    width: CGFloat = 400, _ configure: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> WaterfallScreen {
    let controller = AnsweringController([12], height: 50)
    let size = CGSize(width: width, height: 400)
    return WaterfallScreen(controller, size: size, columns: 9) { layout in
      layout.minimumColumnWidth = 100
      layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
      configure(layout)
    }
  }

  private func columns(_ screen: WaterfallScreen) -> Int { Set(screen.frames().map(\.minX)).count }

  @Test func rotationAndSplitViewChangeTheColumns() {
    let screen = screen()
    #expect(columns(screen) == 3)
    screen.resize(to: CGSize(width: 800, height: 400))
    #expect(columns(screen) == 7)
    #expect(screen.frames()[6].maxX == 790)
    screen.resize(to: CGSize(width: 200, height: 800))
    #expect(columns(screen) == 1)
    #expect(screen.frames()[0] == CGRect(x: 10, y: 0, width: 180, height: 50))
    screen.resize(to: CGSize(width: 400, height: 400))
    #expect(columns(screen) == 3)
  }

  @Test func horizontallyItIsTheHeightOfARow() {
    let screen = screen { $0.scrollDirection = .horizontal }
    #expect(Set(screen.frames().map(\.minY)).count == 3)
    screen.resize(to: CGSize(width: 400, height: 800))
    #expect(Set(screen.frames().map(\.minY)).count == 7)
  }
}
