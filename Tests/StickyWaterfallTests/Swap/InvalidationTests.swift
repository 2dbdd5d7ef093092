import StickyWaterfall
import Testing

/// What invalidates the layout, and how much of it.
@MainActor
@Suite struct InvalidationTests {
  typealias Change = @MainActor @Sendable (WaterfallFlowLayout) -> Void

  nonisolated static let stockChanges: [Change] = [
    { $0.minimumLineSpacing = 3 }, { $0.minimumInteritemSpacing = 3 },
    { $0.itemSize = CGSize(width: 9, height: 9) },
    { $0.estimatedItemSize = CGSize(width: 9, height: 9) },
    { $0.sectionInset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1) },
    { $0.headerReferenceSize = CGSize(width: 9, height: 9) },
    { $0.footerReferenceSize = CGSize(width: 9, height: 9) },
    { $0.scrollDirection = .horizontal }, { $0.sectionInsetReference = .fromSafeArea },
  ]

  nonisolated static let ownChanges: [Change] = [
    { $0.columnCount = 5 }, { $0.minimumColumnWidth = 30 },
    { $0.itemPlacement = .leadingToTrailing }, { $0.placementTolerance = 8 },
    { $0.itemSizing = .fixedExtent }, { $0.itemsPinToVisibleBounds = true },
  ]

  /// Those that have nothing to do with sizes.
  nonisolated static let placeChanges: [Change] = [
    { $0.sectionHeadersPinToVisibleBounds = true }, { $0.sectionFootersPinToVisibleBounds = true },
    { $0.pinnedHeaderExtent = 20 }, { $0.pinnedFooterExtent = 20 }, { $0.pinningScope = .stacked },
    { $0.pinnedHeaderOffset = 5 }, { $0.pinnedFooterOffset = 5 }, { $0.pinnedZIndex = 7 },
    { $0.pinsWhileOverscrolling = true }, { $0.stretchesFirstHeader = true },
    { $0.minimumContentExtent = 2_000 },
  ]

  @Test(arguments: [stockChanges, ownChanges, placeChanges])
  func everySetterInvalidatesExactlyWhenTheValueChanges(changes: [Change]) {
    for (index, change) in changes.enumerated() {
      let layout = LayoutSpy()
      let stage = Stage(GridController(heights: [[100, 50]]), layout: layout)
      layout.reached = []
      change(layout)
      #expect(layout.reached.contains("invalidateWithContext"), "change \(index)")
      stage.view.layoutIfNeeded()
      #expect(layout.reached.contains("prepare"), "change \(index)")
      layout.reached = []
      change(layout)
      stage.view.layoutIfNeeded()
      #expect(layout.reached == [], "change \(index)")
    }
  }

  @Test func optionsOfPinningAskNoSizeAgain() {
    let layout = WaterfallFlowLayout()
    let stage = Stage(GridController(heights: [[900, 50]]), layout: layout)
    stage.scroll(to: 200)
    stage.controller.forgetQuestions()
    for change in Self.placeChanges {
      change(layout)
      stage.view.layoutIfNeeded()
    }
    #expect(stage.controller.measured == [])
  }

  @Test(arguments: Direction.allCases)
  func aFlagToggledWhileScrolledTakesEffectInTheNextPass(direction: Direction) {
    let stage = PinStage([SectionPlan(header: 40, body: 900, footer: 30, pins: false)], direction)
    stage.scroll(to: 200)
    stage.controller.plans[0].pinsHeader = true
    stage.controller.plans[0].pinsFooter = true
    stage.controller.forgetQuestions()
    stage.layout.sectionHeadersPinToVisibleBounds = true
    #expect(stage.start(.header) == 200)
    #expect(stage.start(.footer) == 470)
    stage.controller.plans[0].pinsHeader = false
    stage.layout.sectionHeadersPinToVisibleBounds = false
    #expect(stage.start(.header) == 0)
    #expect(stage.controller.answered.allSatisfy { $0.hasPrefix("pin") })
  }
}
