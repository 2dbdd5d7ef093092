import StickyWaterfall
import Testing

/// Items that stay where they are on screen while the view turns.
@MainActor
@Suite struct TurnTests {
  private static let portrait = CGSize(width: 390, height: 844)
  private static let landscape = CGSize(width: 844, height: 390)

  private func stage(
    columns: Int, items: Int = 200, height: @escaping (Int, CGFloat) -> CGFloat,
    _ configure: @escaping (WaterfallFlowLayout) -> Void = { $0.keepsVisibleItemsInPlace = true }
  ) -> WaterfallScreen {
    let controller = AnsweringController([items])
    controller.height = { height($0.item, $1) }
    return WaterfallScreen(
      controller, size: Self.portrait, laidOutBy: WaterfallFlowLayout(), columns: columns
    ) {
      ($0.minimumLineSpacing, $0.minimumInteritemSpacing) = (0, 0)
      configure($0)
    }
  }

  private func place(_ item: Int, on stage: WaterfallScreen) -> CGFloat {
    (stage.frame(item)?.minY ?? .infinity) - stage.view.bounds.minY
  }

  @Test(arguments: [1, 2, 3])
  func turnAndBackRestoresTheOffset(columns: Int) {
    let stage = stage(columns: columns) { CGFloat(12 + $0 % 7) / 10 * $1 }
    stage.scroll(to: 6_000)
    for _ in 0..<2 {
      stage.resize(to: Self.landscape)
      #expect(stage.view.contentOffset.y != 6_000)
      stage.resize(to: Self.portrait)
      #expect(stage.view.contentOffset.y == 6_000)
    }
  }

  //     portrait          landscape
  //   ──┌─────┐──       ──┌───────────┐──   an eighth of the item is above the screen
  //     │  4  │           │     4     │
  //     │     │         ──│           │──
  //     ├─────┤           │           │
  //   ──│  5  │──         ├───────────┤
  @Test func itemThatFillsTheScreenKeepsItsFraction() throws {
    let stage = stage(columns: 1) { _, width in width * 1.6 }
    stage.scroll(to: 2_574)
    stage.resize(to: Self.landscape)
    let item = try #require(stage.frame(4))
    #expect(abs(stage.view.bounds.minY - item.minY - item.height / 8) < 1)
    stage.resize(to: Self.portrait)
    #expect(stage.view.contentOffset.y == 2_574)
  }

  // The run loop's turn ends before the layout pass. Until then, the item has only its estimate.
  //
  //     portrait      landscape
  //    ─┌───────┐─   ─┌───────────────┐─   a part of the item is above the screen, and
  //     │  14   │     │      14       │    as much of it after the view has turned
  @Test(arguments: [false, true])
  func cutItemStaysInPlaceIfATurnOfTheRunLoopEndsBeforeTheLayoutPass(inserts: Bool) {
    let stage = ReaderStage(ReaderSetting(isSelfSizing: true), main: 390, cross: 700) {
      $0.keepsVisibleItemsInPlace = true
      $0.estimatedItemSize = CGSize(width: 160, height: 160)
    }
    Host.makesNoQueriesOfItsOwn(stage.view)
    stage.show(Array(repeating: 200, count: 30))
    // No item is completely visible above the keyboard.
    stage.setInsets(0, 260)
    stage.settle()
    stage.scroll(to: stage.end / 2)
    let item = stage.sections[0].first { (stage.place($0) ?? 0) > -100 } ?? 0
    let place = stage.place(item) ?? .infinity
    #expect(place < -10)
    stage.resize(700, 390)
    stage.setInsets(32, 260)
    stage.takeTurn()
    if inserts { stage.insert([200, 300], at: 0) }
    stage.settle()
    #expect(stage.place(item) == place + 32)
  }

  //     portrait      landscape
  //     ┌───────┐     ┌─────────────┐
  //     │       │     │             │
  //     │       │     │   ┌───┐     │
  //     │ ┌───┐ │     │   │ 9 │     │   its place would be below the screen
  //     │ │ 9 │ │     └───┴───┴─────┘
  //     └─┴───┴─┘
  @Test func itemBelowTheNewScreenMovesToItsEdge() throws {
    let stage = stage(columns: 1) { item, _ in item == 8 ? 1_000 : 250 }
    stage.scroll(to: 2_500)
    #expect(place(9, on: stage) == 500)
    stage.resize(to: Self.landscape)
    #expect(place(9, on: stage) == 140)
    stage.resize(to: Self.portrait)
    #expect(place(9, on: stage) == 500 && stage.view.contentOffset.y == 2_500)
  }

  // The cells have other heights in landscape, and return them in several layout passes.
  @Test(arguments: [1, 2, 3], [320, 507, 844])
  func itemStaysInPlaceWhileCellsSizeThemselves(columns: Int, width: Int) {
    let controller = AnsweringController([300])
    let stage = WaterfallScreen(
      controller, size: Self.portrait, laidOutBy: WaterfallFlowLayout(), columns: columns
    ) {
      $0.keepsVisibleItemsInPlace = true
      $0.estimatedItemSize = CGSize(width: 100, height: 100)
      $0.itemSizing = .fixedExtent
    }
    controller.preferredExtent = { [unowned view = stage.view] path, _ in
      (CGFloat(60 + path.item % 5 * 20) * 390 / view.bounds.width).rounded()
    }
    stage.reload()
    for offset in [1_500, 2_700, 3_100] as [CGFloat] {
      stage.scroll(to: offset)
      let item = stage.itemsInSight[0].path.item
      let first = place(item, on: stage)
      stage.resize(to: CGSize(width: width, height: 844))
      #expect(abs(place(item, on: stage) - first) < 1)
      stage.resize(to: Self.portrait)
      #expect(abs(place(item, on: stage) - first) < 1)
    }
  }

  // The item is 250 points high, and starts 500 points below the top.
  @Test(arguments: [(400, 150), (500, 250), (501, 500), (200, 0)] as [(CGFloat, CGFloat)])
  func newHeightAloneKeepsTheItemOnScreen(height: CGFloat, expected: CGFloat) {
    let stage = stage(columns: 1) { item, _ in item == 8 ? 1_000 : 250 }
    stage.scroll(to: 2_500)
    stage.resize(to: CGSize(width: 390, height: height))
    #expect(place(9, on: stage) == expected)
    stage.resize(to: Self.portrait)
    #expect(place(9, on: stage) == 500)
  }

  @Test func scrollBetweenTurnsEndsTheAnchor() {
    let stage = stage(columns: 1) { _, width in width / 2 }
    stage.scroll(to: 3_000)
    stage.resize(to: Self.landscape)
    let offset = stage.view.contentOffset.y
    stage.scroll(to: offset + 422)
    stage.scroll(to: offset)
    let item = stage.itemsInSight.first?.path.item ?? 0
    let first = place(item, on: stage)
    stage.resize(to: Self.portrait)
    #expect(abs(place(item, on: stage) - first) < 1)
  }

  // MARK: Snapping

  /// Cards of 260 points, in a view that shows two of them and a half.
  private func cards(keepsPlaces: Bool) -> WaterfallScreen {
    let controller = AnsweringController([40])
    controller.size = { _ in CGSize(width: 260, height: 200) }
    return WaterfallScreen(
      controller, size: CGSize(width: 678, height: 200), laidOutBy: WaterfallFlowLayout(),
      columns: nil
    ) {
      $0.scrollDirection = .horizontal
      $0.scrollSnapping = .itemCenter
      $0.keepsVisibleItemsInPlace = keepsPlaces
    }
  }

  private func center(_ card: Int, on stage: WaterfallScreen) {
    let snapped = stage.layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: CGFloat(card) * 270 - 190, y: 0),
      withScrollingVelocity: .zero)
    stage.scroll(to: snapped.x)
  }

  //     ├───────── 678 ─────────┤      ├──── 320 ────┤
  //        ┌─────┐┌─────┐┌─────┐         ─┐┌─────┐┌─
  //        │  6  ││  7  ││  8  │          ││  7  ││
  //        └─────┘└─────┘└─────┘         ─┘└─────┘└─
  @Test(arguments: [false, true])
  func centeredCardStaysCentered(keepsPlaces: Bool) throws {
    let stage = cards(keepsPlaces: keepsPlaces)
    for card in [0, 7, 20] {
      center(card, on: stage)
      let first = stage.view.contentOffset.x
      stage.resize(to: CGSize(width: 320, height: 200))
      let frame = try #require(stage.frame(card))
      #expect(abs(frame.midX - stage.view.bounds.midX) < 1 || card == 0)
      stage.resize(to: CGSize(width: 678, height: 200))
      #expect(stage.view.contentOffset.x == first)
    }
  }

  // In a stack view, a hidden list is 0 points wide, and comes back with its width.
  @Test(arguments: ReaderSetting.neighbors, ReaderKeeping.allCases)
  func listThatIsClosedForAMomentStaysInPlace(setting: ReaderSetting, keeping: ReaderKeeping) {
    for (main, cross) in [(700, 0), (0, 0), (0, 390)] as [(CGFloat, CGFloat)] {
      for passes in 0...2 {
        let stage = ReaderStage(setting) { keeping.apply(to: $0) }
        stage.show(Array(repeating: 80, count: 20))
        stage.scroll(to: 400)
        let (item, place) = (stage.wholeItems[0], stage.place(stage.wholeItems[0]))
        stage.resizeView(main, cross)
        if passes > 0 { stage.view.layoutIfNeeded() }
        if passes > 1 { stage.takeTurn() }
        stage.resizeView(700, 390)
        stage.settle()
        #expect(stage.place(item) == place, "\(main) x \(cross), \(passes)")
      }
    }
  }

  // The insertion keeps the first whole card in place, which is left of the centered one.
  @Test func centeredCardStaysCenteredInATurnAfterAnInsertion() throws {
    let stage = cards(keepsPlaces: true)
    center(7, on: stage)
    stage.update(inserting: [[0, 0]])
    stage.resize(to: CGSize(width: 320, height: 200))
    let frame = try #require(stage.frame(8))
    #expect(abs(frame.midX - stage.view.bounds.midX) < 1)
  }

  @Test(arguments: [false, true])
  func pageStaysAPage(keepsPlaces: Bool) {
    let controller = AnsweringController([9])
    let stage = WaterfallScreen(
      controller, size: Self.portrait, laidOutBy: WaterfallFlowLayout(), columns: nil
    ) {
      $0.scrollDirection = .horizontal
      ($0.minimumLineSpacing, $0.minimumInteritemSpacing) = (0, 0)
      $0.scrollSnapping = .item
      $0.keepsVisibleItemsInPlace = keepsPlaces
    }
    controller.size = { [unowned view = stage.view] _ in view.bounds.size }
    stage.reload()
    stage.scroll(to: 1_560)
    stage.resize(to: Self.landscape)
    #expect(stage.view.contentOffset.x == 3_376)
    stage.resize(to: Self.portrait)
    #expect(stage.view.contentOffset.x == 1_560)
  }
}
