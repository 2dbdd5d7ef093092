import StickyWaterfall
import Testing

/// Cells that prefer a size while positions are kept.
@MainActor
@Suite struct KeptPositionsSelfSizingTests {
  private func stage(
    columns: Int, height: @escaping (Int) -> CGFloat, pins: Bool = false,
    adjustsAtOnce: Bool = false
  ) -> FeedStage {
    let stage = FeedStage(
      .counts([60], columns: columns), reading: HostReading(adjustsAtOnce: adjustsAtOnce)
    ) {
      $0.estimatedItemSize = CGSize(width: 100, height: 50)
      $0.keepsVisibleItemsInPlace = true
      $0.sectionHeadersPinToVisibleBounds = pins
    }
    stage.controller.sizeCells(height)
    stage.reload()
    return stage
  }

  //      before         a step up: 7 enters and grows     10 is where a finger left it
  //     ┌── 8 ──┐       ┌── 7 ──┐
  //     │   9   │  ──▶  │       │
  //     └── 10 ─┘       ├── 8 ──┤
  // Contract rule 47.
  @Test(arguments: [1, 2, 3], [false, true])
  func scrollingUpMovesItemsByTheScrolledDistanceWhileCellsGrow(
    columns: Int, adjustsAtOnce: Bool
  ) {
    let stage = stage(
      columns: columns, height: { CGFloat(70 + $0 % 5 * 30) }, pins: columns > 1,
      adjustsAtOnce: adjustsAtOnce)
    stage.scroll(to: 900)
    for _ in 0..<30 {
      let offset = stage.view.contentOffset.y
      guard offset > 60 else { break }
      let top = stage.topmost()
      stage.scroll(to: offset - 40)
      let place = stage.place(ofItemNamed: top.name) ?? 0
      #expect(abs(place - (top.place ?? 0) - 40) < 0.02)
      #expect(stage.view.contentSize == stage.layout.collectionViewContentSize)
    }
  }

  // Facts 13.17: UIKit creates a cell ahead of a scroll in each turn, and hides it.
  @Test(arguments: [1, 2, 3], [false, true])
  func growingPrefetchedCellMovesNoItemOnScreen(columns: Int, adjustsAtOnce: Bool) {
    let stage = stage(
      columns: columns, height: { CGFloat(70 + $0 % 5 * 30) }, adjustsAtOnce: adjustsAtOnce)
    stage.scroll(to: 1_100)
    stage.scroll(to: 1_080)
    let (top, extent) = (stage.topmost(), stage.view.contentSize.height)
    for _ in 0..<20 {
      stage.takeTurn()
      #expect(abs((stage.place(ofItemNamed: top.name) ?? 0) - (top.place ?? 0)) < 0.02)
      #expect(stage.view.contentSize == stage.layout.collectionViewContentSize)
      let elements = FeedElements(of: stage.layout, stage.sections)
      #expect(stage.viewDifferences(to: elements) == [])
    }
    #expect(stage.view.contentSize.height > extent)
  }

  /// All cells prefer their sizes again, in several passes after the new column count.
  @Test(arguments: [1, 2, 3], 0..<12)
  func newColumnCountKeepsTopmostItemInPlaceWhileCellsGrow(columns: Int, step: Int) {
    let stage = stage(
      columns: columns, height: { CGFloat(70 + $0 % 5 * 30) }, pins: true,
      adjustsAtOnce: step % 2 == 0)
    stage.scrollThrough()
    stage.scroll(to: CGFloat(300 + step * 73))
    let top = stage.topmost()
    stage.controller.sections[0].columns = columns % 3 + 2
    stage.layOutAgain()
    let last = stage.view.contentSize.height - stage.view.bounds.height
    let isAtEnd = [0, last].contains(stage.view.contentOffset.y)
    #expect(isAtEnd || abs((stage.place(ofItemNamed: top.name) ?? 0) - (top.place ?? 0)) < 0.02)
  }

  /// The text of a header wraps at other words in the new width, so its old height says little.
  @Test func headerOffScreenHasTheDelegatesHeightAgainAfterATurn() {
    let stage = stage(columns: 1, height: { _ in 70 })
    stage.layout.selfSizesHeadersAndFooters = true
    stage.controller.preferredExtent = { _, kind in kind == nil ? 70 : 90 }
    stage.reload()
    #expect(stage.header()?.frame.height == 90)
    stage.scroll(to: 1_500)
    #expect(stage.header()?.frame.height == 90)
    stage.resize(to: CGSize(width: 400, height: 400))
    #expect(stage.header()?.frame.height == 40)
  }

  /// Apps load pages by the content size that they read in `scrollViewDidScroll`.
  ///
  /// Contract rule 41.5.
  @Test func contentSizeIsNeverZeroWhileAnInvalidationAdjustsTheOffset() {
    let layout = WaterfallFlowLayout()
    let stage = FeedStage(.counts([60], columns: 1), layout: layout) {
      $0.estimatedItemSize = CGSize(width: 100, height: 50)
      $0.keepsVisibleItemsInPlace = true
    }
    stage.controller.sizeCells { CGFloat(70 + $0 % 5 * 30) }
    stage.reload()
    stage.scroll(to: 900)
    var heights: [CGFloat] = []
    stage.controller.whenScrolled = { heights.append(layout.collectionViewContentSize.height) }
    for _ in 0..<5 {
      stage.scroll(to: stage.view.contentOffset.y - 40)
      stage.takeTurn()
    }
    #expect(heights.count > 5 && heights.allSatisfy { $0 > 2_000 })
  }

  // Contract rule 28.
  @Test(arguments: [false, true], [false, true])
  func offsetAdjustmentOfAnInvalidationContextAppliesOnce(keepsPlaces: Bool, adjustsAtOnce: Bool) {
    let reading = HostReading(adjustsAtOnce: adjustsAtOnce)
    let stage = FeedStage(.counts([60], columns: 1), reading: reading) {
      $0.keepsVisibleItemsInPlace = keepsPlaces
    }
    stage.scroll(to: 500)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.contentOffsetAdjustment.y = 77
    stage.layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y == 577)
    stage.takeTurn()
    #expect(stage.view.contentOffset.y == 577)
  }

  // The first visible cell shrinks by 40 points in a batch update, at the end of the content.
  //
  //     ──│ 35 │── 3550  ──▶  3510, and not less, as if UIKit had clamped the content first
  @Test(arguments: [false, true])
  func cellThatShrinksInABatchMovesTheContentOnce(clamps: Bool) {
    let controller = AnsweringController([40])
    var height: CGFloat = 100
    controller.preferredExtent = { path, _ in path.item == 35 ? height : 100 }
    let reading = HostReading(clampsBeforeAdjusting: clamps, adjustsAtOnce: true)
    let stage = WaterfallScreen(controller, reading: reading, columns: 1) {
      $0.estimatedItemSize = CGSize(width: 100, height: 100)
      $0.itemSizing = .fixedExtent
      $0.minimumLineSpacing = 0
      $0.keepsVisibleItemsInPlace = true
    }
    stage.view.contentInset.bottom = -50
    stage.scroll(to: 3_550)
    #expect(stage.view.contentOffset.y == 3_550)
    height = 60
    var offsets: [CGFloat] = []
    controller.whenScrolled = { [unowned view = stage.view] in
      offsets.append(view.contentOffset.y)
    }
    stage.update { stage.view.reloadItems(at: [[0, 35]]) }
    #expect(offsets == [3_510])
    #expect(stage.placeOnScreen(36)?.minY == 50)
  }

  /// At 4,578, the content ends.
  @Test(arguments: [false, true], [1_530, 4_578] as [CGFloat])
  func topmostItemStaysInPlaceWhenACellAboveGrows(adjustsAtOnce: Bool, offset: CGFloat) {
    let stage = FeedStage(
      .counts([60], columns: 1), reading: HostReading(adjustsAtOnce: adjustsAtOnce)
    ) {
      $0.estimatedItemSize = CGSize(width: 100, height: 50)
      $0.keepsVisibleItemsInPlace = true
    }
    var grown: Int?
    stage.controller.sizeCells { $0 == grown ? 130 : 70 }
    stage.reload()
    stage.scrollThrough()
    stage.scroll(to: offset)
    let (name, place) = stage.topmost()
    let first = stage.visibleItems.min() ?? [0, 0]
    grown = stage.sections[first].name
    #expect(grown != name)
    stage.reconfigure([first])
    #expect(stage.frame(first.item)?.height == 130)
    #expect(stage.place(ofItemNamed: name) == place)
  }
}
