#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Twenty 50-point rows, scrolled to 800, become five; scrolling then ends at 50 (facts 10.5).
@MainActor
@Suite struct ShrinkingContentTests {
  private let layout = AlteredList()

  private func stage(clampsFirst: Bool) -> CollectionStage {
    let stage = CollectionStage(layout, [20]).started(\.clampsBeforeAdjusting, clampsFirst)
    stage.view.hostOptions.adjustsAtOnce = false
    stage.scroll(to: 800)
    return stage
  }

  private func deleteFifteen(_ stage: CollectionStage) {
    stage.delete(5..<20)
    stage.view.layoutIfNeeded()
  }

  @Test(arguments: [true, false])
  func defaultTargetOffsetIsClampedToTheScrollRange(clampsFirst: Bool) {
    let stage = stage(clampsFirst: clampsFirst)
    var proposals: [CGFloat] = []
    layout.target = { proposed, stock in
      proposals.append(proposed.y)
      return stock
    }
    deleteFifteen(stage)
    #expect(proposals == [clampsFirst ? 50 : 800])
    #expect(stage.view.contentOffset.y == 50)
  }

  @Test(arguments: [true, false])
  func targetOffsetFromTheLayoutIsClampedIfTheViewClampsLast(clampsFirst: Bool) {
    let stage = stage(clampsFirst: clampsFirst)
    layout.target = { CGPoint(x: $1.x, y: $1.y + 30) }
    deleteFifteen(stage)
    #expect(stage.view.contentOffset.y == (clampsFirst ? 80 : 50))
  }

  @Test(arguments: [true, false])
  func offsetAdjustedAfterClampingMayBeOutsideTheScrollRange(clampsFirst: Bool) {
    let stage = stage(clampsFirst: clampsFirst)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
    layout.rowHeight = 12.5
    layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y == (clampsFirst ? 80 : 50))
  }

  @Test(arguments: [true, false])
  func contentOffsetIsNotClampedWhileTheViewIsOverscrolledOrTouched(clampsFirst: Bool) {
    let stage = stage(clampsFirst: clampsFirst)
    stage.scroll(to: 840)
    deleteFifteen(stage)
    #expect(stage.view.contentOffset.y == 840)
    let other = self.stage(clampsFirst: clampsFirst)
    other.view.simulateTouch(true)
    deleteFifteen(other)
    #expect(other.view.contentOffset.y == 800)
  }
}
#endif
