import Testing

extension FactScenario {
  static let scrolling = [
    scroll, quietScroll, page, sameBounds, proposedOffset, shrinking, touchingRects,
    attributesInAnimatedBoundsChange,
  ]

  static let scroll = FactScenario("1.6", "a scroll that invalidates") {
    let layout = RowsLayout()
    layout.invalidatesOnScroll = true
    let stage = FactsStage(layout)
    return stage.calls(
      of: ["should", "context", "scrolled", "invalidateLayout", "invalidate", "prepare"]
    ) {
      stage.view.contentOffset.y = 30
    }
  }

  static let quietScroll = FactScenario("1.6", "a scroll that does not invalidate") {
    let stage = FactsStage(RowsLayout())
    return stage.calls(of: ["should", "context", "scrolled", "invalidateLayout", "prepare"]) {
      stage.view.contentOffset.y = 30
    }
  }

  static let sameBounds = FactScenario("1.6", "an offset set to what it is") {
    let stage = FactsStage(RowsLayout())
    return stage.calls(of: ["should", "context", "scrolled", "invalidateLayout", "prepare"]) {
      stage.view.contentOffset.y = 0
    }
  }

  static let page = FactScenario("1.8", "the rect of the first page, and scrolling inside it") {
    let layout = RowsLayout()
    var rect = CGRect.null
    let stage = FactsStage(layout, [100])
    for line in layout.calls.lines.filter({ $0.hasPrefix("page ") }) {
      let numbers = line.dropFirst(5).split { " x".contains($0) }.compactMap { Double($0) }
      rect = rect.union(
        CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
    let asked = stage.calls(of: ["elements"]) { stage.view.contentOffset.y = rect.maxY - 200 }
    return ["covers the bounds: \(rect.contains(stage.view.frame))", "asked again: \(asked.count)"]
  }

  static let proposedOffset = FactScenario("1.11", "the base's answer to a proposed offset") {
    let layout = RowsLayout()
    let stage = FactsStage(layout)
    let far = CGPoint(x: 0, y: 5000)
    return [
      layout.targetContentOffset(forProposedContentOffset: far).y.short,
      layout.targetContentOffset(
        forProposedContentOffset: far, withScrollingVelocity: CGPoint(x: 0, y: 1)
      ).y.short, stage.view.contentOffset.y.short,
    ]
  }

  static let shrinking = FactScenario("10.5", "fifteen of twenty-one rows deleted at the bottom") {
    let layout = RowsLayout()
    layout.rowHeight = 45
    let stage = FactsStage(layout, [21])
    stage.scroll(toY: 745)
    stage.calls.lines = []
    stage.update(to: [6]) {
      stage.view.deleteItems(at: (6..<21).map { IndexPath(item: $0, section: 0) })
    }
    return layout.calls.lines.filter { $0.hasPrefix("offset") }
      + ["at \(stage.view.contentOffset.y.short)"] + stage.cellFrames
  }

  static let touchingRects = FactScenario("10.14", "rects that share only an edge") {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    return [
      rect.intersects(rect.offsetBy(dx: 0, dy: 10)),
      rect.intersects(rect.offsetBy(dx: 10, dy: 10)),
      rect.intersects(CGRect(x: 2, y: 5, width: 4, height: 0)),
      rect.intersects(CGRect(x: 0, y: 10, width: 10, height: 0)),
    ].map { "\($0)" }
  }

  static let attributesInAnimatedBoundsChange = FactScenario("10.2", "a new width in an animation")
  {
    let layout = ScaledLayout()
    let stage = FactsStage(layout, [2])
    stage.calls.lines = []
    UIView.animate(withDuration: 0.01) {
      stage.view.frame.size.width = 50
      stage.view.layoutIfNeeded()
    }
    return stage.calls.lines.filter { $0.hasPrefix("initial") || $0.hasPrefix("final") }
      .sorted()
  }
}

@MainActor
@Suite struct ScrollingFacts {
  @Test func aLayoutIsAskedAtTheOldBoundsAndInvalidatedAtTheNew() {
    #expect(
      FactScenario.scroll.run() == [
        "should at 0", "context at 0", "scrolled", "invalidateLayout",
        "invalidate everything=false counts=false", "prepare",
      ])
  }

  @Test func withoutAnInvalidationNothingIsPrepared() {
    #expect(FactScenario.quietScroll.run() == ["should at 0", "scrolled"])
  }

  @Test func theSameOffsetAsksNothing() {
    #expect(FactScenario.sameBounds.run() == [])
  }

  @Test func aPageCoversTheBoundsAndIsNotAskedForAgain() {
    #expect(FactScenario.page.run() == ["covers the bounds: true", "asked again: 0"])
  }

  @Test func theBaseAnswersTheProposedOffset() {
    #expect(FactScenario.proposedOffset.run() == ["5000", "5000", "0"])
  }

  @Test func afterAShrinkingUpdateRowsAreOnScreen() {
    let seen = FactScenario.shrinking.run()
    #expect(
      seen.suffix(6) == [
        "at 70", "0.1: 0 45 100x45", "0.2: 0 90 100x45", "0.3: 0 135 100x45", "0.4: 0 180 100x45",
        "0.5: 0 225 100x45",
      ])
  }

  /// Facts 10.14 and 1.8 disagree on rects that share an edge; only a recording settles them.
  @Test func rectsAreComparedTheSameWayEachTime() {
    #expect(FactScenario.touchingRects.run().count == 4)
    #expect(FactScenario.touchingRects.run() == FactScenario.touchingRects.run())
  }

  @Test func whatStaysIsUnfadedInAnAnimatedChangeOfBounds() {
    #expect(
      FactScenario.attributesInAnimatedBoundsChange.run() == [
        "final 0.0 y=0 alpha=1", "final 0.1 y=25 alpha=1",
        "initial 0.0 y=0 alpha=1", "initial 0.1 y=50 alpha=1",
      ])
  }
}

/// Rows half as high as the view is wide.
private final class ScaledLayout: RowsLayout {
  override func prepare() {
    rowHeight = (collectionView?.bounds.width ?? 0) / 2
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
