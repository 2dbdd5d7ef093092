#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import Testing

/// Behavior of UIKit on which sources differ, and which the layout must support either way.
@MainActor
@Suite struct UncertainUIKitBehaviorTests {
  private func stage(
    _ counts: [Int], setUp: @escaping (WaterfallFlowLayout) -> Void = { _ in },
    options: (inout HostOptions) -> Void = { _ in }
  ) -> FeedStage {
    let stage = FeedStage(.counts(counts), setUp: setUp)
    options(&stage.view.hostOptions)
    return stage
  }

  // MARK: Movement (facts 10.1)

  @Test(arguments: [true, false], [true, false])
  func updateImmediatelyAfterADragShowsTheNewItems(delivers: Bool, isCancelled: Bool) {
    let lists: HostOptions.UpdateLists = delivers ? .always : .exceptOfMovements
    let stage = stage([9, 6], options: { $0.updateLists = lists })
    stage.drag([0, 0], over: [[0, 3], [1, 1], [1, 2]])
    if isCancelled {
      stage.view.cancelInteractiveMovement()
      #expect(stage.sections == .counts([9, 6]))
    } else {
      stage.view.endInteractiveMovement()
      #expect(stage.sections.map(\.items.count) == [8, 7])
    }
    stage.perform(.inserting([33, 44], at: 1, of: stage.sections))
    stage.expectFresh()
  }

  /// UIKit rebases a batch on the drag and doesn't cancel it (facts 15.5).
  @Test(arguments: [false, true], [0, 8])
  func updateDuringADragKeepsTheDraggedItemBetweenItsNeighbors(crosses: Bool, item: Int) {
    let stage = stage([9, 6])
    let name = stage.sections[0].items[0].name
    stage.drag([0, 0], over: crosses ? [[0, 3], [1, 2]] : [[0, 3]])
    stage.perform(.inserting([33, 44], at: item, of: stage.sections))
    let path: IndexPath = crosses ? [1, 2] : item == 0 ? [0, 5] : [0, 3]
    var dragged = stage.sections
    let source = dragged.places[name] ?? [0, 0]
    dragged[path.section].items.insert(
      dragged[source.section].items.remove(at: source.item), at: path.item)
    #expect(PlainFeed(dragged, width: 260).differences(to: stage.layout) == [])
    stage.view.endInteractiveMovement()
    #expect(stage.sections.places[name] == path)
    stage.takeTurn()
    stage.expectFresh()
  }

  @Test(arguments: [false, true])
  func deletingTheDraggedItemEndsTheDrag(crosses: Bool) {
    let stage = stage([9, 6])
    stage.drag([0, 0], over: crosses ? [[0, 3], [1, 2]] : [[0, 3]])
    stage.perform(.deleting(0..<1, of: stage.sections))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 300))
    stage.view.endInteractiveMovement()
    #expect(stage.sections.map(\.items.count) == [8, 6])
    stage.expectFresh()
  }

  /// A delegate traps if the layout asks it for an item that only the old data has.
  @Test(arguments: [false, true], [false, true])
  func invalidationInABatchDuringADragAsksForNoDeletedItem(prepares: Bool, crosses: Bool) {
    let stage = stage([9, 6], options: { $0.preparesAfterBatchBlock = prepares })
    stage.drag([0, 0], over: crosses ? [[0, 3], [1, 2]] : [[0, 3]])
    stage.update { [stage] in
      stage.layout.invalidateLayout()
      stage.controller.sections[0].items.removeLast(3)
      stage.view.deleteItems(at: [[0, 6], [0, 7], [0, 8]])
    }
    stage.view.endInteractiveMovement()
    stage.takeTurn()
    stage.expectFresh()
  }

  /// UIKit queries sizes during a drag by the data source's index paths (facts 10.3).
  ///
  /// Contract rule 49.1.
  @Test func rotationDuringADragQueriesSizesAtTheDataSourcesIndexPaths() {
    let stage = stage([9])
    stage.controller.isScaled = true
    stage.drag([0, 0], over: [[0, 3]])
    stage.resize(to: CGSize(width: 380, height: 400))
    stage.view.endInteractiveMovement()
    stage.expectFresh()
  }

  // MARK: Transitions (facts 10.2)

  private func frames(_ stage: FeedStage) -> [IndexPath: CGRect] {
    Dictionary(uniqueKeysWithValues: stage.visibleItems.map { ($0, stage.frame($0.item)!) })
  }

  /// Checks that the remaining cells move from `old` to `new` without fading.
  private func expectMoves(
    _ stage: FeedStage, from old: [IndexPath: CGRect], to new: [IndexPath: CGRect]
  ) {
    let moves = stage.view.lastTransitions.filter { $0.category == .cell }
    var count = 0
    for move in moves {
      guard let path = move.indexPathAfter, let start = old[path], let end = new[path] else {
        continue
      }
      count += 1
      #expect(move.initial?.frame == start && move.initial?.alpha == 1)
      #expect(move.final?.frame == end && move.final?.alpha == 1)
    }
    #expect(count > 2)
  }

  @Test func cellsVisibleBeforeAndAfterAnAnimatedRotationMoveWithoutFading() {
    let stage = stage([30])
    let before = frames(stage)
    UIView.animate(withDuration: 0.3) { stage.resize(to: CGSize(width: 420, height: 300)) }
    expectMoves(stage, from: before, to: frames(stage))
  }

  /// In each round, UIKit uses the layout's target offset (facts 15.2).
  @Test(arguments: [(0, false), (1, false), (4, false), (1, true), (4, true)], [false, true])
  func animatedRotationEndsAtTheOffsetOfARotationWithoutAnimation(
    host: (rounds: Int, proposesOldOffset: Bool), keeps: Bool
  ) {
    let offsets = [false, true].map { isAnimated in
      let stage = stage([60], setUp: { $0.keepsVisibleItemsInPlace = keeps }) {
        $0.targetOffsetRounds = host.rounds
        $0.proposesOldOffset = host.proposesOldOffset
      }
      stage.controller.isScaled = true
      stage.layOutAgain()
      stage.scroll(to: 700)
      let rotate = { stage.resize(to: CGSize(width: 420, height: 300)) }
      if isAnimated { UIView.animate(withDuration: 0.3, animations: rotate) } else { rotate() }
      stage.takeTurn()
      stage.expectFresh()
      return stage.view.contentOffset.y
    }
    #expect(offsets[0] == offsets[1])
    #expect((offsets[0] != 700) == keeps)
  }

  // Contract rule 45.9.
  @Test func animatedLayoutSwapMovesCellsVisibleInBothLayoutsWithoutFading() {
    let stage = stage([30])
    let before = frames(stage)
    stage.swap(to: UICollectionViewFlowLayout(), animated: true)
    let between = frames(stage)
    expectMoves(stage, from: before, to: between)
    stage.swap(to: stage.layout, animated: true)
    expectMoves(stage, from: between, to: before)
  }

  // MARK: Updates

  /// Some versions of iOS 13 log a wrong update, and reload the data (facts 15.6).
  @Test func loggedCountMismatchShowsTheNewData() {
    let reports = HostReports.during {
      let stage = stage([9], options: { $0.logsCountMismatches = true })
      stage.update { [stage] in
        stage.controller.sections[0].items.removeFirst(4)
        stage.view.deleteItems(at: [[0, 0]])
      }
      stage.expectFresh()
    }
    #expect(reports.map(\.severity) == [.log])
  }

  /// UIKit can query items after the counts change and before it invalidates (facts 10.18).
  @Test func batchUpdateQueriesOnlyExistingItemsEvenBeforeInvalidatingTheLayout() {
    let stage = stage([8, 5, 3], options: { $0.asksBeyondCountsInUpdates = true })
    stage.setUp = { $0.pinnedHeaderExtent = 11 }
    stage.controller.forgetQueries()
    stage.update { [view = stage.view, controller = stage.controller, layout = stage.layout] in
      layout.pinnedHeaderExtent = 11
      layout.invalidateLayout(with: .naming(items: [[2, 2]], headers: [[0, 2]]))
      controller.sections.remove(at: 1)
      view.deleteSections([1])
    }
    #expect(stage.controller.queries.allSatisfy { $0.section < 2 })
    stage.expectFresh()
  }

  /// The host queries items with the new counts, before the layout knows that they have changed.
  @Test(arguments: [false, true])
  func invalidationInsideABatchBlockKeepsVisibleItemsInPlace(invalidatesLast: Bool) {
    let stage = FeedStage(.heights([(30..<70).map { CGFloat($0) }], columns: 1)) {
      $0.itemSizing = .fixedExtent
      $0.keepsVisibleItemsInPlace = true
    }
    stage.view.hostOptions.asksBeyondCountsInUpdates = true
    stage.scroll(to: 200)
    let visible = stage.itemsInSight.prefix(3).map { stage.sections[$0.path].name }
    let places = visible.map { stage.place(ofItemNamed: $0) }
    let batch = FeedBatch.inserting([77], at: 0, of: stage.sections)
    stage.update { [view = stage.view, controller = stage.controller, layout = stage.layout] in
      if !invalidatesLast { layout.invalidateLayout() }
      controller.sections = batch.after
      batch.send(to: view)
      if invalidatesLast { layout.invalidateLayout() }
    }
    #expect(visible.count == 3 && visible.map { stage.place(ofItemNamed: $0) } == places)
    stage.expectFresh()
  }

  @Test(arguments: [false, true])
  func insertedItemsAppearEvenIfUIKitReportsNoUpdates(scrolls: Bool) {
    let stage = stage([8], options: { $0.updateLists = .ofMovements })
    stage.perform(.inserting([50, 60], at: 1, of: stage.sections))
    #expect(!stage.viewDifferences().isEmpty)
    if scrolls { stage.scroll(to: 10) } else { stage.takeTurn() }
    stage.expectFresh()
  }

  /// A delegate traps if the layout queries it for a deleted item.
  @Test func invalidationInABatchUpdateQueriesNoDeletedItem() {
    let stage = stage([8], options: { $0.updateLists = .ofMovements })
    stage.perform(.inserting([50, 60], at: 1, of: stage.sections))
    stage.view.hostOptions.preparesAfterBatchBlock = true
    stage.update { [stage] in
      stage.layout.invalidateLayout()
      stage.controller.sections[0].items.removeLast(3)
      stage.view.deleteItems(at: [[0, 7], [0, 8], [0, 9]])
    }
    stage.takeTurn()
    stage.expectFresh()
  }

  /// While the content is wider than the view, the safe area reduces the available width.
  @Test func rotationInABatchUpdateUsesTheFinalWidth() {
    let stage = stage([8], options: { $0.updateLists = .ofMovements })
    stage.setSafeArea(UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    stage.view.layoutIfNeeded()
    stage.update { [stage] in
      stage.view.frame.size.width = 215
      stage.controller.sections[0].items.removeFirst()
      stage.view.deleteItems(at: [[0, 0]])
    }
    stage.takeTurn()
    #expect(stage.contentSize.width == 215)
    stage.expectFresh()
  }

  @Test func batchUpdateWithInvalidationTreatsADisappearingHeaderAsDeleted() {
    let stage = stage([5, 5])
    var batch = FeedBatch(stage.sections)
    batch.after[1].header = 0
    batch.after[0].items.removeFirst()
    batch.deletedItems = [[0, 0]]
    stage.update { [view = stage.view, controller = stage.controller, layout = stage.layout] in
      controller.sections = batch.after
      layout.invalidateLayout()
      batch.send(to: view)
    }
    let gone = stage.view.lastTransitions.filter {
      $0.kind == Side.header.kind && $0.indexPathBefore == [1, 0]
    }
    #expect(gone.map(\.indexPathAfter) == [nil])
    #expect(stage.viewDifferences() == [])
  }

  @Test func cellThatSizesItselfDuringAnUpdateAnimatesToItsFinalFrame() {
    let stage = stage([12], setUp: { $0.estimatedItemSize = CGSize(width: 50, height: 50) })
    stage.spy?.afterList = { [unowned layout = stage.layout] in
      _ = layout.take(preferred: { $0.height = 90 }, at: [0, 0])
    }
    stage.controller.answerBySizes()
    stage.reload()
    let before = stage.frame(0) ?? .zero
    stage.perform(.inserting([50], at: 0, of: stage.sections))
    let ends = stage.view.lastTransitions.filter {
      $0.category == .cell && $0.indexPathAfter == [0, 0]
    }.map(\.final?.size)
    #expect(ends == [CGSize(width: before.width, height: 90)])
    #expect(stage.frame(0)?.height == 90)
  }

  /// Facts 15.13: a cell can ask for a new size at any time.
  @Test func cellThatInvalidatesItsSizeGrowsOutsideOfABatch() {
    let stage = stage([30], setUp: { $0.estimatedItemSize = CGSize(width: 100, height: 50) })
    var height: CGFloat = 60
    stage.controller.sizeCells { $0 == 102 ? height : 60 }
    stage.reload()
    for _ in 0..<3 {
      height += 50
      stage.cell(2)?.invalidateIntrinsicContentSize()
      stage.view.layoutIfNeeded()
      stage.takeTurn()
      #expect(stage.frame(2)?.height == height)
    }
    #expect(stage.viewDifferences(to: FeedElements(of: stage.layout, stage.sections)) == [])
  }

  // MARK: Storyboards (facts 12.9)

  @Test(arguments: [true, false], [true, false])
  func storyboardPinFlagsApplyWhetherOrNotSettersAreCalled(bySetters: Bool, isOn: Bool) throws {
    LayoutReadings.flowDecodesBySetters = bySetters
    defer { LayoutReadings.reset() }
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(isOn, forKey: "sectionHeadersPinToVisibleBounds")
    archiver.encode(!isOn, forKey: "sectionFootersPinToVisibleBounds")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let layout = try #require(WaterfallFlowLayout(coder: coder))
    let encoder = NSKeyedArchiver(requiringSecureCoding: false)
    layout.encode(with: encoder)
    encoder.finishEncoding()
    let copied = try NSKeyedUnarchiver(forReadingFrom: encoder.encodedData)
    for layout in [layout, try #require(WaterfallFlowLayout(coder: copied))] {
      #expect(layout.sectionHeadersPinToVisibleBounds == isOn)
      #expect(layout.sectionFootersPinToVisibleBounds == !isOn)
    }
  }

  // MARK: Estimates (facts 10.7)

  @Test func superclassDoesNotQueryItemSizesAgainIfThereIsAnEstimate() {
    let stage = stage([12], setUp: { $0.estimatedItemSize = CGSize(width: 50, height: 50) })
    stage.reload()
    #expect(stage.controller.queriedItems.count == 12)
    stage.perform(.appending(50, to: stage.sections))
    #expect(stage.controller.queriedItems == [[0, 12]])
  }

  /// Contract rule 41.5.
  @Test(arguments: [0, 50])
  func superclassReadsAnEmptyContentSizeOnlyIfItemSizesAreEstimated(estimate: CGFloat) {
    let stage = stage(
      [12], setUp: { $0.estimatedItemSize = CGSize(width: estimate, height: estimate) })
    let context = PryingContext()
    var sizes: [CGSize] = []
    context.whenRead = { [layout = stage.layout] in sizes.append(layout.collectionViewContentSize) }
    stage.layout.invalidateLayout(with: context)
    // The stock class reads the flag last.
    #expect(sizes.last == (estimate > 0 ? .zero : stage.view.contentSize))
  }

  /// The stock class queries the layout inside an invalidation, and the delegate can invalidate.
  @Test(arguments: [0, 50])
  func invalidationDuringADelegateCallStartsNoNestedLayout(estimate: CGFloat) {
    let stage = stage(
      [12, 5], setUp: { $0.estimatedItemSize = CGSize(width: estimate, height: estimate) })
    let context = PryingContext()
    var lookUps = 0
    context.whenRead = { [layout = stage.layout] in
      lookUps += 1
      _ = layout.collectionViewContentSize
      #expect(layout.layoutAttributesForItem(at: [0, 3])?.frame == .zero)
    }
    stage.controller.onQuery = { [unowned controller = stage.controller, layout = stage.layout] in
      controller.onQuery = nil
      layout.invalidateLayout(with: context)
    }
    stage.layOutAgain()
    #expect(lookUps > 0 && stage.controller.queriedItems.count == 17)
    stage.takeTurn()
    #expect(stage.controller.queriedItems.count == 34)
    stage.expectFresh()
  }

  /// UIKit logs this for the stock layout, too, and it costs a second layout pass.
  @Test func propertySetAfterCallingSuperPrepareTakesEffect() {
    let controller = AnsweringController(heights: [100, 100])
    let reports = HostReports.during {
      let layout = LayoutSpy()
      layout.after[.prepare] = { [unowned layout] in layout.minimumLineSpacing = 31 }
      let screen = WaterfallScreen(controller, laidOutBy: layout, columns: 1)
      #expect(screen.frame(1)?.minY == 131)
      #expect(screen.contentSize.height == 231)
    }
    #expect(reports.allSatisfy { $0.severity == .log })
  }
}

/// A context that reports each read of a flag.
private final class PryingContext: WaterfallLayoutInvalidationContext {
  var whenRead: (() -> Void)?

  override var invalidateFlowLayoutDelegateMetrics: Bool {
    get {
      whenRead?()
      return super.invalidateFlowLayoutDelegateMetrics
    }
    set { super.invalidateFlowLayoutDelegateMetrics = newValue }
  }
}
#endif
