#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Batch updates: the order of facts 1.10, and what is on screen afterwards.
@MainActor
@Suite struct CollectionViewBatchTests {
  private func run(
    _ stage: CollectionStage, _ change: @escaping (CollectionStage) -> Void
  ) -> [String] {
    stage.calls { stage.view.performBatchUpdates({ change(stage) }) }
  }

  @Test func newCountsArePreparedAndQueriedBeforeTheUpdateList() {
    let stage = CollectionStage(ListLayout(), [2])
    stage.start()
    let calls = run(stage) {
      $0.sections[0].insert("new", at: 1)
      $0.view.insertItems(at: [[0, 1]])
    }
    #expect(
      calls == [
        "numberOfSections", "numberOfItemsInSection 0", "invalidateLayout()",
        "invalidateLayout(with:)", "prepare", "collectionViewContentSize",
        "layoutAttributesForElements(in:)", "collectionViewContentSize",
        "prepare(forCollectionViewUpdates:)", "collectionViewContentSize",
        "targetContentOffset(forProposedContentOffset:)",
        "layoutAttributesForElements(in:)", "collectionViewContentSize",
        "finalLayoutAttributesForDisappearingItem [0, 0]",
        "initialLayoutAttributesForAppearingItem [0, 0]",
        "finalLayoutAttributesForDisappearingItem [0, 1]",
        "initialLayoutAttributesForAppearingItem [0, 2]",
        "initialLayoutAttributesForAppearingItem [0, 1]",
        "apply [0, 2]", "cellForItemAt [0, 1]", "apply [0, 1]", "apply [0, 1]",
        "willDisplay [0, 1]", "finalizeCollectionViewUpdates",
      ])
  }

  @Test(arguments: [true, false])
  func everythingIsInPlaceAfterwardsUnderBothReadings(requeries: Bool) {
    let stage = CollectionStage(ListLayout(), [10])
    stage.view.hostOptions.requeriesAfterUpdateList = requeries
    stage.start()
    _ = run(stage) {
      $0.sections[0] = ["0.3", "0.0", "x", "0.2"]
      let view = $0.view
      view.deleteItems(at: (4..<10).map { [0, $0] } + [[0, 1]])
      view.insertItems(at: [[0, 2]])
      view.moveItem(at: [0, 3], to: [0, 0])
    }
    #expect(stage.titles == ["0.3", "0.0", "x", "0.2"])
    #expect(stage.view.contentSize.height == 200)
    for item in 0..<4 {
      #expect(stage.cell(item)?.frame.minY == CGFloat(item) * 50)
    }
  }

  @Test func survivorsKeepTheirViewsAndReloadedItemsGetOthers() {
    let stage = CollectionStage(ListLayout(), [3])
    stage.start()
    let (first, second) = (stage.cell(0), stage.cell(1))
    _ = run(stage) {
      $0.sections[0].insert("new", at: 0)
      $0.view.insertItems(at: [[0, 0]])
      $0.view.reloadItems(at: [[0, 1]])
    }
    #expect(stage.cell(1) === first)
    #expect(stage.cell(2) !== second)
    #expect(stage.titles == ["new", "0.0", "0.1", "0.2"])
  }

  @Test func updateItemsAreSortedAndCarryBothPaths() {
    let layout = ListRecorder()
    let stage = CollectionStage(layout, [5])
    stage.start()
    _ = run(stage) {
      $0.sections[0] = ["a", "0.1", "b", "0.0", "0.4"]
      let view = $0.view
      view.insertItems(at: [[0, 2], [0, 0]])
      view.deleteItems(at: [[0, 2], [0, 3]])
      view.moveItem(at: [0, 0], to: [0, 3])
      view.reloadItems(at: [[0, 4]])
    }
    #expect(
      layout.list == [
        "delete [0, 3] -", "delete [0, 2] -", "insert - [0, 0]", "insert - [0, 2]",
        "reload [0, 4] [0, 4]", "move [0, 0] [0, 3]",
      ])
  }

  @Test func sectionsComeAndGoWithTheirItems() {
    let layout = ListLayout()
    layout.headerHeight = 10
    let stage = CollectionStage(layout, [1, 1, 1])
    stage.start()
    let calls = run(stage) {
      $0.sections = [["new"], $0.sections[2], $0.sections[0]]
      let view = $0.view
      view.deleteSections([1])
      view.insertSections([0])
      view.moveSection(2, toSection: 1)
    }
    #expect(stage.titles == ["new", "2.0", "0.0"])
    #expect(calls.contains("finalLayoutAttributesForDisappearingItem [1, 0]"))
    let kind = UICollectionView.elementKindSectionHeader
    #expect(
      calls.contains("finalLayoutAttributesForDisappearingSupplementaryElement \(kind) [1, 0]"))
    #expect(
      calls.contains("initialLayoutAttributesForAppearingSupplementaryElement \(kind) [0, 0]"))
  }

  @Test func emptyIndexPathsAreSentWhenAskedFor() {
    let layout = ListLayout()
    layout.headerHeight = 10
    let stage = CollectionStage(layout, [2])
    stage.view.hostOptions.sendsEmptyIndexPaths = true
    stage.start()
    let calls = run(stage) {
      $0.sections[0].removeLast()
      $0.view.deleteItems(at: [[0, 1]])
    }
    let kind = UICollectionView.elementKindSectionHeader
    #expect(calls.contains("initialLayoutAttributesForAppearingSupplementaryElement \(kind) []"))
    #expect(calls.contains("finalLayoutAttributesForDisappearingSupplementaryElement \(kind) []"))
  }

  @Test func withoutAWindowTheOtherReadingReloads() {
    let layout = ListRecorder()
    let stage = CollectionStage(layout, [2])
    stage.start()
    stage.view.removeFromSuperview()
    stage.view.hostOptions.countsWindowlessViewAsOnScreen = false
    var finished = false
    let insertion = {
      stage.sections[0].append("new")
      stage.view.insertItems(at: [[0, 2]])
    }
    stage.view.performBatchUpdates(insertion, completion: { finished = $0 })
    stage.view.layoutIfNeeded()
    #expect(finished)
    #expect(layout.list.isEmpty)
    #expect(stage.titles == ["0.0", "0.1", "new"])
  }

  @Test func theOffsetGoesWhereTheLayoutWantsItThenIsKeptInRange() {
    let layout = ListRecorder()
    layout.target = CGPoint(x: 0, y: 250)
    let stage = CollectionStage(layout, [20])
    stage.start()
    stage.scroll(toY: 100)
    _ = run(stage) {
      $0.sections[0].insert("new", at: 0)
      $0.view.insertItems(at: [[0, 0]])
    }
    #expect(stage.view.contentOffset.y == 250)
    layout.target = nil
    _ = run(stage) {
      $0.sections[0].removeLast(18)
      $0.view.deleteItems(at: (3..<21).map { [0, $0] })
    }
    #expect(stage.view.contentOffset.y == 0)
    #expect(stage.titles == ["new", "0.0", "0.1"])
  }

  @Test func nestedBlocksJoinTheOuterOne() {
    let layout = ListRecorder()
    let stage = CollectionStage(layout, [2])
    stage.start()
    stage.view.performBatchUpdates({
      stage.sections[0] = ["a", "0.1"]
      stage.view.deleteItems(at: [[0, 0]])
      stage.view.performBatchUpdates({ stage.view.insertItems(at: [[0, 0]]) })
    })
    #expect(layout.deliveries == 1)
    #expect(layout.list == ["delete [0, 0] -", "insert - [0, 0]"])
  }

  @Test func selectionFollowsItsItems() {
    let stage = CollectionStage(ListLayout(), [3])
    stage.start()
    stage.view.simulateTap(onItemAt: [0, 1])
    _ = run(stage) {
      $0.sections[0].insert("new", at: 0)
      $0.view.insertItems(at: [[0, 0]])
    }
    #expect(stage.view.indexPathsForSelectedItems == [[0, 2]])
    #expect(stage.cell(2)?.isSelected == true)
    stage.view.reloadData()
    #expect(stage.view.indexPathsForSelectedItems == [])
  }
}

/// Writes down the update list, and states a target offset.
private final class ListRecorder: ListLayout {
  var list: [String] = []
  var deliveries = 0
  var target: CGPoint?

  override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: items)
    deliveries += 1
    list = items.map { item in
      let paths = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].map { path in
        path.map { "[\($0[0]), \($0[1])]" } ?? "-"
      }
      return "\(item.updateAction) \(paths[0]) \(paths[1])"
    }
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    target ?? super.targetContentOffset(forProposedContentOffset: proposed)
  }
}
#endif
