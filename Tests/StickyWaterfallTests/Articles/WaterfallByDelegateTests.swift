import StickyWaterfall
import Testing

/// The waterfall of the third article: sections that differ.
@MainActor
@Suite struct WaterfallByDelegateTests {
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
    #expect(screen.contentSize == CGSize(width: 400, height: 980))
  }
}
