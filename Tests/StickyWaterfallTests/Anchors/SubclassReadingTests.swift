import StickyWaterfall
import Testing
import WaterfallTestSupport

/// What someone reads stays where the subclass shows it, not where the superclass would.
@MainActor
@Suite struct SubclassReadingTests {
  /// A change above or at what someone reads.
  enum Change: CaseIterable, Sendable {
    case insertion, deletion, growth, invalidation, columns, turn, insets
  }

  private func list(_ kind: ReaderLayoutKind, _ direction: ReaderDirection) -> ReaderStage {
    let stage = ReaderStage(ReaderSetting(direction: direction, kind: kind)) {
      $0.keepsVisibleItemsInPlace = true
      $0.columnCount = 2
    }
    stage.show((0..<120).map { CGFloat(60 + $0 * 37 % 130) })
    return stage
  }

  @Test(arguments: ReaderLayoutKind.allCases, ReaderDirection.allCases)
  func somethingVisibleStaysInPlace(kind: ReaderLayoutKind, direction: ReaderDirection) {
    for change in Change.allCases {
      for number in Samples.seeds(3, of: 8) {
        let stage = list(kind, direction)
        stage.scroll(to: CGFloat(900 + number * 173))
        let memory = ReaderMemory(ReaderSight(stage))
        make(change, number, on: stage)
        stage.settle()
        if let complaint = memory.complaint(about: stage) {
          Issue.record("\(change) \(number): \(complaint)")
        }
      }
    }
  }

  // The app opens the list where the user has left it, and then an item above grows.
  @Test(arguments: ReaderLayoutKind.allCases)
  func firstChangeAfterTheListOpensMovesNothing(kind: ReaderLayoutKind) {
    let stage = ReaderStage(ReaderSetting(kind: kind)) { $0.keepsVisibleItemsInPlace = true }
    stage.sections = [stage.makeItems(Array(repeating: 80, count: 60))]
    stage.connect()
    stage.offset = 1_000
    stage.settle()
    let place = stage.place(16)
    stage.extents[0] = 130
    stage.layout.invalidateLayout()
    stage.settle()
    #expect(stage.offset == 1_050 && stage.place(16) == place)
  }

  // The delegate makes room between the items while it's asked, and later an item above grows.
  @Test(arguments: ReaderLayoutKind.allCases)
  func changeAfterAnOptionOfTheDelegateMovesNothing(kind: ReaderLayoutKind) {
    let stage = ReaderStage(ReaderSetting(kind: kind)) { $0.keepsVisibleItemsInPlace = true }
    stage.show(Array(repeating: 80, count: 60))
    stage.scroll(to: 1_000)
    let height = stage.controller.height
    stage.controller.height = { [unowned layout = stage.layout] path, width in
      layout.minimumLineSpacing = 10
      return height?(path, width) ?? 0
    }
    stage.layout.invalidateLayout()
    stage.settle()
    stage.scroll(to: stage.offset + 30)
    let (offset, place) = (stage.offset, stage.place(16))
    stage.extents[0] = 130
    stage.layout.invalidateLayout()
    stage.settle()
    #expect(stage.offset == offset + 50 && stage.place(16) == place)
  }

  // The next change moves nothing, although other items have the index paths of those on screen.
  @Test(arguments: ReaderLayoutKind.allCases, ReaderDirection.allCases)
  func changeAfterADropMovesNothing(kind: ReaderLayoutKind, direction: ReaderDirection) {
    for change: Change in [.invalidation, .turn, .insets, .insertion] {
      let stage = list(kind, direction)
      stage.scroll(to: 900)
      let onScreen = stage.wholeItems
      stage.drag(onScreen[0], over: onScreen[onScreen.count - 1])
      let memory = ReaderMemory(ReaderSight(stage))
      make(change, 1, on: stage)
      stage.settle()
      if let complaint = memory.complaint(about: stage) {
        Issue.record("\(change): \(complaint)")
      }
    }
  }

  //     1700, the end │ 21…29 │  ──▶  two columns  ──▶  500 │ 13…29 │, the end
  @Test(arguments: [ReaderLayoutKind.itself, .empty], ReaderKeeping.allCases)
  func animatedSwapToAShorterLayoutEndsInItsRange(kind: ReaderLayoutKind, keeping: ReaderKeeping) {
    for isSelfSizing in [false, true] {
      let stage = ReaderStage(ReaderSetting(isSelfSizing: isSelfSizing, kind: kind)) {
        keeping.apply(to: $0)
      }
      Host.makesNoQueriesOfItsOwn(stage.view)
      stage.show(Array(repeating: 80, count: 30))
      stage.scrollThrough()
      let layout = kind.makeLayout(isHorizontal: false)
      stage.setUp(layout)
      keeping.apply(to: layout)
      layout.columnCount = 2
      stage.view.setCollectionViewLayout(layout, animated: true)
      stage.settle()
      #expect(stage.end == 500 && (stage.first...stage.end).contains(stage.offset))
    }
  }

  /// The class reads the content size in its `prepare()`, where UIKit ignores invalidations.
  @Test func contentOfASubclassMovesBeforeTheNextTurn() {
    let stage = ReaderStage(ReaderSetting(kind: .halving)) { $0.keepsVisibleItemsInPlace = true }
    stage.show(Array(repeating: 100, count: 40))
    stage.scroll(to: 1_000)
    for name in 0..<5 { stage.extents[name] = 150 }
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.offset == 1_250 && stage.place(10) == 0)
  }

  // A lookup lays out a new spacing, of which the class only hears in its `prepare()`.
  //
  //     spacing    0              20             0
  //     item 11    1100           1320 at 70     1100 at 70
  @Test func framesBeforeAChangeAreForgottenWithIt() {
    let stage = ReaderStage(ReaderSetting(kind: .halving)) { $0.keepsVisibleItemsInPlace = true }
    stage.show(Array(repeating: 100, count: 40))
    stage.scroll(to: 1_000)
    stage.layout.minimumLineSpacing = 20
    #expect(stage.layout.collectionViewContentSize.height == 4_780)
    stage.settle()
    #expect(stage.offset == 1_200 && stage.place(10) == 0)
    stage.scroll(to: 1_250)
    #expect(stage.place(11) == 70)
    stage.layout.minimumLineSpacing = 0
    stage.settle()
    #expect(stage.place(11) == 70)
  }

  //     10 at 1200 ──▶ 13 at 1560, because item i is 20 * i points below its place
  @Test(arguments: ReaderDirection.allCases)
  func itemStaysInPlaceInASubclassThatMovesEachItemFurther(direction: ReaderDirection) {
    let stage = ReaderStage(ReaderSetting(direction: direction, kind: .shifting)) {
      $0.keepsVisibleItemsInPlace = true
      guard let layout = $0 as? ChangedWaterfall else { return }
      layout.change = .padding(800, isHorizontal: !direction.isVertical)
      layout.change.reach = 1_000
      layout.change.attributes = { attributes in
        let distance = CGFloat(attributes.indexPath.item) * 20
        if direction.isVertical {
          attributes.center.y += distance
        } else {
          attributes.center.x += distance
        }
      }
    }
    stage.show(Array(repeating: 100, count: 40))
    stage.scroll(to: 1_200)
    #expect(stage.place(10) == 0)
    stage.insert([100, 100, 100], at: 2)
    #expect(stage.offset == 1_560 && stage.place(10) == 0)
    stage.delete(0..<4)
    #expect(stage.offset == 1_080 && stage.place(10) == 0)
  }

  /// A chat whose class stores the content size in its `prepare()`, where UIKit ignores
  /// invalidations.
  private func sizeStoringChat(isSelfSizing: Bool) -> ReaderStage {
    let stage = ReaderStage(ReaderSetting(isSelfSizing: isSelfSizing))
    let chat = SizeStoringLayout()
    stage.setUp(chat)
    chat.contentAnchor = .end
    stage.view.setCollectionViewLayout(chat, animated: false)
    return stage
  }

  @Test func chatOfASubclassThatStoresItsContentSizeOpensAtItsEnd() {
    let stage = sizeStoringChat(isSelfSizing: true)
    stage.sections = [stage.makeItems(Array(repeating: 80, count: 60))]
    stage.connect()
    stage.view.layoutIfNeeded()
    #expect(stage.isAtEnd && stage.offset > 2_000)
    stage.takeTurn()
    #expect(stage.isAtEnd && stage.offset > 2_000)
  }

  @Test func chatOfASubclassThatStoresItsContentSizeFollowsNewInsetsAtOnce() {
    let stage = sizeStoringChat(isSelfSizing: false)
    stage.show(Array(repeating: 80, count: 60))
    for (top, bottom) in [(0, 300), (91, 34), (0, 0), (40, 300)] as [(CGFloat, CGFloat)] {
      stage.setInsets(top, bottom)
      stage.view.layoutIfNeeded()
      #expect(stage.isAtEnd)
    }
  }

  // The class has stored the frames before the cells had the sizes that they keep.
  @Test(arguments: ReaderLayoutKind.allCases, [nil, 0, 5] as [CGFloat?])
  func selfSizingCellsStayInPlaceInABatch(kind: ReaderLayoutKind, delegateAdds: CGFloat?) {
    let stage = ReaderStage(ReaderSetting(isSelfSizing: true, kind: kind)) {
      $0.keepsVisibleItemsInPlace = true
      $0.estimatedItemSize = CGSize(width: 50, height: 50)
    }
    stage.show(Array(repeating: 100, count: 40))
    for start: CGFloat in [0, 350] {
      stage.scroll(to: start)
      let item = stage.wholeItems[0]
      let place = stage.place(item) ?? .infinity
      if let delegateAdds { stage.addToTargetOffsets(delegateAdds) }
      stage.insert([100, 70, 130], at: 0)
      stage.settle()
      #expect(stage.place(item) == place - (delegateAdds ?? 0))
    }
  }

  // A bar appears in the turn of the batch, before the class has been asked again. At the snap
  // offset of before is another item now.
  @Test(arguments: ReaderLayoutKind.allCases, [WaterfallFlowLayout.ScrollSnapping.none, .item])
  func insetAfterABatchOfSelfSizingCellsKeepsThePlace(
    kind: ReaderLayoutKind, snapping: WaterfallFlowLayout.ScrollSnapping
  ) {
    for (start, end) in [(0, 1), (1, 0)] as [(CGFloat, CGFloat)] {
      let stage = ReaderStage(ReaderSetting(isSelfSizing: true, kind: kind)) {
        $0.keepsVisibleItemsInPlace = true
        $0.scrollSnapping = snapping
        $0.estimatedItemSize = CGSize(width: 50, height: 50)
      }
      Host.makesNoQueriesOfItsOwn(stage.view)
      stage.show(Array(repeating: 100, count: 40))
      let item = stage.sections[0][0]
      stage.view.performBatchUpdates {
        stage.sections.insert(stage.makeItems(Array(repeating: 100, count: 7)), at: 0)
        stage.view.insertSections([0])
      }
      stage.setSafeArea(start, end)
      stage.settle()
      #expect(stage.place(item) == start)
    }
  }

  // UIKit clamps the content to estimates before the inset changes. The class has stored the
  // content size, and the layout puts the content right in the next turn.
  @Test(arguments: [ReaderLayoutKind.itself, .empty, .storing], [0, 100] as [CGFloat])
  func turnWithANewInsetKeepsThePlace(kind: ReaderLayoutKind, distance: CGFloat) {
    let stage = ReaderStage(ReaderSetting(isSelfSizing: true, kind: kind)) {
      $0.contentAnchor = .end
    }
    Host.makesNoQueriesOfItsOwn(stage.view)
    stage.show(Array(repeating: 80, count: 20))
    if distance > 0 { stage.scroll(to: stage.end - distance) }
    stage.resize(390, 700)
    stage.setInsets(0, 21)
    stage.settle()
    if distance > 0 { #expect(stage.place(10) == 0) } else { #expect(stage.isAtEnd) }
  }

  //     844 wide                    390 wide, at the end      a photo on top
  //     │ 0 │ │ 1 │ -325            │  1  │ -196              │  new  │
  //     │   │ ├───┤   63            ├─────┤  192              ├───────┤ …
  //     ├───┤ │ 2 │                 │  2  │                   │   2   │  63, as wide
  @Test(arguments: [ReaderLayoutKind.itself, .empty, .storing])
  func topmostWholeItemOfTheSecondColumnStaysAfterATurn(kind: ReaderLayoutKind) {
    let stage = ReaderStage(ReaderSetting(kind: kind), main: 390, cross: 844) {
      ($0.keepsVisibleItemsInPlace, $0.columnCount) = (true, 2)
    }
    Host.makesNoQueriesOfItsOwn(stage.view)
    stage.show([569, 388, 180, 472, 282, 168])
    stage.scroll(to: 325)
    #expect(stage.place(2) == 63)
    stage.resize(844, 390)
    stage.settle()
    #expect(stage.place(2) == 192 && stage.offset == stage.end)
    stage.insert([591], at: 0)
    stage.settle()
    #expect(stage.place(2) == 63)
  }

  // The class has stored the frames before the items were back in their columns.
  @Test(arguments: ReaderLayoutKind.allCases)
  func itemsThatKeepTheirColumnsStayInPlaceInABatch(kind: ReaderLayoutKind) {
    let stage = ReaderStage(ReaderSetting(kind: kind)) {
      $0.keepsVisibleItemsInPlace = true
      $0.keepsItemsInColumns = true
      $0.columnCount = 2
    }
    stage.show((0..<60).map { CGFloat(60 + $0 * 37 % 90) })
    stage.scroll(to: 600)
    for extent: CGFloat in [150, 20, 75] {
      let items = stage.wholeItems
      let places = items.map { stage.place($0) ?? .infinity }
      stage.insert([extent], at: 0)
      stage.settle()
      #expect(zip(items, places).contains { abs((stage.place($0) ?? .infinity) - $1) <= 1 })
    }
  }

  // With their estimates, the cells end on screen. They don't once they have their sizes.
  @Test(arguments: [ReaderLayoutKind.itself, .empty, .shifting], [(2, 3), (1, 3), (2, 4)])
  func turnWithNewColumnsKeepsTheReaderOfAChat(kind: ReaderLayoutKind, columns: (Int, Int)) {
    let stage = ReaderStage(ReaderSetting(isSelfSizing: true, kind: kind), main: 844) {
      $0.contentAnchor = .end
      $0.columnCount = columns.0
    }
    // Text that wraps is longer in narrower columns.
    stage.controller.preferredMain = { [unowned stage] path, cross in
      (CGFloat(60 + stage.name(at: path) * 37 % 100) * 300 / max(60, cross)).rounded()
    }
    stage.show(Array(repeating: 0, count: 60))
    stage.scrollThrough()
    stage.scroll(to: 1_500)
    let items = stage.wholeItems
    let places = items.compactMap { stage.place($0) }
    stage.resize(568, 320)
    stage.layout.columnCount = columns.1
    stage.settle()
    #expect(!stage.isAtEnd)
    #expect(zip(items, places).contains { abs((stage.place($0) ?? .infinity) - $1) <= 1 })
  }

  private func make(_ change: Change, _ number: Int, on stage: ReaderStage) {
    switch change {
    case .insertion: stage.insert(Array(repeating: 70, count: number + 1), at: number)
    case .deletion: stage.delete(2..<3 + number)
    case .growth:
      let path = stage.view.indexPathsForVisibleItems.sorted()[number % 4]
      stage.resizeItem(stage.name(at: path), to: CGFloat(60 + number * 20))
    case .invalidation:
      stage.extents = stage.extents.mapValues { $0 + CGFloat(number * 3) }
      stage.layout.invalidateLayout()
    case .columns: stage.layout.columnCount = [1, 3, 4][number % 3]
    case .turn: stage.resize(390, 700)
    case .insets: stage.setInsets(CGFloat(number * 10), CGFloat(number * 30))
    }
  }
}

/// A subclass that reads the content size in `prepare()`, and returns it until the next one.
private final class SizeStoringLayout: WaterfallFlowLayout {
  private var size = CGSize.zero

  override func prepare() {
    super.prepare()
    size = super.collectionViewContentSize
  }

  override var collectionViewContentSize: CGSize { size }
}
