import StickyWaterfall
import Testing
import UIKitTestSupport

/// An app's `invalidateLayout()` is never ignored, whatever insets changed in the same turn.
@MainActor
@Suite struct InvalidationAfterInsetsTests {
  // A navigation bar and then a tab bar change the insets, and the pages depend on them.
  @Test func invalidationAfterEachInsetQueriesSizesAgain() {
    let controller = AnsweringController([1])
    let stage = Self.stage(controller)
    controller.size = { [unowned view = stage.view] _ in
      let inset = view.contentInset
      return CGSize(width: 390, height: 400 - inset.top - inset.bottom)
    }
    stage.reload()
    stage.view.contentInset.top = 88
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    stage.view.contentInset.bottom = 83
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.frame(0)?.height == 229)
  }

  @Test func invalidationAfterOneInsetQueriesSizesAgain() {
    let controller = AnsweringController([20])
    var height: CGFloat = 50
    controller.size = { _ in CGSize(width: 80, height: height) }
    let stage = Self.stage(controller)
    stage.view.contentInset.left = 20
    stage.view.layoutIfNeeded()
    height = 60
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.frame(0)?.height == 60)
  }

  @Test func twelveInsetsInOneTurnAllApply() {
    let controller = AnsweringController([20])
    controller.size = { _ in CGSize(width: 80, height: 50) }
    let stage = Self.stage(controller, width: 430, estimate: .zero)
    for step in 1...12 {
      stage.view.contentInset.left = CGFloat(step * 20)
      stage.view.layoutIfNeeded()
    }
    #expect(stage.view.contentSize.width.rounded() == 190)
  }

  @Test func twelveInsetsAndHeightsInOneTurnAllApply() {
    let controller = AnsweringController([20])
    var height: CGFloat = 50
    controller.size = { _ in CGSize(width: 80, height: height) }
    let stage = Self.stage(controller, width: 430, estimate: .zero)
    for step in 1...12 {
      stage.view.contentInset.left = CGFloat(step)
      height = CGFloat(50 + step)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
    }
    #expect(stage.frame(0)?.height == 62)
  }

  // Contract rule 29.
  @Test func changesThatSpentBudgetRefusesApplyInNextTurn() {
    let controller = AnsweringController([20])
    var height: CGFloat = 50
    controller.size = { _ in CGSize(width: 80, height: height) }
    let stage = Self.stage(controller, width: 430, estimate: .zero)
    for step in 1...60 {
      stage.view.contentInset.left = CGFloat(step)
      stage.view.layoutIfNeeded()
    }
    #expect(stage.view.contentSize.width.rounded() == 380)
    height = 70
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.frame(0)?.height == 50)
    stage.takeTurn()
    #expect(stage.view.contentSize.width.rounded() == 370)
    #expect(stage.frame(0)?.height == 70)
  }

  private static func stage(
    _ controller: AnsweringController, width: CGFloat = 390,
    estimate: CGSize = UICollectionViewFlowLayout.automaticSize
  ) -> Stage<AnsweringController, WaterfallFlowLayout> {
    Stage(
      controller, layout: WaterfallFlowLayout(), size: CGSize(width: width, height: 844),
      columns: nil, expectsDiagnostics: true
    ) { $0.estimatedItemSize = estimate }
  }
}
