import StickyWaterfall
import Testing

/// What a delegate that answers all there is to ask is asked when an option is set.
@MainActor
@Suite struct OptionEffectsTests {
  private typealias Change = (WaterfallFlowLayout) -> Void

  private func questions(after change: Change) -> Set<String> {
    let stage = PinStage([SectionPlan(header: 40, body: 900, footer: 30)])
    stage.controller.forgetQuestions()
    change(stage.layout)
    stage.view.layoutIfNeeded()
    return Set(stage.controller.answered.map { String($0.prefix { $0 != " " }) })
  }

  private func expect(_ questions: Set<String>, after changes: [Change]) {
    #expect(changes.map(self.questions) == changes.map { _ in questions })
  }

  @Test func optionsThatChangeNoFrameQueryNothing() {
    expect(
      [],
      after: [
        { $0.minimumContentExtent = 5_000 }, { $0.keepsItemsInColumns = true },
        { $0.keepsVisibleItemsInPlace = true }, { $0.scrollSnapping = .item },
        { $0.updateAnimation = .slide },
      ])
  }

  @Test func pinningOptionsQueryOnlyPins() {
    expect(
      [
        "pinsHeaderForSectionAt", "pinsFooterForSectionAt", "pinnedHeaderExtentForSectionAt",
        "pinnedFooterExtentForSectionAt",
      ],
      after: [
        { $0.sectionHeadersPinToVisibleBounds = true },
        { $0.sectionFootersPinToVisibleBounds = true }, { $0.pinnedHeaderExtent = 5 },
        { $0.pinnedFooterExtent = 5 }, { $0.pinningScope = .stacked },
        { $0.pinnedHeaderOffset = 5 }, { $0.pinnedFooterOffset = 5 },
        { $0.pinsWhileOverscrolling = true }, { $0.stretchesFirstHeader = true },
        { $0.pinnedZIndex = 5 }, { $0.itemsPinToVisibleBounds = true },
      ])
  }

  @Test func backgroundInsetQueriesOnlyBackgrounds() {
    expect(
      ["backgroundInsetForSectionAt", "showsBackgroundForSectionAt"],
      after: [{ $0.sectionBackgroundInset.top = 5 }])
  }

  @Test func unchangedOptionsQueryNothing() {
    expect(
      [],
      after: [
        { $0.columnCount = $0.columnCount }, { $0.minimumLineSpacing = $0.minimumLineSpacing },
        { $0.sectionHeadersPinToVisibleBounds = $0.sectionHeadersPinToVisibleBounds },
        { $0.headerInset = $0.headerInset },
      ])
  }
}
