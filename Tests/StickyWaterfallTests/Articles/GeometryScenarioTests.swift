import StickyWaterfall
import Testing
import WaterfallTestSupport

/// The geometry scenarios that every new layout has to survive, by their number.
@MainActor
@Suite struct GeometryScenarioTests {
  /// 24: no column is blurred, and none ends a hair before or past the inset.
  @Test(arguments: [(2, 182.5), (3, 547.0 / 3)] as [(CGFloat, CGFloat)])
  func width375WithTwoColumnsIsOnThePixelGrid(scale: CGFloat, first: CGFloat) {
    let controller = AnsweringController(heights: [10, 10])
    let screen = WaterfallScreen(
      controller, size: CGSize(width: 375, height: 600), scale: scale)
    let frames = screen.frames()
    #expect(abs(frames[0].width - first) < 1e-9)
    #expect(frames[1].maxX == 375)
    #expect(abs(frames[1].minX - frames[0].maxX - 10) < 1e-9)
  }

  /// 25: the table of all bad values is in `BadInputTests`.
  @Test(arguments: [-2, -1, Int.min, Int.max])
  func aColumnCountThatCannotBeIsClampedAndDiagnosed(count: Int) {
    let controller = AnsweringController(heights: [10, 20, 30])
    let screen = WaterfallScreen(controller, expectsDiagnostics: true) { $0.columnCount = count }
    #expect(screen.frame(0)?.width == (count == .max ? 1 : 400))
    #expect(screen.diagnostics.count == 1)
  }

  /// 26: an item five screens tall stays visible while one scrolls inside it.
  @Test func anItemFiveScreensTallStaysVisible() {
    let heights = [100, 2_000] + [CGFloat](repeating: 60, count: 60)
    let screen = WaterfallScreen(AnsweringController(heights: heights))
    let frames = [screen.frames()]
    for offset in stride(from: CGFloat(0), through: 1_600, by: 45) {
      screen.scroll(to: offset)
      #expect(screen.visibleItems.contains(IndexPath(item: 1, section: 0)))
      #expect(screen.items(in: screen.view.bounds) == items(of: frames, in: screen.view.bounds))
    }
  }

  /// 27: whatever the numbers, a query finds what a look at every item finds.
  @Test(arguments: [[21], [141], [30_001], Array(repeating: 1, count: 1_000)], [1, 20])
  func everyQueryEqualsALookAtEveryItem(counts: [Int], columns: Int) {
    let controller = AnsweringController(counts)
    controller.height = { indexPath, _ in CGFloat(indexPath.item * 37 % 90 + indexPath.section) }
    let screen = WaterfallScreen(controller) { $0.columnCount = columns }
    let frames = counts.indices.map(screen.frames)
    let end = screen.view.contentSize.height
    for part in [-0.1, 0, 0.31, 0.5, 0.77, 1, 1.1] as [CGFloat] {
      let band = CGRect(x: 0, y: part * end, width: 400, height: 400)
      #expect(screen.items(in: band) == items(of: frames, in: band))
      let window = CGRect(x: 130, y: part * end + 7, width: 41, height: 3)
      #expect(screen.items(in: window) == items(of: frames, in: window))
    }
  }

  private func items(of frames: [[CGRect]], in rect: CGRect) -> [IndexPath] {
    frames.enumerated().flatMap { section, frames in
      frames.enumerated().filter { $0.element.touches(rect) }.map {
        IndexPath(item: $0.offset, section: section)
      }
    }
  }

  /// 28: equal heights are a grid in reading order.
  @Test(arguments: [false, true])
  func equalHeightsFillInReadingOrder(isRightToLeft: Bool) {
    let screen = WaterfallScreen(
      AnsweringController(heights: Array(repeating: 70, count: 9)), isRightToLeft: isRightToLeft
    ) { layout in
      layout.columnCount = 4
      layout.minimumInteritemSpacing = 0
    }
    let columns = (0..<9).map {
      screen.layout.columnIndex(ofItemAt: IndexPath(item: $0, section: 0))
    }
    #expect(columns == [0, 1, 2, 3, 0, 1, 2, 3, 0])
    #expect(screen.placeOnScreen(0)?.minX == (isRightToLeft ? 300 : 0))
    #expect(screen.placeOnScreen(3)?.minX == (isRightToLeft ? 0 : 300))
  }

  /// 29, the width: laid out once, and the topmost item stays where it was.
  @Test(arguments: [CGSize(width: 800, height: 400), CGSize(width: 250, height: 400)])
  func aWidthChangeLaysOutOnceAndKeepsTheAnchor(size: CGSize) throws {
    let controller = AnsweringController([200])
    controller.height = { _, width in width / 2 }
    let screen = WaterfallScreen(controller)
    screen.scroll(to: 1_000)
    let anchor = try #require(screen.visibleItems.first)
    controller.measured = []
    screen.resize(to: size)
    #expect(controller.measured.count == 200)
    #expect(screen.view.contentSize.width == size.width)
    #expect(screen.view.contentOffset.y == 1_000)
    screen.resize(to: CGSize(width: 400, height: 400))
    screen.layout.keepsVisibleItemsInPlace = true
    let place = try #require(screen.placeOnScreen(anchor.item)?.minY)
    screen.resize(to: size)
    #expect(screen.placeOnScreen(anchor.item)?.minY == place)
  }

  /// 29, the height: a large title that collapses lays out nothing but pins.
  @Test func aHeightChangeLaysOutNothingButPins() {
    let controller = AnsweringController([100])
    controller.height = { _, _ in 50 }
    let screen = WaterfallScreen(controller) {
      $0.footerReferenceSize = CGSize(width: 0, height: 30)
      $0.sectionFootersPinToVisibleBounds = true
    }
    let frames = screen.frames()
    controller.measured = []
    for height in [396, 380, 352, 420] as [CGFloat] {
      screen.resize(to: CGSize(width: 400, height: height))
      #expect(screen.footer()?.frame.maxY == height)
    }
    #expect(controller.measured == [])
    #expect(screen.frames() == frames)
  }

  /// 29: the content never makes the view scroll sideways.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func contentIsNeverWiderThanTheView(scale: CGFloat) {
    let controller = AnsweringController(heights: [10, 20, 30])
    let screen = WaterfallScreen(controller, scale: scale)
    for width in [320, 333.4, 375.1, 414, 1_000.0 / 3] as [CGFloat] {
      screen.resize(to: CGSize(width: width, height: 400))
      #expect(screen.view.contentSize.width <= width)
      #expect(screen.frames().allSatisfy { $0.maxX <= width })
    }
  }

  /// 30: each index path once, equal look-ups, and no object that changes later.
  @Test func anAnswerStandsForGood() throws {
    let controller = AnsweringController([30, 30])
    controller.height = { indexPath, _ in CGFloat(40 + indexPath.item % 7 * 20) }
    let screen = WaterfallScreen(controller) {
      $0.headerReferenceSize = CGSize(width: 0, height: 40)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    var kept: [(given: UICollectionViewLayoutAttributes, copy: Any)] = []
    for offset in [0, 130, 900, 40] as [CGFloat] {
      screen.scroll(to: offset)
      let answer = try #require(
        screen.layout.layoutAttributesForElements(in: screen.view.bounds))
      let names = answer.map { "\($0.representedElementKind ?? "") \($0.indexPath)" }
      #expect(Set(names).count == names.count)
      for attributes in answer where attributes.representedElementCategory == .cell {
        #expect(screen.layout.layoutAttributesForItem(at: attributes.indexPath) == attributes)
      }
      kept += answer.map { ($0, $0.copy()) }
    }
    #expect(kept.allSatisfy { $0.given.isEqual($0.copy) })
  }
}

extension CGRect {
  /// Whether two rectangles share a point; those that only touch do.
  fileprivate func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
