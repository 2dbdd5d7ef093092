import StickyWaterfall
import Testing

/// The changes that invalidate the layout, and the queries that follow.
@MainActor
@Suite struct InvalidationTests {
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let apply: @MainActor @Sendable (WaterfallFlowLayout) -> Void

    init(
      _ property: String, _ apply: @escaping @MainActor @Sendable (WaterfallFlowLayout) -> Void
    ) {
      (testDescription, self.apply) = (property, apply)
    }
  }

  nonisolated static let sizeChanges = [
    Change("minimumLineSpacing") { $0.minimumLineSpacing = 3 },
    Change("minimumInteritemSpacing") { $0.minimumInteritemSpacing = 3 },
    Change("itemSize") { $0.itemSize = CGSize(width: 9, height: 9) },
    Change("estimatedItemSize") { $0.estimatedItemSize = CGSize(width: 9, height: 9) },
    Change("sectionInset") { $0.sectionInset.top = 1 },
    Change("headerReferenceSize") { $0.headerReferenceSize = CGSize(width: 9, height: 9) },
    Change("footerReferenceSize") { $0.footerReferenceSize = CGSize(width: 9, height: 9) },
    Change("scrollDirection") { $0.scrollDirection = .horizontal },
    Change("sectionInsetReference") { $0.sectionInsetReference = .fromSafeArea },
    Change("columnCount") { $0.columnCount = 5 },
    Change("minimumColumnWidth") { $0.minimumColumnWidth = 30 },
    Change("itemPlacement") { $0.itemPlacement = .leadingToTrailing },
    Change("placementTolerance") { $0.placementTolerance = 8 },
    Change("itemSizing") { $0.itemSizing = .fixedExtent },
    Change("headerInset") { $0.headerInset.top = 3 },
  ]

  /// The changes that query the pins and the backgrounds of all sections, and no size.
  nonisolated static let appearanceChanges = [
    Change("sectionHeadersPinToVisibleBounds") { $0.sectionHeadersPinToVisibleBounds = true },
    Change("sectionFootersPinToVisibleBounds") { $0.sectionFootersPinToVisibleBounds = true },
    Change("pinnedHeaderExtent") { $0.pinnedHeaderExtent = 20 },
    Change("pinnedFooterExtent") { $0.pinnedFooterExtent = 20 },
    Change("sectionBackgroundInset") { $0.sectionBackgroundInset.top = 5 },
  ]

  /// The changes that invalidate the layout, but query nothing.
  nonisolated static let optionChanges = [
    Change("pinningScope") { $0.pinningScope = .stacked },
    Change("pinnedHeaderOffset") { $0.pinnedHeaderOffset = 5 },
    Change("pinnedFooterOffset") { $0.pinnedFooterOffset = 5 },
    Change("pinnedZIndex") { $0.pinnedZIndex = 7 },
    Change("pinsWhileOverscrolling") { $0.pinsWhileOverscrolling = true },
    Change("stretchesFirstHeader") { $0.stretchesFirstHeader = true },
    Change("itemsPinToVisibleBounds") { $0.itemsPinToVisibleBounds = true },
    Change("minimumContentExtent") { $0.minimumContentExtent = 5_000 },
    Change("contentAnchor") { $0.contentAnchor = .end },
  ]

  nonisolated static let silentChanges = [
    Change("keepsItemsInColumns") { $0.keepsItemsInColumns = true },
    Change("keepsVisibleItemsInPlace") { $0.keepsVisibleItemsInPlace = true },
    Change("scrollSnapping") { $0.scrollSnapping = .item },
    Change("updateAnimation") { $0.updateAnimation = .slide },
  ]

  /// Checks which methods of a delegate that implements all are called after a change.
  private func expectQueries(_ queries: Set<String>, after change: Change) {
    let stage = PinStage([SectionPlan(header: 40, body: 900, footer: 30)])
    stage.controller.forgetQueries()
    change.apply(stage.layout)
    stage.view.layoutIfNeeded()
    #expect(Set(stage.controller.answered.map { String($0.prefix { $0 != " " }) }) == queries)
  }

  @Test(arguments: appearanceChanges)
  func changingPinningOrBackgroundOptionsQueriesNoSizes(change: Change) {
    expectQueries(
      [
        "pinsHeaderForSectionAt", "pinsFooterForSectionAt", "pinnedHeaderExtentForSectionAt",
        "pinnedFooterExtentForSectionAt", "backgroundInsetForSectionAt",
        "showsBackgroundForSectionAt",
      ], after: change)
  }

  @Test(arguments: optionChanges + silentChanges)
  func optionChangeUnrelatedToSizesCausesNoQueries(change: Change) {
    expectQueries([], after: change)
  }

  @Test(arguments: sizeChanges + appearanceChanges + optionChanges)
  func setterInvalidatesOnlyIfTheValueChanges(change: Change) {
    let layout = LayoutSpy()
    let stage = Stage(GridController(heights: [[100, 50]]), layout: layout)
    layout.calls = []
    change.apply(layout)
    #expect(layout.calls.contains(.invalidateWithContext))
    stage.view.layoutIfNeeded()
    #expect(layout.calls.contains(.prepare))
    layout.calls = []
    change.apply(layout)
    stage.view.layoutIfNeeded()
    #expect(layout.calls == [])
  }
}
