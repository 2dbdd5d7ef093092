#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Self-sizing and dragging.
@MainActor
@Suite struct CollectionViewChangesTests {
  @Test func refusedPreferredSizeIsNotQueriedAgain() {
    let stage = CollectionStage(ListLayout(), [2]).started()
    stage.controller.preferredExtent = { path, _ in path == [0, 0] ? 70 : nil }
    _ = stage.calls { stage.view.reconfigureItems(at: [[0, 0]]) }
    let calls = stage.calls { stage.view.setNeedsLayout() }
    #expect(calls == [])
    #expect(stage.cell(0)?.frame.height == 50)
  }

  @Test func layoutThatAcceptsButIgnoresPreferredSizesIsReportedAsALoop() {
    let layout = AlteredList()
    layout.usesPreferredHeights = false
    let stage = CollectionStage(layout, [2]).started()
    stage.controller.preferredExtent = { path, _ in path == [0, 0] ? 70 : nil }
    let found = ReportLog.reports {
      stage.view.reconfigureItems(at: [[0, 0]])
      stage.view.layoutIfNeeded()
    }
    #expect(found.first?.reason.contains("stuck in its update/layout loop") == true)
  }

  @Test func releasedDragComesToRestAtTheLayoutsTargetOffset() {
    let stage = CollectionStage(SnappingLayout(), [20]).started()
    let rest = stage.view.simulateDrag(to: CGPoint(x: 0, y: 80), steps: 4)
    #expect(rest.y == 100)
    #expect(stage.view.contentOffset.y == 100)
    #expect(stage.controller.calls.lines.count { $0 == "scrolled" } == 5)
    #expect(!stage.view.isTracking && !stage.view.isDecelerating)
  }

  @Test(arguments: [true, false])
  func acceptingAPreferredSizeDiscardsAllAttributesIfOptionIsEnabled(dropsEverything: Bool) {
    let layout = AlteredList()
    layout.usesPreferredHeights = true
    let stage = CollectionStage(layout, [2])
    stage.controller.preferredExtent = { path, _ in path.item == 0 ? 80 : 50 }
    _ = ReportLog.reports { stage.started(\.preferredSizesDropEverything, dropsEverything) }
    let cells = (0..<2).compactMap { stage.view.cellForItem(at: [0, $0])?.frame }
    #expect(cells.map(\.height) == [80, 50])
    #expect(cells.map(\.minY) == [0, dropsEverything ? 80 : 50])
  }
}

/// A layout whose scrolling comes to rest at multiples of 50.
private final class SnappingLayout: ListLayout {
  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    CGPoint(x: proposed.x, y: (proposed.y / 50).rounded() * 50)
  }
}
#endif
