import StickyWaterfall
import Testing

/// Only what insets have caused is asked no second time in a turn.
@MainActor
@Suite struct InvalidationAfterInsetsTests {
  @Test(arguments: [true, false])
  func whatTheAppInvalidatesAfterThePassOfInsetsIsAskedAgain(flagsStartTrue: Bool) {
    let stage = FeedStage(.counts([6]), reading: HostReading(flagsStartTrue: flagsStartTrue)) {
      $0.estimatedItemSize = CGSize(width: 100, height: 50)
    }
    for inset in [20, 30] as [CGFloat] {
      stage.view.contentInset.top = inset
      stage.view.layoutIfNeeded()
    }
    stage.controller.sections[0].items[0].height = 222
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = true
    stage.layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    #expect(stage.frame(0)?.height == 222)
  }
}
