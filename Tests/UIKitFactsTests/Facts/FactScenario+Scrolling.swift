extension FactScenario {
  private static let steps = "should context scrolled invalidateLayout invalidate prepare"

  static let scrolling: [FactScenario] = [
    .init(
      "1.6", "a layout is asked at the old bounds and invalidated at the new ones",
      shows: [
        "should at 0", "context at 0", "invalidateLayout",
        "invalidate everything=false counts=false at 30", "scrolled", "prepare",
      ]
    ) {
      let layout = ListLayout()
      layout.invalidatesOnScroll = true
      let stage = FactsStage(layout)
      return stage.calls(steps) { stage.view.contentOffset.y = 30 }
    },
    .init(
      "1.6", "without an invalidation nothing is prepared", rows: [10],
      shows: ["should at 0", "scrolled"]
    ) { stage in
      stage.calls(steps) { stage.view.contentOffset.y = 30 }
    },
    .init("1.6", "the same offset asks nothing", rows: [10], shows: []) { stage in
      stage.calls(steps) { stage.view.contentOffset.y = 0 }
    },
    .init(
      "1.6", "a scroll in an animation is told before and after the attributes are asked",
      rows: [20],
      shows: ["bounds change", "final 0.0", "initial 0.6", "bounds changed"]
    ) { stage in
      stage.calls.lines = []
      UIView.animate(withDuration: 0.01) {
        stage.view.contentOffset.y = 120
        stage.view.layoutIfNeeded()
      }
      let wanted = ["bounds change", "final 0.0", "initial 0.6", "bounds changed"]
      return stage.calls.lines.compactMap { line in
        wanted.first { line == $0 || line.hasPrefix($0 + " y") }
      }
    },
    .init(
      "1.8", "a page covers the bounds and is not asked for again",
      shows: ["covers the bounds: true", "asked again: 0"]
    ) {
      let layout = ListLayout()
      var rect = CGRect.null
      let stage = FactsStage(layout, [100])
      for line in layout.calls.lines.filter({ $0.hasPrefix("page ") }) {
        let numbers = line.dropFirst(5).split { " x".contains($0) }.compactMap { Double($0) }
        rect = rect.union(
          CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      }
      let asked = stage.calls("elements") { stage.view.contentOffset.y = rect.maxY - 200 }
      return [
        "covers the bounds: \(rect.contains(stage.view.frame))", "asked again: \(asked.count)",
      ]
    },
    // Also facts 13.20.
    .init(
      "12.1", "an offset is rounded to device pixels, without a window to whole points",
      shows: ["from whole pixels: 0", "without a window: 31"]
    ) {
      let stage = FactsStage(ListLayout(), [40])
      stage.view.contentOffset.y = 30.4
      let pixels = stage.view.contentOffset.y * stage.view.traitCollection.displayScale
      stage.view.removeFromSuperview()
      stage.view.contentOffset.y = 30.7
      return [
        "from whole pixels: \(abs(pixels - pixels.rounded()).short)",
        "without a window: \(stage.view.contentOffset.y.short)",
      ]
    },
    .init(
      "14.8", "scrolling to an item over less than half a point does nothing",
      shows: ["at 50.333", "at 50", "scrolled"]
    ) {
      let stage = FactsStage(ListLayout(), [40], scale: 3)
      stage.view.contentOffset.y = 50 + 1 / 3
      stage.calls.lines = []
      stage.view.scrollToItem(at: [0, 1], at: .top, animated: false)
      var seen = stage.lines("scrolled") + ["at \(stage.view.contentOffset.y.short)"]
      stage.view.contentOffset.y = 51
      stage.calls.lines = []
      stage.view.scrollToItem(at: [0, 1], at: .top, animated: false)
      seen.append("at \(stage.view.contentOffset.y.short)")
      return seen + stage.lines("scrolled")
    },
    .init(
      "14.12", "a view without a window has the main screen's display scale", shows: ["true"]
    ) { ["\(UIView().traitCollection.displayScale == UIScreen.main.scale)"] },
    .init("1.11", "the base answers the proposed offset", shows: ["5000", "5000", "0"]) {
      let layout = ListLayout()
      let stage = FactsStage(layout)
      let far = CGPoint(x: 0, y: 5000)
      return [
        layout.targetContentOffset(forProposedContentOffset: far).y.short,
        layout.targetContentOffset(
          forProposedContentOffset: far, withScrollingVelocity: CGPoint(x: 0, y: 1)
        ).y.short, stage.view.contentOffset.y.short,
      ]
    },
    .init("10.5", "after fifteen of twenty-one rows are deleted at the bottom, rows are on screen")
    {
      let stage = FactsStage(ListLayout(rowHeight: 45), [21])
      stage.scroll(to: 745)
      let proposed = stage.calls("offset", inUpdateTo: [6]) {
        stage.view.deleteItems(at: (6..<21).map { [0, $0] })
      }
      return proposed + ["at \(stage.view.contentOffset.y.short)"] + stage.cellFrames
    }.allowing {
      $0.suffix(6) == [
        "at 70", "0.1: 0 45 100x45", "0.2: 0 90 100x45", "0.3: 0 135 100x45",
        "0.4: 0 180 100x45", "0.5: 0 225 100x45",
      ]
    },
    // Facts 10.14 and 1.8 disagree about this. Only a recording settles it.
    .init("10.14", "rects that share an edge are compared the same way each time") {
      let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
      let others = [
        rect.offsetBy(dx: 0, dy: 10), rect.offsetBy(dx: 10, dy: 10),
        CGRect(x: 2, y: 5, width: 4, height: 0), CGRect(x: 0, y: 10, width: 10, height: 0),
      ]
      return (others + others).map { "\(rect.intersects($0))" }
    }.allowing { $0.count == 8 && $0.prefix(4) == $0.suffix(4) },
    .init(
      "10.2", "in an animated change of bounds what stays is unfaded and what comes is faded",
      shows: [
        "bounds change", "bounds changed", "final 0.0 y=0 alpha=1", "final 0.1 y=100 alpha=1",
        "initial 0.0 y=0 alpha=1", "initial 0.1 y=125 alpha=1", "initial 0.2 y=200 alpha=0",
      ]
    ) {
      let stage = FactsStage(ScaledLayout(), [4], size: CGSize(width: 250, height: 250))
      stage.calls.lines = []
      UIView.animate(withDuration: 0.01) {
        stage.view.frame.size.width = 200
        stage.view.layoutIfNeeded()
      }
      return stage.calls.unique(of: "bounds initial final").sorted()
    },
  ]
}

/// Rows half as high as the view is wide.
private final class ScaledLayout: ListLayout {
  override func prepare() {
    rowHeight = (collectionView?.bounds.width ?? 0) / 2
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
