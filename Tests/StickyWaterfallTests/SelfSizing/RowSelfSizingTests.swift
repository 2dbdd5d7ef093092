import StickyWaterfall
import Testing

/// Cells that size themselves form the stock layout's rows: contract rules 29 and 38.
@MainActor
@Suite struct RowSelfSizingTests {
  private static func size(_ item: Int) -> CGSize {
    CGSize(width: 40 + CGFloat(item * 37 % 90), height: 24 + CGFloat(item * 7 % 3) * 8)
  }

  private func stage(
    _ count: Int, estimate: CGSize, keepsPlaces: Bool = false, isHorizontal: Bool = false,
    alignment: WaterfallFlowLayout.RowAlignment = .center
  ) -> Stage<AnsweringController, LayoutSpy> {
    let controller = AnsweringController([count])
    controller.preferredSize = { Self.size($0.item) }
    return Stage(
      controller, layout: LayoutSpy(), size: CGSize(width: 330, height: 300),
      scale: 2, columns: nil
    ) {
      $0.estimatedItemSize = estimate
      $0.keepsVisibleItemsInPlace = keepsPlaces
      $0.rowAlignment = alignment
      $0.scrollDirection = isHorizontal ? .horizontal : .vertical
    }
  }

  /// Returns the frames of the stock layout if the delegate returns the cells' preferred sizes.
  private func stock(_ count: Int, isHorizontal: Bool = false) -> [CGRect] {
    let controller = AnsweringController([count])
    controller.size = { Self.size($0.item) }
    let stage = Stage(
      controller, layout: UICollectionViewFlowLayout(), size: CGSize(width: 330, height: 300),
      scale: 2
    ) { $0.scrollDirection = isHorizontal ? .horizontal : .vertical }
    return stage.frames()
  }

  private func expectStock(
    _ stage: Stage<AnsweringController, LayoutSpy>, _ count: Int, isHorizontal: Bool = false
  ) {
    let near = zip(stage.frames(), stock(count, isHorizontal: isHorizontal)).map {
      $0.isNear($1, within: 0.5 + CGFloat(count) / 128)
    }
    #expect(near == Array(repeating: true, count: count))
  }

  // An estimate as wide as the view forms rows at once. A narrow estimate forms columns first.
  // Contract rule 29a.1.
  @Test(
    arguments: [
      UICollectionViewFlowLayout.automaticSize, CGSize(width: 330, height: 44),
      CGSize(width: 100, height: 30),
    ], [false, true])
  func selfSizingCellsHaveTheFlowLayoutsFrames(estimate: CGSize, isHorizontal: Bool) {
    let stage = stage(60, estimate: estimate, isHorizontal: isHorizontal)
    var offset: CGFloat = 0
    while offset < (isHorizontal ? stage.view.contentSize.width : stage.view.contentSize.height) {
      stage.scroll(to: offset)
      offset += 200
    }
    stage.scroll(to: 0)
    expectStock(stage, 60, isHorizontal: isHorizontal)
    #expect(stage.layout.columnIndex(ofItemAt: [0, 0]) == nil)
    #expect(stage.controller.measured.isEmpty)
  }

  /// Contract rule 38.5.
  @Test func fullInvalidationRestoresTheColumnsMadeFromTheEstimatedSize() {
    let stage = stage(3, estimate: CGSize(width: 100, height: 30))
    #expect(stage.layout.columnIndex(ofItemAt: [0, 0]) == nil)
    stage.layout.invalidateLayout()
    #expect(stage.layout.columnIndex(ofItemAt: [0, 0]) == 0)
    stage.layOutAgain()
    expectStock(stage, 3)
  }

  // The estimate makes three columns of 100 points.
  /// Contract rule 38.5.
  @Test(arguments: [(99.5, 3), (100.5, 3), (99, 0), (101, 0)])
  func cellsFormRowsIfTheyDifferFromTheirColumnByMoreThanHalfAPoint(width: CGFloat, columns: Int) {
    let controller = AnsweringController([4])
    controller.preferredSize = { _ in CGSize(width: width, height: 40) }
    let screen = WaterfallScreen(
      controller, size: CGSize(width: 330, height: 300), scale: 2, columns: nil
    ) { $0.estimatedItemSize = CGSize(width: 100, height: 30) }
    #expect(screen.layout.columnCount(inSection: 0) == columns)
    #expect(screen.frame(0)?.size == CGSize(width: columns > 0 ? 100 : width, height: 40))
  }

  /// Two of the estimate's three columns, and the gap between them.
  @Test func columnsStayUnchangedIfAnItemPrefersTheWidthItSpans() {
    let controller = AnsweringController([4])
    controller.span = { $0.item == 0 ? 2 : 1 }
    let stage = WaterfallScreen(
      controller, size: CGSize(width: 330, height: 300), scale: 2, columns: nil
    ) { $0.estimatedItemSize = CGSize(width: 103, height: 44) }
    #expect(stage.layout.take(preferred: { $0.height = 90 }, at: [0, 0]))
    #expect(stage.frame(0)?.size == CGSize(width: 216.5, height: 90))
    #expect(stage.layout.columnIndex(ofItemAt: [0, 1]) == 2)
  }

  @Test func unchangedPreferredSizeIsIgnored() {
    let stage = stage(3, estimate: UICollectionViewFlowLayout.automaticSize)
    let size = Self.size(1)
    #expect(!stage.layout.take(preferred: { $0 = size }, at: [0, 1]))
    #expect(stage.layout.take(preferred: { $0.width = size.width + 2 }, at: [0, 1]))
    let attributes = stage.layout.layoutAttributesForItem(at: [0, 1])
    #expect(attributes?.size.width == size.width + 2)
  }

  /// The visible row stays in place while rows above it break differently.
  ///
  /// Contract rule 47.
  @Test(arguments: [.center, .stretch] as [WaterfallFlowLayout.RowAlignment])
  func scrollingUpThroughSelfSizingCellsKeepsTheTopmostRowInPlace(
    alignment: WaterfallFlowLayout.RowAlignment
  ) {
    let stage = stage(
      200, estimate: UICollectionViewFlowLayout.automaticSize, keepsPlaces: true,
      alignment: alignment)
    stage.scroll(to: 600)
    for _ in 0..<12 {
      let offset = stage.view.contentOffset.y
      guard offset > 60, let top = stage.itemsInSight.first?.path.item else { break }
      let place = rowStart(of: top, stage) - offset
      stage.scroll(to: offset - 40)
      #expect(abs(rowStart(of: top, stage) - stage.view.contentOffset.y - place - 40) < 0.51)
    }
  }

  /// Returns the start of an item's row, which is the start of its tallest item.
  private func rowStart(of item: Int, _ stage: Stage<AnsweringController, LayoutSpy>) -> CGFloat {
    let frames = stage.frames()
    let middle = frames[item].midY
    return frames.filter { abs($0.midY - middle) < 2 }.map(\.minY).min() ?? 0
  }
}
