extension FactScenario {
  /// Calls during changes of the view's offset, with that offset, as recorded on iOS 26.1.
  static let recordedScrolls: [FactScenario] = [
    scroll(
      "bounds that are set", shows: ["asked 40", "should 0", "chain 40", "with 40"]
    ) { $0.bounds.origin.y = 40 },
    scroll(
      "an offset that is set",
      shows: ["asked 40", "should 0", "chain 40", "with 40", "scrolled"]
    ) { $0.contentOffset.y = 40 },
    scroll(
      "an offset by a method", shows: ["asked 40", "should 0", "chain 0", "with 0", "scrolled"]
    ) { $0.setContentOffset(CGPoint(x: 0, y: 40), animated: false) },
    scroll(
      "a rectangle made visible",
      shows: ["asked 40", "should 0", "chain 0", "with 0", "scrolled"]
    ) { $0.scrollRectToVisible(CGRect(x: 0, y: 230, width: 100, height: 10), animated: false) },
    scroll(
      "an item scrolled to", shows: ["asked 50", "should 0", "chain 0", "with 0", "scrolled"]
    ) { $0.scrollToItem(at: [0, 1], at: .top, animated: false) },
    scroll(
      "an animated scroll", shows: ["asked 40", "should 0", "chain 0", "with 0"]
    ) { $0.setContentOffset(CGPoint(x: 0, y: 40), animated: true) },
    .init(
      "13.11", "while a pass is due a scroll asks nothing",
      shows: ["asked 5", "should 0", "chain 5", "with 5", "scrolled", "scrolled", "prepare"]
    ) {
      let stage = FactsStage(ProbeLayout(), [40])
      stage.calls.lines = []
      stage.view.contentOffset.y = 5
      stage.view.contentOffset.y = 20
      stage.view.layoutIfNeeded()
      return stage.lines("asked should chain with scrolled prepare")
    },
    .init(
      "13.16", "a page is the bounds grown to the grid of their size",
      shows: ["page 0 0 100x400", "page 0 200 100x200", "page 0 200 100x400"]
    ) {
      let stage = FactsStage(ProbeLayout(), [40])
      stage.calls.lines = []
      for offset in [5, 200, 201] { stage.scroll(to: CGFloat(offset)) }
      return stage.lines("page")
    },
    //  Rows of 50 in 200: row 4 begins where the bounds end.
    .init("13.16", "what only touches the bounds gets no cell", rows: [20], shows: ["4 cells"]) {
      ["\($0.view.visibleCells.count) cells"]
    },
    // The screen shows 30 to 230, and so row 4. Row 5 is next.
    .init(
      "13.17", "a prefetched cell is hidden until it comes into sight",
      shows: ["5 cells", "one waits: true", "then row 5 is hidden: false"]
    ) {
      let stage = FactsStage(ListLayout(), [40])
      stage.view.isPrefetchingEnabled = true
      stage.scroll(to: 30)
      let waits = { stage.view.subviews.contains { $0 is UICollectionViewCell && $0.isHidden } }
      for _ in 0..<20 where !waits() { Host.takeTurn() }
      var seen = ["\(stage.view.visibleCells.count) cells", "one waits: \(waits())"]
      stage.scroll(to: 60)
      let cell = stage.view.cellForItem(at: [0, 5])
      seen.append("then row 5 is hidden: \(cell.map { "\($0.isHidden)" } ?? "gone")")
      return seen
    },
  ]

  private static func scroll(
    _ name: String, shows expected: [String],
    _ move: @escaping @MainActor @Sendable (UICollectionView) -> Void
  ) -> FactScenario {
    .init("13.10", "\(name): where the view is when the layout hears of it", shows: expected) {
      let stage = FactsStage(ProbeLayout(), [40])
      stage.calls.lines = []
      move(stage.view)
      return stage.lines("asked should chain with scrolled")
    }
  }
}
