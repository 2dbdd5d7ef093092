import Testing

@testable import StickyWaterfall

/// Cells that prefer a size, with an estimate.
@MainActor
@Suite struct ItemSelfSizingTests {
  private func stage(
    _ counts: [Int], estimate: CGSize = CGSize(width: 100, height: 50), keepsPlaces: Bool = false,
    preferred: @escaping (Int) -> CGFloat
  ) -> FeedStage {
    let stage = FeedStage(.counts(counts)) {
      $0.estimatedItemSize = estimate
      $0.keepsVisibleItemsInPlace = keepsPlaces
    }
    stage.controller.sizeCells(preferred)
    stage.reload()
    stage.controller.forgetQueries()
    return stage
  }

  private func plain(_ stage: FeedStage, _ preferred: (Int) -> CGFloat) -> PlainFeed {
    PlainFeed(stage.sections.withHeights(preferred), width: 260)
  }

  /// Contract rules 11c.1, 11c.3, and 29a.1.
  @Test(arguments: [CGSize(width: 100, height: 50), UICollectionViewFlowLayout.automaticSize])
  func cellsGetTheirPreferredHeights(estimate: CGSize) {
    let preferred = { (name: Int) in CGFloat(20 + name % 7) }
    let stage = stage([8], estimate: estimate, preferred: preferred)
    #expect(plain(stage, preferred).differences(to: stage.layout) == [])
    #expect(stage.controller.queries == [])
  }

  /// Contract rule 29.1.
  @Test func preferredSizesAreIgnoredWithoutAnEstimate() {
    let stage = stage([8], estimate: .zero) { _ in 333 }
    stage.expectFresh()
  }

  //       0 ┌ 60 ┐         0 ┌ 60 ┐
  //      60 ├ 60 ┤        60 ├ 60 ┤     Only these two cells are visible.
  //     120 ├ 60 ┤  ──▶  120 ├ 90 ┤
  //     180 ├ 60 ┤ …         │    │ …   The other items have the new estimate.
  @Test(arguments: [false, true])
  func newEstimateReplacesTheSizesOfCellsOffScreen(keepsPlaces: Bool) {
    let controller = AnsweringController([10])
    controller.preferredExtent = { _, _ in 60 }
    let screen = WaterfallScreen(controller, size: CGSize(width: 100, height: 110), columns: 1) {
      $0.estimatedItemSize = CGSize(width: 100, height: 50)
      $0.minimumLineSpacing = 0
      $0.keepsVisibleItemsInPlace = keepsPlaces
    }
    for item in (0..<10).reversed() { screen.scroll(to: CGFloat(item) * 50) }
    screen.scroll(to: 0)
    #expect(screen.contentSize.height == 600)
    screen.layout.estimatedItemSize.height = 90
    screen.view.layoutIfNeeded()
    screen.takeTurn()
    #expect(screen.contentSize.height == 840)
  }

  // The app configures a cell 30 times in a turn, and the cell agrees with each size in between.
  @Test func cellThatAgreesInBetweenReplacesItsSizeAsOftenAsTheAppLikes() {
    let stage = stage([8]) { _ in 50 }
    for step in 1...30 {
      #expect(stage.layout.take(preferred: { $0.height = 50 + CGFloat(step) }, at: [0, 0]))
      #expect(!stage.layout.take(preferred: { _ in }, at: [0, 0]))
    }
  }

  @Test func resizedCellMovesOnlyLaterItems() {
    var heights = [Int: CGFloat]()
    let stage = stage([30]) { heights[$0] ?? 40 }
    let before = (0..<30).map { stage.frame($0) }
    heights[105] = 95
    stage.reconfigure([[0, 5]])
    #expect(stage.frame(5)?.height == 95)
    #expect((0..<5).map { stage.frame($0) } == Array(before[0..<5]))
    #expect((6..<30).contains { stage.frame($0) != before[$0] })
    #expect(stage.controller.queries == [])
  }

  /// Contract rule 29e.4.
  @Test func cellThatKeepsChangingItsSizeIsReportedOnce() {
    var answer: CGFloat = 10
    let stage = FeedStage(.counts([3]), expectsDiagnostics: true) {
      $0.estimatedItemSize = CGSize(width: 1, height: 1)
    }
    stage.controller.sizeCells { _ in
      answer += 1
      return answer
    }
    stage.reload()
    #expect(stage.diagnostics.count == 1)
    #expect(stage.diagnostics.first?.kind == .changingSize)
    #expect(answer < 200)
  }

  // Contract rule 29.
  @Test func cellCanGrowOnceInEachRunLoopTurn() {
    var height: CGFloat = 20
    let stage = stage([3]) { _ in height }
    for _ in 0..<30 {
      height += 5
      stage.reconfigure([[0, 1]])
      stage.takeTurn()
    }
    #expect(stage.frame(1)?.height == 170)
  }

  // After 48 layout passes in a row, sizes stay as they are. Each turn begins a new row.
  @Test func cellsGetTheirSizesAfterManyTurnsWithAnInvalidation() {
    let stage = stage([8]) { _ in 40 }
    for _ in 0..<60 {
      stage.layout.invalidateLayout()
      stage.takeTurn()
      #expect(stage.frame(0)?.height == 40)
    }
  }

  /// The layout returns a cell a pixel longer until it has answered or the turn ends.
  @Test func cellThatAcceptsAnySizeHasItsLastOneInTheNextTurn() {
    let stage = stage([8], keepsPlaces: true) { _ in 70 }
    stage.controller.preferredExtent = nil
    stage.takeTurn()
    stage.layOutAgain()
    stage.takeTurn()
    #expect(stage.frame(0)?.height == 70)
  }

  /// A cell that fits its content can round the width and return the height that it was given.
  @Test func cellThatReturnsTheGivenHeightHasItsLastOneAfterAnInvalidation() {
    let stage = stage([8], keepsPlaces: true) { _ in 70 }
    stage.controller.preferredExtent = nil
    stage.cell(0)?.fitting = { attributes in
      attributes.size.width -= 1
      return attributes
    }
    for _ in 0..<3 {
      stage.layOutAgain()
      #expect(stage.frame(0)?.height == 70)
    }
  }

  /// During a drag, the index path of a disappearing view can already belong to another item.
  @Test func disappearingViewWithoutAnUpdateListKeepsItsSize() throws {
    let stage = stage([6]) { _ in 40 }
    let end = try #require(stage.layout.finalLayoutAttributesForDisappearingItem(at: [0, 1]))
    let preferred = try #require(end.copy() as? UICollectionViewLayoutAttributes)
    preferred.size.height = 90
    #expect(
      !stage.layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: end))
  }

  @Test func preferredSizeChangeBelowHalfAPixelIsIgnored() {
    let stage = stage([6]) { _ in 40 }
    stage.spy?.calls = []
    stage.controller.preferredExtent = { _, _ in 40.1 }
    stage.reconfigure([[0, 0], [0, 1]])
    #expect(stage.frame(0)?.height == 40)
    #expect(stage.spy?.calls.contains(.prepare) == false)
  }

  // Contract rule 11d.
  @Test(arguments: [nil, 2], [false, true])
  func heightFromTheDelegateOverridesPreferredSizeOnlyInColumns(columns: Int?, isHorizontal: Bool) {
    let controller = AnsweringController([3], height: 100)
    controller.preferredSize = { _ in CGSize(width: 33, height: 33) }
    let stage = Stage(
      controller, layout: WaterfallFlowLayout(), size: CGSize(width: 390, height: 390),
      columns: columns
    ) {
      $0.scrollDirection = isHorizontal ? .horizontal : .vertical
      $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    for _ in 0..<3 {
      let extents = stage.frames().map { isHorizontal ? $0.width : $0.height }
      #expect(extents == [100, 100, 100])
      stage.takeTurn()
    }
    // In rows, `heightForItemAt` isn't called.
    stage.layout.columnCount = WaterfallFlowLayout.flowLayoutRows
    #expect(stage.frames().allSatisfy { $0.size == CGSize(width: 33, height: 33) })
  }

  // Contract rule 29d.
  @Test func invalidPreferredSizeIsIgnoredAndReported() {
    let stage = FeedStage(.counts([3]), expectsDiagnostics: true) {
      $0.estimatedItemSize.height = 50
    }
    stage.controller.answerBySizes()
    stage.reload()
    #expect(!stage.layout.take(preferred: { $0 = CGSize(width: 0, height: 20) }, at: [0, 1]))
    #expect(stage.diagnostics.count == 1)
    for nonsense in [CGFloat.nan, .infinity, -5, 0, 1e9] {
      let stage = FeedStage(.counts([3]), expectsDiagnostics: true) {
        $0.estimatedItemSize.height = 50
      }
      stage.controller.answerBySizes()
      stage.reload()
      #expect(!stage.layout.take(preferred: { $0.height = nonsense }, at: [0, 1]))
      #expect(stage.diagnostics.count == 1)
      #expect(stage.diagnostics.first?.kind == .preferredSize)
      #expect(stage.diagnostics.first?.indexPath == [0, 1])
    }
  }
}
