extension FactScenario {
  private static let pass = "prepare sections count size elements item header cell display ended"

  static let cycle = passes + swaps

  private static let passes: [FactScenario] = [
    .init(
      "1.2", "the first layout prepares, counts, measures, asks and makes",
      shows: [
        "prepare", "sections", "count 0", "size", "elements", "cell 0.0", "display 0.0", "cell 0.1",
        "display 0.1",
      ]
    ) {
      let stage = FactsStage(ListLayout(), [2], shows: false)
      return stage.calls(pass)
    },
    .init(
      "1.2", "counts that prepare() does not ask for are read before the content is measured",
      shows: ["prepare", "sections", "count 0", "size"]
    ) {
      let layout = ListLayout()
      layout.readsCounts = false
      let stage = FactsStage(layout, [2], shows: false)
      return stage.calls("prepare sections count size")
    },
    .init("1.2", "without a data source nothing is asked of the layout", shows: []) {
      let stage = FactsStage(ListLayout(), [2], shows: false)
      stage.view.dataSource = nil
      return stage.calls(pass)
    },
    .init(
      "1.3", "a reload only invalidates", rows: [2],
      shows: ["invalidateLayout", "invalidate everything=true counts=true at 0"]
    ) { stage in
      stage.calls.lines = []
      stage.view.reloadData()
      return stage.calls.lines
    },
    .init(
      "1.3", "the pass after a reload ends the views and is a first layout", rows: [2],
      shows: [
        "ended 0.0", "ended 0.1", "prepare", "sections", "count 0", "size", "elements", "cell 0.0",
        "display 0.0",
      ]
    ) { stage in
      stage.controller.counts = [1]
      return stage.calls(pass + " initial final") { stage.view.reloadData() }
    },
    .init(
      "1.4", "a client's invalidation keeps counts and cells", rows: [2],
      shows: [
        "invalidateLayout", "invalidate everything=false counts=false at 0", "prepare", "size",
        "elements",
      ]
    ) { stage in
      stage.calls(pass + " invalidateLayout invalidate") {
        stage.view.collectionViewLayout.invalidateLayout()
      }
    },
    .init(
      "1.5", "named elements are asked for one by one",
      shows: [
        "invalidate everything=false counts=false at 0", "prepare", "size", "header 0.0",
        "item 0.1",
      ]
    ) {
      let layout = ListLayout(headerHeight: 20)
      let stage = FactsStage(layout, [2])
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [[0, 1]])
      context.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader, at: [[0, 0]])
      return stage.calls(pass + " invalidateLayout invalidate") {
        layout.invalidateLayout(with: context)
      }
    },
    .init("2", "an empty list of boundaries drops nothing", shows: ["prepare"]) {
      let layout = ListLayout()
      let stage = FactsStage(layout, [2])
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader, at: [])
      return stage.calls("prepare elements item") { layout.invalidateLayout(with: context) }
    },
    .init(
      "1.7", "a new size asks for all elements despite a list",
      shows: ["should at 0", "context at 0", "prepare", "elements", "0.1: 0 50 120x50"]
    ) {
      let stage = FactsStage(NamingLayout(), [2])
      let calls = stage.calls("should context prepare elements") {
        stage.view.frame.size.width = 120
      }
      return calls + stage.cellFrames.suffix(1)
    },
  ]

  private static let swaps: [FactScenario] = [
    .init(
      "1.9", "a swapped layout invalidates, prepares, counts again and places the cells at once",
      shows: [
        "invalidateLayout", "invalidate everything=true counts=true at 0", "prepare", "size",
        "0.0: 0 0 100x80", "0.1: 0 80 100x80", "old has a view: false",
      ]
    ) {
      let (old, new) = (ListLayout(), ListLayout(rowHeight: 80))
      let stage = FactsStage(old, [2])
      UIView.performWithoutAnimation {
        stage.view.setCollectionViewLayout(new, animated: false)
        stage.view.layoutIfNeeded()
      }
      var seen = new.calls.unique(of: "invalidateLayout invalidate prepare size")
      seen += stage.cellFrames
      seen.append("old has a view: \(old.collectionView != nil)")
      return seen
    },
    .init("1.9", "a layout swapped for itself is left alone", shows: []) {
      let layout = ListLayout()
      let stage = FactsStage(layout, [2])
      stage.calls.lines = []
      stage.view.setCollectionViewLayout(layout, animated: true) { _ in layout.calls.note("end") }
      Host.wait { !layout.calls.lines.isEmpty }
      return stage.calls.lines
    },
    .init(
      "1.9", "an animated swap tells both layouts, and then its end",
      shows: ["old: leaving, finished", "new: arriving, finished", "completed true"]
    ) {
      let (old, new) = (ListLayout(), ListLayout())
      let stage = FactsStage(old, [2])
      (old.calls.lines, new.calls.lines) = ([], [])
      var completed: Bool?
      stage.view.setCollectionViewLayout(new, animated: true) { completed = $0 }
      Host.wait { completed != nil }
      let steps = "leaving arriving finished prepare"
      let ofOld = old.calls.unique(of: steps).joined(separator: ", ")
      let ofNew = new.calls.unique(of: steps)
      return [
        "old: \(ofOld)", "new: \(ofNew.first ?? ""), \(ofNew.last ?? "")",
        "completed \(completed.map { "\($0)" } ?? "never")",
      ]
    },
    .init(
      "10.2", "what stays is unfaded in a layout swap",
      shows: [
        "new initial 0.0 y=0 alpha=1", "new initial 0.1 y=50 alpha=1", "old final 0.0 y=0 alpha=1",
        "old final 0.1 y=80 alpha=1",
      ]
    ) {
      let (old, new) = (ListLayout(), ListLayout(rowHeight: 80))
      let stage = FactsStage(old, [2])
      (old.calls.lines, new.calls.lines) = ([], [])
      stage.view.setCollectionViewLayout(new, animated: true)
      stage.view.layoutIfNeeded()
      var seen = new.calls.unique(of: "initial final").map { "new \($0)" }
      seen += old.calls.unique(of: "initial final").map { "old \($0)" }
      return seen.sorted()
    },
    transition(
      "a finished interactive transition leaves the next layout",
      shows: [
        "during: UICollectionViewTransitionLayout", "at half: 0.1: 0 65 100x65",
        "finished, completed", "after: next", "0.1: 0 80 100x80",
      ], finishes: true),
    transition(
      "a canceled interactive transition leaves the layout from before",
      shows: [
        "during: UICollectionViewTransitionLayout", "at half: 0.1: 0 65 100x65",
        "canceled, completed", "after: current", "0.1: 0 50 100x50",
      ], finishes: false),
  ]

  private static func transition(
    _ name: String, shows expected: [String], finishes: Bool
  ) -> FactScenario {
    .init("1.12", name, shows: expected) {
      let (current, next) = (ListLayout(), ListLayout(rowHeight: 80))
      let stage = FactsStage(current, [2])
      var end: String?
      let transition = stage.view.startInteractiveTransition(to: next) { completed, finished in
        end = (finished ? "finished" : "canceled") + (completed ? ", completed" : "")
      }
      var seen = ["during: \(type(of: stage.view.collectionViewLayout))"]
      transition.transitionProgress = 0.5
      transition.invalidateLayout()
      stage.view.layoutIfNeeded()
      seen.append("at half: " + (stage.cellFrames.last ?? ""))
      finishes ? stage.view.finishInteractiveTransition() : stage.view.cancelInteractiveTransition()
      Host.wait { end != nil }
      stage.view.layoutIfNeeded()
      seen.append(end ?? "no end")
      seen.append("after: " + (stage.view.collectionViewLayout === next ? "next" : "current"))
      return seen + stage.cellFrames.suffix(1)
    }
  }
}

/// A layout that names one item in the context of each change of bounds.
private final class NamingLayout: ListLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    _ = super.shouldInvalidateLayout(forBoundsChange: newBounds)
    return true
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.invalidateItems(at: [[0, 0]])
    return context
  }
}
