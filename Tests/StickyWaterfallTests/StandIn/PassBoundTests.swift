#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import Testing
import WaterfallTestSupport

/// Views and insets that never agree cause few layout passes in a turn: contract rule 29.
@MainActor
@Suite struct PassBoundTests {
  /// UIKit raises after about 97 passes (facts 13.19).
  private func requireBounded(_ world: PassWorld, number: Int? = nil) throws {
    let end = world.run()
    let isBounded = end.passes <= 60 && end.turns <= 16 && end.isSettled
    try #require(isBounded, "\(number ?? -1): \(end), \(world)")
  }

  /// The step from one world to the next; `PASS_WORLDS=1` runs every world, which takes hours.
  private nonisolated static let stride =
    Int(ProcessInfo.processInfo.environment["PASS_WORLDS"] ?? "")
    ?? (Samples.runsAll ? 1_009 : 6_007)

  /// Contract rule 29e.1.
  @Test func unstablePreferredSizesCauseFewLayoutPassesInSmallLayouts() throws {
    for number in Swift.stride(from: 0, to: PassWorld.count, by: Self.stride) {
      try requireBounded(PassWorld(number: number), number: number)
    }
  }

  //     one turn uses two sizes of an item, the next turn one size, and so on
  private nonisolated static let alternatingTurns = [1_279_491, 141_402, 202_902, 600_777, 971_971]
  //     a context asks for 560 points, insets move the content by -20, and the host adds 560
  private nonisolated static let adjustmentsAfterInsets = [435_402, 850_589, 1_096_684, 1_542_051]

  /// Contract rule 29f.4.
  @Test(arguments: alternatingTurns + adjustmentsAfterInsets)
  func casesThatOnceLoopedForeverNowCauseFewLayoutPasses(number: Int) throws {
    try requireBounded(PassWorld(number: number), number: number)
  }

  /// Contract rule 29e.3.
  @Test(arguments: 0..<10)
  func unstablePreferredSizesCauseFewLayoutPassesInLargeLayouts(seed: Int) throws {
    for part in 0..<max(10, 60_000 / Self.stride) {
      try requireBounded(PassWorld(seed: seed + part * 10))
    }
  }

  //     a header of 600 prefers 300: with 600, the content scrolls, and the insets apply
  @Test(arguments: [UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes, .automatic])
  func headerGetsItsPreferredWidthEvenIfItsReferenceSizeCausesScrolling(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior
  ) {
    let controller = AnswersController(3)
    controller.answer = { element, _ in element == 0 ? 300 : 50 }
    let stage = Stage(
      controller, layout: WaterfallFlowLayout(), size: CGSize(width: 400, height: 200)
    ) {
      $0.scrollDirection = .horizontal
      $0.headerReferenceSize.width = 600
      $0.selfSizesHeadersAndFooters = true
      $0.estimatedItemSize = CGSize(width: 50, height: 50)
    }
    stage.view.contentInsetAdjustmentBehavior = behavior
    stage.setSafeArea(UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    stage.reload()
    #expect(stage.header()?.frame.width == 300)
    #expect(stage.view.contentSize == stage.layout.collectionViewContentSize)
  }

  /// Each cell brings the next one on screen, so one turn's passes don't suffice.
  @Test func tinyCellsAfterALargeEstimateGetTheirSizesWithinFourTurns() {
    let stage = FeedStage(
      .heights([Array(repeating: 900, count: 300)], columns: 1), expectsDiagnostics: true
    ) {
      $0.estimatedItemSize = CGSize(width: 100, height: 900)
      $0.minimumLineSpacing = 0
    }
    stage.controller.lineSpacing = { _ in 0 }
    stage.controller.sizeCells { _ in 3 }
    stage.reload()
    #expect(stage.frame(130)?.height == 900)
    for _ in 0..<4 { stage.takeTurn() }
    #expect((0..<100).allSatisfy { stage.frame($0)?.height == 3 } && stage.diagnostics.isEmpty)
  }
}
#endif
