import StickyWaterfall
import Testing

@MainActor
@Suite struct ReorderingTests {
  /// On some hosts, the context of a movement also says that the counts change.
  ///
  /// Contract rule 46a.2.
  @Test func draggedItemMovesEvenIfTheInvalidationContextReportsChangedItemCounts() {
    let stage = FeedStage(.counts([9, 6]), layout: CountingLayout())
    let before = stage.frames()
    stage.drag([0, 0], over: [[0, 3]])
    #expect(stage.controller.queriedItems == [])
    #expect(stage.frame(3)?.height == before[0].height)
    stage.view.endInteractiveMovement()
    stage.view.layoutIfNeeded()
    stage.expectFresh()
  }

  // Contract rules 46.1 and 46c.
  @Test func draggedItemStaysAtItsDropPosition() {
    let stage = FeedStage(.counts([9]))
    stage.drag([0, 0], over: [[0, 3], [0, 5], [0, 2]])
    #expect(stage.controller.queries == [])
    #expect(stage.sections == .counts([9]))
    stage.view.endInteractiveMovement()
    #expect(stage.sections != .counts([9]))
    stage.expectFresh()
    #expect(stage.controller.queries == [])
  }

  /// Contract rule 46.1.
  @Test func itemsMoveAsideDuringADrag() {
    let stage = FeedStage(.counts([9]))
    var moved = stage.sections
    stage.drag([0, 0], over: [[0, 4]])
    moved[0].items.insert(moved[0].items.remove(at: 0), at: 4)
    #expect(PlainFeed(moved, width: 260).differences(to: stage.layout) == [])
    stage.view.cancelInteractiveMovement()
  }

  @Test func canceledDragRestoresTheLayout() {
    let stage = FeedStage(.counts([9, 5]))
    let before = FeedElements(of: stage.layout, stage.sections)
    stage.drag([0, 1], over: [[0, 5], [1, 0], [0, 0]])
    stage.view.cancelInteractiveMovement()
    #expect(before.differences(to: FeedElements(of: stage.layout, stage.sections)) == [])
    #expect(stage.viewDifferences() == [])
    #expect(stage.controller.queriedItems == [[0, 1]])
  }

  //     0 │ 1 │ 2 │ 3 │ 4   ──▶   1 │ 2 │ 3 │ 0 │ 4   ──▶   0 │ 1 │ 2 │ 3 │ 4
  //                                   2 is remeasured, and the drag is canceled before the pass
  @Test func remeasuredItemIsFoundAfterACanceledDrag() {
    let stage = FeedStage(.counts([5]))
    stage.drag([0, 0], over: [[0, 3]])
    stage.controller.sections[0].items[2].height = 200
    stage.layout.remeasureItems(at: [[0, 1]])
    stage.view.cancelInteractiveMovement()
    stage.expectFresh()
  }

  /// A host can name the position after the last item, which doesn't exist once the item has left.
  @Test func itemCanMoveToTheEndOfItsSection() {
    let stage = FeedStage(.counts([9]))
    var moved = stage.sections
    moved[0].items.append(moved[0].items.remove(at: 0))
    let context = stage.layout.invalidationContext(
      forInteractivelyMovingItems: [[0, 9]], withTargetPosition: .zero,
      previousIndexPaths: [[0, 0]], previousPosition: .zero)
    stage.layout.invalidateLayout(with: context)
    #expect(PlainFeed(moved, width: 260).differences(to: stage.layout) == [])
  }

  /// Contract rule 46b.1.
  @Test func insetsDependingOnTheItemsAreUpToDateAfterADrop() {
    let stage = FeedStage(.counts([1, 5]))
    stage.controller.emptySectionsHaveNoInsets = true
    stage.drag([0, 0], over: [[1, 2]])
    stage.view.endInteractiveMovement()
    #expect(stage.sections.map(\.items.count) == [0, 6])
    let dropped = FeedElements(of: stage.layout, stage.sections)
    stage.layOutAgain()
    #expect(FeedElements(of: stage.layout, stage.sections).differences(to: dropped) == [])
  }

  /// Only a layout or delegate can target an empty section, which has no item to drop on.
  @Test func itemCanMoveToAnEmptySection() {
    let stage = FeedStage(.counts([4, 0, 3]), layout: SendingLayout()) {
      $0.sectionHeadersPinToVisibleBounds = true
    }
    stage.drag([0, 1], over: [[0, 3], [2, 1]])
    stage.view.endInteractiveMovement()
    #expect(stage.sections.map(\.items.count) == [3, 1, 3])
    #expect(stage.sections[1].items.first?.name == 101)
    stage.expectFresh()
  }

  /// Contract rule 46b.1.
  @Test func itemDroppedInASectionWithNarrowerColumnsIsQueriedAgain() {
    var sections: [FeedSection] = .counts([4, 6])
    sections[1].columns = 3
    let stage = FeedStage(sections, isScaled: true)
    stage.drag([0, 1], over: [[1, 2]])
    #expect(stage.controller.queries == [])
    stage.view.endInteractiveMovement()
    #expect(stage.controller.queriedItems == [[1, 2]])
    stage.expectFresh()
  }

  @Test func dropThatChangesTheColumnsQueriesEachItemOnce() {
    let stage = FeedStage(.counts([4, 6]), isScaled: true)
    stage.controller.columns = { [unowned controller = stage.controller] in
      controller.sections[$0].items.count > 6 ? 3 : 2
    }
    stage.layOutAgain()
    stage.controller.forgetQueries()
    stage.drag([0, 1], over: [[1, 2]])
    stage.view.endInteractiveMovement()
    #expect(stage.controller.queriedItems == (0..<7).map { [1, $0] })
  }

  /// As an image that arrives while its cell is dragged.
  @Test func sizeRemeasuredDuringADragIsKeptAfterCanceling() {
    let stage = FeedStage(.counts([4, 6]))
    stage.drag([0, 1], over: [[1, 2]])
    stage.controller.sections[0].items[1].height += 50
    stage.layout.remeasureItems(at: [[1, 2]])
    stage.view.layoutIfNeeded()
    stage.view.cancelInteractiveMovement()
    stage.expectFresh()
  }

  @Test func dropOnAPinnedHeaderTargetsTheItemUnderneath() throws {
    let stage = FeedStage(.counts([20])) { $0.sectionHeadersPinToVisibleBounds = true }
    stage.scroll(to: 100)
    #expect(stage.boundaryView(.header)?.frame.minY == 100)
    let beneath = try #require(
      (0..<20).first { stage.frame($0)?.contains(CGPoint(x: 60, y: 120)) == true })
    #expect(stage.view.beginInteractiveMovementForItem(at: [0, 8]))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 120))
    stage.view.endInteractiveMovement()
    #expect(stage.sections[0].items[beneath].name == 108)
    stage.expectFresh()
  }

  @Test func itemDroppedOutsideAllItemsStaysInPlace() {
    let stage = FeedStage(.counts([5]))
    stage.drag([0, 1], over: [])
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 130, y: 3_000))
    stage.view.endInteractiveMovement()
    #expect(stage.sections == .counts([5]))
    #expect(stage.differencesFromFresh() == [])
  }

  /// Rows of words over a grid, and a section of spans over three columns.
  //      ┌90──┐┌110──┐┌70─┐
  //      └────┘└─────┘└───┘
  //      ┌155─────┐┌155───┐
  @Test(arguments: [WaterfallFlowLayout.flowLayoutRows, 3], [false, true])
  func canceledDragOverRowsAndColumnsRestoresTheLayout(columns: Int, turns: Bool) {
    let controller = AnsweringController([6, 4])
    controller.columns = { $0 == 0 ? columns : 2 }
    controller.size = { path in
      path.section == 0
        ? CGSize(width: 70 + path.item * 20, height: 40) : CGSize(width: 155, height: 100)
    }
    controller.span = { columns == 3 && $0 == [0, 1] ? 2 : 1 }
    let stage = Stage(
      controller, layout: WaterfallFlowLayout(), size: CGSize(width: 320, height: 600),
      expectsDiagnostics: columns < 0)
    let before = stage.frames()
    _ = stage.view.beginInteractiveMovementForItem(at: [0, 1])
    let place = { (item: Int, section: Int) in
      stage.frame(item, section).map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero
    }
    stage.view.updateInteractiveMovementTargetPosition(place(2, 1))
    #expect(stage.view.numberOfItems(inSection: 1) == 5)
    if turns { stage.layOutAgain() }
    stage.view.updateInteractiveMovementTargetPosition(place(4, 0))
    #expect(stage.view.numberOfItems(inSection: 1) == 4)
    stage.view.updateInteractiveMovementTargetPosition(place(0, 1))
    stage.view.cancelInteractiveMovement()
    #expect(stage.frames() == before)
  }

  //     0 ┌───┐          0 ┌───┐
  //       │ 2 │ 300        │ 3 │ 100   2 is dragged to index 30, below the screen
  //       └───┘            └───┘
  //  1200 ├─10─┤  ──▶ 1200 ├─13─┤
  @Test func draggedItemMovesNoContent() {
    let stage = ReaderStage { $0.keepsVisibleItemsInPlace = true }
    stage.show((0..<40).map { $0 == 2 ? 300 : 100 })
    stage.scroll(to: 1_200)
    stage.layout.invalidateLayout()
    stage.settle()
    let context = stage.layout.invalidationContext(
      forInteractivelyMovingItems: [[0, 30]], withTargetPosition: .zero,
      previousIndexPaths: [[0, 2]], previousPosition: .zero)
    stage.layout.invalidateLayout(with: context)
    stage.settle()
    #expect(stage.offset == 1_200)
  }

  @Test func layoutPassDuringADragKeepsTheSizesOnScreen() {
    let stage = Stage(GridController(heights: [[50, 60, 70, 80]]), layout: WaterfallFlowLayout())
    #expect(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
    let place = stage.frame(2) ?? .zero
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: place.midX, y: place.midY))
    stage.layOutAgain()
    #expect(stage.frames().map(\.height) == [60, 70, 50, 80])
    stage.view.cancelInteractiveMovement()
  }

  // The context that the flow layout creates has this flag.
  // Contract rule 46a.2.
  @Test func contextsOfADragInvalidateTheFlowLayoutsAttributes() throws {
    let stage = FeedStage(.counts([4]))
    let step = stage.layout.invalidationContext(
      forInteractivelyMovingItems: [[0, 1]], withTargetPosition: .zero,
      previousIndexPaths: [[0, 0]], previousPosition: .zero)
    let end = stage.layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [[0, 1]], previousIndexPaths: [[0, 1]], movementCancelled: false)
    for context in [step, end] {
      let flow = try #require(context as? UICollectionViewFlowLayoutInvalidationContext)
      #expect(flow.invalidateFlowLayoutAttributes)
    }
  }

  //     0 │ 1 │ 2 │ 3 │ 4   ──▶   1 │ 2 │ 3 │ 0 │ 4
  //                                   2 is remeasured, and UIKit counts again before its list
  @Test func remeasuredItemIsAskedForIfUIKitCountsAgainInADrag() {
    let stage = FeedStage(.counts([5]))
    stage.drag([0, 0], over: [[0, 3]])
    stage.controller.sections[0].items[2].height = 200
    stage.layout.remeasureItems(at: [[0, 1]])
    stage.layout.invalidateLayout(with: CountsContext())
    stage.layout.prepare()
    stage.layout.prepare(
      forCollectionViewUpdates: [UpdateItem(.move, from: [0, 0], to: [0, 3])])
    stage.layout.finalizeCollectionViewUpdates()
    #expect(stage.layout.layoutAttributesForItem(at: [0, 1])?.frame.height == 200)
    stage.view.cancelInteractiveMovement()
  }

  //     0 │ 1 │ 2 │ 3 │ 4   ──▶   1 │ 2 │ 3 │ 4 │ 0     0 is dragged to the end
  //                                           └─ the data doesn't have 4 anymore
  @Test func delegateIsNotAskedForItemsThatTheDataLosesInADrag() {
    let controller = AnsweringController([5], height: 50)
    let stage = WaterfallScreen(controller, columns: 1)
    let last = stage.frame(4) ?? .zero
    #expect(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: last.midX, y: last.midY))
    controller.counts = [4]
    controller.measured = []
    stage.layout.invalidateLayout()
    stage.layout.prepare()
    #expect(controller.measured == [])
    controller.counts = [5]
    stage.view.cancelInteractiveMovement()
  }
}

/// A layout that moves every dragged item to the start of the second section.
private final class SendingLayout: WaterfallFlowLayout {
  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { IndexPath(item: 0, section: 1) }
}

/// Items dragged between columns and the stock layout's rows: contract rules 38 and 46.
@MainActor
@Suite struct RowReorderingTests {
  private let tags = [60, 90, 40, 75].map { CGSize(width: $0, height: 30) }
  private let tile = CGSize(width: 103, height: 60)

  /// Tags in rows over tiles in three columns.
  private func stage() -> WaterfallScreen {
    let controller = AnsweringController([4, 7])
    controller.size = { [tags, tile] in $0.section == 0 ? tags[$0.item] : tile }
    return WaterfallScreen(
      controller, size: CGSize(width: 330, height: 400), scale: 2, columns: nil)
  }

  private func drag(_ source: IndexPath, to target: IndexPath, in stage: WaterfallScreen) {
    stage.controller.measured = []
    #expect(stage.view.beginInteractiveMovementForItem(at: source))
    let frame = stage.layout.layoutAttributesForItem(at: target)?.frame ?? .zero
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
    stage.view.layoutIfNeeded()
    #expect(stage.controller.measured.isEmpty)
  }

  @Test func itemDroppedFromRowsIntoColumnsDoesNotChangeTheColumns() {
    let stage = stage()
    stage.controller.size = { [tile] in
      $0.section == 0
        ? CGSize(width: 60, height: 30) : $0.item == 1 ? CGSize(width: 90, height: 30) : tile
    }
    drag([0, 1], to: [1, 1], in: stage)
    stage.view.endInteractiveMovement()
    stage.view.layoutIfNeeded()
    #expect(stage.controller.measured == [[1, 1]])
    #expect(stage.layout.columnIndex(ofItemAt: [1, 0]) == 0)
    #expect(stage.frame(1, 1)?.size == CGSize(width: 103, height: 30))
  }

  @Test func fullWidthItemDraggedIntoColumnsSpansTheAvailableWidth() {
    let stage = stage()
    stage.controller.size = { [tags, tile] in
      guard $0.section == 0 else { return tile }
      return $0.item == 1 ? CGSize(width: 330, height: 80) : tags[$0.item]
    }
    stage.layOutAgain()
    drag([0, 1], to: [1, 0], in: stage)
    #expect(
      stage.layout.layoutAttributesForItem(at: [1, 0])?.size == CGSize(width: 330, height: 80))
    stage.view.cancelInteractiveMovement()
  }

  /// Contract rule 46a.1.
  @Test func itemDraggedFromColumnsIntoRowsKeepsItsSize() {
    let stage = stage()
    drag([1, 2], to: [0, 1], in: stage)
    #expect(stage.layout.layoutAttributesForItem(at: [0, 1])?.size == tile)
    #expect(stage.layout.layoutAttributesForItem(at: [0, 0])?.size == tags[0])
    stage.view.cancelInteractiveMovement()
    stage.view.layoutIfNeeded()
    #expect(stage.frame(1)?.size == tags[1])
  }

  // Two items of 140 fill a row of 330, each 160 wide. Two tiles of 75 with their gap are as wide.
  //     ├────160────┤ 10 ├────160────┤      ├─75─┤ 10 ├─75─┤ 10 ├─75─┤ 10 ├─75─┤
  // Contract rule 46a.1.
  @Test func itemDraggedFromAFilledRowIntoColumnsKeepsItsWidth() {
    let stage = stage()
    stage.controller.rowDistribution = { $0 == 0 ? .fill : .justified }
    stage.controller.size = { CGSize(width: $0.section == 0 ? 140 : 75, height: 70) }
    stage.layOutAgain()
    #expect(stage.frame(1)?.size == CGSize(width: 160, height: 80))
    drag([0, 1], to: [1, 0], in: stage)
    #expect(
      stage.layout.layoutAttributesForItem(at: [1, 0])?.size == CGSize(width: 160, height: 80))
    stage.view.cancelInteractiveMovement()
  }
}

/// A layout whose contexts of movements say that the counts change.
private final class CountingLayout: WaterfallFlowLayout {
  override class var invalidationContextClass: AnyClass { MovementContext.self }
}

private final class MovementContext: WaterfallLayoutInvalidationContext {
  override var invalidateDataSourceCounts: Bool {
    super.invalidateDataSourceCounts || previousIndexPathsForInteractivelyMovingItems != nil
  }
}
