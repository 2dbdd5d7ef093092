#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Batch updates while the user moves an item, and the cell after the movement (facts 15.5, 15.10).
///
///     0   0 ... 50
///     1  50 ... 100
///     2 100 ... 150
@MainActor
@Suite struct MovementInUpdateTests {
  private let layout = ListLayout()

  private func stage(_ counts: [Int] = [3]) -> CollectionStage {
    CollectionStage(layout, counts).started()
  }

  private func end(_ stage: CollectionStage) -> [String] {
    stage.calls { stage.view.endInteractiveMovement() }.filter { $0.hasPrefix("moveItemAt") }
  }

  @Test func insertionsBeforeAMovingItemMoveBothOfItsPaths() {
    let stage = stage()
    stage.drag([0, 0], toY: 130)
    stage.insert("new", at: [0, 0])
    stage.view.layoutIfNeeded()
    #expect(stage.titles == ["new", "0.1", "0.2", "0.0"])
    #expect(layout.updates == ["move 0.0 0.2", "insert nil 0.0"])
    #expect(end(stage) == ["moveItemAt [0, 1] to [0, 3]"])
    #expect(stage.sections == [["new", "0.1", "0.2", "0.0"]])
  }

  @Test func movingItemStaysBetweenItsNeighborsInAnotherSection() {
    let stage = stage([2, 2])
    stage.drag([0, 0], toY: 110)
    #expect(stage.titles == ["0.1", "0.0", "1.0", "1.1"])
    stage.update {
      stage.sections = [["a", "0.0", "0.1"], ["1.1"]]
      stage.view.insertItems(at: [[0, 0]])
      stage.view.deleteItems(at: [[1, 0]])
    }
    #expect(stage.titles == ["a", "0.1", "0.0", "1.1"])
    #expect(end(stage) == ["moveItemAt [0, 1] to [1, 0]"])
    #expect(stage.sections == [["a", "0.1"], ["0.0", "1.1"]])
  }

  @Test func deletingTheMovingItemEndsItsMovement() {
    let stage = stage()
    stage.drag([0, 0], toY: 130)
    stage.delete(0..<1)
    stage.view.layoutIfNeeded()
    #expect(!stage.view.hasUncommittedUpdates)
    #expect(stage.titles == ["0.1", "0.2"])
    #expect(end(stage) == [])
  }

  @Test func reloadingASectionDuringAMovementIsReported() {
    let stage = stage()
    stage.drag([0, 0], toY: 130)
    let found = ReportLog.reports {
      stage.view.reloadSections([0])
      stage.view.layoutIfNeeded()
    }
    #expect(found.reason == "Could not compute initial update value after shadow updates")
    #expect(stage.titles == ["0.0", "0.1", "0.2"])
  }

  @Test(arguments: [false, true])
  func nextPassMakesTheMovedCellAgain(isCanceled: Bool) {
    let stage = stage()
    stage.drag([0, 0], toY: 130)
    if isCanceled {
      stage.view.cancelInteractiveMovement()
    } else {
      stage.view.endInteractiveMovement()
    }
    let calls = stage.calls {}.filter { $0.hasPrefix("cellForItemAt") }
    #expect(calls == ["cellForItemAt [0, \(isCanceled ? 0 : 2)]"])
    #expect(stage.calls {} == [])
  }

  @Test func itemFollowsTheFingerOnlyAfterTheFingerLeavesTheLastEnd() {
    let stage = stage()
    stage.drag([0, 0], toY: 130)
    _ = end(stage)
    stage.view.layoutIfNeeded()
    stage.view.beginInteractiveMovementForItem(at: [0, 2])
    let follows = { (y: CGFloat) in
      stage.calls {
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y))
      }.contains { $0.hasPrefix("layoutAttributesForInteractivelyMovingItem") }
    }
    #expect(!follows(130))
    #expect(follows(131))
    #expect(follows(130))
  }
}
#endif
