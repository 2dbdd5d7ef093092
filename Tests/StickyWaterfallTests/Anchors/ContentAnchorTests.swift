import StickyWaterfall
import Testing

/// With `contentAnchor = .end`, content starts at its end and stays there.
///
/// The view is 400 points high. A message is as high as its item, with 12 points between messages
/// and 10 points around them, so ten messages of 80 points are 928 points long.
@MainActor
@Suite struct ContentAnchorTests {
  private typealias ScrollDirection = UICollectionView.ScrollDirection

  /// Returns messages, without a header and a footer.
  private func messages(_ heights: [CGFloat]) -> [FeedSection] {
    var sections = [FeedSection].heights([heights], columns: 1)
    (sections[0].header, sections[0].footer) = (0, 0)
    return sections
  }

  private func stage(
    _ heights: [CGFloat] = Array(repeating: 80, count: 10),
    _ direction: ScrollDirection = .vertical,
    reading: HostReading = HostReading(),
    setUp: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> FeedStage {
    FeedStage(messages(heights), reading: reading) {
      $0.contentAnchor = .end
      $0.scrollDirection = direction
      setUp($0)
    }
  }

  private func offset(_ stage: FeedStage) -> CGFloat {
    let isVertical = stage.layout.scrollDirection == .vertical
    return isVertical ? stage.view.contentOffset.y : stage.view.contentOffset.x
  }

  /// The distance from the end of the visible bounds to the end of the content.
  private func missing(_ stage: FeedStage) -> CGFloat {
    let (view, isVertical) = (stage.view, stage.layout.scrollDirection == .vertical)
    let end = isVertical ? view.contentSize.height : view.contentSize.width
    let bounds = view.bounds.inset(by: view.adjustedContentInset)
    return end - (isVertical ? bounds.maxY : bounds.maxX)
  }

  // MARK: The first layout

  ///     ┌───────┐ 528  visible start
  ///     │   5   │
  ///     │  ...  │
  ///     │   9   │
  ///     └───────┘ 928
  @Test func firstLayoutStartsAtTheEnd() {
    let stage = stage()
    #expect(stage.view.contentSize.height == 928)
    #expect(offset(stage) == 528)
    #expect(stage.visibleItems.last == [0, 9])
  }

  @Test func firstLayoutOfAHorizontalViewStartsAtTheEnd() {
    let stage = stage([300, 300], .horizontal)
    #expect(missing(stage) == 0 && offset(stage) > 0)
  }

  @Test func firstLayoutKeepsAnOffsetThatTheAppHasSet() {
    let layout = WaterfallFlowLayout()
    layout.contentAnchor = .end
    let controller = FeedController(messages(Array(repeating: 80, count: 10)))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 260, height: 400), collectionViewLayout: layout)
    view.register(StageCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (controller, controller)
    view.contentOffset.y = 200
    let window = HostWindow(showing: view, scale: 1)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 200)
    withExtendedLifetime(window) {}
  }

  @Test func firstLayoutWithSelfSizingCellsStartsAtTheEnd() {
    let stage = stage { $0.estimatedItemSize = CGSize(width: 60, height: 30) }
    stage.controller.sizeCells { CGFloat(70 + $0 * 13 % 50) }
    stage.reload()
    for _ in 0..<4 { stage.takeTurn() }
    #expect(missing(stage) == 0)
    #expect(stage.visibleItems.last == [0, 9])
  }

  @Test func itemsThatArriveInAReloadStartAtTheEnd() {
    let stage = stage([])
    stage.controller.sections = messages(Array(repeating: 80, count: 10))
    stage.reload()
    #expect(offset(stage) == 528)
  }

  @Test(arguments: HostReading.all)
  func itemsThatArriveInABatchStartAtTheEnd(reading: HostReading) {
    let stage = stage([], reading: reading)
    stage.perform(
      .inserting(Array(repeating: 80, count: 10), at: 0, of: stage.sections))
    #expect(offset(stage) == 528)
    stage.expectFresh()
  }

  // MARK: At the end

  @Test(arguments: HostReading.all)
  func newMessageAtTheEndIsVisible(reading: HostReading) {
    let stage = stage(reading: reading)
    stage.perform(.appending(50, to: stage.sections))
    #expect(offset(stage) == 590)
    #expect(stage.visibleItems.last == [0, 10])
  }

  @Test func messagesFillTheViewFromTheEndUntilItScrolls() {
    let stage = stage([80])
    for count in 1..<8 {
      #expect(missing(stage) == 0)
      #expect(stage.frame(count - 1)?.maxY == stage.view.contentSize.height - 10)
      stage.perform(.appending(80, to: stage.sections))
    }
  }

  @Test func lastMessageThatGrowsStaysVisible() {
    let stage = stage { $0.estimatedItemSize = CGSize(width: 60, height: 30) }
    var height: CGFloat = 80
    stage.controller.sizeCells { $0 == 109 ? height : 80 }
    stage.reload()
    for _ in 0..<3 { stage.takeTurn() }
    for _ in 0..<5 {
      height += 40
      stage.reconfigure([[0, 9]])
      stage.takeTurn()
      #expect(missing(stage) == 0)
    }
  }

  @Test func keyboardAndNewSizesKeepTheEndVisible() {
    let stage = stage()
    stage.view.contentInset.bottom = 150
    stage.view.layoutIfNeeded()
    #expect(offset(stage) == 678)
    stage.view.contentInset.bottom = 0
    stage.view.layoutIfNeeded()
    #expect(offset(stage) == 528)
    stage.resize(to: CGSize(width: 400, height: 260))
    #expect(missing(stage) == 0)
    stage.setSafeArea(UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
    stage.view.layoutIfNeeded()
    #expect(missing(stage) == 0)
  }

  @Test func reloadsAndInvalidationsKeepTheEndVisible() {
    let stage = stage()
    stage.controller.sections = messages(Array(repeating: 100, count: 12))
    stage.reload()
    #expect(missing(stage) == 0)
    for height: CGFloat in [200, 20, 90] {
      for item in stage.sections[0].items.indices {
        stage.controller.sections[0].items[item].height = height
      }
      stage.layOutAgain()
      #expect(missing(stage) == 0)
    }
  }

  // MARK: Away from the end

  @Test(arguments: HostReading.all)
  func messagesElsewhereDoNotMoveWhatTheUserReads(reading: HostReading) {
    let stage = stage(reading: reading)
    stage.scroll(to: 300)
    let (name, place) = stage.topmost()
    stage.perform(.appending(50, to: stage.sections))
    #expect(offset(stage) == 300)
    stage.perform(.inserting([100, 100, 100], at: 0, of: stage.sections))
    #expect(offset(stage) == 636)
    #expect(stage.place(ofItemNamed: name) == place)
  }

  @Test func reloadElsewhereKeepsTheOffset() {
    let stage = stage()
    stage.scroll(to: 300)
    stage.controller.sections = messages(Array(repeating: 100, count: 12))
    stage.reload()
    #expect(offset(stage) == 300)
  }

  @Test func scrollAfterAReloadIsNotUndone() {
    let stage = stage()
    stage.view.reloadData()
    stage.view.contentOffset.y = 100
    stage.view.layoutIfNeeded()
    #expect(offset(stage) == 100)
  }

  @Test func scrollBackToTheEndStaysThereAgain() {
    let stage = stage()
    stage.scroll(to: 300)
    stage.perform(.appending(50, to: stage.sections))
    stage.scroll(to: 590)
    stage.perform(.appending(50, to: stage.sections))
    #expect(offset(stage) == 652)
  }

  @Test func scrollToTheNewestMessageStaysAtTheEnd() {
    let stage = stage()
    stage.scroll(to: 100)
    stage.layout.scrollToItem(at: [0, 9], at: .bottom, animated: false)
    stage.view.layoutIfNeeded()
    stage.perform(.appending(50, to: stage.sections))
    #expect(missing(stage) == 0)
  }

  /// The footer of 30 points after the newest message is visible, too.
  @Test func scrollToTheNewestMessageShowsTheFooterAfterIt() {
    let stage = stage()
    stage.controller.sections[0].footer = 30
    stage.reload()
    stage.scroll(to: 100)
    #expect(stage.layout.contentOffset(forItemAt: [0, 9], at: .bottom)?.y == 558)
    #expect(stage.layout.contentOffset(forItemAt: [0, 8], at: .bottom)?.y == 426)
    stage.layout.scrollToItem(at: [0, 9], at: .bottom, animated: false)
    #expect(offset(stage) == 558)
  }

  /// Messages arrive and grow while the animation runs.
  @Test(arguments: [false, true])
  func animatedScrollToTheNewestMessageEndsAtTheEnd(isSelfSizing: Bool) {
    let stage = stage(Array(repeating: 80, count: 60)) {
      if isSelfSizing { $0.estimatedItemSize = CGSize(width: 60, height: 30) }
    }
    if isSelfSizing { stage.controller.sizeCells { CGFloat(70 + $0 * 13 % 50) } }
    stage.reload()
    stage.scroll(to: 300)
    for _ in 0..<3 { stage.takeTurn() }
    stage.layout.scrollToItem(at: [0, 59], at: .bottom, animated: true)
    for _ in 0..<5 { stage.takeTurn() }
    stage.perform(.appending(50, to: stage.sections))
    Host.wait { false }
    #expect(missing(stage) == 0)
    stage.perform(.appending(50, to: stage.sections))
    #expect(missing(stage) == 0)
  }

  /// A keyboard of 250 points hides a part of four messages, which are all visible without it.
  @Test func shortChatFollowsItsEndAfterTheKeyboardCloses() {
    let stage = stage(Array(repeating: 80, count: 4))
    stage.view.contentInset.bottom = 250
    stage.view.layoutIfNeeded()
    stage.scroll(to: 0)
    stage.view.contentInset.bottom = 0
    for _ in 0..<3 { stage.takeTurn() }
    stage.perform(.appending(80, to: stage.sections))
    #expect(missing(stage) == 0)
  }

  @Test func optionAppliesFromTheNextChangeOn() {
    let stage = stage { $0.contentAnchor = .start }
    #expect(offset(stage) == 0)
    stage.scroll(to: 528)
    stage.perform(.appending(50, to: stage.sections))
    #expect(offset(stage) == 528)
    stage.scroll(to: 590)
    stage.layout.contentAnchor = .end
    stage.perform(.appending(50, to: stage.sections))
    #expect(offset(stage) == 652)
  }
}
