import StickyWaterfall
import Testing

/// Lookups before the next layout pass return the values that the pass will produce.
@MainActor
@Suite struct CurrentQueryTests {
  private func stage(_ counts: [Int] = [23]) -> FeedStage { FeedStage(.counts(counts)) }

  // Contract rule 40.1.
  @Test func lookupsImmediatelyAfterAReloadReturnTheNewContent() throws {
    let stage = stage([2])
    stage.controller.sections = .counts([23, 4])
    stage.view.reloadData()
    let layout = stage.layout
    let last = try #require(layout.layoutAttributesForItem(at: [1, 3])?.frame)
    let header = layout.layoutAttributesForSupplementaryView(ofKind: Side.header.kind, at: [1, 0])
    let rect = CGRect(x: 0, y: 0, width: 260, height: 9_000)
    #expect(layout.layoutAttributesForElements(in: rect)?.count == 23 + 4 + 4)
    #expect(layout.columnIndex(ofItemAt: [1, 3]) == 1)
    #expect(layout.columnWidth(inSection: 1) == last.width)
    #expect(layout.contentOffset(forSection: 1)?.y == layout.collectionViewContentSize.height - 400)
    #expect(
      layout.unpinnedFrameForSupplementaryView(ofKind: Side.header.kind, at: [1, 0])
        == header?.frame)
    #expect(layout.contentOffset(forItemAt: [1, 3], at: .bottom)?.y == last.maxY - 400)
    let size = layout.collectionViewContentSize
    #expect(stage.frame(3, 1) == last)
    #expect(size == stage.view.contentSize)
    #expect(stage.differencesFromFresh() == [])
    stage.view.dataSource = nil
    stage.view.reloadData()
    #expect(layout.layoutAttributesForElements(in: rect) == [])
  }

  /// Contract rule 40.1.
  @Test func changedOptionsApplyToLookupsImmediately() {
    let stage = stage()
    stage.layout.minimumContentExtent = 5_000
    #expect(stage.layout.collectionViewContentSize.height == 5_000)
    #expect(stage.controller.queriedItems == [])
    stage.layout.headerReferenceSize.height = 7
    stage.layout.scrollToItem(at: [0, 22], at: .top, animated: false)
    let offset = stage.view.contentOffset.y
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y == offset)
    #expect(stage.frame(22)?.minY == offset)
  }

  /// Contract rule 40.2.
  @Test func layoutPassDoesNotRepeatTheQueriesOfALookup() {
    let stage = stage()
    stage.layout.invalidateLayout()
    _ = stage.layout.collectionViewContentSize
    #expect(stage.controller.queriedItems.count == 23)
    stage.view.layoutIfNeeded()
    #expect(stage.controller.queriedItems.count == 23)
  }

  /// Contract rule 40.3.
  @Test func lookupsBeforeTheFirstLayoutPassUseTheViewSize() {
    let layout = WaterfallFlowLayout()
    let controller = FeedController(.counts([5]))
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    (view.dataSource, view.delegate) = (controller, controller)
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.columnWidth(inSection: 0) == nil)
    for width in [260, 380] as [CGFloat] {
      view.frame = CGRect(x: 0, y: 0, width: width, height: 300)
      #expect(layout.columnWidth(inSection: 0) == (width - 32) / 2)
      #expect(layout.collectionViewContentSize.width == width - 0.0001)
      #expect(layout.layoutAttributesForItem(at: [0, 0])?.frame.width == (width - 32) / 2)
    }
  }

  /// Contract rule 41.4: the delegate queries the layout while it returns a value.
  @Test func lookupDuringADelegateCallQueriesNoSizes() {
    let stage = stage()
    stage.controller.onQuery = { [unowned stage] in
      _ = stage.layout.collectionViewContentSize
      _ = stage.layout.layoutAttributesForItem(at: [0, 1])
    }
    stage.layout.invalidateLayout()
    _ = stage.layout.layoutAttributesForElements(in: stage.view.bounds)
    #expect(stage.controller.queriedItems.count == 23)
    stage.view.layoutIfNeeded()
    #expect(stage.differencesFromFresh() == [])
  }

  // Contract rule 42.
  @Test(arguments: [false, true])
  func invalidationDuringADelegateCallAppliesInTheNextLayoutPass(keepsPlaces: Bool) {
    let stage = stage()
    stage.layout.keepsVisibleItemsInPlace = keepsPlaces
    stage.controller.onQuery = { [unowned stage] in
      // All other queries have returned, so this pass can't include the change.
      guard stage.controller.queriedItems.count == 23 else { return }
      stage.controller.onQuery = nil
      stage.controller.sections = .counts([23], columns: 3)
      stage.layout.invalidateLayout()
    }
    stage.layout.invalidateLayout()
    _ = stage.layout.collectionViewContentSize
    stage.view.layoutIfNeeded()
    stage.expectFresh()
  }

  /// The lookups run for items, sections, headers, and pins, in full passes and in partial ones.
  @Test(arguments: [false, true])
  func lookupsDuringDelegateCallsDoNotChangeTheLayout(stacks: Bool) {
    let stage = FeedStage(.counts([6, 5, 4])) {
      $0.keepsVisibleItemsInPlace = true
      $0.itemsPinToVisibleBounds = stacks
      $0.sectionHeadersPinToVisibleBounds = true
    }
    stage.controller.onQuery = { [unowned stage] in Self.lookAround(stage.layout) }
    stage.layOutAgain()
    stage.resize(to: CGSize(width: 380, height: 400))
    stage.layout.pinnedHeaderExtent = 12
    stage.view.layoutIfNeeded()
    stage.layout.invalidateLayout(
      with: .naming(items: [[0, 0], [1, 2], [2, 0]], headers: [[0, 0], [1, 0], [2, 0]]))
    stage.layout.prepare()
    var batch = FeedBatch.inserting([7, 8], at: 0, inSection: 1, of: stage.sections)
    batch.after[0].items[2].height = 70
    batch.reloadedItems = [[0, 2]]
    batch.after.append(FeedSection(name: 99, items: [FeedItem(name: 9900, height: 4)]))
    batch.insertedSections = [3]
    stage.perform(batch)
    #expect(!stage.controller.queries.isEmpty)
    #expect(PlainFeed(stage.sections, width: 380).differences(to: stage.layout) == [])
  }

  private static func lookAround(_ layout: WaterfallFlowLayout) {
    let screen = CGRect(x: 0, y: 0, width: 260, height: 400)
    _ = layout.layoutAttributesForElements(in: screen)
    _ = layout.shouldInvalidateLayout(forBoundsChange: screen.offsetBy(dx: 0, dy: 300))
    _ = layout.targetContentOffset(forProposedContentOffset: .zero)
    _ = (layout.collectionViewContentSize, layout.pinnedElements)
    for section in 0..<4 {
      let path = IndexPath(item: 1, section: section)
      _ = layout.layoutAttributesForItem(at: path)
      _ = layout.initialLayoutAttributesForAppearingItem(at: path)
      _ = (layout.columnIndex(ofItemAt: path), layout.contentOffset(forItemAt: path, at: .top))
      for kind in Side.kinds {
        _ = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        _ = layout.unpinnedFrameForSupplementaryView(ofKind: kind, at: path)
      }
    }
  }
}
