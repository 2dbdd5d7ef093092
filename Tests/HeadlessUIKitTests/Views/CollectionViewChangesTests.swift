#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Self-sizing, adjusted offsets, and dragging.
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

  @Test func acceptedSizeThatIsNotUsedIsALoop() {
    let layout = SizingLayout()
    layout.forgets = true
    let stage = CollectionStage(layout, [2]).started()
    stage.controller.preferredExtent = { path, _ in path == [0, 0] ? 70 : nil }
    let found = ReportLog.reports {
      stage.view.reconfigureItems(at: [[0, 0]])
      stage.view.layoutIfNeeded()
    }
    #expect(found.first?.reason.contains("stuck in its update/layout loop") == true)
  }

  @Test func releasedDragRestsAtTheLayoutsTarget() {
    let stage = CollectionStage(SnappingLayout(), [20]).started()
    let rest = stage.view.simulateDrag(to: CGPoint(x: 0, y: 80), steps: 4)
    #expect(rest.y == 100)
    #expect(stage.view.contentOffset.y == 100)
    #expect(stage.controller.calls.lines.count { $0 == "scrolled" } == 5)
    #expect(!stage.view.isTracking && !stage.view.isDecelerating)
  }
}

/// A layout that uses preferred heights, unless it is told to forget them.
private final class SizingLayout: ListLayout {
  var forgets = false
  private var heights: [IndexPath: CGFloat] = [:]

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    if !forgets { heights[preferred.indexPath] = preferred.size.height }
    return true
  }

  override func frame(ofItemAt path: IndexPath) -> CGRect {
    var frame = super.frame(ofItemAt: path)
    frame.origin.y = (0..<path.item).reduce(0) { $0 + (heights[[0, $1]] ?? rowHeight) }
    frame.size.height = heights[path] ?? rowHeight
    return frame
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1000) }
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
