import StickyWaterfall
import Testing

/// Automatic columns and rows: contract rules 34 to 37, and rule 39.
@MainActor
@Suite struct AutomaticSectionTests {
  private func screen(
    _ controller: AnsweringController, isHorizontal: Bool = false, expectsDiagnostics: Bool = false,
    side: CGFloat = 330,
    configure: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> WaterfallScreen {
    WaterfallScreen(
      controller, size: CGSize(width: side, height: side), scale: 2,
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

  /// Three tiles fit next to each other.
  private let tile = CGSize(width: 103, height: 60)

  // Contract rule 36.2.
  //       0     103  113.5 216.5 227    330
  //     0 ┌───────┐  ╶ 1 ╴       ┌───────┐
  //    10 │ 0     │  ┌───────┐   │ 2     │
  //    50 │       │  └── 3 ──┘   │       │
  //    60 └───────┘              │       │
  //    80                        └───────┘
  @Test func hiddenItemTakesAGapInItsColumn() {
    let hidden = CGSize.zero
    let taller = CGSize(width: 103, height: 80)
    let shorter = CGSize(width: 103, height: 40)
    let screen = screen(controller([tile, hidden, taller, shorter]))
    #expect(screen.columns() == [0, 1, 2, 1])
    #expect(screen.frame(1)?.isEmpty == true && screen.frame(1)?.minY == 0)
    #expect(screen.frame(3) == CGRect(x: 113.5, y: 10, width: 103, height: 40))
    let equal = self.screen(controller([tile, hidden, tile, tile]))
    #expect(equal.columns() == [nil, nil, nil, nil])
  }

  /// Contract rule 35.4.
  @Test(arguments: [(2, 216.5), (Int.max, 330)] as [(Int, CGFloat)])
  func delegateSpanOverridesTheAutomaticSpan(
    span: Int, width: CGFloat
  ) {
    let controller = controller(Array(repeating: tile, count: 4))
    controller.span = { $0.item == 0 ? span : 1 }
    let screen = screen(controller)
    #expect(screen.frame(0) == CGRect(x: 0, y: 0, width: width, height: 60))
    #expect(screen.frame(1)?.minX == (span == 2 ? 227 : 0))
  }

  //     ·95·├─────130─────┤·95·    2 of 4 columns of 60, with the spacing of 10
  @Test(arguments: [WaterfallFlowLayout.ItemPlacement.shortestColumn, .trailingToLeading])
  func singleEstimatedItemInASectionKeepsItsSpan(placement: WaterfallFlowLayout.ItemPlacement) {
    let controller = AnsweringController([1])
    controller.span = { _ in 2 }
    let screen = screen(controller, side: 320) {
      $0.estimatedItemSize = CGSize(width: 60, height: 50)
      $0.itemPlacement = placement
    }
    #expect(screen.frame(0) == CGRect(x: 95, y: 0, width: 130, height: 50))
  }

  /// Contract rule 37i.
  @Test func rowsIgnoreOptionsForColumns() {
    let sizes = [160, 80, 120, 40, 200].map { CGSize(width: $0, height: $0 / 2) }
    let plain = screen(controller(sizes))
    let other = screen(controller(sizes)) {
      $0.itemPlacement = .trailingToLeading
      $0.itemSizing = .fixedExtent
      $0.keepsItemsInColumns = true
    }
    #expect(plain.frames() == other.frames())
  }

  /// Contract rule 37i.
  @Test func columnSpanInRowsIsIgnoredAndReportedOnce() {
    let controller = controller([160, 80, 120].map { CGSize(width: $0, height: 40) })
    controller.span = { _ in 2 }
    let screen = screen(controller, expectsDiagnostics: true)
    #expect(screen.frame(0)?.size == CGSize(width: 160, height: 40))
    #expect(
      screen.diagnostics.map(\.description) == [
        "columnSpanForItemAt returned 2 for item 0 in section 0, but the section has rows. Ignoring "
          + "the span. To use spans, choose a number of columns for the section."
      ])
  }

  //     requested rows   ├─103─┤·10.5·├─103─┤   equal items in the last row, as in the stock layout
  // Contract rule 5.1.
  @Test func layoutOrDelegateCanRequestRows() {
    let controller = AnsweringController([5, 5])
    controller.size = { _ in CGSize(width: 103, height: 60) }
    let all = screen(controller) { $0.columnCount = WaterfallFlowLayout.flowLayoutRows }
    for section in 0...1 { #expect(all.frame(4, section)?.minX == 113.5) }
    all.layout.minimumColumnWidth = 50
    #expect(all.layout.columnIndex(ofItemAt: [0, 0]) == nil)
    controller.columns = { [WaterfallFlowLayout.flowLayoutRows, 2][$0] }
    let one = screen(controller)
    #expect(one.frame(4, 0)?.minX == 113.5 && one.frame(0, 1)?.width == 160)
  }

  /// Contract rule 11.1.
  @Test func sectionWithRequestedRowsUsesDelegateSizesAndIgnoresDelegateHeights() {
    let controller = controller(Array(repeating: tile, count: 2))
    controller.height = { _, _ in 500 }
    let screen = screen(controller) { $0.columnCount = WaterfallFlowLayout.flowLayoutRows }
    #expect(screen.frames().map(\.size) == [tile, tile])
  }

  @Test(arguments: [false, true])
  func automaticSectionFormsColumnsIfTheDelegateReturnsHeightsOrWidths(isHorizontal: Bool) {
    let controller = AnsweringController([3])
    controller.height = { $1 / 2 }
    controller.width = { $1 / 3 }
    let screen = screen(controller, isHorizontal: isHorizontal)
    let size = isHorizontal ? CGSize(width: 110, height: 330) : CGSize(width: 160, height: 80)
    #expect(screen.frames().map(\.size) == [size, size, size])
    #expect(controller.measured == [[0, 0], [0, 1], [0, 2]])
  }

  /// Contract rule 34.7.
  @Test func automaticItemSizesMakeRowsUnlessTheDelegateReturnsOtherSizes() {
    let estimated = screen(AnsweringController([2])) {
      $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    let unstated = AnsweringController([2])
    unstated.size = { _ in UICollectionViewFlowLayout.automaticSize }
    let answered = screen(unstated) {
      $0.estimatedItemSize = CGSize(width: 330, height: 44)
    }
    #expect(estimated.frames().map(\.size) == [50, 50].map { CGSize(width: $0, height: 50) })
    #expect(estimated.layout.columnIndex(ofItemAt: [0, 0]) == nil)
    #expect(answered.frames().map(\.minY) == [0, 54])
    let stated = screen(controller([tile, tile])) {
      $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    #expect(stated.frames().map(\.width) == [103, 103])
  }

  @Test func cellThatPrefersADifferentWidthIsReportedOnce() {
    let screen = screen(controller([tile, tile, tile]), expectsDiagnostics: true) {
      $0.estimatedItemSize = CGSize(width: 50, height: 44)
    }
    for item in 0..<2 {
      #expect(!screen.layout.take(preferred: { $0.width = 180 }, at: [0, item]))
    }
    #expect(
      screen.diagnostics.map(\.description) == [
        "The cell for item 0 in section 0 prefers a width of 180 points, but the column chosen from "
          + "your item sizes is 103 points wide. Using 103 points. If your delegate knows the sizes, "
          + "turn self-sizing off: set Estimate Size to None, or estimatedItemSize to zero. If the "
          + "cell knows them, override preferredLayoutAttributesFitting(_:) so that the cell keeps "
          + "the width of its column, or set columnCount to flowLayoutRows."
      ])
  }

  @Test func delegateCanRequestAutomaticColumnsForEachSection() {
    let controller = AnsweringController([4, 4, 4])
    controller.size = { _ in CGSize(width: 103, height: 60) }
    controller.columns = { [0, 1, -2][$0] }
    let screen = screen(controller, expectsDiagnostics: true) { $0.columnCount = 2 }
    #expect(screen.frame(0, 0)?.width == 103)
    #expect(screen.frame(0, 1)?.width == 330 && screen.frame(0, 2)?.width == 330)
    #expect(screen.diagnostics.map(\.kind) == [.columnCount])
    #expect(screen.diagnostics.map(\.section) == [2])
    screen.layout.minimumColumnWidth = 160
    #expect(screen.frame(0, 0)?.width == 160)
  }
}
