#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// With `contentAnchor = .end`, a finger that holds the content keeps what it touches in place.
@MainActor
@Suite struct ContentAnchorTouchTests {
  private func stage() -> FeedStage {
    FeedStage(.heights([Array(repeating: 80, count: 10)], columns: 1)) { $0.contentAnchor = .end }
  }

  private func missing(_ stage: FeedStage) -> CGFloat {
    stage.view.contentSize.height - stage.view.bounds.maxY
  }

  /// Contract rule 28d.4.
  @Test(arguments: [false, true])
  func restingFingerAtTheEndKeepsItemsInPlace(hasAnchor: Bool) {
    let stage = stage()
    if hasAnchor { stage.perform(.appending(50, to: stage.sections)) }
    let offset = stage.view.contentOffset.y
    #expect(missing(stage) == 0)
    stage.view.simulateTouch(true)
    stage.perform(.appending(50, to: stage.sections))
    #expect(stage.view.contentOffset.y == offset)
    stage.view.simulateTouch(false)
    stage.perform(.appending(50, to: stage.sections))
    #expect(stage.view.contentOffset.y == offset)
  }

  /// A message arrives when the finger lifts, while the content is 60 points past its end.
  @Test func messageDuringABounceDoesNotMoveTheContent() {
    let stage = stage()
    let end = stage.view.contentOffset.y
    var offsets: [CGFloat] = []
    stage.controller.whenScrolled = { [weak stage] in
      guard let stage, stage.view.contentOffset.y > end, stage.view.isTracking, offsets.isEmpty
      else { return }
      offsets.append(stage.view.contentOffset.y)
      stage.perform(.appending(50, to: stage.sections))
      offsets.append(stage.view.contentOffset.y)
    }
    stage.view.simulateDrag(to: CGPoint(x: 0, y: end + 60))
    #expect(offsets == [end + 60, end + 60])
  }
}
#endif
