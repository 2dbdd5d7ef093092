import StickyWaterfall
import Testing

/// The target of a scroll stays at its scroll position while cells return their sizes.
@MainActor
@Suite struct ScrollTargetTests {
  /// A list of cells that are estimated to be 50 points high, and are 40 to 160.
  private func stage(
    _ controller: AnsweringController = AnsweringController([200]), columns: Int = 1,
    reading: HostReading = HostReading(),
    _ configure: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> WaterfallScreen {
    controller.preferredExtent = { path, kind in
      kind == nil ? CGFloat(40 + path.item * 37 % 120) : nil
    }
    return WaterfallScreen(
      controller, layout: WaterfallFlowLayout(), columns: columns, reading: reading
    ) {
      $0.estimatedItemSize = CGSize(width: 50, height: 50)
      $0.itemSizing = .fixedExtent
      configure($0)
    }
  }

  private func settle(_ stage: WaterfallScreen) {
    stage.view.layoutIfNeeded()
    for _ in 0..<5 { stage.takeTurn() }
  }

  /// The distance from the top of the screen to an item.
  private func place(_ item: Int, on stage: WaterfallScreen) -> CGFloat {
    (stage.frame(item)?.minY ?? .infinity) - stage.view.bounds.minY
  }

  private func end(of item: Int, on stage: WaterfallScreen) -> CGFloat {
    (stage.frame(item)?.maxY ?? .infinity) - stage.view.bounds.maxY
  }

  //     estimates        sizes
  //     │ 198 │          │ 198 │
  //     ├─────┤          │     │
  //     │ 199 │          ├─────┤
  //   ──└─────┘──        │ 199 │
  //                    ──└─────┘──   the end of the content stays at the end of the screen
  @Test(arguments: [false, true], [1, 2, 3])
  func lastItemIsAtTheBottomAfterCellsGrow(keepsPlaces: Bool, columns: Int) {
    let stage = stage(columns: columns) { $0.keepsVisibleItemsInPlace = keepsPlaces }
    stage.layout.scrollToItem(at: [0, 199], at: .bottom, animated: false)
    settle(stage)
    #expect(abs(end(of: 199, on: stage)) < 1)
  }

  @Test(
    arguments: [([3], 30, 330), ([3, 0], 30, 360), ([3, 1], 30, 300), ([3], 350, 650)]
      as [([Int], CGFloat, CGFloat)])
  func lastItemOfAllSectionsExtendsToTheEnd(counts: [Int], inset: CGFloat, offset: CGFloat) {
    let controller = AnsweringController(counts)
    controller.height = { _, _ in 200 }
    let stage = WaterfallScreen(controller, columns: 1) {
      $0.contentAnchor = .end
      $0.sectionInset.bottom = inset
      $0.minimumLineSpacing = 50
    }
    stage.scroll(to: 0)
    stage.layout.scrollToItem(at: [0, 2], at: .bottom, animated: false)
    settle(stage)
    #expect(stage.view.contentOffset.y == offset)
  }

  //   ──├─────┼─────┤──
  //     │  0  │  1  │
  //     │     ├─────┘
  //   ──│     │──────── the end of the content would leave the last item off screen
  //     └─────┘
  @Test(arguments: [(190, 190), (200, 0), (2_000, 0)] as [(CGFloat, CGFloat)])
  func lastItemIsOnScreenEvenIfAnotherColumnIsMuchLonger(height: CGFloat, offset: CGFloat) {
    let controller = AnsweringController([2])
    controller.height = { path, _ in path.item == 0 ? height + 400 : 400 }
    let stage = WaterfallScreen(controller, columns: 2) { $0.contentAnchor = .end }
    stage.scroll(to: 0)
    stage.layout.scrollToItem(at: [0, 1], at: .bottom, animated: false)
    settle(stage)
    #expect(stage.view.contentOffset.y == offset)
  }

  /// Contract rule 31a.1.
  @Test(arguments: HostReading.all)
  func itemIsWhereTheScrollPutsIt(reading: HostReading) {
    let stage = stage(columns: 2, reading: reading)
    for item in [150, 20, 90, 91, 5] {
      stage.layout.scrollToItem(at: [0, item], at: .top, animated: false)
      settle(stage)
      #expect(abs(place(item, on: stage)) < 1)
      stage.layout.scrollToItem(at: [0, item + 30], at: .centeredVertically, animated: false)
      settle(stage)
      let middle = (stage.frame(item + 30)?.midY ?? 0) - stage.view.bounds.midY
      #expect(abs(middle) < 1)
    }
  }

  //     ├────────┤
  //     │ header │   pinned
  //     ├────────┤
  //     │   60   │   the nearest place at which all of the item is visible
  // Contract rule 31a.1.
  @Test func nearestPlaceShowsTheWholeItemBelowThePinnedHeader() throws {
    let controller = AnsweringController([200])
    controller.headerSize = { _ in CGSize(width: 0, height: 30) }
    let stage = stage(controller, columns: 2) { $0.sectionHeadersPinToVisibleBounds = true }
    for item in [150, 60, 190, 0] {
      stage.layout.scrollToItem(at: [0, item], at: [], animated: false)
      settle(stage)
      #expect(place(item, on: stage) > 29 && end(of: item, on: stage) < 1)
    }
    stage.layout.scrollToItem(at: [0, 100], at: .top, animated: false)
    settle(stage)
    #expect(abs(place(100, on: stage) - 30) < 1)
  }

  @Test func sectionWithASelfSizingHeaderStartsAtTheTop() {
    let controller = AnsweringController([30, 30, 30, 30, 30])
    controller.headerSize = { _ in CGSize(width: 0, height: 30) }
    let stage = stage(controller, columns: 2) { $0.selfSizesHeadersAndFooters = true }
    controller.preferredExtent = { path, kind in
      kind == nil ? CGFloat(40 + path.item * 37 % 120) : CGFloat(50 + path.section * 20)
    }
    stage.reload()
    for section in [4, 1, 3] {
      stage.layout.scrollToSection(section, animated: false)
      settle(stage)
      let header = stage.header(section)?.frame.minY ?? .infinity
      let last = stage.view.contentSize.height - stage.view.bounds.height
      #expect(abs(min(header, last) - stage.view.bounds.minY) < 1)
    }
  }

  // MARK: Before the first layout

  /// Contract rule 31d.
  @Test(arguments: [CGSize(width: 230, height: 400), CGSize(width: 600, height: 300), .zero])
  func scrollBeforeTheFirstLayoutReachesItsTarget(size: CGSize) throws {
    let controller = AnsweringController([200])
    controller.preferredExtent = { path, _ in CGFloat(40 + path.item * 37 % 120) }
    let layout = WaterfallFlowLayout()
    layout.columnCount = 2
    layout.estimatedItemSize = CGSize(width: 50, height: 50)
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(StageCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (controller, controller)
    layout.scrollToItem(at: [0, 120], at: .top, animated: false)
    Host.takeTurn()
    let window = HostWindow(showing: view, scale: 3)
    window.resize(to: CGSize(width: 320, height: 500))
    view.frame.size = CGSize(width: 320, height: 500)
    for _ in 0..<5 {
      view.layoutIfNeeded()
      Host.takeTurn()
    }
    let item = try #require(view.layoutAttributesForItem(at: [0, 120]))
    #expect(abs(item.frame.minY - view.contentOffset.y) < 1)
  }

  /// Nothing is laid out without a width, so the layout has no items, but nothing was reloaded.
  @Test(arguments: [false, true])
  func targetWaitsThroughPassesWithoutAWidth(takesTurns: Bool) {
    let stage = ReaderStage(cross: 0)
    stage.sections = [stage.makeItems(Array(repeating: 100, count: 40))]
    stage.connect()
    stage.scrollToItem(20, at: .top)
    for _ in 0..<2 {
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      if takesTurns { stage.takeTurn() }
    }
    stage.resize(700)
    stage.settle()
    #expect(stage.offset == 2_000)
  }

  /// The turn in which the target could have settled is over before the first layout.
  @Test func targetOfAScrollBeforeTheFirstLayoutIsLetGo() {
    let stage = ReaderStage()
    stage.sections = [stage.makeItems(Array(repeating: 100, count: 40))]
    stage.connect()
    stage.scrollToItem(20, at: .top)
    for _ in 0..<2 { Host.takeTurn() }
    stage.settle()
    #expect(stage.offset == 2_000)
    stage.insert([100], at: 0)
    #expect(stage.offset == 2_000)
  }

  /// Contract rule 51d.2.
  @Test func scrollRightAfterAReloadReachesItsTarget() {
    let stage = stage(columns: 2)
    stage.view.reloadData()
    stage.layout.scrollToItem(at: [0, 150], at: .top, animated: false)
    settle(stage)
    #expect(abs(place(150, on: stage)) < 1)
  }

  // MARK: Animated scrolls

  /// Contract rule 31b.
  @Test(arguments: [false, true])
  func animatedScrollReachesItsTarget(keepsPlaces: Bool) {
    let stage = stage(columns: 2) { $0.keepsVisibleItemsInPlace = keepsPlaces }
    for item in [150, 40, 44, 199] {
      stage.layout.scrollToItem(at: [0, item], at: .bottom, animated: true)
      Host.wait { false }
      #expect(abs(end(of: item, on: stage)) < 1)
    }
  }

  /// Several frames of a short animation have the same offset.
  @Test func shortAnimationReachesItsTarget() {
    let stage = stage()
    stage.scroll(to: 350)
    let bottom = stage.layout.contentOffset(forItemAt: [0, 40], at: .bottom)?.y ?? 0
    stage.scroll(to: bottom - 3)
    stage.layout.scrollToItem(at: [0, 40], at: .bottom, animated: true)
    Host.wait { false }
    #expect(abs(end(of: 40, on: stage)) < 1)
  }

  @Test(arguments: [false, true], [0, 1, 2, 8])
  func batchDuringTheAnimationKeepsTheTarget(keepsPlaces: Bool, turns: Int) {
    let controller = AnsweringController([200])
    let stage = stage(controller) { $0.keepsVisibleItemsInPlace = keepsPlaces }
    stage.takeTurn()
    stage.layout.scrollToItem(at: [0, 150], at: .bottom, animated: true)
    for _ in 0..<turns { stage.takeTurn() }
    stage.update {
      controller.counts = [201]
      stage.view.insertItems(at: [[0, 200]])
    }
    Host.wait { false }
    #expect(abs(end(of: 150, on: stage)) < 1)
  }

  @Test func scrollDuringTheAnimationEndsIt() {
    let stage = stage()
    stage.layout.scrollToItem(at: [0, 150], at: .top, animated: true)
    for _ in 0..<8 { stage.takeTurn() }
    #expect(stage.view.contentOffset.y > 0)
    stage.scroll(to: 10)
    stage.view.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    settle(stage)
    #expect(stage.view.contentOffset.y == 20)
  }

  // The first frame moves less than a point, so the end of the chat is still on screen. Estimates
  // of 44 points say where item 12 is, until cells return their sizes.
  @Test func animatedScrollThatBeginsSlowlyAtTheEndOfAChatReachesItsTarget() {
    let stage = ReaderStage(ReaderSetting(isSelfSizing: true, scale: 2)) { $0.contentAnchor = .end }
    stage.show((0..<60).map { CGFloat(60 + $0 * 37 % 100) })
    stage.scrollToItem(12, at: .top, animated: true)
    for offset in [stage.end - 0.5, 12 * 44] as [CGFloat] {
      stage.offset = offset
      stage.view.layoutIfNeeded()
    }
    stage.settle()
    #expect(stage.place(12) == 0)
  }

  // MARK: While the target stays in place

  @Test func targetStaysInPlaceWhenTheLayoutChanges() {
    let controller = AnsweringController([200])
    let stage = stage(controller, columns: 2)
    stage.layout.scrollToItem(at: [0, 120], at: .top, animated: false)
    stage.view.layoutIfNeeded()
    stage.update {
      controller.counts = [203]
      stage.view.insertItems(at: [[0, 0], [0, 1], [0, 50]])
    }
    #expect(abs(place(123, on: stage)) < 1)
    stage.resize(to: CGSize(width: 320, height: 300))
    #expect(abs(place(123, on: stage)) < 1)
    stage.layOutAgain()
    #expect(abs(place(123, on: stage)) < 1)
    stage.view.contentInset.top = 40
    stage.view.layoutIfNeeded()
    #expect(abs(place(123, on: stage) - 40) < 1)
    settle(stage)
    #expect(abs(place(123, on: stage) - 40) < 1)
  }

  // With their estimates, the cells above would be shorter, and the scroll indicator would jump.
  @Test func invalidationWhileTheTargetStaysKeepsTheContentLength() {
    let stage = stage()
    stage.layout.scrollToItem(at: [0, 120], at: .top, animated: false)
    stage.view.layoutIfNeeded()
    let height = stage.contentSize.height
    for _ in 0..<3 {
      stage.layOutAgain()
      #expect(stage.contentSize.height == height)
      #expect(abs(place(120, on: stage)) < 1)
    }
  }

  /// Cells that accept any size don't answer when they're asked again, a pixel longer.
  @Test func cellsAroundATargetHaveTheirHeightsAgainAfterATurn() throws {
    let controller = AnsweringController([200])
    let stage = stage(controller)
    stage.layout.scrollToItem(at: [0, 120], at: .top, animated: false)
    stage.view.layoutIfNeeded()
    stage.takeTurn()
    controller.preferredExtent = nil
    let height = try #require(stage.frame(120)?.height)
    stage.layOutAgain()
    #expect(stage.frame(120)?.height == height + 1)
    stage.takeTurn()
    #expect(stage.frame(120)?.height == height)
  }

  /// Contract rule 31c.
  @Test func deletedTargetIsLetGo() {
    let controller = AnsweringController([200])
    let stage = stage(controller)
    stage.layout.scrollToItem(at: [0, 120], at: .top, animated: false)
    stage.view.layoutIfNeeded()
    let offset = stage.view.contentOffset.y
    stage.update {
      controller.counts = [199]
      stage.view.deleteItems(at: [[0, 120]])
    }
    settle(stage)
    #expect(stage.view.contentOffset.y == offset)
  }

  /// After a reload, the target's index path can belong to another item.
  @Test(arguments: [false, true])
  func reloadLetsTheTargetGo(keepsPlaces: Bool) {
    let controller = AnsweringController([200])
    let stage = stage(controller) { $0.keepsVisibleItemsInPlace = keepsPlaces }
    stage.layout.scrollToItem(at: [0, 120], at: .top, animated: false)
    stage.view.layoutIfNeeded()
    let offset = stage.view.contentOffset.y
    stage.reload()
    settle(stage)
    #expect(stage.view.contentOffset.y == offset)
  }

  /// Contract rule 31a.2.
  @Test(arguments: [false, true])
  func targetIsLetGoAfterATurnWithoutANewSize(settles: Bool) {
    let controller = AnsweringController([200])
    let stage = stage(controller)
    stage.layout.scrollToItem(at: [0, 120], at: .top, animated: false)
    stage.view.layoutIfNeeded()
    if settles { for _ in 0..<2 { stage.takeTurn() } }
    let offset = stage.view.contentOffset.y
    stage.update {
      controller.counts = [201]
      stage.view.insertItems(at: [[0, 0]])
    }
    #expect((stage.view.contentOffset.y == offset) == settles)
  }

  /// A prefetched cell far above the screen returns a size that is 70 points longer.
  private func growOffScreen(_ stage: WaterfallScreen) {
    #expect(stage.layout.take(preferred: { $0.height += 70 }, at: [0, 60]))
    stage.view.layoutIfNeeded()
  }

  /// A prefetched cell can return its size long after the scroll, and then another one.
  @Test(arguments: [false, true])
  func sizeOffScreenMovesTheContentOnlyUntilAnotherChange(resizes: Bool) {
    let stage = stage { $0.columnCount = 1 }
    stage.layout.scrollToItem(at: [0, 120], at: .bottom, animated: false)
    for _ in 0..<30 { stage.takeTurn() }
    if resizes { stage.resize(to: CGSize(width: 230, height: 300)) }
    let offset = stage.view.contentOffset.y
    for distance: CGFloat in [70, 140] {
      growOffScreen(stage)
      #expect(stage.view.contentOffset.y == (resizes ? offset : offset + distance))
    }
  }

  // A cell above the screen returns another size, and one on screen does so before the pass.
  //
  //     ├── 60 ──┤ + 70
  //   ──│  119   │── + 30
  //     ├────────┤
  //   ──│  120   │──
  @Test func sizeOnScreenAfterOneOffScreenKeepsTheTarget() {
    let controller = AnsweringController([200])
    let stage = stage(controller) { $0.keepsVisibleItemsInPlace = true }
    stage.layout.scrollToItem(at: [0, 120], at: .bottom, animated: false)
    for _ in 0..<30 { stage.takeTurn() }
    let height = (stage.frame(119)?.height ?? 0) + 30
    let preferred = controller.preferredExtent
    controller.preferredExtent = { $0.item == 119 ? height : preferred?($0, $1) }
    #expect(stage.layout.take(preferred: { $0.height += 70 }, at: [0, 60]))
    #expect(stage.layout.take(preferred: { $0.height += 30 }, at: [0, 119]))
    stage.view.layoutIfNeeded()
    #expect(abs(end(of: 120, on: stage)) < 1)
  }

  /// Nothing moves when the finger is lifted, either.
  @Test(.enabled(if: Host.isStandIn))
  func sizeOffScreenMovesNothingUnderAFinger() {
    let stage = stage { $0.columnCount = 1 }
    stage.layout.scrollToItem(at: [0, 120], at: .bottom, animated: false)
    for _ in 0..<30 { stage.takeTurn() }
    stage.touch()
    let offset = stage.view.contentOffset.y
    growOffScreen(stage)
    #expect(stage.view.contentOffset.y == offset)
    Host.touch(stage.view, isDown: false)
    stage.layOutAgain()
    #expect(stage.view.contentOffset.y == offset)
  }

  /// Contract rule 31c.
  @Test(arguments: [false, true])
  func scrollLetsTheTargetGo(byFinger: Bool) {
    let controller = AnsweringController([200])
    let stage = stage(controller)
    stage.layout.scrollToItem(at: [0, 120], at: .top, animated: false)
    stage.view.layoutIfNeeded()
    if byFinger { stage.touch() }
    stage.scroll(to: stage.view.contentOffset.y - 30)
    let offset = stage.view.contentOffset.y
    stage.update {
      controller.counts = [201]
      stage.view.insertItems(at: [[0, 0]])
    }
    #expect(stage.view.contentOffset.y == offset)
  }

  @Test func adjustmentOfAContextMovesTheTarget() {
    let stage = stage()
    stage.layout.scrollToItem(at: [0, 120], at: .top, animated: false)
    stage.view.layoutIfNeeded()
    let context = WaterfallLayoutInvalidationContext()
    context.contentOffsetAdjustment.y = 25
    stage.layout.invalidateLayout(with: context)
    settle(stage)
    #expect(abs(place(120, on: stage) + 25) < 1)
  }

  /// The context moves the content, and nothing is asked for.
  @Test func adjustmentAloneMovesTheTarget() {
    let controller = AnsweringController([200])
    let stage = stage(controller)
    stage.layout.scrollToItem(at: [0, 120], at: .top, animated: false)
    stage.view.layoutIfNeeded()
    let context = WaterfallLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    context.contentOffsetAdjustment.y = 25
    stage.layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    stage.update {
      controller.counts = [201]
      stage.view.insertItems(at: [[0, 0]])
    }
    #expect(abs(place(121, on: stage) + 25) < 1)
  }

  @Test func offsetOfAnItemAnchorsNothing() {
    let controller = AnsweringController([200])
    let stage = stage(controller)
    stage.scroll(to: 300)
    let offset = stage.view.contentOffset.y
    _ = stage.layout.contentOffset(forItemAt: [0, 8], at: .top)
    stage.update {
      controller.counts = [201]
      stage.view.insertItems(at: [[0, 0]])
    }
    #expect(stage.view.contentOffset.y == offset)
  }
}
