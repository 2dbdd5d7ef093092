extension FactScenario {
  /// Layout passes and their causes, as recorded on iOS 26.1.
  static let recordedPasses: [FactScenario] = [
    .init(
      "13.8", "nothing is asked before the first pass, which asks for the bounds alone",
      shows: [
        "first", "prepare", "sections", "count 0", "size", "page 0 0 100x200",
        "size", "cell 0.0", "cell 0.1", "boundary 0.0",
      ]
    ) {
      let stage = FactsStage(ListLayout(headerHeight: 30), [2], shows: false)
      stage.calls.note("first")
      stage.view.layoutIfNeeded()
      return stage.lines("first prepare sections count size page cell boundary")
    },
    .init(
      "13.9", "another size prepares the layout inside the setter, and the pass asks for the page",
      shows: [
        "should at 0", "context at 0", "invalidateLayout", "prepare", "size", "set",
        "page 0 0 80x200", "size",
      ]
    ) {
      let stage = FactsStage(ListLayout(), [3])
      stage.calls.lines = []
      stage.view.frame.size.width = 80
      stage.calls.note("set")
      stage.view.layoutIfNeeded()
      return stage.lines("should context invalidateLayout prepare size set page")
    },
    .init(
      "13.13", "content of another size under an offset outside asks about the bounds at rest",
      shows: [
        "prepare", "size", "page 0 0 100x400", "size", "asked 0", "invalidateLayout", "prepare",
        "size", "page 0 0 100x400", "size", "at 100",
      ]
    ) {
      let layout = ProbeLayout()
      let stage = FactsStage(layout, [2])
      stage.scroll(to: 100)
      layout.rowHeight = 60
      layout.invalidateLayout()
      stage.calls.lines = []
      stage.view.layoutIfNeeded()
      return stage.lines("prepare size page asked invalidateLayout")
        + ["at \(stage.view.contentOffset.y.short)"]
    },
    .init(
      "13.13", "leaving the superview with an offset outside asks about the bounds at rest",
      shows: ["asked 0", "invalidateLayout"]
    ) {
      let stage = FactsStage(ProbeLayout(), [2])
      stage.scroll(to: 100)
      stage.calls.lines = []
      stage.view.removeFromSuperview()
      return stage.lines("prepare size page asked invalidateLayout")
    },
    .init(
      "13.14", "paths are named once, in the order given",
      shows: ["0.2 0.1 0.3"]
    ) {
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [[0, 2], [0, 1], [0, 2]])
      context.invalidateItems(at: [[0, 2], [0, 3]])
      return [(context.invalidatedItemIndexPaths ?? []).map(\.short).joined(separator: " ")]
    },
    .init(
      "13.15", "the safe area invalidates a layout twice, and the offset follows unasked",
      shows: ["2 contexts", "at -8"]
    ) {
      let stage = FactsStage(ProbeLayout(), [20])
      stage.view.contentInsetAdjustmentBehavior = .always
      stage.view.layoutIfNeeded()
      stage.calls.lines = []
      stage.setSafeArea(UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0))
      return stage.lines("asked")
        + ["\(stage.lines("with").count) contexts", "at \(stage.view.contentOffset.y.short)"]
    },
    .init(
      "13.18", "without a window a batch asks for the cells that are new alone",
      shows: ["cell 0.0"]
    ) {
      let stage = FactsStage(ListLayout(), [3])
      stage.view.removeFromSuperview()
      stage.calls.lines = []
      stage.update(to: [4]) { stage.view.insertItems(at: [[0, 0]]) }
      return stage.lines("cell")
    },
  ]
}

extension FactsStage {
  /// Returns all recorded lines that begin with one of the words, in order.
  func lines(_ words: String) -> [String] {
    let words = words.split(separator: " ")
    return calls.lines.filter { words.contains($0.prefix { $0 != " " }) }
  }
}

/// A list that every bounds change invalidates, and that records the view's offset.
final class ProbeLayout: ListLayout {
  private var top: String { collectionView?.bounds.minY.short ?? "" }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    calls.note("asked \(newBounds.minY.short)")
    calls.note("should \(top)")
    return true
  }

  override func invalidateLayout() {
    calls.note("chain \(top)")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    calls.note("with \(top)")
    super.invalidateLayout(with: context)
  }
}
