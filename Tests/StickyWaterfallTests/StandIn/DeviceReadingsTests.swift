#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import Testing

/// What is known of UIKit in two readings: the layout is right under both.
@MainActor
@Suite struct DeviceReadingsTests {
  private func stage(
    _ counts: [Int], layout: WaterfallFlowLayout = LayoutSpy(),
    setUp: @escaping (WaterfallFlowLayout) -> Void = { _ in },
    options: (inout HostOptions) -> Void = { _ in }
  ) -> FeedStage {
    let stage = FeedStage(.counts(counts), layout: layout, setUp: setUp)
    options(&stage.view.hostOptions)
    return stage
  }

  // MARK: Movement (facts 10.1)

  @Test(arguments: [true, false], [true, false])
  func aDragMovesEachItemOnceAndAnUpdateCanComeRightAfter(delivers: Bool, isCancelled: Bool) {
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

  /// A size asked while an item is on its way is that of the item the data has there (facts 10.3).
  @Test func aRotationDuringADragAsksByDataSourcePaths() {
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

  /// What stays moves from `old` to `new`, unfaded.
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

  @Test func aRotationInAnAnimationMovesWhatStays() {
    let stage = stage([30])
    let before = frames(stage)
    UIView.animate(withDuration: 0.3) { stage.resize(to: CGSize(width: 420, height: 300)) }
    expectMoves(stage, from: before, to: frames(stage))
  }

  // Contract rule 45.
  @Test func aLayoutSwitchMovesWhatStaysInBothDirections() {
    let stage = stage([30])
    let before = frames(stage)
    stage.swap(to: UICollectionViewFlowLayout(), animated: true)
    let between = frames(stage)
    expectMoves(stage, from: before, to: between)
    stage.swap(to: stage.layout, animated: true)
    expectMoves(stage, from: between, to: before)
  }

  // MARK: Offsets (facts 10.5)

  @Test(arguments: [true, false])
  func aRotationKeepsPlacesInEitherOrderOfClampingAndAdjusting(clampsFirst: Bool) {
    let stage = stage(
      [60], setUp: { $0.keepsVisibleItemsInPlace = true },
      options: { $0.clampsBeforeAdjusting = clampsFirst })
    stage.scroll(to: 1_500)
    let (name, place) = stage.topmost()
    stage.controller.sections[0].columns = 5
    stage.resize(to: CGSize(width: 500, height: 300))
    #expect(stage.place(ofItemNamed: name) == place)
    #expect(stage.view.contentSize == stage.layout.collectionViewContentSize)
  }

  // MARK: Updates

  /// UIKit may ask for items between new counts and their context (facts 10.18).
  @Test func aLookUpBeforeTheContextOfNewCountsAsksAboutNoneThatIsGone() {
    let stage = stage([8, 5, 3], options: { $0.asksBeyondCountsInUpdates = true })
    stage.setUp = { $0.pinnedHeaderExtent = 11 }
    stage.controller.forgetQuestions()
    stage.update { [view = stage.view, controller = stage.controller, layout = stage.layout] in
      layout.pinnedHeaderExtent = 11
      layout.invalidateLayout(with: .naming(items: [[2, 2]], headers: [[0, 2]]))
      controller.sections.remove(at: 1)
      view.deleteSections([1])
    }
    #expect(stage.controller.questions.allSatisfy { $0.section < 2 })
    stage.expectFresh()
  }

  @Test func aCountsChangeWithoutAListRecoversWithTheNextScroll() {
    let stage = stage([8], options: { $0.updateLists = .ofMovements })
    stage.perform(.inserting([50, 60], at: 1, of: stage.sections))
    stage.scroll(to: 10)
    stage.expectFresh()
  }

  @Test func aCountsChangeWithoutAListRecoversInTheNextTurn() {
    let stage = stage([8], options: { $0.updateLists = .ofMovements })
    stage.perform(.inserting([50, 60], at: 1, of: stage.sections))
    #expect(!stage.viewDifferences().isEmpty)
    stage.takeTurn()
    stage.expectFresh()
  }

  /// The host prepares with the counts of before, and the data is that of after: a delegate that is asked about
  /// what is gone traps.
  @Test func nobodyIsAskedAboutDataThatIsGoneWithinABatchEither() {
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

  @Test func twoCountsChangesWithoutAListOneAfterTheOtherAreBothSeen() {
    let stage = stage([8], options: { $0.updateLists = .ofMovements })
    stage.view.performBatchUpdates { [stage] in
      stage.controller.sections[0].items.removeFirst()
      stage.view.deleteItems(at: [[0, 0]])
    }
    stage.takeTurn()
    stage.perform(.inserting([50, 60], at: 1, of: stage.sections))
    stage.takeTurn()
    stage.expectFresh()
  }

  /// The safe area counts across while the content is wider than the view: until it is laid out.
  @Test func aRotationInACountsChangeWithoutAListHasTheRoomThereIsInTheEnd() {
    let stage = stage([8], options: { $0.updateLists = .ofMovements })
    stage.setSafeArea(UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    stage.view.layoutIfNeeded()
    stage.update { [stage] in
      stage.view.frame.size.width = 215
      stage.controller.sections[0].items.removeFirst()
      stage.view.deleteItems(at: [[0, 0]])
    }
    stage.takeTurn()
    #expect(stage.view.contentSize.width == 215)
    stage.expectFresh()
  }

  @Test func aHeaderThatVanishesInABatchLaidOutAnewIsNamed() {
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

  @Test func aCellThatSizesItselfDuringAnUpdateAnimatesToItsMeasuredFrame() {
    let stage = stage(
      [12], layout: MeasuringLayout(),
      setUp: { $0.estimatedItemSize = CGSize(width: 50, height: 50) })
    let before = stage.frame(0) ?? .zero
    stage.perform(.inserting([50], at: 0, of: stage.sections))
    let ends = stage.view.lastTransitions.filter {
      $0.category == .cell && $0.indexPathAfter == [0, 0]
    }.map(\.final?.size)
    #expect(ends == [CGSize(width: before.width, height: 90)])
    #expect(stage.frame(0)?.height == 90)
  }

  // MARK: Storyboards (facts 12.9)

  @Test(arguments: [true, false], [true, false])
  func pinFlagsOfAStoryboardStandHoweverTheyAreDecoded(bySetters: Bool, isOn: Bool) throws {
    LayoutReadings.flowDecodesBySetters = bySetters
    defer { LayoutReadings.reset() }
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(isOn, forKey: "sectionHeadersPinToVisibleBounds")
    archiver.encode(!isOn, forKey: "sectionFootersPinToVisibleBounds")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let layout = try #require(WaterfallFlowLayout(coder: coder))
    #expect(layout.sectionHeadersPinToVisibleBounds == isOn)
    #expect(layout.sectionFootersPinToVisibleBounds == !isOn)
  }

  @Test(arguments: [true, false], [true, false])
  func anEncodedLayoutKeepsBothPinFlags(pinsHeaders: Bool, pinsFooters: Bool) throws {
    let layout = WaterfallFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = pinsHeaders
    layout.sectionFootersPinToVisibleBounds = pinsFooters
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    layout.encode(with: archiver)
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let decoded = try #require(WaterfallFlowLayout(coder: coder))
    for layout in [layout, decoded] {
      #expect(layout.sectionHeadersPinToVisibleBounds == pinsHeaders)
      #expect(layout.sectionFootersPinToVisibleBounds == pinsFooters)
    }
  }

  // MARK: Estimates (facts 10.7)

  @Test func theStockClassAsksNothingWhereSizesAreEstimated() {
    let stage = stage([12], setUp: { $0.estimatedItemSize = CGSize(width: 50, height: 50) })
    stage.reload()
    #expect(stage.controller.itemQuestions.count == 12)
    stage.perform(.inserting([50], at: 0, of: stage.sections))
    #expect(stage.controller.itemQuestions == [[0, 0]])
  }

  @Test(arguments: [0, 50])
  func onlyWithAnEstimateTheContentIsEmptyForTheStockClass(estimate: CGFloat) {
    let stage = stage(
      [12], setUp: { $0.estimatedItemSize = CGSize(width: estimate, height: estimate) })
    let context = PryingContext()
    var sizes: [CGSize] = []
    context.whenRead = { [layout = stage.layout] in sizes.append(layout.collectionViewContentSize) }
    stage.layout.invalidateLayout(with: context)
    // The stock class is the last to read it.
    #expect(sizes.last == (estimate > 0 ? .zero : stage.view.contentSize))
  }

  /// The stock class looks up inside an invalidation, which may come from a delegate that is asked.
  @Test(arguments: [0, 50])
  func aDelegateThatInvalidatesWhileAskedStartsNoWorkWithinWork(estimate: CGFloat) {
    let stage = stage(
      [12, 5], setUp: { $0.estimatedItemSize = CGSize(width: estimate, height: estimate) })
    let context = PryingContext()
    var lookUps = 0
    context.whenRead = { [layout = stage.layout] in
      lookUps += 1
      _ = layout.collectionViewContentSize
      #expect(layout.layoutAttributesForItem(at: [0, 3])?.frame == .zero)
    }
    stage.controller.whenAsked = { [unowned controller = stage.controller, layout = stage.layout] in
      controller.whenAsked = nil
      layout.invalidateLayout(with: context)
    }
    stage.layOutAgain()
    #expect(lookUps > 0 && stage.controller.itemQuestions.count == 17)
    stage.takeTurn()
    #expect(stage.controller.itemQuestions.count == 34)
    stage.expectFresh()
  }

  /// Whether the insets count depends on whether the content scrolls, and that on what cells state.
  @Test func selfSizingSettlesWithInsetsOfScrollableAxes() {
    let stage = FeedStage(.counts([6])) {
      $0.estimatedItemSize = CGSize(width: 50, height: 20)
    }
    stage.controller.sizeCells { _ in 180 }
    stage.view.contentInsetAdjustmentBehavior = .scrollableAxes
    stage.setSafeArea(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    stage.reload()
    #expect(stage.frames().allSatisfy { $0.height == 180 })
    #expect(stage.view.adjustedContentInset.top == 44)
  }

  /// UIKit logs it for the stock layout too, and it costs a second pass.
  @Test func aPropertySetAfterSuperPreparedCounts() {
    let controller = AnsweringController(heights: [100, 100])
    let reports = HostReports.during {
      let screen = WaterfallScreen(controller, laidOutBy: LateLayout(), columns: 1)
      #expect(screen.frame(1)?.minY == 131)
      #expect(screen.view.contentSize.height == 231)
    }
    #expect(reports.allSatisfy { $0.severity == .log })
  }

  @Test func anOverrideOfTheRectQueryAloneRuns() {
    let reports = HostReports.during {
      let stage = stage([12], layout: RaisingLayout())
      stage.scroll(to: 100)
      #expect(stage.view.visibleCells.contains { $0.alpha == 0.5 })
    }
    #expect(reports.allSatisfy { $0.severity != .raise })
  }
}

/// Is told of a cell's own size while an update is carried out.
private final class MeasuringLayout: WaterfallFlowLayout {
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    _ = take(preferred: { $0.height = 90 }, at: [0, 0])
  }
}

/// Says when a flag is read.
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

/// Sets a stock property after super has prepared.
private final class LateLayout: WaterfallFlowLayout {
  override func prepare() {
    super.prepare()
    minimumLineSpacing = 31
  }
}

/// As many layouts have it: changes copies in the rect query, and nowhere else.
private final class RaisingLayout: WaterfallFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map {
      let copy = $0.copy() as? UICollectionViewLayoutAttributes ?? $0
      copy.alpha = 0.5
      return copy
    }
  }
}
#endif
