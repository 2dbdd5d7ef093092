import StickyWaterfall
import Testing

/// Rows whose items fill the available width: contract rule 37.
@MainActor
@Suite struct FilledRowTests {
  /// Returns photos of 40, 30, and 60 across and 20 along, in 100 points.
  private func screen(
    _ counts: [Int] = [3], isHorizontal: Bool = false, isRightToLeft: Bool = false,
    expectsDiagnostics: Bool = false,
    _ configure: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> WaterfallScreen {
    tagScreen(
      counts, isHorizontal: isHorizontal, isRightToLeft: isRightToLeft,
      expectsDiagnostics: expectsDiagnostics
    ) {
      $0.rowDistribution = .fill
      configure($0)
    }
  }

  private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
    -> CGRect
  {
    CGRect(x: x, y: y, width: width, height: height)
  }

  //     │┌─54.5─┐·5·┌40.5┐│      40 + 30 grow to 95 points. 60 wouldn't be as near to its size, and
  //     │└──────┘   └────┘│      starts the last row, which doesn't grow.
  //     │┌──60───┐        │
  @Test(arguments: [false, true])
  func itemsOfEachRowFillTheAvailableWidth(isRightToLeft: Bool) {
    let screen = screen(isRightToLeft: isRightToLeft)
    let frames = (0..<3).compactMap { screen.placeOnScreen($0) }
    let starts: [CGFloat] = isRightToLeft ? [45.5, 0, 40] : [0, 59.5, 0]
    #expect(
      frames == [
        Self.rect(starts[0], 0, 54.5, 27), Self.rect(starts[1], 0, 40.5, 27),
        Self.rect(starts[2], 35, 60, 20),
      ])
  }

  //     ┌────┐   ┌──┐     The spacings of unequal items are swapped (facts 14.1): 8 between items,
  //     │ 53 │   │60│     and 5 between rows.
  //     └────┘ 5 │  │
  //       8      └──┘
  //     ┌────┐
  //     │ 39 │
  //     └────┘
  @Test(arguments: [false, true])
  func itemsOfEachHorizontalRowFillTheAvailableHeight(isRightToLeft: Bool) {
    let screen = screen(isHorizontal: true, isRightToLeft: isRightToLeft)
    let frames = (0..<3).compactMap { screen.placeOnScreen($0) }
    #expect(frames.map(\.minY) == [0, 61, 0])
    #expect(frames.map(\.height) == [53, 39, 60] && frames.map(\.width) == [26.5, 26.5, 20])
    let starts = frames.map { isRightToLeft ? frames[0].maxX - $0.maxX : $0.minX }
    #expect(starts == [0, 0, 31.5])
  }

  /// Contract rule 5.5.
  @Test func onlyColumnCountAndMinimumWidthKeepColumns() {
    let isInRows = { (screen: WaterfallScreen) in screen.columns() == [nil, nil, nil] }
    let photos = screen()
    photos.controller.size = { CGSize(width: 30, height: 20 + 10 * CGFloat($0.item)) }
    photos.layOutAgain()
    #expect(isInRows(photos))
    photos.layout.rowDistribution = .leading
    #expect(photos.columns() == [0, 1, 2])
    #expect(screen { $0.columnCount = 2 }.columns() == [0, 1, 0])
    #expect(!isInRows(screen { $0.minimumColumnWidth = 30 }))
    #expect(isInRows(screen { $0.columnCount = WaterfallFlowLayout.flowLayoutRows }))
    photos.controller.rowDistribution = { _ in .fill }
    photos.layOutAgain()
    #expect(isInRows(photos))
  }

  /// Exact heights need columns, so they aren't used.
  @Test func exactHeightsAloneFormRowsOfItemSize() {
    let screen = screen { $0.itemSize = CGSize(width: 50, height: 20) }
    screen.controller.size = nil
    screen.controller.height = { _, _ in 77 }
    screen.layOutAgain()
    #expect(screen.columns() == [nil, nil, nil])
    #expect(screen.frames().map(\.height) == [19, 19, 20])
  }

  /// Contract rule 29a.2.
  @Test(
    arguments: [
      CGSize.zero, UICollectionViewFlowLayout.automaticSize, CGSize(width: 30, height: 30),
    ])
  func preferredSizesAreNotUsed(estimate: CGSize) {
    let screen = screen { $0.estimatedItemSize = estimate }
    let frames = screen.frames()
    screen.controller.preferredSize = { _ in CGSize(width: 77, height: 55) }
    screen.reload()
    for _ in 0..<3 { screen.takeTurn() }
    screen.update()
    #expect(screen.frames() == frames && frames[0].width == 54.5)
  }

  //     section 0   │┌─60─┐      │     justified rows, whose cells prefer 60 x 30
  //     section 1   │┌40┐        │     rows that fill the width: 40 x 20
  @Test(arguments: [false, true])
  func itemWithAPreferredSizeIsQueriedAgainInFilledRows(isDragged: Bool) {
    let screen = screen([2, 1]) {
      $0.columnCount = WaterfallFlowLayout.flowLayoutRows
      $0.estimatedItemSize = CGSize(width: 30, height: 30)
    }
    screen.controller.size = { _ in CGSize(width: 40, height: 20) }
    screen.controller.rowDistribution = { [.justified, .fill][$0] }
    screen.controller.preferredSize = { _ in CGSize(width: 60, height: 30) }
    screen.reload()
    #expect(screen.frame(0, 0)?.size == CGSize(width: 60, height: 30))
    if isDragged {
      drag([0, 0], over: [1, 0], on: screen)
      screen.view.endInteractiveMovement()
      screen.view.layoutIfNeeded()
    } else {
      screen.update {
        screen.controller.counts = [1, 2]
        screen.view.moveItem(at: [0, 0], to: [1, 0])
      }
    }
    #expect(
      screen.frames(1).map(\.size) == Array(repeating: CGSize(width: 40, height: 20), count: 2))
    #expect(screen.frame(0, 0)?.size == CGSize(width: 60, height: 30))
  }

  private func drag(_ path: IndexPath, over place: IndexPath, on screen: WaterfallScreen) {
    UIView.performWithoutAnimation {
      #expect(screen.view.beginInteractiveMovementForItem(at: path))
      let frame = screen.frame(place.item, place.section) ?? .zero
      screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
      screen.view.layoutIfNeeded()
    }
  }

  /// The photo is 20 points high, and 24 in its row.
  @Test func itemDraggedOutOfFilledRowsKeepsItsHeightOnScreen() {
    let screen = screen([3, 1])
    screen.controller.size = { _ in CGSize(width: 40, height: 20) }
    screen.controller.columns = { [0, 1][$0] }
    screen.layOutAgain()
    #expect(screen.frame(0, 0)?.size == CGSize(width: 47.5, height: 24))
    drag([0, 0], over: [1, 0], on: screen)
    #expect(screen.frames(1).map(\.height) == [24, 50])
    screen.view.endInteractiveMovement()
    screen.view.layoutIfNeeded()
    #expect(screen.frames(1).map(\.height) == [50, 50])
  }

  /// A panorama that is shrunk to the available width is no mistake.
  @Test func itemsThatAreTooWideAreShrunkWithoutAReport() {
    let screen = screen()
    screen.controller.size = { _ in CGSize(width: 400, height: 80) }
    screen.layOutAgain()
    for _ in 0..<3 { screen.takeTurn() }
    #expect(
      screen.frames().map(\.size) == Array(repeating: CGSize(width: 100, height: 20), count: 3))
  }

  @Test func missingDelegateConformanceIsReportedForFilledRows() {
    let stage = Stage(
      BareController([3]), layout: WaterfallFlowLayout(), columns: nil, expectsDiagnostics: true
    ) { $0.rowDistribution = .fill }
    for _ in 0..<3 { stage.takeTurn() }
    #expect(stage.diagnostics.map(\.kind) == [.delegate])
  }
}
