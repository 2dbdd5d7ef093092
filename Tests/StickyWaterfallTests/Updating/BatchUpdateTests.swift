import StickyWaterfall
import Testing

/// The queries and frames of batch updates.
@MainActor
@Suite struct BatchUpdateTests {
  /// Returns an update of each kind, which turns sections A, B, C, and D into N, A, C, and B.
  static func mixed() -> FeedBatch {
    var batch = FeedBatch(.counts([6, 5, 4, 3]))
    var (a, b, c) = (batch.after[0], batch.after[1], batch.after[2])
    let newcomer = FeedItem(name: 910, height: 64)
    a.items[0].height = 77
    a.items = [newcomer] + [0, 2, 3].map { a.items[$0] } + [c.items[2], a.items[4], a.items[5]]
    c.items.remove(at: 2)
    b.items = [FeedItem(name: 920, height: 33), FeedItem(name: 921, height: 51)]
    let n = FeedSection(name: 90, items: [FeedItem(name: 900, height: 20)])
    batch.after = [a, b, n, c]
    (batch.deletedSections, batch.insertedSections) = ([3], [2])
    (batch.reloadedSections, batch.movedSections) = ([1], [(2, 3)])
    (batch.deletedItems, batch.insertedItems) = ([[0, 1]], [[0, 0]])
    (batch.reloadedItems, batch.movedItems) = ([[0, 0]], [([2, 2], [0, 4])])
    batch.queriedNames = [900, 910, 920, 921, 100]
    return batch
  }

  /// Contract rule 26a.1.
  @Test func batchUpdateDoesNotQueryUnchangedSections() {
    let stage = FeedStage(.counts([6, 5, 4]))
    stage.perform(.inserting([50], at: 2, inSection: 1, of: stage.sections))
    #expect(stage.controller.queries.contains(.header(1)))
    for section in [0, 2] {
      #expect(!stage.controller.queries.contains(.header(section)))
      #expect(!stage.controller.queries.contains(.columns(section)))
    }
  }

  @Test func batchUpdateQueriesAllItemsOfASectionWithNewColumns() {
    let stage = FeedStage(.counts([5, 3]), isScaled: true)
    var batch = FeedBatch.inserting([60], at: 1, of: stage.sections)
    batch.after[0].columns = 3
    stage.perform(batch)
    #expect(stage.controller.queriedItems == (0..<6).map { [0, $0] })
    #expect(stage.differencesFromFresh() == [])
  }

  @Test func reconfiguredItemsKeepTheirSize() {
    let stage = FeedStage(.counts([8]))
    let before = stage.frame(2)
    stage.controller.sections[0].items[2].height = 400
    stage.reconfigure([[0, 2]])
    #expect(stage.frame(2) == before)
    #expect(stage.controller.queries == [])
  }

  @Test(arguments: HostReading.all)
  func footerDisappearsWithTheLastItemOfItsSection(reading: HostReading) {
    let stage = FeedStage(.counts([2, 3, 2]), reading: reading)
    stage.perform(.deleting(0..<3, inSection: 1, of: stage.sections))
    #expect(stage.resting(.footer, 1) == nil)
    #expect(stage.viewDifferences() == [])
    let footer = FeedElement.boundary(Side.footer.kind, [1, 0])
    #expect(stage.ends[footer]?.alpha == 0)
    #expect(stage.starts[footer] == nil)
    #expect(stage.layout.indexPathsToDeleteForSupplementaryView(ofKind: "other") == [])
  }

  /// Apps call `performBatchUpdates(nil)` to animate to new sizes.
  ///
  /// Contract rule 26d.1.
  @Test(arguments: HostReading.all, [false, true])
  func emptyBatchQueriesAllSizes(reading: HostReading, keepsPlaces: Bool) {
    let stage = FeedStage(.counts([9, 8]), reading: reading) {
      $0.keepsVisibleItemsInPlace = keepsPlaces
    }
    let before = stage.frame(3)
    stage.controller.sections[0].items[1].height = 222
    stage.controller.sections[1].header = 66
    stage.update()
    #expect(stage.controller.queriedItems.count == 17)
    stage.expectFresh()
    #expect(stage.starts[.item([0, 3])]?.frame == before)
  }

  @Test func emptyBatchKeepsPreferredSizes() {
    let stage = FeedStage(.counts([9])) { $0.estimatedItemSize.height = 50 }
    stage.controller.sizeCells { _ in 70 }
    stage.reload()
    stage.controller.forgetQueries()
    stage.update()
    #expect(stage.frame(0)?.height == 70)
    #expect(stage.controller.queriedItems == [])
  }

  /// The flow layout queries in each batch, with and without an estimate (facts 14.9).
  @Test(arguments: [false, true])
  func emptyBatchAppliesTheDelegatesNewSizes(hasEstimates: Bool) {
    let controller = AnsweringController([3])
    let screen = WaterfallScreen(controller, size: CGSize(width: 390, height: 844), columns: nil) {
      if hasEstimates { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    }
    for (item, header) in [(CGFloat(50), CGFloat(44)), (120, 70)] {
      controller.size = { _ in CGSize(width: 390, height: item) }
      controller.headerSize = { _ in CGSize(width: 0, height: header) }
      if item == 50 { screen.layOutAgain() } else { screen.update() }
      #expect(screen.frames(0).map(\.height) == [item, item, item])
      #expect(screen.header()?.frame.height == header)
    }
  }

  // MARK: The order of queries

  @Test func batchUpdateQueriesItsSectionsInAscendingOrder() {
    let stage = FeedStage(.counts(Array(repeating: 12, count: 12)))
    var batch = FeedBatch(stage.sections)
    for section in 0..<12 {
      let items = [10, 11].map { FeedItem(name: 5000 + section * 2 + $0, height: 31) }
      batch.after[section].items.insert(contentsOf: items, at: 3)
      batch.insertedItems += [[section, 3], [section, 4]]
      batch.queriedNames.formUnion(items.map(\.name))
    }
    stage.perform(batch)
    let (sections, items) = (stage.controller.queries.map(\.section), items(queriedBy: stage))
    #expect(Set(sections) == Set(0..<12))
    // Shifted items are queried once it's known what is visible.
    let (new, shifted) = (items.prefix(24), items.dropFirst(24))
    #expect(Array(new) == (0..<12).flatMap { [[$0, 3], [$0, 4]] })
    #expect(sections.dropLast(shifted.count) == sections.dropLast(shifted.count).sorted()[...])
    #expect(
      Array(shifted) == shifted.sorted() && Set(shifted).isSuperset(of: (0..<12).map { [$0, 5] }))
  }

  @Test func elementsOfAnInvalidationContextAreQueriedInAscendingOrder() {
    let stage = FeedStage(.counts(Array(repeating: 12, count: 12)))
    let listed = (0..<12).flatMap { section in
      (0..<12).map { IndexPath(item: $0, section: section) }
    }
    let headers = (0..<12).map { IndexPath(item: 0, section: $0) }
    stage.layout.invalidateLayout(with: .naming(items: listed, headers: headers.reversed()))
    stage.layout.prepare()
    #expect(items(queriedBy: stage) == listed)
    let others = stage.controller.queries.filter { if case .item = $0 { false } else { true } }
    #expect(Set(others.map(\.section)) == Set(0..<12))
    #expect(others.map(\.section) == others.map(\.section).sorted())
  }

  private func items(queriedBy stage: FeedStage) -> [IndexPath] {
    stage.controller.queries.compactMap { if case .item(let path) = $0 { path } else { nil } }
  }
}
