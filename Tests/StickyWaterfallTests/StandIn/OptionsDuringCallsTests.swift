#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// Options that a subclass or a delegate sets while the collection view calls the layout.
///
/// UIKit can lose such an invalidation, or run another layout pass.
@MainActor
@Suite struct OptionsDuringCallsTests {
  private static let readings = [false, true].map {
    HostReading(takesInvalidationsInPrepare: $0)
  }

  private func stage(_ reading: HostReading = HostReading()) -> FeedStage {
    let stage = FeedStage(.counts([60, 30]), reading: reading) {
      $0.sectionHeadersPinToVisibleBounds = true
    }
    // Prefetching would query the next page before the layout's own turn.
    stage.view.isPrefetchingEnabled = false
    stage.scroll(to: 100)
    return stage
  }

  @Test(arguments: [false, true])
  func delegateInvalidationDuringACallTakesEffectByTheNextTurn(takes: Bool) {
    let stage = stage(HostReading(takesInvalidationsInPrepare: takes))
    stage.controller.whenAsked = { [unowned controller = stage.controller, layout = stage.layout] in
      guard controller.sections[1].columns == 2 else { return }
      controller.sections[1].columns = 4
      layout.invalidateLayout()
    }
    stage.layout.invalidateLayout(with: .naming(items: [[1, 0]], headers: []))
    stage.view.layoutIfNeeded()
    stage.takeTurn()
    stage.expectFresh()
  }

  @Test(arguments: ["before super", "after super"])
  func optionThatChangesInEachPrepareCausesOnePassPerTurn(moment: String) {
    let isFirst = moment == "before super"
    // The layout can't detect a call before `super.prepare()`. If UIKit takes invalidations there,
    // it loops.
    let readings = isFirst ? [HostReading()] : Self.readings
    let cases = PassCause.allCases.flatMap { cause in readings.map { (cause, $0) } }
    for (cause, reading) in cases {
      let stage = stage(reading)
      var prepared = 0
      let work = { [unowned layout = stage.layout] in
        prepared += 1
        layout.pinnedHeaderOffset = 7 - layout.pinnedHeaderOffset
      }
      if isFirst { stage.spy?.before[.prepare] = work } else { stage.spy?.after[.prepare] = work }
      cause.bring(to: stage)
      for _ in 0..<5 {
        prepared = 0
        stage.takeTurn()
        let elements = FeedElements(of: stage.layout, stage.sections)
        #expect(prepared <= 1 && stage.viewDifferences(to: elements) == [])
      }
    }
  }
}

/// The causes of a layout pass.
enum PassCause: CaseIterable, Sendable {
  case pinStep, farScroll, invalidation, namedItem, resize

  /// Causes a layout pass.
  ///
  /// Until the next turn, elements can have other frames than the view knows, for which UIKit
  /// doesn't raise an exception.
  @MainActor func bring(to stage: FeedStage) {
    let reports = HostReports.during { bringUnseen(to: stage) }
    #expect(reports.allSatisfy { $0.severity == .advice })
  }

  @MainActor private func bringUnseen(to stage: FeedStage) {
    switch self {
    case .pinStep: stage.scroll(to: 110)
    case .farScroll: stage.scroll(to: 1_500)
    case .invalidation: stage.layOutAgain()
    case .namedItem:
      stage.layout.invalidateLayout(with: .naming(items: [[0, 3]], headers: []))
      stage.view.layoutIfNeeded()
    case .resize: stage.resize(to: CGSize(width: 380, height: 400))
    }
  }
}
#endif
