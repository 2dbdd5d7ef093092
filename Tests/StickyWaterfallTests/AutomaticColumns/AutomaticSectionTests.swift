import StickyWaterfall
import Testing

/// What the rules of automatic columns make of a section, and what asks for them: contract rules 34 to
/// 37, and of placeholders rule 39.
@MainActor
@Suite struct AutomaticSectionTests {
  private func screen(
    _ controller: AnsweringController, isHorizontal: Bool = false, expectsDiagnostics: Bool = false,
    configure: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> WaterfallScreen {
    WaterfallScreen(
      controller, size: CGSize(width: 330, height: 330), scale: 2,
      expectsDiagnostics: expectsDiagnostics, columns: nil
    ) {
      $0.scrollDirection = isHorizontal ? .horizontal : .vertical
      configure($0)
    }
  }

  private func controller(_ sizes: [CGSize]) -> AnsweringController {
    let controller = AnsweringController([sizes.count])
    controller.size = { sizes[$0.item] }
    return controller
  }

  /// Three of them fit beside each other.
  private let tile = CGSize(width: 103, height: 60)

  //     ┌────────── 330 · 100 ─────────┐
  //     └──────────────────────────────┘
  //     ┌──103──┐  ┌──103──┐  ┌──103──┐
  @Test(arguments: [ItemSizing.aspectRatio, .fixedExtent])
  func aBannerWiderThanTheRoomIsScaledOrKeepsItsHeight(sizing: ItemSizing) {
    let banner = CGSize(width: 412.5, height: 100)
    let sizes = [banner] + Array(repeating: tile, count: 6)
    let screen = screen(controller(sizes)) { $0.itemSizing = sizing }
    let height: CGFloat = sizing == .aspectRatio ? 80 : 100
    #expect(screen.frame(0) == CGRect(x: 0, y: 0, width: 330, height: height))
    #expect(screen.frame(2) == CGRect(x: 113.5, y: height + 10, width: 103, height: 60))
  }

  @Test func aSpanOfTheDelegateWins() {
    let controller = controller(Array(repeating: tile, count: 4))
    controller.span = { $0.item == 0 ? 2 : 1 }
    let screen = screen(controller) { $0.itemSizing = .fixedExtent }
    #expect(screen.frame(0) == CGRect(x: 0, y: 0, width: 216.5, height: 60))
    #expect(screen.frame(1)?.minX == 227)
  }

  @Test func rowsAsWideAsTheViewFillTheirRoomAndKeepTheirHeight() {
    let controller = controller([CGSize(width: 330, height: 44), CGSize(width: 320, height: 60)])
    controller.inset = { _ in UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16) }
    let screen = screen(controller)
    #expect(
      screen.frames() == [
        CGRect(x: 16, y: 0, width: 298, height: 44), CGRect(x: 16, y: 54, width: 298, height: 60),
      ])
  }

  @Test(arguments: [false, true]) func rawImageSizesAreShapes(isHorizontal: Bool) {
    let sizes = [CGSize(width: 4_000, height: 3_000), CGSize(width: 1_000, height: 2_000)]
    let screen = screen(controller(sizes), isHorizontal: isHorizontal)
    #expect(
      screen.frames().map(\.size)
        == (isHorizontal
          ? [CGSize(width: 440, height: 330), CGSize(width: 165, height: 330)]
          : [CGSize(width: 160, height: 120), CGSize(width: 160, height: 320)]))
  }

  @Test(arguments: [false, true])
  func aDelegateThatComputesExtentsHasTheColumnsOfShapes(isHorizontal: Bool) {
    let controller = AnsweringController([3])
    controller.height = { $1 / 2 }
    controller.width = { $1 / 3 }
    let screen = screen(controller, isHorizontal: isHorizontal)
    let size = isHorizontal ? CGSize(width: 110, height: 330) : CGSize(width: 160, height: 80)
    #expect(screen.frames().map(\.size) == [size, size, size])
    #expect(controller.measured == [[0, 0], [0, 1], [0, 2]])
  }

  @Test func automaticSizeAloneGivesTheColumnsOfShapes() {
    let estimated = screen(AnsweringController([2])) {
      $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    #expect(estimated.frames().map(\.width) == [160, 160])
    let stated = screen(controller([tile, tile])) {
      $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    #expect(stated.frames().map(\.width) == [103, 103])
  }

  @Test func anEstimateDecidesWhereThereIsNoSize() {
    let screen = screen(AnsweringController([4])) {
      $0.estimatedItemSize = CGSize(width: 103, height: 44)
    }
    #expect(screen.frame(1) == CGRect(x: 113.5, y: 0, width: 103, height: 44))
  }

  @Test func aCellThatPrefersAnotherWidthIsReportedOnce() {
    let screen = screen(AnsweringController([4]), expectsDiagnostics: true) {
      $0.estimatedItemSize = CGSize(width: 103, height: 44)
    }
    for item in 0..<2 {
      #expect(!screen.layout.take(preferred: { $0.width = 180 }, at: [0, item]))
    }
    #expect(
      screen.diagnostics.map(\.asked) == [
        "columnCount: automatic, with a cell that prefers 180 points for item 0 of section 0"
      ])
  }

  @Test func aDelegateAsksForAutomaticColumnsSectionBySection() {
    let controller = AnsweringController([4, 4, 4])
    controller.size = { _ in CGSize(width: 103, height: 60) }
    controller.columns = { [0, 1, -2][$0] }
    let screen = screen(controller, expectsDiagnostics: true) { $0.columnCount = 2 }
    #expect(screen.frame(0, 0)?.width == 103)
    #expect(screen.frame(0, 1)?.width == 330 && screen.frame(0, 2)?.width == 330)
    #expect(screen.diagnostics.map(\.asked) == ["columnCountForSectionAt: -2 columns in section 2"])
    screen.layout.minimumColumnWidth = 160
    #expect(screen.frame(0, 0)?.width == 160)
  }

  @Test func aBadSizeTakesNoPart() {
    let sizes = [CGSize(width: CGFloat.nan, height: 60)] + Array(repeating: tile, count: 5)
    let screen = screen(controller(sizes), expectsDiagnostics: true)
    #expect(screen.frames().allSatisfy { $0.width == 103 } && screen.frame(0)?.height == 0)
    #expect(screen.diagnostics.count == 1)
  }

  @Test func anEmptySectionHasTheColumnsOfTheLayoutsOwnSize() {
    let screen = screen(AnsweringController([0, 0]))
    #expect(screen.view.contentSize.height == 0)
  }
}
