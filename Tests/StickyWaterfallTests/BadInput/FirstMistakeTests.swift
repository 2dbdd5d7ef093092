import StickyWaterfall
import Testing

/// Mistakes of new adopters, which the layout reports after two run loop turns.
@MainActor
@Suite struct FirstMistakeTests {
  private static let photo = CGSize(width: 3_024, height: 4_032)

  private func screen(
    _ counts: [Int], _ size: CGSize = photo, expectsDiagnostics: Bool = false,
    _ configure: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> WaterfallScreen {
    let controller = AnsweringController(counts)
    controller.size = { _ in size }
    return WaterfallScreen(
      controller, expectsDiagnostics: expectsDiagnostics, columns: nil, configure: configure)
  }

  /// Creates a stage with a controller that doesn't declare the flow layout's delegate protocol.
  private func bareStage(
    _ counts: [Int] = [3, 2], expectsDiagnostics: Bool = false,
    _ configure: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> Stage<BareController, WaterfallFlowLayout> {
    Stage(
      BareController(counts), layout: WaterfallFlowLayout(), columns: nil,
      expectsDiagnostics: expectsDiagnostics, configure)
  }

  // MARK: Items that are too wide

  @Test func eachSectionReportsTooWideItemsOnceAfterTwoRunLoopTurns() {
    let screen = screen([3, 0, 2], expectsDiagnostics: true)
    #expect(screen.frame(0)?.size == Self.photo)
    screen.takeTurn()
    #expect(screen.diagnostics.isEmpty)
    for _ in 0..<4 {
      screen.takeTurns()
      screen.layOutAgain()
    }
    #expect(screen.diagnostics.map(\.kind) == [.itemWidth, .itemWidth])
    #expect(screen.diagnostics.map(\.indexPath) == [[0, 0], [2, 0]])
    #expect(
      screen.diagnostics.last?.description
        == "sizeForItemAt returned a width of 3,024 points for item 0 in section 2, but the "
        + "available width is 400 points. Using 3,024 points. Set columnCount to scale items to their "
        + "columns, or use a smaller width.")
  }

  // As while an app animates something with the layout.
  @Test func tooWideItemsAreReportedAlthoughEachTurnHasALayoutPass() {
    let screen = screen([3], expectsDiagnostics: true)
    for _ in 0..<3 {
      screen.layOutAgain()
      screen.takeTurn()
    }
    #expect(screen.diagnostics.map(\.kind) == [.itemWidth])
  }

  @Test func itemSizeLargerThanTheAvailableHeightIsReportedOnce() {
    let controller = AnsweringController([1, 1])
    let screen = WaterfallScreen(controller, expectsDiagnostics: true, columns: nil) {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: 90, height: 401)
    }
    screen.takeTurns()
    #expect(
      screen.diagnostics.map(\.description) == [
        "itemSize has a height of 401 points, but the available height is 400 points. Using 401 "
          + "points. Set columnCount to scale items to their columns, or use a smaller height."
      ])
  }

  @Test func itemThatIsAsWideAsNoContentCanBeHasOneReport() {
    let screen = screen([2], CGSize(width: 200_000_000, height: 50), expectsDiagnostics: true)
    screen.takeTurns()
    #expect(
      screen.diagnostics.map(\.description) == [
        "sizeForItemAt returned 200,000,000 x 50 for item 0 in section 0. Using a width of "
          + "100,000,000 points. Return a size that makes the item at most 100,000,000 points wide."
      ])
  }

  @Test func reportNamesTheFirstItemThatIsTooWide() {
    let controller = AnsweringController([9])
    controller.size = { CGSize(width: 40 * ($0.item + 2), height: 40) }
    let screen = WaterfallScreen(controller, expectsDiagnostics: true, columns: nil) {
      $0.sectionInset.left = 50
    }
    screen.takeTurns()
    #expect(screen.diagnostics.map(\.indexPath) == [[0, 7]])
  }

  @Test(arguments: [
    CGSize(width: 400, height: 90), CGSize(width: 400.009, height: 90),
    CGSize(width: 70, height: 9_000),
  ])
  func itemsThatFitAreNotReported(size: CGSize) {
    screen([3], size).takeTurns()
  }

  @Test func tooWideItemsAreNotReportedIfTheirWidthIsUnused() {
    screen([3]) { $0.columnCount = 2 }.takeTurns()
    screen([3]) { $0.minimumColumnWidth = 100 }.takeTurns()
    screen([3], CGSize(width: 3_024, height: 400)) { $0.scrollDirection = .horizontal }.takeTurns()
    WaterfallScreen(AnsweringController([3]), columns: nil) { $0.estimatedItemSize = Self.photo }
      .takeTurns()
    WaterfallScreen(AnsweringController([3], height: 50), columns: nil) { $0.itemSize = Self.photo }
      .takeTurns()
    let controller = AnsweringController([3])
    controller.size = { _ in Self.photo }
    WaterfallScreen(controller, size: CGSize(width: 0, height: 400), columns: nil).takeTurns()
  }

  @Test func tooWideItemsAreNotReportedIfCorrectedRightAfterAResize() {
    let controller = AnsweringController([4])
    var width: CGFloat = 400
    controller.size = { _ in CGSize(width: width, height: 50) }
    let screen = WaterfallScreen(controller, columns: nil)
    screen.resize(to: CGSize(width: 300, height: 400))
    #expect(screen.frame(0)?.width == 400)
    // As an app does in `viewDidLayoutSubviews()`.
    width = 300
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    screen.takeTurns()
    #expect(screen.frame(0)?.width == 300)
  }

  @Test func tooWideItemsAreNotReportedIfInvalidatedBeforeTheReport() {
    let controller = AnsweringController([4])
    var width: CGFloat = 500
    controller.size = { _ in CGSize(width: width, height: 50) }
    let screen = WaterfallScreen(controller, columns: nil)
    Host.takeTurn()
    width = 300
    screen.layout.invalidateLayout()
    Host.takeTurn()
    screen.view.layoutIfNeeded()
    screen.takeTurns()
    #expect(screen.frame(0)?.width == 300)
  }

  // MARK: Headers that can't size themselves

  /// Contract rule 29a.4.
  @Test func selfSizingHeadersWithoutAnEstimateAreReportedOnce() {
    let screen = screen([3, 2], CGSize(width: 50, height: 50), expectsDiagnostics: true) {
      $0.selfSizesHeadersAndFooters = true
    }
    screen.takeTurn()
    #expect(screen.diagnostics.isEmpty)
    for _ in 0..<3 {
      screen.takeTurns()
      screen.layOutAgain()
    }
    #expect(
      screen.diagnostics.map(\.description) == [
        "selfSizesHeadersAndFooters is true, but estimatedItemSize is zero, so UIKit asks no view for "
          + "its size. Using the reference sizes of headers and footers. Set estimatedItemSize, or "
          + "set selfSizesHeadersAndFooters to false."
      ])
    #expect(screen.diagnostics.map(\.kind) == [.preferredSize])
    #expect(screen.diagnostics.map(\.section) == [nil])
  }

  @Test func anEstimateThatIsSetInTheSameTurnPreventsTheReport() {
    let screen = screen([3], CGSize(width: 50, height: 50)) {
      $0.selfSizesHeadersAndFooters = true
    }
    screen.layout.estimatedItemSize = CGSize(width: 50, height: 50)
    screen.takeTurns()
    #expect(screen.diagnostics.isEmpty)
  }

  // MARK: A delegate that isn't queried

  @Test func missingDelegateConformanceIsReportedOnce() {
    let stage = bareStage(expectsDiagnostics: true)
    for _ in 0..<3 {
      stage.takeTurns()
      stage.layOutAgain()
    }
    #expect(
      stage.diagnostics.map(\.description) == [
        "The delegate doesn't conform to UICollectionViewDelegateFlowLayout, so the layout can't ask "
          + "it for sizes. Using 50 x 50 points for each item. Declare the protocol on the delegate's "
          + "class, or set itemSize or columnCount."
      ])
    #expect(stage.diagnostics.map(\.kind) == [.delegate])
    #expect(stage.diagnostics.map(\.section) == [0])
  }

  @Test func missingDelegateConformanceIsNotReportedIfNoSizesAreNeeded() {
    bareStage { $0.itemSize = CGSize(width: 50, height: 50) }.takeTurns()
    bareStage { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }.takeTurns()
    bareStage { $0.columnCount = 2 }.takeTurns()
    bareStage { $0.columnCount = WaterfallFlowLayout.flowLayoutRows }.takeTurns()
    bareStage([0, 0]).takeTurns()
    let stage = bareStage()
    stage.view.delegate = nil
    stage.layOutAgain()
    stage.takeTurns()
    screen([3], CGSize(width: 50, height: 50)).takeTurns()
    WaterfallScreen(AnsweringController([3]), columns: nil).takeTurns()
  }

  // MARK: Before the first layout

  @Test(arguments: [
    CGSize.zero, CGSize(width: 0, height: 400), CGSize(width: 400, height: 0),
    CGSize(width: 15, height: 400),
  ])
  func layoutReportsNothingBeforeTheViewHasItsRealSize(size: CGSize) {
    let screen = WaterfallScreen(AnsweringController([5], height: 10), size: size) {
      $0.headerReferenceSize = CGSize(width: 0, height: 40)
      $0.sectionHeadersPinToVisibleBounds = true
      $0.minimumInteritemSpacing = 0
    }
    screen.resize(to: CGSize(width: 400, height: 400))
    #expect(screen.frame(1)?.width == 200)
  }
}

extension Stage {
  /// Runs the run loop until the layout has reported mistakes.
  fileprivate func takeTurns() {
    for _ in 0..<3 { takeTurn() }
  }
}
