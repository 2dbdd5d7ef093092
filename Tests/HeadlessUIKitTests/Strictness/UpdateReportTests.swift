#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Each report about an invalid batch update, in UIKit's words.
@MainActor
@Suite struct UpdateReportTests {
  /// Returns the report of an update of sections with three items each.
  private func report(
    _ update: @escaping (CollectionStage, UICollectionView) -> Void
  ) -> String? {
    let stage = CollectionStage(ListLayout(), [3, 3]).started()
    return ReportLog.reports {
      stage.view.performBatchUpdates({ update(stage, stage.view) })
      stage.view.layoutIfNeeded()
    }.first?.reason
  }

  @Test func itemCountsThatDoNotAddUpAreReported() {
    let found = report { $1.insertItems(at: [[0, 0]]) }
    #expect(
      found
        == "Invalid update: invalid number of items in section 0.  The number of items contained in "
        + "an existing section after the update (3) must be equal to the number of items contained "
        + "in that section before the update (3), plus or minus the number of items inserted or "
        + "deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items "
        + "moved into or out of that section (0 moved in, 0 moved out).")
  }

  @Test func sectionCountsThatDoNotAddUpAreReported() {
    let found = report { $1.deleteSections([0]) }
    #expect(found?.hasPrefix("Invalid update: invalid number of sections.") == true)
    #expect(found?.hasSuffix("(0 inserted, 1 deleted).") == true)
  }

  @Test func collectionViewReloadsItsDataAfterReportingAnInvalidUpdate() {
    let stage = CollectionStage(ListLayout(), [3]).started()
    _ = ReportLog.reports {
      stage.sections[0] = ["a"]
      stage.view.insertItems(at: [[0, 0]])
      stage.view.layoutIfNeeded()
    }
    #expect(stage.titles == ["a"])
  }

  nonisolated private static let contradictions: [ReportedCall] = [
    ReportedCall(
      "attempt to delete item 3 from section 0 which only contains 3 items before the update"
    ) {
      $0.deleteItems(at: [[0, 3]])
    },
    ReportedCall(
      "attempt to insert item 5 into section 1, but there are only 3 items in section 1 after "
        + "the update"
    ) { $0.insertItems(at: [[1, 5]]) },
    ReportedCall("attempt to delete section 2, but there are only 2 sections before the update") {
      $0.deleteSections([2])
    },
    ReportedCall("attempt to insert section 4 but there are only 2 sections after the update") {
      $0.insertSections([4])
    },
    ReportedCall(
      "attempt to reload item 0 from section 7 which only contains 0 items before the update"
    ) {
      $0.reloadItems(at: [[7, 0]])
    },
    ReportedCall("attempt to delete and reload the same index path ([0, 0])") {
      $0.deleteItems(at: [[0, 0]])
      $0.reloadItems(at: [[0, 0]])
    },
    ReportedCall("attempt to perform a delete and a move from the same index path ([0, 0])") {
      $0.deleteItems(at: [[0, 0]])
      $0.moveItem(at: [0, 0], to: [0, 1])
    },
    ReportedCall("attempt to move item at index path [0, 0] to both [0, 1] and [0, 2]") {
      $0.moveItem(at: [0, 0], to: [0, 1])
      $0.moveItem(at: [0, 0], to: [0, 2])
    },
    ReportedCall("attempt to create two animations for [0, 0]") {
      $0.deleteItems(at: [[0, 0], [0, 0]])
    },
    ReportedCall("attempt to perform an insert and a move to the same index path ([0, 1])") {
      $0.insertItems(at: [[0, 1]])
      $0.moveItem(at: [0, 0], to: [0, 1])
    },
    ReportedCall("attempt to move both [0, 0] and [0, 2] to [0, 1]") {
      $0.moveItem(at: [0, 0], to: [0, 1])
      $0.moveItem(at: [0, 2], to: [0, 1])
    },
    ReportedCall("attempt to perform a delete and a move from the same section (0)") {
      $0.deleteSections([0])
      $0.moveSection(0, toSection: 1)
    },
    ReportedCall("attempt to perform an insert and a move to the same section (1)") {
      $0.insertSections([1])
      $0.moveSection(0, toSection: 1)
    },
    ReportedCall("attempt to delete and reload the same section (1)") {
      $0.deleteSections([1])
      $0.reloadSections([1])
    },
    ReportedCall("attempt to move to section 5 but there are only 2 sections after the update") {
      $0.moveSection(0, toSection: 5)
    },
    ReportedCall(
      "attempt to move item to 9 into section 1, but there are only 3 items in section 1 "
        + "after the update"
    ) { $0.moveItem(at: [0, 0], to: [1, 9]) },
    ReportedCall(
      "attempt to move item 8 from section 0 which only contains 3 items before the update"
    ) {
      $0.moveItem(at: [0, 8], to: [1, 0])
    },
  ]

  @Test(arguments: contradictions)
  func contradictingUpdatesAreReported(call: ReportedCall) {
    #expect(report { call.make($1) } == call.testDescription)
  }

  /// Facts 15.3: 3 and one insertion before it is 4, although section 2 leaves.
  @Test func reloadedSectionIgnoresMovesWhenItsNewIndexIsCounted() {
    let stage = CollectionStage(ListLayout(), [1, 1, 1, 1, 1]).started()
    let found = ReportLog.reports {
      stage.view.performBatchUpdates({
        stage.view.moveSection(2, toSection: 4)
        stage.view.reloadSections([3])
        stage.view.deleteSections([4])
        stage.view.insertSections([2])
      })
    }
    #expect(found.reason == "attempt to perform an insert and a move to the same section (4)")
  }

  /// Facts 15.4.
  @Test func reloadedItemDoesNotFollowItsSection() {
    let stage = CollectionStage(ListLayout(), [1, 1, 4]).started()
    let found = ReportLog.reports {
      stage.view.performBatchUpdates({
        stage.sections.insert(["a", "b"], at: 2)
        stage.view.insertSections([2])
        stage.view.reloadItems(at: [[2, 1]])
      })
    }
    #expect(found.reason.hasPrefix("Invalid update: invalid number of items in section 3."))
    #expect(found.reason.contains("(0 inserted, 1 deleted)"))
  }

  /// Facts 15.6.
  @Test(arguments: [false, true])
  func countMismatchIsLoggedIfAnOptionIsEnabled(logs: Bool) {
    let stage = CollectionStage(ListLayout(), [3]).started(\.logsCountMismatches, logs)
    let found = ReportLog.reports {
      stage.sections[0] = ["a", "b", "c", "d", "e"]
      stage.view.reloadItems(at: [[0, 5]])
      stage.view.layoutIfNeeded()
    }
    #expect(found.map(\.severity) == [logs ? .log : .raise])
    #expect(found.reason.hasPrefix("Invalid update: invalid number of items in section 0."))
    #expect(found.reason.contains("(0 inserted, 0 deleted)"))
    #expect(stage.titles.count == 4)
  }

  @Test func movingItemsFromDeletedOrToInsertedSectionsIsReported() {
    #expect(
      report {
        $0.sections.removeFirst()
        $1.deleteSections([0])
        $1.moveItem(at: [0, 0], to: [0, 0])
      } == "cannot move an item from a deleted section (0)")
    #expect(
      report {
        $0.sections.append(["a"])
        $1.insertSections([2])
        $1.moveItem(at: [0, 0], to: [2, 0])
      } == "cannot move an item into a newly inserted section (2)")
  }

  @Test func dataChangedBetweenAReloadAndABatchIsReported() {
    let stage = CollectionStage(ListLayout(), [3]).started()
    let found = ReportLog.reports {
      stage.view.reloadData()
      stage.sections[0].append("new")
      stage.view.performBatchUpdates({ stage.view.insertItems(at: [[0, 3]]) })
    }
    #expect(found.reason.hasPrefix("Invalid update: invalid number of items"))
  }
}
#endif
