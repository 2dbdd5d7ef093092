#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct CollectionViewPagesTests {
  private let size = CGSize(width: 100, height: 200)

  private func rect(_ y: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: 100, height: height)
  }

  /// The order of facts 1.2: the size is asked again after each page.
  @Test func theFirstLayoutPreparesCountsMeasuresAsksMeasuresAndMakes() {
    let calls = CollectionStage(ListLayout(), [2]).calls {}
    #expect(
      calls == [
        "prepare", "numberOfSections", "numberOfItemsInSection 0", "collectionViewContentSize",
        "layoutAttributesForElements(in:)", "collectionViewContentSize",
        "cellForItemAt [0, 0]", "apply [0, 0]", "willDisplay [0, 0]",
        "cellForItemAt [0, 1]", "apply [0, 1]", "willDisplay [0, 1]",
      ])
  }

  @Test func theFirstQueryIsThePageOnScreen() {
    let stage = CollectionStage(ListLayout())
    _ = stage.calls {}
    #expect(stage.log.queriedRects == [rect(0, 200)])
  }

  @Test func theFirstQueryIsTwoPagesInTheOtherReading() {
    let stage = CollectionStage(ListLayout())
    stage.view.hostOptions.asksTwoPagesFirst = true
    _ = stage.calls { stage.view.layoutIfNeeded() }
    stage.scroll(to: 150)
    #expect(stage.log.queriedRects == [rect(0, 400)])
  }

  @Test func aRectBetweenPagesIsGrownToWholePagesAndOnlyTheMissingPartIsAsked() {
    let stage = CollectionStage(ListLayout()).started()
    stage.scroll(to: 30)
    #expect(stage.log.queriedRects == [rect(200, 200)])
    stage.scroll(to: 150)
    stage.scroll(to: 0)
    #expect(stage.log.queriedRects.count == 1)
  }

  @Test func aBounceAsksBeyondTheContent() {
    let stage = CollectionStage(ListLayout(), [2]).started()
    stage.scroll(to: -40)
    stage.scroll(to: 250)
    #expect(stage.log.queriedRects == [rect(-200, 200), rect(200, 400)])
  }

  @Test func aJumpStartsTheMapAnew() {
    let stage = CollectionStage(ListLayout(), [200]).started()
    stage.scroll(to: 5000)
    stage.scroll(to: 0)
    #expect(stage.log.queriedRects == [rect(5000, 200), rect(0, 200)])
  }

  @Test func moreThanFivePagesStartTheMapAnew() {
    let stage = CollectionStage(ListLayout(), [200]).started()
    for page in 1...5 { stage.scroll(to: CGFloat(page) * 200) }
    #expect(stage.log.queriedRects.last == rect(1000, 200))
    stage.log.clear()
    stage.scroll(to: 800)
    #expect(stage.log.queriedRects == [rect(800, 200)])
  }

  @Test func emptyBoundsAskForNoElements() {
    let stage = CollectionStage(ListLayout(), size: .zero)
    let calls = stage.calls {}
    #expect(calls.contains("prepare"))
    #expect(!calls.contains("layoutAttributesForElements(in:)"))
  }

  @Test func prefetchingMapsAheadAndMakesCellsBeforeTheyAreDisplayed() {
    let stage = CollectionStage(ListLayout(), [40], prefetching: true).started()
    let calls = stage.calls { stage.view.contentOffset.y = 60 }
    #expect(stage.log.queriedRects == [rect(200, 200), rect(400, 200)])
    #expect(calls.contains("cellForItemAt [0, 7]"))
    #expect(!calls.contains("willDisplay [0, 7]"))
    let next = stage.calls { stage.view.contentOffset.y = 170 }
    #expect(!next.contains("cellForItemAt [0, 7]"))
    #expect(next.contains("willDisplay [0, 7]"))
  }

  /// The content is 350 high.
  @Test func prefetchingAsksForNothingBeyondTheContent() {
    let stage = CollectionStage(ListLayout(), [7], prefetching: true).started()
    stage.scroll(to: 60)
    #expect(stage.log.queriedRects == [rect(200, 200)])
  }
}
#endif
