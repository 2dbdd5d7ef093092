import StickyWaterfall
import Testing
import UIKitTestSupport

/// An app's `invalidateLayout()` is never ignored, whatever insets changed in the same turn.
@MainActor
@Suite struct InvalidationAfterInsetsTests {
  private let controller = AnsweringController([20])

  private func stage(
    estimate: CGSize = .zero
  ) -> Stage<AnsweringController, WaterfallFlowLayout> {
    setHeight(50)
    return Stage(
      controller, layout: WaterfallFlowLayout(), size: CGSize(width: 430, height: 844),
      columns: nil, expectsDiagnostics: true
    ) { $0.estimatedItemSize = estimate }
  }

  private func setHeight(_ height: CGFloat) {
    controller.size = { _ in CGSize(width: 80, height: height) }
  }

  // A navigation bar and then a tab bar change the insets, and item sizes depend on the insets.
  @Test func invalidationAfterEachInsetChangeQueriesSizesAgain() {
    let stage = stage(estimate: UICollectionViewFlowLayout.automaticSize)
    controller.size = { [unowned view = stage.view] _ in
      CGSize(width: 80, height: 400 - view.contentInset.top - view.contentInset.bottom)
    }
    stage.reload()
    stage.view.contentInset.top = 88
    stage.layOutAgain()
    stage.view.contentInset.bottom = 83
    stage.layOutAgain()
    #expect(stage.frame(0)?.height == 229)
  }

  @Test(arguments: [false, true])
  func twelveInsetChangesInOneRunLoopTurnAllApply(invalidates: Bool) {
    let stage = stage()
    for step in 1...12 {
      stage.view.contentInset.left = CGFloat(step * 20)
      if invalidates {
        setHeight(CGFloat(50 + step))
        stage.layout.invalidateLayout()
      }
      stage.view.layoutIfNeeded()
    }
    #expect(stage.view.contentSize.width.rounded() == 190)
    #expect(stage.frame(0)?.height == (invalidates ? 62 : 50))
  }

  // Contract rule 29.
  @Test func insetsBeyondThePassLimitApplyInTheNextRunLoopTurn() {
    let stage = stage()
    stage.takeTurn()
    for step in 1...60 {
      stage.view.contentInset.left = CGFloat(step)
      stage.view.layoutIfNeeded()
    }
    #expect((404...406).contains(stage.view.contentSize.width.rounded()))
    setHeight(70)
    stage.layOutAgain()
    #expect(stage.frame(0)?.height == 70)
    stage.takeTurn()
    #expect(stage.view.contentSize.width.rounded() == 370)
    #expect(stage.frame(0)?.height == 70)
  }

  /// A square view of two columns whose insets have changed 60 times in this turn.
  private func squareStage() -> WaterfallScreen {
    let stage = WaterfallScreen(AnsweringController([20], height: 50))
    stage.takeTurn()
    for step in 1...60 {
      stage.view.contentInset.left = CGFloat(step)
      stage.view.layoutIfNeeded()
    }
    return stage
  }

  @Test func insetsThatAreRefusedAskForNothing() {
    let stage = squareStage()
    stage.controller.measured = []
    stage.view.contentInset.left = 70
    stage.view.layoutIfNeeded()
    #expect(stage.controller.measured == [])
    stage.takeTurn()
    #expect(stage.contentSize.width == 330 && stage.controller.measured.count == 20)
  }

  // Only insets wait for the next turn.
  @Test func widthAppliesAtOnceAfterManyInsets() {
    let stage = squareStage()
    stage.resize(to: CGSize(width: 500, height: 400))
    #expect(stage.contentSize.width == 440)
  }

  @Test func directionAppliesAtOnceAfterManyInsets() {
    let stage = squareStage()
    stage.layout.scrollDirection = .horizontal
    stage.view.layoutIfNeeded()
    #expect(stage.contentSize.height == 400)
  }
}
