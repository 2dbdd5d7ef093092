import StickyWaterfall
import Testing

/// The time between the change of the counts and the update list.
@MainActor
@Suite struct UpdateWindowTests {
  private static let before: [FeedSection] = .counts([5, 4, 6])

  enum Change: CaseIterable {
    case deletedSections, deletedItems, insertedItemsAndSection
  }

  private static func batch(_ change: Change) -> FeedBatch {
    var batch = FeedBatch(before)
    switch change {
    case .deletedSections:
      batch.after.removeLast(2)
      batch.deletedSections = [1, 2]
    case .deletedItems: batch = .deleting(1..<4, inSection: 2, of: before)
    case .insertedItemsAndSection:
      batch = .inserting([10, 20, 30], at: 5, of: before)
      batch.after.append(FeedSection(name: 50, items: [FeedItem(name: 5000, height: 9)]))
      batch.insertedSections = [3]
    }
    return batch
  }

  // Contract rules 27a.1 and 27a.2.
  @Test(arguments: Change.allCases, HostReading.all)
  func lookupsFindOnlyExistingItemsUntilUIKitReportsUpdates(change: Change, reading: HostReading) {
    let layout = LayoutSpy()
    let stage = FeedStage(Self.before, reading: reading, layout: layout)
    var visits = 0
    // Weak, or the stage would hold itself through its layout.
    layout.beforeList = { [weak stage] in
      visits += 1
      if let stage { Self.check(stage) }
    }
    stage.perform(Self.batch(change))
    #expect(visits == 1)
    #expect(stage.differencesFromFresh() == [])
  }

  private static func check(_ stage: FeedStage) {
    let layout = stage.layout
    #expect(layout.layoutAttributesForElements(in: stage.view.bounds) == [])
    #expect(layout.collectionViewContentSize.height.isFinite)
    let counts = stage.sections.map(\.items.count)
    for section in -1...6 {
      let isInside = counts.indices.contains(section)
      for item in -1...10 where item >= 0 && section >= 0 {
        let path = IndexPath(item: item, section: section)
        let found = layout.layoutAttributesForItem(at: path)
        #expect((found != nil) == (isInside && item < counts[section]), "\(path)")
        #expect(found == nil || (found?.indexPath == path && found?.frame == .zero))
      }
      for kind in Side.kinds where section >= 0 {
        let path = IndexPath(item: 0, section: section)
        let found = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        #expect(found == nil || isInside, "\(kind) \(path)")
      }
    }
    checkOddPaths(layout)
  }

  private static func checkOddPaths(_ layout: WaterfallFlowLayout) {
    for path in [IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 0, 0])] {
      #expect(layout.layoutAttributesForItem(at: path) == nil)
      for kind in Side.kinds + ["other"] where path.isEmpty {
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path) == nil)
        _ = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        _ = layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
      }
    }
  }

  // Subclasses of the stock layout force-unwrap query results. Some hosts keep an empty page.
  @Test(arguments: HostReading.all)
  func insertedItemsAppearEvenIfASubclassForceUnwrapsQueryResults(reading: HostReading) {
    let stage = FeedStage(Self.before, reading: reading, layout: UnwrappingLayout())
    stage.perform(.inserting([10, 20], at: 1, of: stage.sections))
    stage.expectFresh()
  }

  // Contract rule 4, and facts 1.8: if the content is as wide as the bounds, UIKit misses queries.
  // Contract rule 4.2.
  @Test func contentWidthIsConstantDuringABatch() {
    let layout = LayoutSpy()
    let stage = FeedStage(Self.before, layout: layout)
    var widths: [CGFloat] = []
    let note = { [unowned layout] in widths.append(layout.collectionViewContentSize.width) }
    (layout.beforeList, layout.afterList) = (note, note)
    stage.perform(.inserting([10], at: 0, of: stage.sections))
    #expect(widths.count == 2 && widths.allSatisfy { abs($0 - 259.9999) < 1e-9 })
    #expect(layout.collectionViewContentSize.width == 260 - 0.0001)
    layout.estimatedItemSize.height = 50
    stage.view.layoutIfNeeded()
    #expect(layout.collectionViewContentSize.width == 260 - 0.0001)
  }

  /// The index path of the size is from before the update, and can be another item's after it.
  @Test func preferredSizeIsRefusedUntilTheUpdateListArrives() {
    let layout = LayoutSpy()
    let stage = FeedStage(Self.before, layout: layout) { $0.estimatedItemSize.height = 50 }
    stage.controller.answerBySizes()
    stage.reload()
    let original = UICollectionViewLayoutAttributes(forCellWith: [0, 1])
    original.frame = stage.frame(1) ?? .zero
    let preferred = UICollectionViewLayoutAttributes(forCellWith: [0, 1])
    preferred.size = CGSize(width: 100, height: 77)
    var accepts: [Bool] = []
    let ask = { [unowned layout] in
      accepts.append(
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    }
    (layout.beforeList, layout.afterList) = (ask, ask)
    stage.perform(.inserting([10], at: 5, of: stage.sections))
    #expect(accepts == [false, true])
  }

  /// UIKit can scroll again in the update without asking the layout (facts 13.11).
  @Test func contextOfAScrollInABatchUpdateListsNoElements() {
    let layout = LayoutSpy()
    let stage = FeedStage(Self.before, layout: layout) {
      $0.sectionHeadersPinToVisibleBounds = true
    }
    stage.scroll(to: 50)
    var listed: [[IndexPath]?] = []
    let scroll = { [unowned view = stage.view] in
      let bounds = view.bounds.offsetBy(dx: 0, dy: 20)
      #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds))
      let context = layout.invalidationContext(forBoundsChange: bounds)
      listed.append(context.invalidatedSupplementaryIndexPaths?[Side.header.kind])
    }
    layout.afterList = scroll
    stage.perform(.inserting([10], at: 5, of: stage.sections))
    scroll()
    #expect(listed == [nil, [[0, 0]]])
  }

  /// Returns a stage that had a pass with new counts, but no list.
  private func stageWithoutList() -> FeedStage {
    let stage = FeedStage(Self.before)
    stage.controller.sections = .counts([2, 9])
    stage.layout.invalidateLayout(with: CountsContext())
    stage.layout.prepare()
    #expect(stage.layout.layoutAttributesForElements(in: stage.view.bounds) == [])
    return stage
  }

  // Contract rule 27b.
  @Test(arguments: [false, true])
  func screenIsCorrectByTheNextTurnIfNoUpdateListArrives(isPrepared: Bool) {
    let stage = stageWithoutList()
    if isPrepared { stage.layOutAgain() } else { stage.takeTurn() }
    stage.expectFresh()
  }

  @Test(arguments: [false, true])
  func completedUpdateCausesNoLayoutCallsInTheNextTurn(hasList: Bool) {
    let stage = hasList ? FeedStage(Self.before) : stageWithoutList()
    if hasList { stage.perform(.inserting([10], at: 0, of: stage.sections)) }
    stage.layout.prepare()
    stage.view.layoutIfNeeded()
    stage.spy?.calls = []
    stage.takeTurn()
    #expect(stage.spy?.calls == [])
  }
}

private final class UnwrappingLayout: WaterfallFlowLayout {
  private(set) var elements: [UICollectionViewLayoutAttributes] = []

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    elements = super.layoutAttributesForElements(in: rect)!
    return elements
  }
}
