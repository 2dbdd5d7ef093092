import Testing

@testable import StickyWaterfall

/// Cells and headers that size themselves in batch updates: contract rule 29.
@MainActor
@Suite struct BatchSelfSizingTests {
  /// What an app does in the block of a batch update, or instead of a block.
  enum Block: CaseIterable {
    case none, empty, invalidation, remeasuring, namedItem
  }

  private typealias Screen = Stage<AnsweringController, LayoutSpy>

  private func run(_ block: Block, in stage: Screen) {
    switch block {
    case .none: stage.update(nil)
    case .empty: stage.update {}
    case .invalidation: stage.update { stage.layout.invalidateLayout() }
    case .remeasuring: stage.update { stage.layout.remeasureItems(at: [[0, 2]]) }
    case .namedItem:
      stage.update { stage.layout.invalidateLayout(with: .naming(items: [[0, 2]])) }
    }
  }

  private func stage(
    columns: Int?, isSubclass: Bool, count: Int = 20,
    header: @escaping () -> CGFloat = { 40 },
    cells: @escaping (Int) -> CGFloat
  ) -> Screen {
    let controller = AnsweringController([count])
    controller.preferredExtent = { path, kind in
      kind == nil ? cells(path.item) : header()
    }
    let layout = LayoutSpy()
    layout.isSubclass = isSubclass
    return Stage(
      controller, layout: layout, size: CGSize(width: 390, height: 844), columns: columns
    ) {
      $0.estimatedItemSize = CGSize(width: 390, height: 44)
      ($0.minimumLineSpacing, $0.minimumInteritemSpacing) = (0, 0)
      $0.itemSizing = .fixedExtent
      $0.selfSizesHeadersAndFooters = true
    }
  }

  //     0   0 ... 60          0   0 ... 60
  //     1  60 ... 120   ──▶   1  60 ... 120
  //     2 120 ... 180         2 120 ... 320
  //     3 180 ... 240         3 320 ... 380
  @Test(arguments: Block.allCases, [false, true])
  func cellThatGrowsGetsItsHeightInABatch(block: Block, isSubclass: Bool) {
    var height: CGFloat = 60
    let stage = stage(columns: nil, isSubclass: isSubclass) { $0 == 2 ? height : 60 }
    #expect(stage.frame(3)?.minY == 180)
    height = 200
    run(block, in: stage)
    #expect(stage.frame(2) == CGRect(x: 0, y: 120, width: 390, height: 200))
    #expect(stage.frame(3)?.minY == 320)
  }

  //     0 60 │ 1 60         0 60 │ 1 60
  //     2 60 │ 3 60   ──▶   2    │ 3 60
  //     4 60 │ 5 60         200  │ 4 60
  //                              │ 5 60
  // Contract rule 29b.1.
  @Test(arguments: Block.allCases, [false, true])
  func cellThatGrowsGetsItsHeightInABatchInColumns(block: Block, isSubclass: Bool) {
    var height: CGFloat = 60
    let stage = stage(columns: 2, isSubclass: isSubclass) { $0 == 2 ? height : 60 }
    height = 200
    run(block, in: stage)
    #expect(stage.frame(2) == CGRect(x: 0, y: 60, width: 195, height: 200))
    #expect(stage.frame(4) == CGRect(x: 195, y: 120, width: 195, height: 60))
  }

  @Test(arguments: Block.allCases, [false, true])
  func headerThatGrowsGetsItsHeightInABatch(block: Block, isSubclass: Bool) {
    var height: CGFloat = 40
    let stage = stage(columns: nil, isSubclass: isSubclass, header: { height }, cells: { _ in 60 })
    stage.layout.headerReferenceSize.height = 40
    #expect(stage.header()?.frame.height == 40 && stage.frame(0)?.minY == 40)
    height = 80
    run(block, in: stage)
    #expect(stage.header()?.frame.height == 80 && stage.frame(0)?.minY == 80)
  }

  /// Items 0 and 2 are off screen, so their cells aren't asked again until they return.
  ///
  /// Contract rules 29c.1 and 29c.3.
  @Test(arguments: Block.allCases, [false, true])
  func cellsOffScreenKeepTheirHeightsUnlessTheAppInvalidatesThem(block: Block, isSubclass: Bool) {
    let stage = stage(columns: nil, isSubclass: isSubclass, count: 60) { _ in 60 }
    stage.scroll(to: 1200)
    run(block, in: stage)
    let heights = [0, 2].map { stage.layout.layoutAttributesForItem(at: [0, $0])?.frame.height }
    switch block {
    case .none, .empty: #expect(heights == [60, 60])
    case .remeasuring, .namedItem: #expect(heights == [60, 44])
    case .invalidation: #expect(heights == [44, 44])
    }
  }

  /// The new item 2 was never on screen, but the item that it moves was.
  @Test(arguments: [false, true])
  func insertedItemHasItsEstimateInABatchWithAnInvalidation(isSubclass: Bool) {
    let stage = stage(columns: nil, isSubclass: isSubclass, count: 60) { _ in 60 }
    stage.layout.keepsVisibleItemsInPlace = true
    stage.scroll(to: 1200)
    stage.update {
      stage.layout.invalidateLayout()
      stage.controller.counts = [61]
      stage.view.insertItems(at: [[0, 2]])
    }
    let heights = (1...3).map { stage.layout.layoutAttributesForItem(at: [0, $0])?.frame.height }
    #expect(heights == [60, 44, 60])
  }

  /// The cell's second size came after the app invalidated it in the same turn.
  @Test func heightThatArrivesAfterAnInvalidationStaysInTheTurnsBatch() {
    let stage = stage(columns: nil, isSubclass: false, count: 60) { _ in 60 }
    stage.layout.remeasureItems(at: [[0, 0]])
    stage.view.layoutIfNeeded()
    stage.scroll(to: 1200)
    run(.empty, in: stage)
    #expect(stage.layout.layoutAttributesForItem(at: [0, 0])?.frame.height == 60)
  }

  /// With an invalidation, the items above the kept one have their estimates again.
  ///
  /// Contract rule 45.5.
  @Test(arguments: Block.allCases, [false, true])
  func visibleItemStaysInPlaceWhenAnotherCellGrowsInABatch(block: Block, isSubclass: Bool) {
    var height: CGFloat = 60
    let stage = stage(columns: nil, isSubclass: isSubclass, count: 60) { $0 == 22 ? height : 60 }
    stage.layout.keepsVisibleItemsInPlace = true
    stage.scroll(to: 1000)
    stage.scroll(to: 1200)
    height = 200
    run(block, in: stage)
    stage.takeTurn()
    #expect(stage.placeOnScreen(20)?.minY == 0)
    #expect(stage.placeOnScreen(23)?.minY == 320)
  }

  // A cell that never agrees is refused another height, which the next turn would try again.
  //
  //     item      3              ──▶  3     4
  //     height    60, 61 ... 85       60    85
  @Test func refusedHeightIsNotThatOfTheItemThatABatchPutsInItsPlace() {
    let stage = stage(columns: 1, isSubclass: false, count: 60) { _ in 60 }
    stage.layout.diagnosticHandler = nil
    stage.scroll(to: 1_200)
    var count = 0
    while stage.layout.take(preferred: { $0.height += 1 }, at: [0, 3]) { count += 1 }
    #expect(count == LoopGuard.mostChanges)
    stage.update(inserting: [[0, 0]])
    stage.takeTurn()
    let heights = [3, 4].map { stage.layout.layoutAttributesForItem(at: [0, $0])?.frame.height }
    #expect(heights == [60, 85])
  }

  /// Contract rule 29b.2.
  @Test(arguments: [Block.none, .empty])
  func unchangedPreferredSizesCostNoLayoutPassInABatch(block: Block) {
    let stage = stage(columns: nil, isSubclass: false) { _ in 60 }
    stage.takeTurn()
    stage.layout.passes = 0
    run(block, in: stage)
    stage.takeTurn()
    #expect(stage.layout.passes == 1)
  }

  //     0 44  remeasured, a pixel longer   ──▶   0 44  new
  //     1 44                                     1 44
  @Test func insertedCellIsNoLongerThanItsEstimateAfterAnotherWasAskedAgain() {
    let stage = WaterfallScreen(AnsweringController([20]), columns: 1) {
      $0.estimatedItemSize = CGSize(width: 400, height: 44)
      $0.keepsVisibleItemsInPlace = true
    }
    stage.layout.remeasureItems(at: [[0, 0]])
    stage.view.layoutIfNeeded()
    #expect(stage.frame(0)?.height == 45)
    stage.update(inserting: [[0, 0]])
    #expect(stage.frame(0)?.height == 44)
  }

  // A subclass is asked for everything before the list. If the content were shorter then, UIKit
  // would move it.
  @Test func contentOfASubclassKeepsItsLengthUntilTheListComes() {
    let stage = stage(columns: 1, isSubclass: true, header: { 0 }, cells: { _ in 100 })
    for offset: CGFloat in [0, 500, 1_000, 1_156] { stage.scroll(to: offset) }
    #expect(stage.contentSize.height == 2_000)
    stage.controller.counts = [21]
    stage.layout.invalidateLayout(with: CountsContext())
    stage.layout.prepare()
    #expect(stage.layout.collectionViewContentSize.height == 2_044)
  }

  /// Without any list, UIKit would read everything again, and animate the views a second time.
  @Test func contextThatAdjustsTheContentSizeAfterABatchListsNoElements() {
    let controller = AnsweringController([6])
    var height: CGFloat = 60
    controller.preferredExtent = { path, _ in path.item == 2 ? height : 60 }
    let layout = ContextRecorder()
    let stage = Stage(controller, layout: layout, columns: 1) {
      $0.estimatedItemSize = CGSize(width: 230, height: 44)
    }
    height = 200
    stage.update(nil)
    let adjusting = layout.contextsAtEnd.filter { $0.contentSizeAdjustment.height > 0 }
    #expect(adjusting.count == 1)
    #expect(adjusting.first?.invalidatedDecorationIndexPaths?.values.map(\.count) == [0])
  }
}

/// A layout that records the contexts at the end of a batch update.
private final class ContextRecorder: LayoutSpy {
  private(set) var contextsAtEnd: [UICollectionViewLayoutInvalidationContext] = []
  private var isAtEnd = false

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if isAtEnd { contextsAtEnd.append(context) }
    super.invalidateLayout(with: context)
  }

  override func finalizeCollectionViewUpdates() {
    isAtEnd = true
    super.finalizeCollectionViewUpdates()
    isAtEnd = false
  }
}
