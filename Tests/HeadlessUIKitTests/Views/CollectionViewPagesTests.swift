#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct CollectionViewPagesTests {
  private let size = CGSize(width: 100, height: 200)

  private func rect(_ y: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: 100, height: height)
  }

  @Test func overscrollingQueriesRectanglesBeyondTheContent() {
    let stage = CollectionStage(ListLayout(), [2]).started()
    stage.scroll(to: -40)
    stage.scroll(to: 250)
    #expect(stage.log.queriedRects == [rect(-200, 200), rect(200, 400)])
  }

  @Test func collectionViewForgetsTheQueriedAreaAfterALongScroll() {
    let stage = CollectionStage(ListLayout(), [200]).started()
    stage.scroll(to: 5000)
    stage.scroll(to: 0)
    #expect(stage.log.queriedRects == [rect(5000, 200), rect(0, 200)])
  }

  @Test func collectionViewForgetsTheQueriedAreaAfterScrollingMoreThanFivePages() {
    let stage = CollectionStage(ListLayout(), [200]).started()
    for page in 1...5 { stage.scroll(to: CGFloat(page) * 200) }
    #expect(stage.log.queriedRects.last == rect(1000, 200))
    stage.log.clear()
    stage.scroll(to: 800)
    #expect(stage.log.queriedRects == [rect(800, 200)])
  }

  @Test func viewWithEmptyBoundsQueriesNoElements() {
    let stage = CollectionStage(ListLayout(), size: .zero)
    let calls = stage.calls {}
    #expect(calls.contains("prepare"))
    #expect(!calls.contains("layoutAttributesForElements(in:)"))
  }

  /// Each run loop turn queries the page ahead or creates a cell (facts 13.17).
  @Test func prefetchingCreatesOneHiddenCellInEachRunLoopTurn() {
    let stage = CollectionStage(ListLayout(), [40], prefetching: true).started()
    let pass = stage.calls { stage.view.contentOffset.y = 60 }
    #expect(stage.log.queriedRects == [rect(200, 200)])
    #expect(!pass.contains("cellForItemAt [0, 7]"))
    // Rows up to 5 are visible between 60 and 260. Prefetching ends at 410, and so at row 8.
    #expect(
      stage.calls { MainRunLoop.takeTurn() } == ["layoutAttributesForElements(in:)", contentSize])
    #expect(stage.log.queriedRects == [rect(200, 400)])
    for item in 6...8 {
      let calls = stage.calls { MainRunLoop.takeTurn() }
      #expect(calls.filter { $0.contains("ForItem") } == ["cellForItemAt [0, \(item)]"])
    }
    #expect(stage.calls { MainRunLoop.takeTurn() } == [])
    #expect(stage.titles.count == 5 && stage.view.subviews.count { $0.isHidden } == 3)
    let next = stage.calls { stage.view.contentOffset.y = 120 }
    #expect(!next.contains("cellForItemAt [0, 6]") && next.contains("willDisplay [0, 6]"))
    #expect(stage.cell(6)?.isHidden == false)
  }

  private let contentSize = "collectionViewContentSize"

  /// The content is 350 points high.
  @Test func prefetchingQueriesNothingBeyondTheContent() {
    let stage = CollectionStage(ListLayout(), [7], prefetching: true).started()
    stage.scroll(to: 60)
    MainRunLoop.takeTurn()
    #expect(stage.log.queriedRects == [rect(200, 200)])
  }

  @Test func prefetchedCellSizesItselfAndStaysHidden() {
    let layout = AlteredList()
    layout.usesPreferredHeights = true
    let stage = CollectionStage(layout, [40], prefetching: true).started()
    stage.controller.preferredExtent = { path, _ in path == [0, 6] ? 70 : nil }
    stage.scroll(to: 60)
    for _ in 0..<3 { stage.takeTurn() }
    let waiting = stage.view.subviews.first { $0.isHidden }
    #expect(waiting?.frame.height == 70)
    #expect(stage.cell(6) == nil)
  }
}
#endif
