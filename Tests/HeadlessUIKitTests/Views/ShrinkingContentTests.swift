#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Twenty rows of 50 in a screen of 200, scrolled to the end at 800, become five: the range then ends
/// at 50 (facts 10.5).
@MainActor
@Suite struct ShrinkingContentTests {
  private let layout = NudgingLayout()

  private func stage(clampsFirst: Bool) -> CollectionStage {
    let stage = CollectionStage(layout, [20])
    stage.view.hostOptions.clampsBeforeAdjusting = clampsFirst
    stage.started()
    stage.scroll(toY: 800)
    return stage
  }

  private func deleteFifteen(_ stage: CollectionStage) {
    stage.sections[0].removeLast(15)
    stage.view.deleteItems(at: (5..<20).map { [0, $0] })
    stage.view.layoutIfNeeded()
  }

  @Test(arguments: [true, false])
  func theStockTargetEndsInRange(clampsFirst: Bool) {
    let stage = stage(clampsFirst: clampsFirst)
    deleteFifteen(stage)
    #expect(layout.proposals == [clampsFirst ? 50 : 800])
    #expect(stage.view.contentOffset.y == 50)
  }

  @Test(arguments: [true, false])
  func aTargetBeyondTheRangeStaysOnlyWhereItIsAppliedLast(clampsFirst: Bool) {
    let stage = stage(clampsFirst: clampsFirst)
    layout.nudge = 30
    deleteFifteen(stage)
    #expect(stage.view.contentOffset.y == (clampsFirst ? 80 : 50))
  }

  @Test(arguments: [true, false])
  func soDoesAnAdjustmentByAContext(clampsFirst: Bool) {
    let stage = stage(clampsFirst: clampsFirst)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
    layout.rowHeight = 12.5
    layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y == (clampsFirst ? 80 : 50))
  }

  @Test(arguments: [true, false])
  func aBouncingOrTrackedOffsetIsLeft(clampsFirst: Bool) {
    let stage = stage(clampsFirst: clampsFirst)
    stage.scroll(toY: 840)
    deleteFifteen(stage)
    #expect(stage.view.contentOffset.y == 840)
    let other = self.stage(clampsFirst: clampsFirst)
    other.view.isTracking = true
    deleteFifteen(other)
    #expect(other.view.contentOffset.y == 800)
  }
}

/// Answers a target a little further than proposed.
private final class NudgingLayout: ListLayout {
  var nudge: CGFloat = 0
  var proposals: [CGFloat] = []

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    proposals.append(proposed.y)
    let stock = super.targetContentOffset(forProposedContentOffset: proposed)
    return CGPoint(x: stock.x, y: stock.y + nudge)
  }
}
#endif
