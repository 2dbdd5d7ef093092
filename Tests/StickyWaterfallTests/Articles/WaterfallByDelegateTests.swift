import StickyWaterfall
import Testing

/// The waterfalls of the second and third article: a delegate that wins over the properties, and
/// sections that differ.
@MainActor
@Suite struct WaterfallByDelegateTests {
  private func screen(_ controller: AnsweringController) -> WaterfallScreen {
    WaterfallScreen(controller, columns: 3) { layout in
      layout.minimumInteritemSpacing = 3
      layout.minimumLineSpacing = 3
      layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
  }

  @Test func withoutADelegateThePropertiesCount() {
    let screen = screen(AnsweringController(heights: [30, 20, 10, 40]))
    #expect(
      screen.frames() == [
        CGRect(x: 8, y: 8, width: 126, height: 30),
        CGRect(x: 137, y: 8, width: 126, height: 20),
        CGRect(x: 266, y: 8, width: 126, height: 10),
        CGRect(x: 266, y: 21, width: 126, height: 40),
      ])
    #expect(screen.view.contentSize == CGSize(width: 400, height: 69))
  }

  @Test func aDelegateThatAnswers2ColumnsAndZerosWins() {
    let controller = AnsweringController(heights: [30, 20, 10, 40])
    controller.columns = { _ in 2 }
    controller.inset = { _ in .zero }
    controller.lineSpacing = { _ in 0 }
    controller.interitemSpacing = { _ in 0 }
    let screen = screen(controller)
    #expect(
      screen.frames() == [
        CGRect(x: 0, y: 0, width: 200, height: 30),
        CGRect(x: 200, y: 0, width: 200, height: 20),
        CGRect(x: 200, y: 20, width: 200, height: 10),
        CGRect(x: 0, y: 30, width: 200, height: 40),
      ])
    #expect(screen.view.contentSize == CGSize(width: 400, height: 70))
  }

  //     section 0:   0 header 40, items in 2 columns 40 ... 240, footer 20
  //     section 1: 260 header 40, items in 3 columns 300 ... 500, footer 20
  //     section 2: 520 header 40, items in 1 column 560 ... 960, footer 20
  @Test func sectionsHaveTheirOwnColumnsHeaderAndFooter() {
    let controller = AnsweringController([4, 4, 4], height: 100)
    controller.columns = { [2, 3, 1][$0] }
    let screen = WaterfallScreen(controller) { layout in
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      layout.headerReferenceSize = CGSize(width: 0, height: 40)
      layout.footerReferenceSize = CGSize(width: 0, height: 20)
    }
    #expect((0..<3).map { screen.header($0)?.frame.minY } == [0, 260, 520])
    #expect((0..<3).map { screen.footer($0)?.frame.minY } == [240, 500, 960])
    #expect((0..<3).map { screen.header($0)?.frame.width } == [400, 400, 400])
    #expect((0..<3).map { screen.frame(0, $0)?.width } == [200, 133, 400])
    #expect(screen.frames(0).map(\.minX) == [0, 200, 0, 200])
    #expect(screen.frames(1).map(\.minY) == [300, 300, 300, 400])
    #expect(screen.frames(2).map(\.minY) == [560, 660, 760, 860])
    #expect(screen.view.contentSize == CGSize(width: 400, height: 980))
  }
}
