import StickyWaterfall
import Testing

/// The pinning scenarios that a new layout must survive, one test each; those of bars, flags and bounces
/// are in `InsetTests`, `InvalidationTests` and `PinUpdateTests`.
@MainActor
@Suite struct PinScenarioTests {
  /// Sections with header 44 and a body, as many as there are bodies.
  private func stage(
    _ direction: Direction, header: CGFloat = 44, bodies: [CGFloat], footer: CGFloat = 0
  ) -> PinStage<PlanController> {
    let stage = PinStage(
      bodies.map { SectionPlan(header: header, body: $0, footer: footer) }, direction)
    stage.touch()
    return stage
  }

  @Test(arguments: Direction.allCases)
  func theHeaderRestsBelowTheBarAndNotUnderIt(direction: Direction) {
    let stage = stage(direction, bodies: [900, 900])
    stage.view.contentInset = direction.turned(UIEdgeInsets(top: 88, left: 0, bottom: 0, right: 0))
    for offset in [CGFloat(0), 200, 700] {
      stage.scroll(to: offset)
      #expect(stage.start(.header) == offset + 88)
    }
  }

  @Test(arguments: Direction.allCases)
  func theHeaderIsInEveryAnswerThatMeetsItsStuckFrame(direction: Direction) throws {
    let stage = stage(direction, bodies: [100, 100, 100, 900])
    stage.scroll(to: 800)
    let stuck = CGRect(x: 0, y: 800, width: 200, height: 44)
    #expect(stage.frame(.header, 3) == stuck)
    for start in stride(from: CGFloat(600), to: 1_000, by: 11) {
      for extent in [CGFloat(1), 30, 300] {
        let rect = CGRect(x: 0, y: start, width: 200, height: extent)
        let answer = try #require(
          stage.layout.layoutAttributesForElements(in: direction.turned(rect)))
        let isThere = answer.contains {
          $0.representedElementKind == Side.header.kind && $0.indexPath.section == 3
        }
        #expect(isThere == stuck.intersects(rect))
      }
    }
  }

  // Contract rule 17.
  @Test(arguments: Direction.allCases)
  func aStuckHeaderReturnsToItsExactHome(direction: Direction) {
    let stage = stage(direction, bodies: [900, 900])
    let home = stage.attributes(.header)
    stage.scroll(to: 600)
    #expect(stage.attributes(.header) != home)
    stage.scroll(to: 0)
    #expect(stage.attributes(.header) == home)
    #expect(home?.zIndex == 10 && home?.isPinned == false)
  }

  @Test(arguments: Direction.allCases)
  func theNextHeaderPushesTheStuckOne(direction: Direction) throws {
    let stage = stage(direction, bodies: [456, 456])
    for offset in stride(from: CGFloat(400), through: 600, by: 10) {
      stage.scroll(to: offset)
      let first = try #require(stage.frame(.header, 0))
      let second = try #require(stage.frame(.header, 1))
      #expect(first.minY == min(offset, 456) && first.maxY <= second.minY)
      #expect(second.minY == max(offset, 500))
    }
  }

  //     header 200 and footer 150 on a screen of 300
  @Test(arguments: Direction.allCases, [CGFloat(0), 20])
  func aSectionShorterThanItsHeaderAndFooterHasNoNegativeSpans(
    direction: Direction, body: CGFloat
  ) throws {
    var plans = [SectionPlan(header: 40, body: 400), SectionPlan(header: 40, body: 400)]
    plans.insert(SectionPlan(header: 200, body: body, footer: 150), at: 1)
    let stage = PinStage(plans, direction)
    stage.touch()
    for offset in stride(from: CGFloat(-100), to: 1_300, by: 10) {
      stage.scroll(to: offset)
      let header = try #require(stage.frame(.header, 1))
      let footer = try #require(stage.frame(.footer, 1))
      #expect(header.height == 200 && footer.height == 150)
      #expect(header.minY >= 440 && header.minY <= footer.minY)
      #expect(footer.maxY <= 790 + body)
    }
  }

  @Test(arguments: Direction.allCases)
  func footersAlonePinAndMoveOnEachStep(direction: Direction) {
    let stage = stage(direction, header: 0, bodies: [900, 900], footer: 50)
    for offset in stride(from: CGFloat(0), through: 600, by: 100) {
      stage.scroll(to: offset)
      #expect(stage.start(.footer, 0) == offset + 250)
      #expect(stage.boundaryView(.footer, 0)?.told.last == stage.attributes(.footer, 0))
    }
  }

  @Test(arguments: Direction.allCases)
  func aFooterThatDoesNotPinNeverMoves(direction: Direction) {
    let stage = stage(direction, bodies: [900], footer: 50)
    stage.controller.plans[0].pinsFooter = false
    stage.layOutAgain()
    let home = stage.attributes(.footer)
    for offset in stride(from: CGFloat(-100), through: 900, by: 50) {
      stage.scroll(to: offset)
      #expect(stage.attributes(.footer) == home)
    }
  }

  //     past the ends everything moves with the content, like the stock layout's headers
  @Test(arguments: Direction.allCases)
  func overscrollOfShortContentFollowsOneRule(direction: Direction) {
    let stage = stage(direction, bodies: [100], footer: 50)
    for offset in stride(from: CGFloat(-90), through: 90, by: 10) {
      stage.scroll(to: offset)
      #expect(stage.start(.header) == min(max(0, offset), 100))
      #expect(stage.start(.footer) == min(144, max(44, offset + 250)))
    }
  }

  // Contract rule 22.
  @Test func aSpinningRefreshControlDoesNotPushTheHeaderDown() {
    let stage = stage(.vertical, bodies: [900])
    stage.view.contentInset.top = 20
    stage.view.refreshControl = UIRefreshControl()
    stage.view.refreshControl?.beginRefreshing()
    stage.scroll(to: 300)
    #expect(stage.start(.header) == 320)
    stage.view.refreshControl?.endRefreshing()
    stage.scroll(to: 301)
    #expect(stage.start(.header) == 321)
  }

  //     the control takes its room from the height, across scrolling
  @Test func aSpinningRefreshControlMovesNoHeaderAlongTheOtherAxis() {
    let stage = stage(.horizontal, bodies: [900])
    stage.view.refreshControl = UIRefreshControl()
    stage.view.refreshControl?.beginRefreshing()
    stage.scroll(to: 300)
    #expect(stage.start(.header) == 300)
  }

  @Test func anInsertBelowWhileBouncingNeitherMovesNorFadesTheHeader() {
    let stage = stage(.vertical, bodies: [900])
    stage.scroll(to: 700)
    stage.update {
      stage.controller.plans[0].items.append(200)
      stage.view.insertItems(at: [[0, 1]])
    }
    let header = FeedElement.boundary(Side.header.kind, [0, 0])
    #expect(stage.starts[header] == stage.ends[header] && stage.ends[header]?.alpha == 1)
    #expect(stage.start(.header) == 700)
  }

  //     500 = header 44, item 426, inset 30: pushed from 456 on, not from 426
  @Test(arguments: Direction.allCases)
  func theBottomInsetIsPartOfTheWay(direction: Direction) {
    var plan = SectionPlan(header: 44, body: 426)
    plan.inset.bottom = 30
    let stage = PinStage([plan, plan], direction)
    stage.scroll(to: 440)
    #expect(stage.start(.header) == 440)
    stage.scroll(to: 490)
    #expect(stage.start(.header) == 456)
  }

  @Test(arguments: Direction.allCases)
  func togglingAPinFlagWhileScrolledNeedsNoReload(direction: Direction) {
    let stage = PinStage(counts: [10], direction) { _ in }
    stage.scroll(to: 300)
    stage.controller.calls.lines = []
    stage.layout.sectionHeadersPinToVisibleBounds = false
    stage.layout.sectionFootersPinToVisibleBounds = false
    #expect(stage.start(.header) == 0 && stage.start(.footer) == 1_120)
    stage.layout.sectionHeadersPinToVisibleBounds = true
    #expect(stage.start(.header) == 300)
    #expect(stage.controller.calls.unique(of: "cell") == [])
  }

  @Test(arguments: Direction.allCases)
  func aHeaderOfNoLengthIsNeverInvalidated(direction: Direction) {
    let stage = stage(direction, header: 0, bodies: [100, 100, 900])
    stage.controller.plans[1].header = 44
    stage.layOutAgain()
    for offset in stride(from: CGFloat(-50), to: 1_200, by: 10) {
      let bounds = stage.bounds(at: offset)
      let context = stage.layout.invalidationContext(forBoundsChange: bounds)
      let named = (context.invalidatedSupplementaryIndexPaths ?? [:]).values.joined()
      #expect(named.allSatisfy { $0.section == 1 })
      stage.scroll(to: offset)
    }
  }

  @Test(arguments: Direction.allCases, [UpdateAnimation.fade, .scale, .fromCenter, .slide])
  func anInsertUnderTheHeaderStaysUnderIt(direction: Direction, animation: UpdateAnimation) {
    let stage = stage(direction, bodies: [100])
    stage.layout.updateAnimation = animation
    stage.update {
      stage.controller.plans[0].items.insert(60, at: 0)
      stage.view.insertItems(at: [[0, 0]])
    }
    #expect(stage.starts.count == 3 && stage.ends.count == 2)
    for attributes in stage.moments {
      #expect(attributes.zIndex == (attributes.representedElementKind == nil ? 0 : 10))
    }
  }
}
