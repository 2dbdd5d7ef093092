import StickyWaterfall
import Testing
import WaterfallTestSupport

/// With `contentAnchor = .end`, short content stands at the end of the visible bounds.
///
/// Contract rule 4a.
@MainActor
@Suite struct ShortContentTests {
  private static let plans = [
    SectionPlan(
      items: [50, 30, 20], lineSpacing: 4, columnSpacing: 4, header: 20, footer: 10),
    SectionPlan(items: [40], header: 20),
  ]

  private func stage(
    _ direction: Direction = .vertical, _ plans: [SectionPlan] = plans,
    anchor: WaterfallFlowLayout.ContentAnchor = .end, isRightToLeft: Bool = false,
    _ setUp: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> PinStage<PlanController> {
    Stage(plans, direction, isRightToLeft: isRightToLeft) {
      $0.contentAnchor = anchor
      setUp($0)
    }
  }

  /// Returns the frames of all elements, as if the layout scrolled vertically.
  private func frames(_ stage: PinStage<PlanController>) -> [CGRect] {
    let elements =
      stage.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9_000, height: 9_000))
      ?? []
    return elements.map { stage.direction.turned($0.frame) }
  }

  private func length(_ stage: PinStage<PlanController>) -> CGFloat {
    stage.direction.turned(stage.contentSize).height
  }

  /// The sections are 84 and 60 points long, in bounds of 300 points.
  ///
  ///     .start             .end
  ///     ┌───────────┐ 0    ┌───────────┐ 0
  ///     │ section 0 │      │           │
  ///     ├───────────┤ 84   │           │
  ///     │ section 1 │      ├───────────┤ 156
  ///     ├───────────┤ 144  │ section 0 │
  ///     │           │      ├───────────┤ 240
  ///     │           │      │ section 1 │
  ///     └───────────┘ 300  └───────────┘ 300
  ///
  /// Contract rule 4a.1.
  @Test(arguments: Direction.allCases, [false, true])
  func shortContentStandsAtTheEnd(direction: Direction, isRightToLeft: Bool) {
    let stage = stage(direction, isRightToLeft: isRightToLeft)
    let start = self.stage(direction, anchor: .start, isRightToLeft: isRightToLeft)
    #expect(length(start) == 144 && length(stage) == 300)
    #expect(frames(stage) == frames(start).map { $0.offsetBy(dx: 0, dy: 156) })
    #expect(stage.resting(.header, 0)?.minY == 156)
    #expect(stage.resting(.header, 1)?.minY == 240)
    #expect(stage.view.contentOffset == .zero || isRightToLeft)
  }

  /// The last of 60 insets in one turn applies in the next turn.
  ///
  /// Contract rule 29f.1.
  @Test func shortContentStandsAtTheEndAfterManyInsets() {
    let stage = ReaderStage { $0.contentAnchor = .end }
    stage.show([100, 100, 100])
    for inset in 1...60 {
      stage.setInsets(0, CGFloat(inset))
      stage.view.layoutIfNeeded()
    }
    stage.takeTurn()
    #expect(stage.place(2) == 540 && stage.contentLength == 640)
  }

  @Test(arguments: Direction.allCases)
  func longContentIsLaidOutAsWithTheStart(direction: Direction) {
    for height: CGFloat in [255, 256, 258, 2_000] {
      let plans = [SectionPlan(header: 20, body: height, footer: 24)]
      let stage = stage(direction, plans)
      stage.scroll(to: 0)
      let start = self.stage(direction, plans, anchor: .start)
      #expect(length(stage) == max(300, height + 44))
      let space = max(0, 256 - height)
      #expect(frames(stage) == frames(start).map { $0.offsetBy(dx: 0, dy: space) })
    }
  }

  @Test(arguments: Direction.allCases)
  func longerMinimumContentExtentHasItsSpaceAtTheStart(direction: Direction) {
    let stage = stage(direction) { $0.minimumContentExtent = 400 }
    #expect(length(stage) == 400)
    #expect(stage.resting(.header, 0)?.minY == 256)
    stage.layout.minimumContentExtent = 200
    stage.view.layoutIfNeeded()
    #expect(length(stage) == 300)
    #expect(stage.resting(.header, 0)?.minY == 156)
  }

  @Test func rowsStandAtTheEnd() {
    let screen = tagScreen([4]) { $0.contentAnchor = .end }
    let start = tagScreen([4]) { _ in }
    let space = screen.view.bounds.height - start.contentSize.height
    #expect(screen.contentSize.height == screen.view.bounds.height && space > 0)
    #expect(screen.frames() == start.frames().map { $0.offsetBy(dx: 0, dy: space) })
  }

  @Test func emptyContentFillsTheVisibleBounds() {
    let stage = stage(.vertical, [])
    #expect(length(stage) == 300)
    stage.view.contentInset.bottom = 60
    stage.view.layoutIfNeeded()
    #expect(length(stage) == 240)
  }
}

// MARK: - Changes

extension ShortContentTests {
  /// The sections are 144 points long.
  ///
  /// Contract rule 4a.3.
  @Test(arguments: Direction.allCases)
  func keyboardBarsAndSizesMoveShortContentWithoutQueries(direction: Direction) {
    let stage = stage(direction)
    stage.view.contentInsetAdjustmentBehavior = .always
    stage.takeTurn()
    let expectEnd = { (end: CGFloat) in
      stage.view.layoutIfNeeded()
      #expect(length(stage) == end && stage.resting(.header, 0)?.minY == end - 144)
      #expect(stage.cell(0)?.frame == stage.layout.layoutAttributesForItem(at: [0, 0])?.frame)
      #expect(stage.controller.answered == [])
      #expect(Set(stage.controller.calls.lines).isSubset(of: ["scrolled"]))
    }
    stage.controller.forgetQueries()
    stage.controller.calls.lines = []
    let keyboard = UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0)
    stage.view.contentInset = direction.turned(keyboard)
    expectEnd(200)
    stage.setSafeArea(direction.turned(UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)))
    expectEnd(160)
    stage.resize(to: direction.turned(CGSize(width: 200, height: 440)))
    expectEnd(300)
    stage.view.contentInset = .zero
    expectEnd(400)
    stage.resize(to: direction.turned(CGSize(width: 200, height: 300)))
    expectEnd(260)
  }

  /// The scroll lists only the header, which holds still, and UIKit doesn't report the inset.
  @Test func insetThatIsNotReportedMovesShortContentByTheNextTurn() {
    let reading = HostReading(invalidatesOnInsetChange: false)
    let plan = SectionPlan(header: 20, body: 80, footer: 20)
    let stage = PinStage<PlanController>([plan], reading: reading) {
      $0.contentAnchor = .end
      $0.pinsWhileOverscrolling = true
    }
    stage.touch()
    stage.view.contentOffset.y = -30
    stage.view.contentInset.bottom = 50
    stage.view.layoutIfNeeded()
    stage.takeTurn()
    #expect(stage.frame(0)?.minY == 150)
    #expect(stage.cell(0)?.frame.minY == 150 && length(stage) == 250)
  }

  // Contract rule 29.
  @Test func insetsBeyondThePassLimitMoveShortContentInTheNextTurn() {
    let stage = stage()
    stage.takeTurn()
    for step in 1...60 {
      stage.view.contentInset.bottom = CGFloat(step)
      stage.view.layoutIfNeeded()
    }
    #expect((274...276).contains(length(stage)))
    stage.takeTurn()
    #expect(length(stage) == 240 && stage.cell(0)?.frame.minY == 116)
  }

  @Test func settingTheOptionMovesShortContentOnScreen() {
    let stage = stage(anchor: .start)
    stage.layout.contentAnchor = .end
    #expect(stage.layout.layoutAttributesForItem(at: [0, 0])?.frame.minY == 176)
    #expect(stage.placeOnScreen(0) != stage.frame(0))
    stage.view.layoutIfNeeded()
    #expect(stage.placeOnScreen(0)?.minY == 176 && length(stage) == 300)
    stage.layout.contentAnchor = .start
    stage.view.layoutIfNeeded()
    #expect(stage.placeOnScreen(0)?.minY == 20 && length(stage) == 144)
  }

  @Test func lookupBeforeTheFirstPassFindsShortContentAtTheEnd() {
    let layout = WaterfallFlowLayout()
    layout.contentAnchor = .end
    layout.columnCount = 1
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    let controller = BareController([2])
    view.dataSource = controller
    view.delegate = controller
    layout.itemSizing = .fixedExtent
    layout.minimumLineSpacing = 0
    #expect(layout.layoutAttributesForItem(at: [0, 0])?.frame.minY == 200)
    #expect(layout.collectionViewContentSize.height == 300)
  }

  @Test func newScrollDirectionMovesShortContentToTheOtherEnd() {
    let stage = stage()
    stage.layout.scrollDirection = .horizontal
    #expect(stage.layout.collectionViewContentSize.width == 200)
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentSize.width == 200)
    #expect(stage.view.layoutAttributesForItem(at: [1, 0])?.frame.maxX == 200)
  }

  /// The space shrinks as cells grow, and content that fills the bounds has none.
  ///
  ///     estimates of 50    cells of 70        cells of 120
  ///     ┌───────────┐ 0    ┌───────────┐ 0    ├───────────┤ 0
  ///     │           │      │           │      │     0     │
  ///     ├───────────┤ 150  ├───────────┤ 90   ├───────────┤ 120
  ///     │     0     │      │     0     │      │     1     │
  ///     │     1     │      │     1     │      ├───────────┤ 240
  ///     │     2     │      │     2     │      │     2     │
  ///     └───────────┘ 300  └───────────┘ 300  └───────────┘ 360
  @Test(arguments: HostReading.all)
  func spaceShrinksAsCellsGrow(reading: HostReading) {
    let controller = BareController([3])
    var height: CGFloat = 70
    controller.preferredExtent = { _, kind in kind == nil ? height : nil }
    let stage = Stage(
      controller, layout: WaterfallFlowLayout(), size: CGSize(width: 200, height: 300),
      columns: 1, reading: reading
    ) {
      $0.contentAnchor = .end
      $0.estimatedItemSize = CGSize(width: 200, height: 50)
      $0.itemSizing = .fixedExtent
      $0.minimumLineSpacing = 0
    }
    #expect(stage.frames().map(\.minY) == [90, 160, 230])
    #expect((0..<3).map { stage.placeOnScreen($0)?.minY } == [90, 160, 230])
    height = 120
    stage.layOutAgain()
    #expect(stage.frames().map(\.minY) == [0, 120, 240])
    #expect(stage.contentSize.height == 360)
    height = 30
    stage.layOutAgain()
    #expect(stage.frames().map(\.minY) == [210, 240, 270])
    #expect((0..<3).map { stage.placeOnScreen($0)?.minY } == [210, 240, 270])
  }
}

// MARK: - Batch updates

extension ShortContentTests {
  private func feed(
    _ heights: [CGFloat], reading: HostReading = HostReading(),
    _ setUp: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> FeedStage {
    let sections = [FeedSection].heights([heights], columns: 1, header: 0, footer: 0)
    return FeedStage(sections, reading: reading) {
      $0.contentAnchor = .end
      setUp($0)
    }
  }

  /// Inserted items start where they end, and deleted ones end where they were.
  @Test(arguments: HostReading.all)
  func insertedAndDeletedItemsAnimateInTheirOwnTime(reading: HostReading) {
    let stage = feed([50, 30], reading: reading)
    let old = stage.frames()
    let before = stage.sections
    stage.perform(.inserting([40], at: 1, of: before))
    #expect(stage.frames()[2] == old[1])
    #expect(old[0].minY - stage.frames()[0].minY == stage.frames()[2].minY - stage.frames()[1].minY)
    #expect(stage.starts[.item([0, 1])]?.frame == stage.frames()[1])
    #expect(stage.starts[.item([0, 0])]?.frame == old[0])
    stage.expectFresh()
    let three = stage.frames()
    stage.perform(.deleting(1..<2, of: stage.sections))
    #expect(stage.frames() == old)
    #expect(stage.ends[.item([0, 1])]?.frame == three[1])
    stage.expectFresh()
  }

  /// Random batches, insets, and sizes, with content that is sometimes short.
  @Test(arguments: 0..<30)
  func shortContentIsAlwaysWhereANewLayoutPlacesIt(seed: Int) {
    var dice = Dice(seed: seed)
    let reading = HostReading.all[seed % HostReading.all.count]
    let stage = feed([50, 30, 90], reading: reading) {
      $0.sectionHeadersPinToVisibleBounds = true
      $0.keepsVisibleItemsInPlace = seed % 3 == 0
    }
    for _ in 0..<12 {
      let count = stage.sections[0].items.count
      switch dice.number(0...5) {
      case 0...1:
        let heights = (0..<dice.number(1...3)).map { _ in dice.points(10...150) }
        stage.perform(.inserting(heights, at: dice.number(0...count), of: stage.sections))
      case 2: if count > 1 { stage.perform(.deleting(0..<count / 2, of: stage.sections)) }
      case 3:
        stage.view.contentInset.bottom = dice.points(0...200)
        stage.view.layoutIfNeeded()
        stage.takeTurn()
      case 4: stage.resize(to: CGSize(width: 260, height: dice.points(100...500)))
      default: stage.scroll(to: dice.points(0...900))
      }
      stage.takeTurn()
      stage.expectFresh()
    }
  }
}

// MARK: - Pinned elements, cards, targets, and snapping

extension ShortContentTests {
  /// Content of 400 points starts with a space of 180, and is scrolled to 240.
  ///
  ///     ├────────┤ 180
  ///     │ header │ 180 to 200
  ///     ┌────────┐ 240  visible start: the header is pinned to it
  ///     │ body   │ 200 to 380
  ///     │ footer │ 380 to 400
  @Test(arguments: Direction.allCases)
  func pinnedHeaderAndFooterFollowTheirRulesAfterTheSpace(direction: Direction) {
    let plan = SectionPlan(header: 20, body: 180, footer: 20)
    let stage = stage(direction, [plan]) { $0.minimumContentExtent = 400 }
    stage.scroll(to: 0)
    #expect(stage.start(.header) == 180 && stage.start(.footer) == 280)
    stage.scroll(to: 100)
    #expect(stage.start(.header) == 180 && stage.start(.footer) == 380)
    stage.bounds = CGRect(x: 0, y: 240, width: 200, height: 160)
    #expect(stage.start(.header) == 240 && stage.start(.footer) == 380)
    #expect(stage.layout.pinnedElements.map(\.elementKind) == [Side.header.kind])
  }

  @Test func firstHeaderStretchesBeforeTheSpaceDuringOverscroll() {
    let plan = SectionPlan(header: 20, body: 80, footer: 0)
    let stage = stage(.vertical, [plan]) { $0.stretchesFirstHeader = true }
    stage.scroll(to: -30)
    #expect(stage.frame(.header) == CGRect(x: 0, y: 170, width: 200, height: 50))
  }

  @Test(arguments: Direction.allCases)
  func scrollTargetsAndSnappingIncludeTheSpace(direction: Direction) {
    let plan = SectionPlan(items: [60, 60, 60], columns: 1)
    let stage = stage(direction, [plan]) {
      $0.minimumContentExtent = 700
      $0.scrollSnapping = .item
    }
    let target = stage.layout.contentOffset(forItemAt: [0, 0], at: [.top, .left])
    #expect(target.map(direction.turned)?.y == 400)
    let section = stage.layout.contentOffset(forSection: 0)
    #expect(section.map(direction.turned)?.y == 400)
    stage.bounds = CGRect(x: 0, y: 300, width: 200, height: 100)
    #expect(stage.rest(at: 500) == 520)
    #expect(stage.rest(at: 530) == 520)
    #expect(stage.rest(at: 575) == 580)
  }

  @Test func cardsStackUpAfterTheSpace() {
    let plan = SectionPlan(items: [60, 60, 60], columns: 1)
    let stage = stage(.vertical, [plan]) {
      $0.minimumContentExtent = 420
      $0.itemsPinToVisibleBounds = true
    }
    #expect(stage.frames().map(\.minY) == [240, 300, 360])
    stage.bounds = CGRect(x: 0, y: 310, width: 200, height: 110)
    #expect(stage.frames().map(\.minY) == [310, 310, 360])
  }
}
