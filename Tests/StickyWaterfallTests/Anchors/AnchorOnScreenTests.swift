import StickyWaterfall
import Testing

/// The item that `keepsVisibleItemsInPlace` keeps in place on unusual screens.
@MainActor
@Suite struct AnchorOnScreenTests {
  private func stage(isScaled: Bool) -> FeedStage {
    FeedStage(.counts([90]), isScaled: isScaled) {
      $0.keepsVisibleItemsInPlace = true
      $0.sectionHeadersPinToVisibleBounds = true
    }
  }

  /// Makes a change, and checks that the topmost item stays in place unless the content ends.
  private func expectKept(_ stage: FeedStage, _ change: () -> Void) {
    let (name, place) = stage.topmost()
    change()
    let last = stage.view.contentSize.height - stage.view.bounds.height
    let isAtEnd = [0, last].contains(stage.view.contentOffset.y)
    #expect(stage.place(ofItemNamed: name) == place || isAtEnd)
    #expect(stage.visibleItems.contains { stage.sections[$0].name == name })
  }

  @Test func mostVisibleItemStaysInPlaceIfNoItemIsWhollyVisible() {
    let stage = FeedStage(.heights([[900, 900, 900]], columns: 1)) {
      $0.keepsVisibleItemsInPlace = true
    }
    stage.scroll(to: 640)
    expectKept(stage) { stage.perform(.inserting([300], at: 0, of: stage.sections)) }
    #expect(stage.view.contentOffset.y == 952)
  }

  // UIKit leaves an offset outside the range that the app sets.
  //
  //     -50  │ 0 │ 1 │ 2…   ──▶  without 0 and 1    ──▶  -50 (not -250)
  //       5  │ 0 │ 1 │ 2 │  ──▶  two more before 0  ──▶  5 (not 205)
  @Test(arguments: [ReaderLayoutKind.itself, .empty])
  func overscrolledContentMovesNoFartherOut(kind: ReaderLayoutKind) {
    for (count, offset) in [(40, -50), (3, 5)] as [(Int, CGFloat)] {
      let stage = ReaderStage(ReaderSetting(kind: kind)) { $0.keepsVisibleItemsInPlace = true }
      stage.show(Array(repeating: 100, count: count))
      stage.scroll(to: offset)
      if count > 3 { stage.delete(0..<2) } else { stage.insert([100, 100], at: 0) }
      stage.settle()
      #expect(stage.offset == offset)
    }
  }

  //     0 ├──────┤ header
  //       │      │
  //    20 │──────│ ◀── the keyboard covers the rest
  //    30 ├──────┤ ◀── the point that stays in place is covered
  //       │  2   │     its item still fills the screen
  @Test(arguments: [CGFloat(360), 380, 399])
  func keyboardThatLeavesLessThanAPinnedHeaderMovesNothing(keyboard: CGFloat) {
    let controller = AnsweringController([10])
    controller.height = { _, _ in 1_000 }
    let stage = WaterfallScreen(controller, columns: 1) {
      $0.keepsVisibleItemsInPlace = true
      $0.sectionHeadersPinToVisibleBounds = true
      $0.headerReferenceSize = CGSize(width: 30, height: 30)
    }
    stage.scroll(to: 2_500)
    for inset in [keyboard, 0] {
      stage.view.contentInset.bottom = inset
      stage.view.layoutIfNeeded()
      #expect(stage.view.contentOffset.y == 2_500)
    }
  }

  //     0 ├──────┤ header                ├──────┤ header
  //       │  25  │                       │  25  │
  //    20 │──────│ ◀── keyboard    ──▶   ├──────┤ ◀── an insertion
  //       │      │                       │  26  │
  //    90 ├──────┤                    90 ├──────┤
  @Test func itemUnderAPinnedHeaderIsHeldForOnlyOneChange() {
    let stage = ReaderStage {
      $0.keepsVisibleItemsInPlace = true
      $0.sectionHeadersPinToVisibleBounds = true
    }
    stage.controller.headerSize = { _ in CGSize(width: 30, height: 30) }
    stage.show(Array(repeating: 100, count: 60))
    stage.setInsets(0, 680)
    stage.settle()
    stage.scroll(to: 2_540)
    stage.layout.invalidateLayout()
    stage.settle()
    stage.setInsets(0, 0)
    stage.settle()
    #expect(stage.place(25) == -10 && stage.place(26) == 90)
    stage.insert([70], at: 26)
    #expect(stage.place(26) == 90)
  }

  //     0 ├──────┤ header                 ├──────┤ header            ├──────┤ header
  //       │  5   │                        │  5   │                   │  …   │
  //    60 ├──────┤                     60 ├──────┤                50 ├──────┤
  //       │  6…9 │ ◀── a deletion  ──▶    │  10  │ ◀── an    ──▶     │  10  │
  //   300 └──────┘                    120 ├──────┤     insertion 120 ├──────┤
  @Test func itemUnderAPinnedHeaderTakesOverForOnlyOneChange() {
    let stage = ReaderStage(main: 300) {
      $0.keepsVisibleItemsInPlace = true
      $0.sectionHeadersPinToVisibleBounds = true
    }
    stage.controller.headerSize = { _ in CGSize(width: 80, height: 80) }
    stage.show(Array(repeating: 60, count: 40))
    stage.scroll(to: 380)
    stage.delete(6..<10)
    #expect(stage.place(5) == 0 && stage.place(11) == 120)
    stage.insert([70], at: 6)
    #expect(stage.place(11) == 120)
  }

  /// A list of items of 100 points at an offset.
  private func list(at offset: CGFloat = 0) -> ReaderStage {
    let stage = ReaderStage { $0.keepsVisibleItemsInPlace = true }
    stage.show(Array(repeating: 100, count: 40))
    stage.scroll(to: offset)
    return stage
  }

  //     3300 │ 33…39 │  ──▶  2800 │ 28…34 │  ──▶  3300 │ 33, 34, 40…44 │
  @Test(arguments: [CGFloat(0), -10])
  func contentThatAnEdgeHasStoppedReturnsUnlessItHasBeenScrolled(scroll: CGFloat) {
    let stage = list(at: 3_300)
    stage.delete(35..<40)
    #expect(stage.offset == 2_800)
    if scroll != 0 { stage.scroll(to: stage.offset + scroll) }
    stage.append(100, 100, 100, 100, 100)
    #expect(stage.offset == (scroll == 0 ? 3_300 : 2_790))
  }

  // UIKit runs a layout pass for each of two sizes before it reads anything (facts 13.9). The first
  // one shows items that nobody sees.
  @Test func sizesInARowMoveNothingIfNothingWasVisible() {
    let stage = list()
    stage.controller.height = { _, cross in 39_000 / cross }
    stage.setInsets(0, 700)
    stage.settle()
    stage.scroll(to: 1_000)
    stage.resizeView(900, 390)
    stage.resizeView(900, 300)
    stage.settle()
    #expect(stage.offset == 1_000)
  }

  // The app scrolls while a change is under way, and sets two sizes. UIKit clamps the content for
  // the first, and hasn't read anything yet when it's there again for the second.
  @Test func sizesInARowKeepAnAnchorThatTheAppHasScrolled() {
    let stage = list(at: 2_500)
    stage.layout.invalidateLayout()
    stage.offset += 50
    stage.resizeView(2_000)
    stage.resizeView(500)
    stage.settle()
    #expect(stage.offset == 2_550)
  }

  // UIKit runs a layout pass for each size, in which the content moves.
  @Test func threeSizesInARowKeepTheTopmostItemInPlace() {
    let stage = list()
    stage.controller.height = { _, cross in 39_000 / cross }
    stage.layout.invalidateLayout()
    stage.scroll(to: 1_000)
    for cross: CGFloat in [300, 260, 200] { stage.resizeView(700, cross) }
    stage.settle()
    #expect(stage.offset == 1_950 && stage.place(10) == 0)
  }

  // A lookup lays out the first spacing, and the content hasn't moved for it yet.
  //
  //     ├─ 10 ─┤ 1000  ──▶  1200, and the app scrolls by 50  ──▶  1300
  @Test func secondChangeKeepsTheAnchorThatTheAppHasScrolledInTheFirst() {
    let stage = list(at: 1_000)
    stage.layout.minimumLineSpacing = 20
    #expect(stage.layout.layoutAttributesForItem(at: [0, 10])?.frame.minY == 1_200)
    stage.offset += 50
    stage.layout.minimumLineSpacing = 30
    stage.settle()
    #expect(stage.place(10) == -50)
  }

  /// Insets cover the whole view.
  @Test func insetsThatLeaveNothingVisibleMoveNothing() {
    let stage = list(at: 950)
    for inset: CGFloat in [700, 0] {
      stage.setInsets(0, inset)
      stage.settle()
      #expect(stage.offset == 950)
    }
  }

  @Test(arguments: [CGFloat(-100), 2_000])
  func contentThatUIKitBringsBackIntoItsRangeStaysThere(offset: CGFloat) {
    let stage = WaterfallScreen(AnsweringController([40]), columns: 1) {
      $0.keepsVisibleItemsInPlace = true
      $0.itemSize = CGSize(width: 400, height: 50)
      ($0.minimumLineSpacing, $0.minimumInteritemSpacing) = (0, 0)
    }
    stage.view.contentInset.bottom = 60
    stage.scroll(to: offset)
    #expect(stage.view.contentOffset.y == offset)
    for inset in [20, 10] as [CGFloat] {
      stage.view.contentInset.bottom = inset
      stage.view.layoutIfNeeded()
      #expect(stage.view.contentOffset.y == (offset < 0 ? 0 : 1_600 + inset))
    }
  }

  // MARK: Windows and screens

  @Test(arguments: [false, true], [CGFloat(0), 44])
  func viewThatLeavesItsWindowKeepsItsOffset(keeps: Bool, side: CGFloat) {
    let stage = FeedStage(.counts([90]), isScaled: true, scale: 3) {
      $0.keepsVisibleItemsInPlace = keeps
      $0.sectionInsetReference = .fromSafeArea
    }
    stage.setSafeArea(UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
    stage.scroll(to: 1_234)
    let (window, frames) = (stage.view.superview, stage.frames())
    stage.view.removeFromSuperview()
    stage.layOutAgain()
    window?.addSubview(stage.view)
    stage.layOutAgain()
    #expect(stage.view.contentOffset.y == 1_234)
    #expect(stage.frames() == frames)
  }

  @Test func newScreenScaleKeepsTheTopmostItemInPlace() throws {
    let stage = FeedStage(.counts([90]), isScaled: true, scale: 1) {
      $0.keepsVisibleItemsInPlace = true
    }
    let other = FeedStage(.counts([1]), scale: 3)
    stage.scroll(to: 1_234)
    let (name, place) = stage.topmost()
    try #require(other.view.superview).addSubview(stage.view)
    stage.layOutAgain()
    let kept = try #require(stage.place(ofItemNamed: name))
    #expect(abs(kept - (place ?? 0)) < 1)
  }

  /// As in `viewDidLoad()`: a lookup lays out for a width that the view never has on screen.
  @Test(arguments: [WaterfallFlowLayout.automaticColumnCount, 3], [false, true])
  func resizeKeepsAScrollMadeBeforeTheFirstLayoutPass(
    columns: Int, isShownFirst: Bool
  ) throws {
    let layout = WaterfallFlowLayout()
    layout.keepsVisibleItemsInPlace = true
    layout.columnCount = columns
    let controller = AnsweringController([90])
    controller.size = { CGSize(width: 100, height: 80 + $0.item * 37 % 90) }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 600, height: 800), collectionViewLayout: layout)
    view.register(StageCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (controller, controller)
    layout.scrollToItem(at: [0, 50], at: .top, animated: false)
    let size = CGSize(width: 320, height: 500)
    if !isShownFirst { view.frame.size = size }
    let window = HostWindow(showing: view, scale: 3)
    window.resize(to: size)
    view.frame.size = size
    view.layoutIfNeeded()
    let item = try #require(view.layoutAttributesForItem(at: [0, 50]))
    #expect(view.contentOffset.y > 0 && abs(item.frame.minY - view.contentOffset.y) < 0.34)
  }

  /// An item's position in its row changes with its neighbors, so the row stays in place.
  //     ┌────┐        0
  //  ───│ 2  │─────  10   the visible start: item 3 is the first that is wholly visible
  //     │    │ ┌───┐ 30
  //     └────┘ └───┘
  @Test func shortItemStaysInPlaceWhenItemsAreInsertedAbove() {
    let controller = AnsweringController([20])
    controller.size = { CGSize(width: 115, height: $0.item.isMultiple(of: 2) ? 100 : 40) }
    let screen = WaterfallScreen(controller, layout: WaterfallFlowLayout(), columns: nil) {
      $0.columnCount = WaterfallFlowLayout.flowLayoutRows
      $0.minimumInteritemSpacing = 0
      $0.keepsVisibleItemsInPlace = true
    }
    screen.scroll(to: 120)
    #expect(screen.frame(3) == CGRect(x: 115, y: 140, width: 115, height: 40))
    screen.update {
      controller.counts = [22]
      screen.view.insertItems(at: [[0, 0], [0, 1]])
    }
    #expect(screen.frame(5)?.minY == 250)
    #expect(screen.view.contentOffset.y == 230)
  }
}
