import StickyWaterfall
import Testing

/// Content inset, safe area, and layout margins have the same effect as in the stock layout.
@MainActor
@Suite struct InsetTests {
  //     safe area 40 left, 20 right; margins 8 more; section inset 10; width 400
  //     a content inset of 15 covers 15 of the left safe area of 40: 25 remain
  @Test(
    arguments: Direction.allCases,
    [
      (.fromContentInset, 0, 10, 390), (.fromContentInset, 15, 10, 375),
      (.fromSafeArea, 0, 50, 370), (.fromSafeArea, 15, 35, 355),
      (.fromLayoutMargins, 0, 58, 362), (.fromLayoutMargins, 15, 43, 347),
    ] as [(UICollectionViewFlowLayout.SectionInsetReference, CGFloat, CGFloat, CGFloat)])
  func sectionInsetsAreMeasuredFromTheSpecifiedInsetReference(
    direction: Direction,
    expected: (
      reference: UICollectionViewFlowLayout.SectionInsetReference, content: CGFloat,
      start: CGFloat, end: CGFloat
    )
  ) {
    let stages = [UICollectionViewFlowLayout(), WaterfallFlowLayout()].map { layout in
      layout.sectionInsetReference = expected.reference
      return stage(layout, direction, contentInset: expected.content)
    }
    let (stock, waterfall) = (stages[0], stages[1].frames().map(direction.turned))
    #expect(waterfall.map(\.minX).min() == expected.start)
    #expect(waterfall.map(\.maxX).max() == expected.end)
    #expect(stock.frame(0).map(direction.turned)?.minX == expected.start)
    let header = stages[1].header(0).map { direction.turned($0.frame) }
    #expect(header?.width == 400 - expected.content)
  }

  private func stage(
    _ layout: UICollectionViewFlowLayout, _ direction: Direction, contentInset: CGFloat
  ) -> BareStage {
    layout.scrollDirection = direction.scrollDirection
    layout.sectionInset = direction.turned(insets(left: 10, right: 10))
    layout.headerReferenceSize = CGSize(width: 44, height: 44)
    let size = direction.turned(CGSize(width: 400, height: 300))
    let stage = Stage(BareController([2]), layout: layout, size: size)
    stage.view.contentInsetAdjustmentBehavior = .never
    stage.setSafeArea(direction.turned(insets(left: 40, right: 20)))
    stage.view.contentInset = direction.turned(insets(left: contentInset, right: 0))
    stage.layOutAgain()
    return stage
  }

  // Contract rule 3.
  @Test func contentInsetAtTheSidesReducesTheAvailableWidth() {
    let stage = Stage(GridController(heights: [[100, 50]]), layout: WaterfallFlowLayout())
    stage.view.contentInset = insets(left: 10, right: 20)
    stage.view.layoutIfNeeded()
    //     200 remain: columns of 85
    #expect(stage.contentSize.width == 200)
    #expect(stage.header(0)?.frame.width == 200)
    #expect(stage.frame(1) == CGRect(x: 105, y: 54, width: 85, height: 43))
  }

  @Test(arguments: Direction.allCases)
  func pinnedViewsStopAtTheContentInsetAndSafeArea(direction: Direction) {
    let stage = PinStage([SectionPlan(header: 40, body: 900, footer: 30)], direction)
    stage.view.contentInsetAdjustmentBehavior = .always
    stage.setSafeArea(
      direction.turned(UIEdgeInsets(top: 60, left: 0, bottom: 20, right: 0)))
    stage.view.contentInset = direction.turned(UIEdgeInsets(top: 28, left: 0, bottom: 14, right: 0))
    stage.scroll(to: 100)
    #expect(stage.start(.header) == 188)
    #expect(stage.start(.footer) == 336)
  }

  private func insets(left: CGFloat, right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
  }
}
