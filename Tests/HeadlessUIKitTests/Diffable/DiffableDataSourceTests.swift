#if !canImport(UIKit)
import HeadlessUIKit
import Testing
import WaterfallTestSupport

@MainActor
@Suite struct DiffableDataSourceTests {
  @Test func dataSourceMapsItemsToIndexPathsAndBack() {
    let stage = DiffableStage([("a", [1, 2]), ("b", [3])])
    #expect(stage.source.itemIdentifier(for: [1, 0]) == 3)
    #expect(stage.source.indexPath(for: 2) == [0, 1])
    #expect(stage.source.itemIdentifier(for: [1, 1]) == nil)
    #expect(stage.source.indexPath(for: 4) == nil)
    #expect(stage.source.index(for: "b") == 1 && stage.source.sectionIdentifier(for: 0) == "a")
    #expect(stage.titles == ["1", "2", "3"])
  }

  @Test func applyingASnapshotSendsTheLayoutAnUpdateList() {
    let stage = DiffableStage([("a", [1, 2, 3, 4])])
    stage.apply(Snapshot([("a", [4, 1, 3, 5])]))
    #expect(stage.layout.updates == ["delete 0.1 nil", "insert nil 0.3", "move 0.3 0.0"])
    #expect(stage.titles == ["4", "1", "3", "5"])
  }

  @Test func reloadingItemsReplacesCellsAndReconfiguringKeepsCells() {
    let stage = DiffableStage([("a", [1, 2])])
    let before = stage.view.visibleCells
    stage.prefix = "new "
    stage.edit { $0.reconfigureItems([1]) }
    #expect(stage.titles == ["new 1", "2"] && stage.view.visibleCells == before)
    stage.edit { $0.reloadItems([2]) }
    #expect(stage.titles == ["new 1", "new 2"])
    #expect(stage.source.snapshot().reloadedItemIdentifiers == [])
  }

  @Test func reloadingASectionReplacesItsCells() {
    let stage = DiffableStage([("a", [1]), ("b", [2])])
    stage.prefix = "new "
    stage.edit { $0.reloadSections(["b"]) }
    #expect(stage.titles == ["1", "new 2"])
  }

  @Test func applySnapshotUsingReloadDataSendsNoUpdateList() {
    let stage = DiffableStage([("a", [1, 2])])
    stage.source.applySnapshotUsingReloadData(Snapshot([("b", [7])]))
    stage.view.layoutIfNeeded()
    #expect(stage.titles == ["7"] && stage.layout.updates == [])
  }

  @Test func headersComeFromTheSupplementaryViewProvider() {
    let stage = DiffableStage([("a", [1])], headerHeight: 20)
    let kind = UICollectionView.elementKindSectionHeader
    let header = stage.view.supplementaryView(forElementKind: kind, at: [0, 0])
    #expect(header?.tag == 70)
  }

  @Test func duplicateIdentifierIsReported() {
    let reports = ReportLog.reports {
      #expect(Snapshot([("a", [1, 2, 1])]).itemIdentifiers == [1, 2])
    }
    #expect(reports.reason.contains("not unique"))
  }

  @Test(arguments: Samples.seeds(10, of: 30) as Range<UInt64>)
  func applyingRandomSnapshotsShowsTheirItems(seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    let stage = DiffableStage()
    for _ in 0..<12 {
      let next = dice.snapshot()
      stage.apply(next)
      try #require(stage.source.snapshot().sectionIdentifiers == next.sectionIdentifiers)
      try #require(stage.titles == next.itemIdentifiers.map { "\($0)" })
      try #require(
        (0..<stage.view.numberOfSections).map { stage.view.numberOfItems(inSection: $0) }
          == next.sectionIdentifiers.map { next.numberOfItems(inSection: $0) })
    }
  }
}

@MainActor
@Suite struct SnapshotTests {
  @Test(arguments: Samples.seeds(10, of: 30) as Range<UInt64>)
  func randomSnapshotEditsMatchTheSameEditsOfAnArray(seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    var snapshot = Snapshot([("a", [0, 1])])
    var model = [0, 1]
    for new in 2..<40 {
      edit(&snapshot, &model, new, &dice)
      try #require(snapshot.itemIdentifiers == model)
    }
  }

  private func edit(
    _ snapshot: inout Snapshot, _ model: inout [Int], _ new: Int, _ dice: inout SplitMix64
  ) {
    let place = dice.roll(model.count)
    let other = model[place]
    switch dice.roll(5) {
    case 0:
      snapshot.insertItems([new], beforeItem: other)
      model.insert(new, at: place)
    case 1:
      snapshot.insertItems([new], afterItem: other)
      model.insert(new, at: place + 1)
    case 2 where model.count > 2:
      snapshot.deleteItems([other])
      model.remove(at: place)
    case 3 where place > 0:
      snapshot.moveItem(other, beforeItem: model[0])
      model.insert(model.remove(at: place), at: 0)
    default:
      snapshot.appendItems([new])
      model.append(new)
    }
  }

  @Test func diffableSnapshotInsertsMovesAndDeletesSections() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1], toSection: "a")
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.insertSections(["d"], afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "c", "b", "d"])
    snapshot.moveSection("a", afterSection: "b")
    snapshot.deleteSections(["c"])
    #expect(snapshot.sectionIdentifiers == ["b", "a", "d"])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "a")
    #expect(snapshot.indexOfItem(1) == 0 && snapshot.numberOfItems == 1)
  }
}
#endif
