#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// Options that a subclass or a delegate sets while the collection view calls the layout.
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

  /// Contract rule 42.
  @Test(arguments: SettingPlace.allCases, PassCause.allCases)
  func optionChangedDuringALayoutCallAppliesByTheNextTurn(place: SettingPlace, cause: PassCause) {
    for reading in Self.readings {
      for option in [SetOption.headerInset, .pinnedHeaderOffset, .minimumContentExtent] {
        let stage = stage(reading)
        stage.setUp = {
          $0.sectionHeadersPinToVisibleBounds = true
          option.set(on: $0)
        }
        var isActive = true
        var hasSet = false
        place.run(in: stage) { [unowned layout = stage.layout] in
          guard isActive else { return }
          hasSet = true
          option.set(on: layout)
        }
        cause.bring(to: stage)
        stage.takeTurn()
        isActive = false
        if hasSet { stage.expectFresh() }
        #expect(stage.view.contentSize == stage.layout.collectionViewContentSize)
      }
    }
  }

  // A scroll names the pinned header, which a horizontal layout doesn't have.
  @Test(
    arguments: [SettingPlace.afterPrepare, .contentSize, .afterContentSize], HostReading.ofPasses)
  func scrollDirectionSetInALayoutPassAppliesByTheNextTurn(
    place: SettingPlace, reading: HostReading
  ) {
    for scrolls in 1...2 {
      let stage = stage(reading)
      stage.setUp = {
        $0.sectionHeadersPinToVisibleBounds = true
        $0.scrollDirection = .horizontal
      }
      var hasSet = false
      place.run(in: stage) { [unowned layout = stage.layout] in
        hasSet = true
        layout.scrollDirection = .horizontal
      }
      for _ in 0..<scrolls { stage.view.contentOffset.y += 10 }
      stage.view.layoutIfNeeded()
      stage.takeTurn()
      if hasSet { stage.expectFresh() }
    }
  }

  @Test(arguments: SettingPlace.allCases)
  func layoutPassesCallEveryMethodInWhichTheTestsSetOptions(place: SettingPlace) {
    let isReached = PassCause.allCases.contains { cause in
      let stage = stage()
      var hasRun = false
      place.run(in: stage) { hasRun = true }
      cause.bring(to: stage)
      return hasRun
    }
    #expect(isReached)
  }

  /// Contract rule 42.
  @Test(arguments: [false, true])
  func invalidationByTheDelegateDuringAQueryAppliesInTheNextTurn(takes: Bool) {
    let stage = stage(HostReading(takesInvalidationsInPrepare: takes))
    stage.controller.onQuery = { [unowned controller = stage.controller, layout = stage.layout] in
      guard controller.sections[1].columns == 2 else { return }
      controller.sections[1].columns = 4
      layout.invalidateLayout()
    }
    stage.layout.invalidateLayout(with: .naming(items: [[1, 0]], headers: []))
    stage.view.layoutIfNeeded()
    stage.takeTurn()
    stage.expectFresh()
  }

  // The height of item 0 is queried already, and the pass doesn't query it again.
  @Test(arguments: [false, true])
  func invalidationWhileTheDelegateReturnsAllSizesAppliesByTheNextTurn(takes: Bool) {
    let stage = stage(HostReading(takesInvalidationsInPrepare: takes))
    stage.controller.onQuery = { [unowned controller = stage.controller, layout = stage.layout] in
      guard controller.queries.last == .item([0, 20]), controller.sections[0].items[0].height != 111
      else { return }
      controller.sections[0].items[0].height = 111
      layout.invalidateLayout()
    }
    stage.layOutAgain()
    stage.takeTurn()
    stage.expectFresh()
  }

  @Test(arguments: [SettingPlace.beforePrepare, .afterPrepare])
  func optionThatChangesInEachCallCausesOneLayoutPassPerTurn(place: SettingPlace) {
    // A layout can't detect a call before `super.prepare()`, so UIKit would loop there.
    let readings = place == .beforePrepare ? [HostReading()] : Self.readings
    let cases = PassCause.allCases.flatMap { cause in readings.map { (cause, $0) } }
    for (cause, reading) in cases {
      let stage = stage(reading)
      var prepared = 0
      place.run(in: stage) { [unowned layout = stage.layout] in
        prepared += 1
        layout.pinnedHeaderOffset = 7 - layout.pinnedHeaderOffset
      }
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

enum SettingPlace: CaseIterable, Sendable {
  case beforePrepare, afterPrepare, contentSize, afterContentSize, elements, item, delegate

  @MainActor func run(in stage: FeedStage, _ work: @escaping () -> Void) {
    switch self {
    case .beforePrepare: stage.spy?.before[.prepare] = work
    case .afterPrepare: stage.spy?.after[.prepare] = work
    case .contentSize: stage.spy?.before[.contentSize] = work
    case .afterContentSize: stage.spy?.after[.contentSize] = work
    case .elements: stage.spy?.before[.elements] = work
    case .item: stage.spy?.before[.item] = work
    case .delegate: stage.controller.onQuery = work
    }
  }
}

enum PassCause: CaseIterable, Sendable {
  case pinStep, farScroll, invalidation, namedItem, resize

  /// Causes a layout pass, whose frames the view may not know until the next turn.
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

extension HostReading {
  /// The options for how UIKit reads the layout in a pass.
  fileprivate static let ofPasses = [true, false].flatMap { takes in
    [true, false].map {
      HostReading(takesInvalidationsInPrepare: takes, preparesForNamedBoundaries: $0)
    }
  }
}

/// Options that make all elements, only pins, or nothing stale.
enum SetOption {
  case headerInset, pinnedHeaderOffset, minimumContentExtent

  @MainActor func set(on layout: WaterfallFlowLayout) {
    switch self {
    case .headerInset: layout.headerInset.top = 31
    case .pinnedHeaderOffset: layout.pinnedHeaderOffset = 7
    case .minimumContentExtent: layout.minimumContentExtent = 9_000
    }
  }
}
#endif
