import StickyWaterfall
import Testing

@MainActor
@Suite struct WaterfallDelegateTests {
  private static let aboutSections = [
    "insetForSectionAt", "minimumLineSpacingForSectionAt", "minimumInteritemSpacingForSectionAt",
    "referenceSizeForHeaderInSection", "referenceSizeForFooterInSection",
    "columnCountForSectionAt", "itemSizingForSectionAt", "itemPlacementForSectionAt",
    "headerInsetForSectionAt", "footerInsetForSectionAt", "backgroundInsetForSectionAt",
    "showsBackgroundForSectionAt",
    "pinsHeaderForSectionAt", "pinsFooterForSectionAt", "pinnedHeaderExtentForSectionAt",
    "pinnedFooterExtentForSectionAt",
  ]

  @Test(arguments: Direction.allCases)
  func delegateWithEveryMethodIsQueriedOncePerItemAndSection(direction: Direction) {
    let stage = PinStage([SectionPlan(items: [10, 20]), SectionPlan(items: [30])], direction)
    let size = direction == .vertical ? "heightForItemAt" : "widthForItemAt"
    let items = [(0, 0), (0, 1), (1, 0)].flatMap {
      ["columnSpanForItemAt \($0.0) \($0.1)", "\(size) \($0.0) \($0.1)"]
    }
    let sections = Self.aboutSections.flatMap { ["\($0) 0", "\($0) 1"] }
    #expect(stage.controller.answered.sorted() == (items + sections).sorted())
  }

  // Contract rule 5.2.
  @Test func delegateColumnCountOverridesMinimumWidthsAndTheColumnCountProperty() {
    let stage = PinStage([SectionPlan(items: [10], columns: 4, minimumColumnWidth: 100)]) {
      $0.minimumColumnWidth = 100
      $0.columnCount = 1
    }
    #expect(stage.frame(0)?.width == 50)
  }

  /// Contract rule 5.3.
  @Test func delegatesMinimumColumnWidthOverridesTheProperties() {
    let controller = AnsweringController([1, 1])
    controller.minimumColumnWidth = { [60, 0][$0] }
    let stage = Stage(controller, layout: WaterfallFlowLayout(), columns: 5) {
      $0.minimumColumnWidth = 200
    }
    // Three columns of 70 have gaps of 10. With a minimum width of 0, the column count applies.
    #expect(stage.frame(0, 0)?.width == 70)
    #expect(stage.frame(0, 1)?.width == 38)
  }

  // Contract rule 11.1.
  @Test func heightForItemOverridesSizeForItemAndIsNotScaled() {
    let stage = PinStage([SectionPlan(items: [33])])
    #expect(stage.frame(0)?.height == 33)
    #expect(!stage.controller.answered.contains { $0.hasPrefix("sizeForItemAt") })
  }

  // 200 - 10 - 20 = 170 points fit three columns of 50 with gaps of 10. Two columns span 110.
  @Test(arguments: Direction.allCases)
  func delegateReceivesTheWidthOrHeightOfTheSpannedColumns(direction: Direction) {
    var plan = SectionPlan(
      items: [10, 20, 30], spans: [1: 2, 2: .max], columns: 3, columnSpacing: 10)
    (plan.inset.left, plan.inset.right) = (10, 20)
    #expect(PinStage([plan], direction).controller.statedExtents == [50, 110, 170])
  }

  // Contract rule 9.
  @Test func itemPlacementIsQueriedForEachSection() {
    let placements: [ItemPlacement] = [.shortestColumn, .leadingToTrailing, .trailingToLeading]
    let stage = PinStage(placements.map { SectionPlan(items: [10, 50, 20, 10], placement: $0) })
    #expect((0..<3).map { stage.columns($0) } == [[0, 1, 0, 0], [0, 1, 0, 1], [1, 0, 1, 0]])
  }

  //       0   5                    190 200
  //     3     ┌─────── header ──────┐
  //    43     └─────────────────────┘
  //    47 ├ items ...
  // Contract rule 3.2.
  @Test(arguments: Direction.allCases, [false, true])
  func headerAndFooterInsetsLeaveSpaceAtEachSide(direction: Direction, isAnswered: Bool) {
    var plan = SectionPlan(header: 40, body: 100, footer: 20)
    plan.headerInset = UIEdgeInsets(top: 3, left: 5, bottom: 4, right: 10)
    plan.footerInset = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 0)
    let stage = PinStage([plan, plan], direction)
    if !isAnswered {
      (stage.controller.headerInset, stage.controller.footerInset) = (nil, nil)
      stage.layout.headerInset = direction.turned(plan.headerInset)
      stage.layout.footerInset = direction.turned(plan.footerInset)
      stage.layOutAgain()
    }
    #expect(stage.resting(.header) == CGRect(x: 5, y: 3, width: 185, height: 40))
    #expect(stage.frame(0).map(direction.turned)?.minY == 47)
    #expect(stage.resting(.footer) == CGRect(x: 20, y: 148, width: 180, height: 20))
    #expect(stage.resting(.header, 1)?.minY == 173)
    stage.scroll(to: 30)
    #expect(stage.frame(.header) == CGRect(x: 5, y: 30, width: 185, height: 40))
  }

  @Test func propertiesApplyIfTheDelegateLacksAMethod() {
    let layout = WaterfallFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    (layout.pinnedHeaderExtent, layout.pinnedFooterExtent) = (10, 15)
    layout.footerReferenceSize = CGSize(width: 0, height: 40)
    layout.itemSize = CGSize(width: 100, height: 900)
    let controller = AnsweringController([1])
    controller.minimumColumnWidth = { _ in 0 }
    let stage = Stage(controller, layout: layout)
    stage.scroll(to: 200)
    #expect(stage.header(0)?.frame.minY == 170 && stage.footer(0)?.frame.minY == 585)
  }

  // Contract rule 48.2.
  @Test func methodOverriddenByADelegateSubclassIsCalled() {
    final class Narrow: AnsweringController {
      override func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumColumnWidthForSectionAt section: Int
      ) -> CGFloat { 60 }
    }
    let controller = Narrow([1])
    controller.minimumColumnWidth = { _ in 0 }
    let stage = Stage(controller, layout: WaterfallFlowLayout())
    #expect(stage.frame(0)?.width == 70)
  }
}
